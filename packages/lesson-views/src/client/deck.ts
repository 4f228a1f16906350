import {blocksForTeachers} from './forTeachers.js';
import {titleOf} from './plan.js';

/** A planned slide: blocks that it shows, and blocks that are only in its notes. */
export interface Slide {
  /** Title of the section, for a slide that does not show its heading. */
  section?: string | undefined;
  shown: Element[];
  notes: Element[];
}

/** Blocks that get a slide of their own; a component of the site asks for one by `data-slide`. */
const ownSlide =
  '.lesson-hands-on, .lesson-question, .lesson-quiz, .lesson-misconception, .lesson-prediction, table, pre, figure, img, svg, .katex-display, [data-slide], iframe, [role="tablist"]';

/** Blocks short enough to be shown with a subheading that has nothing else, such as "Questions". */
const short = '.lesson-question, .lesson-quiz, .lesson-misconception';

/** Blocks that are shown with a heading that would be alone on its slide, such as a video. */
const below = '[data-slide="below-heading"], table:not(:has(tr:nth-child(9)))';

/** Blocks that are shown with the heading of their section. */
const withHeading = '.lesson-minutes, .lesson-dataset, ul, ol';

const isOrHolds = (block: Element, selector: string): boolean =>
  block.matches(selector) || block.querySelector(selector) !== null;

const isHeading = (block: Element | undefined): boolean => /^H[23]$/.test(block?.tagName ?? '');

/** Whether a slide has only a heading, and perhaps its minutes. */
const isBareHeading = ([heading, ...rest]: readonly Element[]): boolean =>
  isHeading(heading) && rest.every((block) => block.matches('.lesson-minutes'));

/**
 * Parts a page into slides: one for its title, one for each section with its lists, and one for each exercise,
 * question, quiz item, table, figure, formula or code block. A subheading with nothing else is with the first question,
 * quiz item or misconception below it, and any heading with nothing else is with the first short table or video. A key
 * point is with the heading or, below other slides of the section, on a slide of its own; a worksheet is with a heading that
 * has nothing else. What remains is prose: it is for the speaker, but where a section has nothing else, its first paragraph
 * is shown. Sections for teachers are for the speaker as a whole.
 *
 * @param blocks Children of the article, in order.
 */
export function slidesOf(blocks: readonly Element[]): Slide[] {
  const forTeachers = blocksForTeachers(blocks);
  /** The slide with the heading above. */
  let lead: Slide = {shown: [], notes: []};
  const slides = [lead];
  let section: string | undefined;
  const begin = (slide: Partial<Slide>): Slide => {
    const added = {shown: [], notes: [], ...slide};
    slides.push(added);
    return added;
  };
  for (const block of blocks) {
    const last = slides.at(-1) ?? lead;
    const isFirst = slides.length === 1;
    if (forTeachers.has(block)) {
      last.notes.push(block);
    } else if (isHeading(block)) {
      section = titleOf(block);
      lead = begin({shown: [block]});
    } else if (block.matches('.lesson-end')) {
      begin({shown: [block]});
    } else if (isFirst && block.matches('header, h1, .lesson-start')) {
      last.shown.push(block);
    } else if (block.matches('.lesson-instructor')) {
      last.notes.push(block);
    } else if (isFirst) {
      const isForReaders = block.matches('.last-run') || last.shown.some((one) => one.tagName === 'P');
      (isForReaders ? last.notes : last.shown).push(block);
    } else if (
      last === lead &&
      ((block.matches(short) && lead.shown.every(({tagName}) => tagName === 'H3')) ||
        (!block.matches('figure') && isOrHolds(block, below) && isBareHeading(lead.shown)))
    ) {
      lead.shown.push(block);
    } else if (
      block.matches(withHeading) ||
      (block.matches('.lesson-worksheet') && last === lead && isBareHeading(lead.shown)) ||
      // Not below a question, whose answer it could reveal.
      (block.matches('.lesson-key-point') && last === lead && !lead.shown.some((one) => one.matches(short)))
    ) {
      // A list below an exercise still belongs to the section.
      lead.shown.push(block);
    } else if (block.matches('.lesson-key-point, .lesson-worksheet') || isOrHolds(block, ownSlide)) {
      begin({section, shown: [block]});
    } else {
      last.notes.push(block);
    }
  }
  return slides.map((slide, index) => {
    const {shown, notes} = slide;
    const [heading] = shown;
    const next = slides[index + 1]?.shown[0];
    const isAlone =
      next === undefined ||
      next.matches('.lesson-end') ||
      (isHeading(next) && next.tagName <= (heading?.tagName ?? ''));
    const first = notes.find((block) => block.tagName === 'P' && !forTeachers.has(block));
    return isBareHeading(shown) && isAlone && first
      ? {shown: [...shown, first], notes: notes.filter((block) => block !== first)}
      : slide;
  });
}

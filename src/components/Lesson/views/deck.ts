/** A slide before it is made: blocks that it shows, and blocks that only its notes hold. */
export interface Slide {
  shown: Element[];
  notes: Element[];
}

/** Blocks that fill a slide of their own. */
const ownSlide =
  '.lesson-hands-on, .lesson-question, .lesson-quiz, .lesson-misconception, table, pre, figure, img, svg, [data-diagram], iframe, [role="tablist"]';

/** Blocks that stand with the heading of their section. */
const withHeading = '.lesson-minutes, .lesson-key-point, .lesson-dataset, .lesson-worksheet, ul, ol';

const isOrHolds = (block: Element, selector: string): boolean =>
  block.matches(selector) || block.querySelector(selector) !== null;

/**
 * Parts a page into slides: one for its title, one for each section with its key points and lists, and one for each
 * exercise, question, quiz item, table, figure or code block. What remains is prose: it is for the speaker, but where a
 * section has nothing else, its first paragraph is shown.
 *
 * @param blocks Children of the article, in order.
 */
export function slidesOf(blocks: readonly Element[]): Slide[] {
  /** The slide with the heading above, to which key points go. */
  let lead: Slide = {shown: [], notes: []};
  const slides = [lead];
  const begin = (...shown: Element[]): Slide => {
    const slide: Slide = {shown, notes: []};
    slides.push(slide);
    return slide;
  };
  for (const block of blocks) {
    const last = slides.at(-1) ?? lead;
    const isFirst = slides.length === 1;
    if (/^H[23]$/.test(block.tagName)) {
      lead = begin(block);
    } else if (block.matches('.lesson-end')) {
      begin(block);
    } else if (isFirst && block.matches('header, h1, .lesson-start')) {
      last.shown.push(block);
    } else if (block.matches('.lesson-instructor')) {
      last.notes.push(block);
    } else if (isFirst) {
      (last.shown.some((one) => one.tagName === 'P') ? last.notes : last.shown).push(block);
    } else if (block.matches(withHeading)) {
      // A list below an exercise belongs to the section all the same.
      lead.shown.push(block);
    } else if (isOrHolds(block, ownSlide)) {
      begin(block);
    } else {
      last.notes.push(block);
    }
  }
  return slides.map(({shown, notes}, index) => {
    const [heading, ...rest] = shown;
    const isBare = rest.every((block) => block.matches('.lesson-minutes'));
    const next = slides[index + 1];
    const hasMore =
      next !== undefined && !/^H2$/.test(next.shown[0]?.tagName ?? 'H2') && !next.shown[0]?.matches('.lesson-end');
    const first = notes.find((block) => block.tagName === 'P');
    return heading && /^H[23]$/.test(heading.tagName) && isBare && !hasMore && first
      ? {shown: [...shown, first], notes: notes.filter((block) => block !== first)}
      : {shown, notes};
  });
}

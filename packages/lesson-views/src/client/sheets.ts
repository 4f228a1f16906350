import {blocksForTeachers} from './forTeachers.js';
import {titleOf} from './plan.js';

/** What learners write on, and what has an answer, by the part of a handout that it belongs to. */
const kinds = {worksheets: '.lesson-worksheet', questions: '.lesson-question, .lesson-quiz'} as const;

/** A kind of boxes that can be printed without the text around them. */
export type SheetKind = keyof typeof kinds;

/** Boxes with an answer. A prediction needs the text around it. */
const answered = `${kinds.questions}, .lesson-prediction`;

/** A section of a page for learners. */
export interface SheetSection {
  /** Anchor of its heading, or its place among the sections if it has none. */
  id: string;
  /** Its heading; empty for what is above the first one. */
  title: string;
  blocks: readonly Element[];
}

/** The sections of a page, or of the pages of a learning path that it shows; without those for teachers. */
export function sheetSections(content: Element): SheetSection[] {
  const blocks = [...(content.querySelector(':scope > .lesson-collected') ?? content).children];
  const forTeachers = blocksForTeachers(blocks);
  const sections: {id: string; title: string; blocks: Element[]}[] = [{id: '', title: '', blocks: []}];
  for (const block of blocks.filter((one) => !one.matches('header, h1, .lesson-start, .lesson-end, .lesson-print'))) {
    if (block.tagName === 'H2' && !forTeachers.has(block)) {
      sections.push({id: block.id || String(sections.length), title: titleOf(block), blocks: []});
    }
    if (!forTeachers.has(block)) {
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections;
}

/** Elements in blocks that a selector describes, in order. */
export const matching = (blocks: readonly Element[], selector: string): Element[] =>
  blocks.flatMap((block) => (block.matches(selector) ? [block] : [...block.querySelectorAll(selector)]));

/** Boxes of some kinds in a section, in order. */
export const boxesOf = ({blocks}: SheetSection, wanted: readonly SheetKind[]): Element[] =>
  wanted.length === 0 ? [] : matching(blocks, wanted.map((kind) => kinds[kind]).join(', '));

/** Class of the blocks that the choices of a handout hide. */
export const hiddenClass = 'lesson-not-chosen';

/** Copy of an element without ids, which must be unique; shown, also if the element is hidden for being copied. */
export function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.classList.remove(hiddenClass);
  [copy, ...copy.querySelectorAll('[id]')].forEach((one) => one.removeAttribute('id'));
  return copy;
}

/**
 * The answers to the questions of a section, in order, as items of a list.
 *
 * @param withPredictions whether the handout has the predictions, too
 */
export const answerItems = ({blocks}: SheetSection, withPredictions: boolean): Element[] =>
  matching(blocks, withPredictions ? answered : kinds.questions).map((box) => {
    const item = document.createElement('li');
    const title = copyOf(box.querySelector('.lesson-box-title') ?? item);
    title.querySelector('.lesson-kind')?.remove();
    const heading = Object.assign(document.createElement('p'), {className: 'lesson-box-title'});
    heading.append(...title.childNodes);
    const answer = box.querySelector('.lesson-answer, .lesson-outcome');
    item.append(heading, ...(answer ? [...copyOf(answer).children].filter(({tagName}) => tagName !== 'SUMMARY') : []));
    return item;
  });

/** What a handout shows. */
export interface HandoutParts {
  /** The text of the page, with all that is in it. Without it, boxes of these kinds are on sheets of their own. */
  text: boolean;
  worksheets: boolean;
  questions: boolean;
  answers: boolean;
  /** Section that is shown; all of them if undefined. */
  section: string | undefined;
  /** How often a sheet repeats its boxes. */
  copies: number;
}

/** How often a sheet may repeat its boxes, for a class that cuts it. */
export const copyCounts = [1, 2, 4] as const;

/** What a handout shows at first, from the query string: `section`, `only` (such as `questions,answers`), and `copies`. */
export function partsFrom(search: string): HandoutParts {
  const query = new URLSearchParams(search);
  const only = query.get('only')?.split(',');
  const has = (part: string): boolean => only?.includes(part) ?? true;
  return {
    text: only === undefined,
    worksheets: has('worksheets'),
    questions: has('questions'),
    answers: has('answers'),
    section: query.get('section') ?? undefined,
    copies: copyCounts.find((count) => String(count) === query.get('copies')) ?? 1,
  };
}

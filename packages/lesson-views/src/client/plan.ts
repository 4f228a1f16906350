/** What learners do in a section. */
const kinds = ['hands-on', 'question', 'quiz'] as const;

/** A section of a lesson as the page shows it. */
export interface Section {
  title: string;
  /** Anchor of its heading. */
  id: string;
  /** Minutes that it takes; undefined if the page does not say. */
  minutes: number | undefined;
  /** Minutes from the beginning of the lesson. */
  start: number;
  /** How many of each kind it has, without those that it does not have. */
  activities: readonly (readonly [kind: (typeof kinds)[number], count: number])[];
}

/** Text of a heading without the link that follows it. */
export function titleOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link').forEach((link) => link.remove());
  return copy.textContent.trim();
}

/** The article's own element, whose children are the blocks of the page. */
export const articleContent = (): Element | undefined => document.querySelector('.theme-doc-markdown') ?? undefined;

/** Reads the sections out of a page. */
export function sectionsOf(content: Element): Section[] {
  const blocks = [...content.children];
  const headings = blocks.filter(({tagName}) => tagName === 'H2');
  let start = 0;
  return headings.map((heading, index) => {
    const next = headings[index + 1];
    const own = blocks.slice(blocks.indexOf(heading) + 1, next && blocks.indexOf(next));
    const count = (selector: string): number =>
      own.reduce((sum, block) => sum + Number(block.matches(selector)) + block.querySelectorAll(selector).length, 0);
    const minutes = own.find((block) => block.hasAttribute('data-minutes'))?.getAttribute('data-minutes');
    const section = {
      title: titleOf(heading),
      id: heading.id,
      minutes: minutes == null ? undefined : Number(minutes),
      start,
      activities: kinds.map((kind) => [kind, count(`.lesson-${kind}`)] as const).filter(([, number]) => number > 0),
    };
    start += section.minutes ?? 0;
    return section;
  });
}

/** Minutes as a clock that starts at the beginning of the lesson: 75 is "1:15". */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

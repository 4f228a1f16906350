/** A section of a lesson as the page shows it. */
export interface Section {
  title: string;
  /** Anchor of its heading. */
  id: string;
  /** Minutes that it takes; undefined if the page does not say. */
  minutes: number | undefined;
  /** Minutes from the beginning of the lesson. */
  start: number;
  /** How many of each kind it has. */
  handsOn: number;
  questions: number;
  quizzes: number;
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
  const sections: Section[] = [];
  let start = 0;
  for (const block of content.children) {
    if (block.tagName === 'H2') {
      sections.push({
        title: titleOf(block),
        id: block.id,
        minutes: undefined,
        start,
        handsOn: 0,
        questions: 0,
        quizzes: 0,
      });
      continue;
    }
    const section = sections.at(-1);
    if (!section) {
      continue;
    }
    const minutes = block.getAttribute('data-minutes');
    if (minutes !== null) {
      section.minutes = Number(minutes);
      start += section.minutes;
    }
    const count = (name: string): number =>
      (block.classList.contains(name) ? 1 : 0) + block.querySelectorAll(`.${name}`).length;
    section.handsOn += count('lesson-hands-on');
    section.questions += count('lesson-question');
    section.quizzes += count('lesson-quiz');
  }
  return sections;
}

/** Minutes as a clock that starts at the beginning of the lesson: 75 is "1:15". */
export const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

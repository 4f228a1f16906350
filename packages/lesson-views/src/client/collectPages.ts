import {load} from '@training-catalog/utils/loading';
import {learningPaths} from '@training-catalog/lessons/client';
import {blocksForTeachers} from './forTeachers.js';
import {articleContent, titleOf} from './plan.js';

/** What learners write on, and what has an answer. */
const boxes = '.lesson-worksheet, .lesson-question, .lesson-quiz';

/** The boxes of a page below the headings of their sections; none if it has no boxes. */
function sectionsWithBoxes(page: Document): Element[] {
  const blocks = [...(page.querySelector('.theme-doc-markdown')?.children ?? [])];
  const forTeachers = blocksForTeachers(blocks);
  const title = page.querySelector('h1');
  const found: Element[] = [];
  let heading: Element | undefined;
  for (const block of blocks.filter((one) => !forTeachers.has(one))) {
    heading = block.tagName === 'H2' ? block : heading;
    const own = block.matches(boxes) ? [block] : [...block.querySelectorAll(boxes)];
    if (own.length > 0) {
      const name = heading && Object.assign(document.createElement('h3'), {textContent: titleOf(heading)});
      found.push(...(name ? [name] : []), ...own.map((box) => document.importNode(box, true)));
      heading = undefined;
    }
  }
  const name = Object.assign(document.createElement('h2'), {textContent: title?.textContent ?? ''});
  return found.length > 0 ? [name, ...found] : [];
}

/** The page in an answer; undefined if it is another document, such as a page of the network, or is cut off in its text. */
function pageIn(content: Uint8Array<ArrayBuffer>): Document | undefined {
  const html = new TextDecoder().decode(content);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return html.includes('</article>') && page.querySelector('.theme-doc-markdown') ? page : undefined;
}

/**
 * Replaces the text of the page by the worksheets, questions, and quizzes of all pages of a learning path, for one print.
 * Each page is fetched as it was built.
 *
 * @param id of the path; if there is none with it, nothing changes
 * @throws if a page cannot be loaded, with its URL as `request`
 */
export async function collectPages(id: string | null): Promise<void> {
  const path = learningPaths.find((one) => one.id === id);
  if (!path) {
    return;
  }
  const pages = await Promise.all(
    path.steps.map(async ({permalink}) => {
      const request = encodeURI(permalink);
      return load(request, pageIn).catch((error: unknown) => {
        throw Object.assign(Object(error) as Error, {request});
      });
    }),
  );
  const content = articleContent();
  const section = Object.assign(document.createElement('div'), {className: 'lesson-collected'});
  section.append(
    Object.assign(document.createElement('h1'), {textContent: path.title}),
    ...pages.flatMap(sectionsWithBoxes),
  );
  // An id of one page may be on another.
  section.querySelectorAll('[id]').forEach((one) => one.removeAttribute('id'));
  [...(content?.children ?? [])]
    .filter((block) => !block.matches('.lesson-start, .lesson-end'))
    .forEach((block) => block.classList.add('lesson-left-out'));
  // What the handout adds to these two comes later.
  content
    ?.querySelectorAll(':is(.lesson-start, .lesson-end) > *')
    .forEach((block) => block.classList.add('lesson-replaced'));
  content?.querySelector('.lesson-end')?.before(section);
}

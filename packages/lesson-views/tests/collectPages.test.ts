// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest';
import {collectPages} from '../src/client/collectPages.js';

vi.mock('@generated/lessons/default/paths.json', () => ({
  default: [{id: 'a-night', title: 'A night', steps: [{permalink: '/base/first owl'}, {permalink: '/base/tool'}]}],
}));
afterEach(() => vi.unstubAllGlobals());

const pageOf = (title: string, text: string): string =>
  `<article><header><h1>${title}</h1></header><div class="theme-doc-markdown">${text}</div></article>`;

const pages: Readonly<Record<string, string>> = {
  '/base/first%20owl': pageOf(
    'First owl',
    '<section class="lesson-start"></section><h2 id="count">Count<a class="hash-link">#</a></h2><p>Text.</p><div class="lesson-hands-on"><div class="lesson-question" id="why">Why?</div></div><div class="lesson-quiz">Which?</div><h2>Listen</h2><p>Text.</p><h2>Prepare</h2><p class="lesson-for-teachers"></p><div class="lesson-question">And now?</div><section class="lesson-end"></section>',
  ),
  '/base/tool': pageOf('Tool', '<p>Text.</p>'),
};

it('a path shows the worksheets, questions, and quizzes of its pages, under the headings of their sections', async () => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(pages[url])));
  document.body.innerHTML = pages['/base/first%20owl'] ?? '';
  await collectPages('a-night');
  const shown = [...document.querySelectorAll('.lesson-collected > *')];
  expect(shown.map(({tagName, className, textContent, id}) => [tagName, className, textContent, id])).toEqual([
    ['H1', '', 'A night', ''],
    ['H2', '', 'First owl', ''],
    ['H3', '', 'Count', ''],
    ['DIV', 'lesson-question', 'Why?', ''],
    ['DIV', 'lesson-quiz', 'Which?', ''],
  ]);
  const kept = [...document.querySelectorAll('.theme-doc-markdown > :not(.lesson-left-out)')];
  expect(kept.map(({className}) => className)).toEqual(['lesson-start', 'lesson-collected', 'lesson-end']);
});

const firstPage = pages['/base/first%20owl'] ?? '';

it.each([
  ['missing', '', 404],
  ['empty', '', 200],
  ['a page for signing in', '<!doctype html><title>Sign in</title><main><h1>Welcome</h1></main>', 200],
  ['cut off', firstPage.slice(0, firstPage.length / 2), 200],
])('a page that is %s is named, and the page stays', async (_, body, status) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, {status})));
  document.body.innerHTML = pages['/base/tool'] ?? '';
  await expect(collectPages('a-night')).rejects.toMatchObject({request: '/base/first%20owl'});
  expect(document.querySelector('.lesson-left-out')).toBeNull();
  await collectPages('another');
  expect(document.querySelector('.lesson-collected')).toBeNull();
});

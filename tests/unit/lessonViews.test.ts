// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {viewOf, viewQuery} from '../../shared/lessonViews';
import {slidesOf} from '../../src/components/Lesson/views/deck';
import {clock, sectionsOf} from '../../src/components/Lesson/views/plan';

/** An article with these blocks. */
function article(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

const textOf = (blocks: readonly Element[]): string => blocks.map(({textContent}) => textContent).join(' + ');

/** Texts of the blocks of each slide: on the slide, and in its notes. */
const deck = (html: string): [string, string][] =>
  slidesOf([...article(html).children]).map(({shown, notes}) => [textOf(shown), textOf(notes)]);

describe('slides', () => {
  it('start with the title, and show the key points and exercises of each section', () => {
    const html =
      '<header>Title</header><p>Intro</p><section class="lesson-start">Start</section><p>More</p>' +
      '<h2>One</h2><p class="lesson-minutes">5</p><p>Prose</p><section class="lesson-key-point">Key</section>' +
      '<section class="lesson-question">Why?</section><details class="lesson-instructor">Wait</details>' +
      '<p>After</p><div><table><tr><td>1</td></tr></table></div>' +
      '<section class="lesson-end">End</section>';
    expect(deck(html)).toEqual([
      ['Title + Intro + Start', 'More'],
      ['One + 5 + Key', 'Prose'],
      ['Why?', 'Wait + After'],
      ['1', ''],
      ['End', ''],
    ]);
  });

  it('show the first paragraph of a section that has nothing else', () => {
    expect(deck('<header>T</header><h2>One</h2><p>First</p><p>Second</p><h2>Two</h2><ul><li>a</li></ul>')).toEqual([
      ['T', ''],
      ['One + First', 'Second'],
      ['Two + a', ''],
    ]);
  });

  it('show it also below a heading of level 3, but no text below a heading with subheadings', () => {
    expect(deck('<header>T</header><h2>One</h2><p>a</p><h3>A</h3><p>b</p><h3>B</h3><p>c</p>')).toEqual([
      ['T', ''],
      ['One', 'a'],
      ['A + b', ''],
      ['B + c', ''],
    ]);
  });

  it('have a key point where it does not reveal an answer', () => {
    const question = '<section class="lesson-question">Why?</section>';
    const point = '<section class="lesson-key-point">Key</section>';
    expect(deck(`<header>T</header><h2>One</h2>${question}${point}<h2>Two</h2>${point}${question}`)).toEqual([
      ['T', ''],
      ['One', ''],
      ['Why?', ''],
      ['Key', ''],
      ['Two + Key', ''],
      ['Why?', ''],
    ]);
  });

  it('show videos, and name the section if its heading is not shown', () => {
    const html = '<header>T</header><h2>One<a class="hash-link">#</a></h2><div><div data-video="">Film</div></div>';
    expect(slidesOf([...article(html).children]).map(({section, shown}) => [section, textOf(shown)])).toEqual([
      [undefined, 'T'],
      [undefined, 'One#'],
      ['One', 'Film'],
    ]);
  });

  it('have sections for teachers only in the notes', () => {
    const mark = '<p class="lesson-for-teachers">For teachers</p>';
    const html =
      `<header>T</header><h2>One</h2><p>a</p><h3>Run</h3>${mark}<ul><li>b</li></ul><h4>Part</h4><table></table>` +
      `<h3>Ask</h3><section class="lesson-question">Why?</section><h2>Score</h2>${mark}<p>c</p><h3>More</h3><p>d</p>` +
      '<section class="lesson-end">End</section>';
    expect(deck(html)).toEqual([
      ['T', ''],
      ['One', 'a + Run + For teachers + b + Part + '],
      ['Ask + Why?', 'Score + For teachers + c + More + d'],
      ['End', ''],
    ]);
  });

  it('show the first question with a heading of level 3 that has nothing else, and a key point after it', () => {
    const question = '<section class="lesson-question">Why?</section>';
    const point = '<section class="lesson-key-point">Key</section>';
    expect(deck(`<header>T</header><h2>One</h2>${question}<h3>Ask</h3>${question}${point}${question}`)).toEqual([
      ['T', ''],
      ['One', ''],
      ['Why?', ''],
      ['Ask + Why?', ''],
      ['Key', ''],
      ['Why?', ''],
    ]);
  });

  it('lose no block', () => {
    const html =
      '<header>T</header><p>a</p><h2>b</h2><p>c</p><pre>d</pre><p>e</p><blockquote>f</blockquote><h3>g</h3><p>h</p>';
    const all = deck(html).flat().join(' ').split(/[ +]+/).filter(Boolean);
    expect(all.sort()).toEqual(['T', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });
});

it('a plan sums the minutes and counts the activities', () => {
  const html =
    '<h2 id="a">One<a class="hash-link">#</a></h2><p class="lesson-minutes" data-minutes="70">70</p>' +
    '<section class="lesson-question">Why?</section><h2 id="b">Two</h2><p data-minutes="5">5</p><form class="lesson-quiz"></form>';
  expect(sectionsOf(article(html))).toEqual([
    {title: 'One', id: 'a', minutes: 70, start: 0, handsOn: 0, questions: 1, quizzes: 0},
    {title: 'Two', id: 'b', minutes: 5, start: 70, handsOn: 0, questions: 0, quizzes: 1},
  ]);
  expect([0, 5, 70, 125].map(clock)).toEqual(['0:00', '0:05', '1:10', '2:05']);
});

it('a view is selected by the address, in the format that Docusaurus supports', () => {
  expect(viewQuery('teach')).toBe('?docusaurus-data-view=teach');
  expect(viewOf('?docusaurus-data-view=teach')).toBe('teach');
  expect(viewOf('?docusaurus-data-view=other&_highlight=a')).toBeUndefined();
});

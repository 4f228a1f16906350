// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {viewOf, viewQuery} from '../src/views.js';
import {slidesOf} from '../src/client/deck.js';
import {clock, sectionsOf} from '../src/client/plan.js';
import {splitSteps} from '../src/client/splitSteps.js';

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

  it('show a short table or a video with a heading that has nothing else, and name the section on other slides', () => {
    const sections = (html: string): [string | undefined, string][] =>
      slidesOf([...article(html).children]).map(({section, shown}) => [section, textOf(shown)]);
    const heading = '<h2>One<a class="hash-link">#</a></h2><p class="lesson-minutes">5</p>';
    const video = '<div><div data-slide="below-heading">Film</div></div>';
    const table = (rows: number): string => `<div><table>${'<tr><td>a</td></tr>'.repeat(rows)}</table></div>`;
    expect(sections(`<header>T</header>${heading}<p>b</p>${video}${table(2)}`)).toEqual([
      [undefined, 'T'],
      [undefined, 'One# + 5 + Film'],
      ['One', 'aa'],
    ]);
    expect(sections(`<header>T</header>${heading}${table(8)}${video}`)).toEqual([
      [undefined, 'T'],
      [undefined, `One# + 5 + ${'a'.repeat(8)}`],
      ['One', 'Film'],
    ]);
    expect(sections(`<header>T</header>${heading}${table(9)}`)).toEqual([
      [undefined, 'T'],
      [undefined, 'One# + 5'],
      ['One', 'a'.repeat(9)],
    ]);
    // The table of a chart is folded.
    expect(sections(`<header>T</header>${heading}<figure>${table(2)}</figure>`)).toHaveLength(3);
  });

  it('have a worksheet with its heading, or after the list or exercise that it belongs to', () => {
    const sheet = '<section class="lesson-worksheet">Write</section>';
    const exercise = '<section class="lesson-hands-on">Do</section>';
    expect(
      deck(
        `<header>T</header><h2>One</h2>${sheet}${exercise}<h2>Two</h2><ul><li>a</li></ul>${sheet}${exercise}${sheet}`,
      ),
    ).toEqual([
      ['T', ''],
      ['One + Write', ''],
      ['Do', ''],
      ['Two + a', ''],
      ['Write', ''],
      ['Do', ''],
      ['Write', ''],
    ]);
  });

  it('show a display formula, which is more than prose', () => {
    const formula = '<div><span class="katex-display">y = x</span></div>';
    expect(deck(`<header>T</header><h2>One</h2><ul><li>a</li></ul><p>b</p>${formula}<p>c</p>`)).toEqual([
      ['T', ''],
      ['One + a', 'b'],
      ['y = x', 'c'],
    ]);
  });

  it('start with the first paragraph of the lesson, not with the line that says when its steps were run', () => {
    expect(deck('<header>T</header><p class="last-run">Last run</p><p>Intro</p><h2>One</h2><p>a</p>')).toEqual([
      ['T + Intro', 'Last run'],
      ['One + a', ''],
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

describe('a long exercise', () => {
  const code = (lines: number): string => `<pre>${'<span class="token-line">x</span>'.repeat(lines)}</pre>`;
  const box = (steps: string): HTMLElement =>
    article(
      `<section class="lesson-box lesson-hands-on"><p class="lesson-box-title">Do</p>${steps}<p>Done</p></section>`,
    );
  const split = (content: HTMLElement): string[] =>
    splitSteps(content.firstElementChild ?? content).map(({outerHTML}) =>
      outerHTML.replaceAll(/<pre>.*?<\/pre>/g, '#'),
    );

  it('has a slide for as many steps as fit, with its title and the numbers of the steps', () => {
    const steps = `<ol><li>a${code(10)}</li><li>b</li><li>c${code(3)}</li><li>d${code(30)}</li><li>e</li></ol>`;
    const open = '<section class="lesson-box lesson-hands-on"><p class="lesson-box-title">Do';
    expect(split(box(steps))).toEqual([
      `${open} (1 of 4)</p><ol><li>a#</li><li>b</li></ol></section>`,
      `${open} (2 of 4)</p><ol start="3"><li>c#</li></ol></section>`,
      `${open} (3 of 4)</p><ol start="4"><li>d#</li></ol></section>`,
      `${open} (4 of 4)</p><ol start="5"><li>e</li></ol><p>Done</p></section>`,
    ]);
  });

  it('keeps its steps themselves, so that what they contain still works', () => {
    const content = box(`<ol><li>a${code(20)}</li><li>b${code(20)}</li></ol>`);
    const steps = [...content.querySelectorAll('li')];
    const parts = splitSteps(content.firstElementChild ?? content);
    expect(parts.flatMap((part) => [...part.querySelectorAll('li')])).toEqual(steps);
  });

  it('stays whole if it fits, or has no steps', () => {
    for (const steps of [`<ol><li>a${code(3)}</li><li>b${code(3)}</li></ol>`, `<p>Look</p>${code(40)}`]) {
      expect(split(box(steps))).toHaveLength(1);
      expect(split(box(steps))[0]).toContain('Do</p>');
    }
  });
});

it('a plan sums the minutes and counts the activities', () => {
  const html =
    '<h2 id="a">One<a class="hash-link">#</a></h2><p class="lesson-minutes" data-minutes="70">70</p>' +
    '<section class="lesson-question">Why?</section><h2 id="b">Two</h2><p data-minutes="5">5</p><form class="lesson-quiz"></form>';
  expect(sectionsOf(article(html))).toEqual([
    {title: 'One', id: 'a', minutes: 70, start: 0, activities: [['question', 1]]},
    {title: 'Two', id: 'b', minutes: 5, start: 70, activities: [['quiz', 1]]},
  ]);
  expect([0, 5, 70, 125].map(clock)).toEqual(['0:00', '0:05', '1:10', '2:05']);
});

it('a view is selected by the address, in the format that Docusaurus supports', () => {
  expect(viewQuery('teach')).toBe('?docusaurus-data-view=teach');
  expect(viewOf('?docusaurus-data-view=teach')).toBe('teach');
  expect(viewOf('?docusaurus-data-view=other&_highlight=a')).toBeUndefined();
});

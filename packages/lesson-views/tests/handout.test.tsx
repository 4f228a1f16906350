// @vitest-environment jsdom
import {cleanup, fireEvent, render, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import Handout from '../src/client/Handout.js';
import {partsFrom} from '../src/client/sheets.js';

const question = (text: string, answer: string): string =>
  `<section class="lesson-question"><p class="lesson-box-title"><strong class="lesson-kind">Question:</strong> ${text}</p><details class="lesson-answer"><summary>Answer</summary><p>${answer}</p></details></section>`;

const blocks =
  '<p id="intro">Intro</p>' +
  `<h2 id="dusk">Dusk</h2><p id="text">A <span class="term"><a href="/glossary#call">call</a><span>A sound.</span></span></p><div>${question('When?', 'At dusk.')}</div><section class="lesson-worksheet" id="sheet">Where?</section>` +
  `<h2 id="dawn">Dawn</h2>${question('Why?', 'Mice sleep.')}<section class="lesson-prediction"><p class="lesson-box-title">How many?</p><details class="lesson-outcome"><summary>Page</summary><p>Seven.</p></details></section>` +
  `<h2 id="prepare">Prepare</h2><p class="lesson-for-teachers"></p><p id="secret">Print.</p>${question('Ready?', 'Yes.')}`;

const start = '<section class="lesson-start"><div id="facts">Facts</div><div id="root"></div></section>';
const end = '<section class="lesson-end"><p id="points">Points</p></section>';

const screen = () => within(document.body);

/** Shows a page with its handout. */
function show(query: string, page = `<header><h1>Owls</h1></header>${start}${blocks}${end}`) {
  history.replaceState(null, '', `/?docusaurus-data-view=handout${query}`);
  document.body.innerHTML = `<article><div class="theme-doc-markdown">${page}</div></article>`;
  const container = document.getElementById('root');
  render(<Handout />, container ? {container} : {});
}

const isShown = (id: string): boolean =>
  document.getElementById(id)?.closest('.lesson-left-out, .lesson-not-chosen, .lesson-replaced') === null;

const answers = (): string[] =>
  screen()
    .queryAllByRole('region', {name: 'Answers'})
    .flatMap((region) => [...region.querySelectorAll('li')].map(({textContent}) => textContent.trim()));

const copies = (): string[] => [...document.querySelectorAll('.lesson-copy')].map(({textContent}) => textContent);

afterEach(cleanup);

describe('a handout', () => {
  it('is the page without what is for teachers, with all answers', () => {
    show('');
    expect(['intro', 'text', 'sheet', 'facts', 'points', 'secret'].map(isShown)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(answers()).toEqual(['When?At dusk.', 'Why?Mice sleep.', 'How many?Seven.']);
    expect(document.querySelector('.lesson-words')?.textContent).toContain('A sound.');
    expect(copies()).toEqual([]);
  });

  it('is one section, with its words and answers', () => {
    show('&section=dawn');
    expect(['intro', 'text', 'facts', 'points', 'dawn'].map(isShown)).toEqual([false, false, false, false, true]);
    expect(answers()).toEqual(['Why?Mice sleep.', 'How many?Seven.']);
    expect(document.querySelector('.lesson-words')).toBeNull();
    fireEvent.change(screen().getByRole('combobox', {name: 'Section'}), {target: {value: ''}});
    expect(['intro', 'text', 'facts', 'points', 'dawn'].map(isShown)).toEqual([true, true, true, true, true]);
    expect(answers()).toHaveLength(3);
  });

  it('is a sheet for each section with the questions alone, several times, without answers on it', () => {
    show('&only=questions&copies=2');
    expect(['intro', 'text', 'facts', 'points', 'dawn', 'secret'].some(isShown)).toBe(false);
    expect(answers()).toEqual([]);
    const sheets = copies();
    expect(sheets.map((text) => /When|Why/.exec(text)?.[0])).toEqual(['When', 'When', 'Why', 'Why']);
    expect(sheets.every((text) => text.includes('Name:') && !text.includes('Where?'))).toBe(true);
    expect(document.querySelectorAll('.lesson-copy [id]')).toHaveLength(0);
    fireEvent.click(screen().getByRole('checkbox', {name: 'Worksheets'}));
    expect(copies().filter((text) => text.includes('Where?'))).toHaveLength(2);
    for (const [count, all] of [
      ['4', 8],
      ['1', 2],
    ] as const) {
      fireEvent.change(screen().getByRole('combobox', {name: 'Copies on a sheet'}), {target: {value: count}});
      expect(copies()).toHaveLength(all);
      // A section that is hidden itself is not hidden on its sheet.
      const questions = [...document.querySelectorAll('.lesson-copy .lesson-question')];
      expect(questions).toHaveLength(all);
      expect(questions.filter((one) => one.closest('.lesson-not-chosen'))).toEqual([]);
    }
  });

  it('is the answers alone', () => {
    show('&only=answers');
    expect(copies()).toEqual([]);
    expect(['text', 'facts', 'points'].some(isShown)).toBe(false);
    expect(answers()).toEqual(['When?At dusk.', 'Why?Mice sleep.']);
  });

  it('of a page that is no lesson has no other blocks', () => {
    show(
      '&only=questions,answers',
      `<header><h1>Tickets</h1></header><div class="lesson-print" id="root"></div>${blocks}`,
    );
    expect(isShown('root')).toBe(true);
    expect(copies()).toHaveLength(2);
    expect(answers()).toHaveLength(2);
  });

  // The last section of the first lesson of a path may be for teachers; what is collected comes after it.
  it('of a learning path shows what is collected', () => {
    const collected = `<div class="lesson-collected"><h1>Path</h1><h2>Owls</h2><h3 id="part">Dusk</h3>${question('When?', 'At dusk.')}</div>`;
    show('&path=a', `<header><h1>Owls</h1></header>${start}${blocks}${collected}${end}`);
    expect(isShown('part')).toBe(true);
    expect(answers()).toEqual(['When?At dusk.']);
  });
});

it.each([
  ['', {text: true, answers: true, copies: 1, section: undefined}],
  ['?only=questions&copies=4', {text: false, questions: true, worksheets: false, answers: false, copies: 4}],
  ['?copies=1000&only=', {text: false, questions: false, worksheets: false, answers: false, copies: 1}],
])('the address %j chooses the parts', (search, parts) => {
  expect(partsFrom(search)).toMatchObject(parts);
});

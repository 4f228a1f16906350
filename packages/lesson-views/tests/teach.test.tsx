// @vitest-environment jsdom
import {cleanup, render, within} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import Teach from '../src/client/Teach.js';

afterEach(cleanup);

const facts = {audience: ['All'], needs: ['A browser'], outcomes: ['Count'], keyPoints: ['Owls hide']};
const standards = [{set: 'CSTA', code: '3A-DA-12', framework: 'K-12', url: '', text: 'build a model'}];

/** Shows the view for a page. */
function show(page: string) {
  document.body.innerHTML = `<div class="theme-doc-markdown">${page}</div><div id="root"></div>`;
  const container = document.getElementById('root');
  render(<Teach facts={facts} time="5 minutes" standards={standards} />, container ? {container} : {});
  return within(document.body);
}

const sections =
  '<h2 id="count">Count</h2><p data-minutes="5"></p><h2 id="adapt">Adapt</h2><p>Text.</p><details class="lesson-outcome"><p>4</p></details>';

it('the plan has the sections with minutes, and the standards of the lesson; outcomes are open', () => {
  const page = show(sections);
  expect(page.getAllByRole('rowheader').map(({textContent}) => textContent)).toEqual(['Count']);
  expect(page.getByText('CSTA 3A-DA-12: build a model')).toBeTruthy();
  expect(document.querySelector('details')?.open).toBe(true);
});

// @vitest-environment jsdom
import {cleanup, fireEvent, render, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import siteConfig from '@generated/docusaurus.config';
import {allWork} from '@training-catalog/utils/work';
import {deleteProgress} from '../src/client/progress/progress.js';
import Prediction from '../src/theme/Lesson/Prediction.js';

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/base/lessons/owls'})}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const prediction = (
  <Prediction name="Will it rise?">
    <Prediction.Question>Will it rise?</Prediction.Question>
    <p>Run it.</p>
    <Prediction.Outcome>It rose.</Prediction.Outcome>
  </Prediction>
);

/** The parts of the prediction on a page. */
const partsIn = (page: HTMLElement) => ({
  field: within(page).getByRole<HTMLTextAreaElement>('textbox'),
  compare: within(page).getByRole('button'),
  outcome: within(page).getByRole<HTMLDetailsElement>('group'),
  status: within(page).getByRole('status'),
  step: within(page).getByText('Run it.'),
});

const shown = () => partsIn(render(prediction).container);

it('the output is folded until something is written, which stays on the device', () => {
  const {field, compare, outcome, status} = shown();
  expect(outcome.open).toBe(false);
  fireEvent.click(compare);
  expect(outcome.open).toBe(false);
  expect(status.textContent).not.toBe('');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, {target: {value: 'It falls.'}});
  expect(outcome.open).toBe(false);
  expect(status.textContent).toBe('');
  fireEvent.click(compare);
  expect(outcome.open).toBe(true);
  cleanup();
  const later = shown();
  expect(later.field.value).toBe('It falls.');
  expect(later.outcome.open).toBe(true);
  expect([...allWork(siteConfig.baseUrl).values()].flat()).toMatchObject([
    {kind: 'prediction', title: 'Will it rise?', text: 'It falls.'},
  ]);
});

it('spaces are no prediction', () => {
  const {field, compare, outcome} = shown();
  fireEvent.change(field, {target: {value: ' \n'}});
  fireEvent.click(compare);
  expect(outcome.open).toBe(false);
});

it('the output opens when the step in it was run, and not for a step elsewhere', () => {
  const {outcome, step} = shown();
  fireEvent(document.body, new Event('page-step-end', {bubbles: true}));
  expect(outcome.open).toBe(false);
  fireEvent(step, new Event('page-step-end', {bubbles: true}));
  expect(outcome.open).toBe(true);
});

it('what is typed and opened before scripts run stays', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(prediction);
  const {field, outcome} = partsIn(page);
  field.value = 'It falls.';
  outcome.open = true;
  render(prediction, {container: page, hydrate: true});
  expect(partsIn(page).field.value).toBe('It falls.');
  expect(partsIn(page).outcome.open).toBe(true);
  fireEvent.click(partsIn(page).compare);
  expect([...allWork(siteConfig.baseUrl).values()].flat()).toMatchObject([{text: 'It falls.'}]);
  page.remove();
});

it('storage that refuses is said, and goes with "Delete progress" otherwise', () => {
  const {field, status} = shown();
  fireEvent.change(field, {target: {value: 'It falls.'}});
  deleteProgress();
  expect(Object.keys(localStorage)).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  fireEvent.change(field, {target: {value: 'It rises.'}});
  expect(status.textContent).not.toBe('');
  expect(field.value).toBe('It rises.');
});

// Written by the plugin in a site; empty in tests.
import language from '@generated/tutorial-steps/default/texts.json';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeAll, expect, it} from 'vitest';
import StepsRun from '../src/client/StepsRun.js';
import {pluralOf} from '../src/phrases.js';
import type {ProjectSteps} from '../src/stepCount.js';
import {browserTexts, englishTexts, messagesOf} from '../src/texts.js';

beforeAll(() => void Object.assign(language, {texts: browserTexts(messagesOf(englishTexts)), locale: 'en'}));

const of = (total: number, run: number, inPart = 0) => ({total, run, inPart});
const card = (steps: ProjectSteps): string => renderToStaticMarkup(<StepsRun steps={steps} />);
const textOf = (steps: ProjectSteps): string => card(steps).replaceAll(/<[^>]*>/g, '');

it('a card says how many steps of a project were run, and that they were not if fewer than half were', () => {
  const day = {lastRun: '2026-11-23'};
  expect(textOf({...of(9, 9), ...day})).toBe('All 9 steps run on 2026-11-23');
  expect(textOf({...of(9, 5, 1), ...day})).toBe('5 of 9 steps run on 2026-11-23, 1 in part; 3 by reading');
  expect(textOf({...of(9, 2), ...day})).toBe('Mostly not run: 2 of 9 steps run on 2026-11-23; 7 by reading');
  expect(textOf(of(9, 0))).toBe('Not run: 9 steps by reading');
  expect(textOf({...of(1, 1), ...day})).toBe('1 of 1 step run on 2026-11-23');
  expect(card({...of(1, 1), ...day})).toContain('<time dateTime="2026-11-23"');
});

it('a text has the plural forms of its language', () => {
  const text = 'one|few|many|other';
  expect([1, 2, 5, 1.5].map((count) => pluralOf(text, count, 'pl'))).toEqual(['one', 'few', 'many', 'other']);
  expect([0, 1, 2].map((count) => pluralOf('one|other', count, 'en'))).toEqual(['other', 'one', 'other']);
  expect(pluralOf('one|few', 5, 'pl')).toBe('few');
  expect(pluralOf('all', 5, 'ja')).toBe('all');
});

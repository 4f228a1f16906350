// Written by the plugin in a site; empty in tests.
import language from '@generated/tutorial-steps/default/texts.json';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeAll, expect, it} from 'vitest';
import StepsRun from '../src/client/StepsRun.js';
import {pluralOf} from '../src/phrases.js';
import type {ProjectSteps} from '../src/stepCount.js';
import {browserTexts, englishTexts, messagesOf} from '../src/texts.js';

beforeAll(() => void Object.assign(language, {texts: browserTexts(messagesOf(englishTexts)), locale: 'en'}));

const page = (label: string, total: number, run: number, inPart = 0) => ({label, total, run, inPart});

/** Steps of a project with some pages. */
function of(pages: readonly ReturnType<typeof page>[], more: Partial<ProjectSteps> = {}): ProjectSteps {
  const sum = (key: 'total' | 'run' | 'inPart'): number => pages.reduce((all, one) => all + one[key], 0);
  return {total: sum('total'), run: sum('run'), inPart: sum('inPart'), pages, ...more};
}

const card = (steps: ProjectSteps): string => renderToStaticMarkup(<StepsRun steps={steps} />);
const textOf = (steps: ProjectSteps): string => card(steps).replaceAll(/<[^>]*>/g, '');

it('a card says of each page how many steps were run, so that a tutorial that was run completely can be seen', () => {
  const day = {lastRun: '2026-11-23'};
  expect(textOf(of([page('Tutorial', 5, 5), page('How-to', 21, 0)], day))).toBe(
    'Tutorial: all 5 steps run. How-to: 0 of 21. Last run on 2026-11-23.',
  );
  expect(textOf(of([page('Tutorial', 9, 5, 1), page('How-to', 2, 2)], day))).toBe(
    'Tutorial: 5 of 9 steps run and 1 in part. How-to: both steps run. Last run on 2026-11-23.',
  );
  expect(textOf(of([page('How-to', 9, 0)]))).toBe('How-to: 0 of 9 steps run.');
  expect(textOf(of([page('How-to', 1, 1)], day))).toMatch(/^How-to: 1 of 1 step run\. Last/);
  expect(textOf(of([page('How-to', 3, 1)], {...day, setupOnly: true}))).toMatch(/^Only setup run\. How-to: 1 of 3/);
  expect(card(of([page('How-to', 1, 1)], day))).toContain('<time dateTime="2026-11-23"');
});

it('a text has the plural forms of its language', () => {
  const text = 'one|few|many|other';
  expect([1, 2, 5, 1.5].map((count) => pluralOf(text, count, 'pl'))).toEqual(['one', 'few', 'many', 'other']);
  expect([0, 1, 2].map((count) => pluralOf('one|other', count, 'en'))).toEqual(['other', 'one', 'other']);
  expect(pluralOf('one|few', 5, 'pl')).toBe('few');
  expect(pluralOf('all', 5, 'ja')).toBe('all');
});

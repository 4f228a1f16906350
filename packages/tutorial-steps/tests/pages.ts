import {parseMdx} from '@training-catalog/content-model';
import {countSteps, type PageStepCount} from '../src/countSteps.js';
import type {LastRun} from '../src/lastRun.js';
import {readSteps, type Step} from '../src/steps.js';

/** A code block. */
export const block = (info: string, code = './owls'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** The marked steps of a text. */
export const stepsIn = (text: string): Step[] =>
  readSteps(parseMdx(text), text).parts.filter((part): part is Step => part.kind === 'step');

/** The record of a run of all steps of a page but some. */
export const runOf = (text: string, except: readonly number[] = []): LastRun => ({
  date: new Date('2026-11-23'),
  system: 'Debian 12',
  tools: ['Python 3.11'],
  commit: 'abc1234',
  minutes: 12,
  steps: stepsIn(text)
    .filter(({number}) => !except.includes(number))
    .map(({fingerprint}) => fingerprint)
    .join(' '),
});

/** The steps of a file; undefined if it has none. */
export const countIn = (
  file: string,
  text: string,
  lastRun?: LastRun,
  guides?: readonly string[],
): PageStepCount | undefined => countSteps(file, parseMdx(text), text, lastRun, guides);

/** The steps of a tutorial that was run but for some steps. */
export function count(text: string, except: readonly number[] = [], file = 'docs/Owls/tutorial.md'): PageStepCount {
  const counted = countIn(file, text, runOf(text, except));
  if (!counted) {
    throw new Error('the page has no steps');
  }
  return counted;
}

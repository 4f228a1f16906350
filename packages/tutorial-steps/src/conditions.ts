import {didYouMean} from '@training-catalog/utils';
import {filled} from './phrases.js';
import {englishTexts, messagesOf, type StepTexts} from './texts.js';

/** Conditions of a step other than `step N`. The first three are complete; the others are prefixes. */
export const conditionForms = [
  'Docker',
  'a GPU',
  'data that is not public',
  'an account of <service>',
  'software: <program>',
  'network: <host>',
  'hardware: <what>',
] as const;

const wholeConditions = conditionForms.filter((form) => !form.includes('<'));
const beginnings = conditionForms.filter((form) => form.includes('<')).map((form) => form.replace(/<.*/, ''));

/** Parses `needs="..."`: comma-separated conditions, except that `hardware:` extends to the end. */
export function conditionsOf(value: string): string[] {
  const at = value.indexOf('hardware:');
  const [listed, hardware] = at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at)];
  return [...listed.split(','), hardware].map((text) => text.trim()).filter(Boolean);
}

/** Number of the step that a condition names; undefined for other conditions. */
export function stepNeeded(condition: string): number | undefined {
  const number = /^step (\d+)$/.exec(condition)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Conditions that each language words in its own way: how they begin, and the key of their text. */
const worded = [
  [/^a GPU$/, 'gpu'],
  [/^data that is not public$/, 'privateData'],
  [/^an account of +/, 'account'],
  [/^network: */, 'host'],
] as const;

/** A condition in the words of a reader: `a GPU`, `conda`, `a connection to github.com`. */
export function conditionText(condition: string, texts: StepTexts = messagesOf(englishTexts)): string {
  const known = worded.find(([pattern]) => pattern.test(condition));
  return known
    ? filled(texts[known[1]], {name: condition.replace(known[0], '')})
    : condition.replace(/^(?:software|hardware): */, '');
}

/** Reason for skipping a step whose condition is not met. */
export const reasonOf = (condition: string): string => `needs ${conditionText(condition)}`;

/** What is wrong with a condition; undefined if it is a known one. */
export function conditionFault(condition: string): string | undefined {
  const isKnown =
    wholeConditions.some((form) => form === condition) ||
    beginnings.some((beginning) => condition.startsWith(beginning) && condition.length > beginning.length);
  const near = didYouMean(condition, [...wholeConditions, 'step 1']);
  return isKnown || stepNeeded(condition) !== undefined
    ? undefined
    : `unknown condition needs="${condition}"; ${near}write one of ${conditionForms.join(', ')}, or step <number>`;
}

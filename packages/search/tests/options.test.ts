// A misspelled option. cspell:ignore synonims
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import search from '../src/index.js';
import {validOptions} from '../src/options.js';

const context = {baseUrl: '/', siteConfig: {themeConfig: {}}} as unknown as LoadContext;

it('are all optional', () => {
  expect(validOptions(undefined)).toEqual({
    id: 'default',
    maxSuggestions: 8,
    ignoreCssSelectors: [],
    synonyms: {},
    kinds: {},
  });
});

it.each([
  ['a misspelled option', {synonims: {}}, 'did you mean "synonyms"?'],
  ['an unknown option', {maxHits: 5}, 'option unknown key "maxHits"; write one of id, maxSuggestions'],
  ['a number as text', {maxSuggestions: '8'}, '"maxSuggestions"'],
  ['no suggestions', {maxSuggestions: 0}, '"maxSuggestions"'],
  ['one selector instead of a list', {ignoreCssSelectors: '.not-searched'}, '"ignoreCssSelectors"'],
  ['a synonym that no word can equal', {synonyms: {'K-12': ['school']}}, 'such as "k12" for K-12'],
  ['a synonym without words', {synonyms: {uav: []}}, '"synonyms.uav"'],
  ['a synonym for several words', {synonyms: {uav: ['a drone']}}, 'it must be one word'],
  ['a kind without a label', {kinds: {lesson: ''}}, '"kinds.lesson"'],
  ['facts that are no function', {pageFacts: {kind: 'lesson'}}, '"pageFacts": it must be a function'],
])('refuse %s, naming option and remedy', (_case, options, remedy) => {
  expect(() => search(context, options)).toThrow(/^@training-catalog\/search: option /);
  expect(() => search(context, options)).toThrow(remedy);
});

it('refuse a site with another search, which has the same theme components', () => {
  const algolia = {...context, siteConfig: {themeConfig: {algolia: {}}}} as unknown as LoadContext;
  expect(() => search(algolia, {})).toThrow(/themeConfig\.algolia adds another search.*remove it/);
});

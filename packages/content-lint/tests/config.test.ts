// Misspelled on purpose. cspell:ignore aeras
import {expect, it} from 'vitest';
import * as z from 'zod';
import type {ContentLintConfig, RuleSet} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';

const set = (name: string, rest: Partial<RuleSet> = {}): RuleSet => ({name, rules: {}, ...rest});
const birds = {birds: z.string()};

it.each<[what: string, config: object, message: RegExp]>([
  [
    'an unknown option',
    {aeras: ['docs']},
    /^@training-catalog\/content-lint \(content-lint\.config\.ts\): .*"aeras".*"areas"/,
  ],
  ['a wrong type', {areas: 'docs'}, /"areas": it must be a list/],
  ['no area', {areas: []}, /"areas"/],
  ['a path of images', {imageOrigins: ['https://e.org/img']}, /"imageOrigins.*write an origin/],
  ['images without encryption', {imageOrigins: ['http://e.org']}, /"imageOrigins.*write an origin/],
  ['a set that is none', {ruleSets: ['figures']}, /"ruleSets"/],
  ['a set that is listed twice', {ruleSets: [set('owls'), set('owls')]}, /"owls" is listed twice; remove one/],
])('the configuration is refused for %s', (_what, config, message) => {
  expect(() => readConfig(config)).toThrow(message);
});

it.each<[what: string, sets: readonly RuleSet[], message: RegExp]>([
  [
    'the same key of front matter',
    [set('owls', {frontMatter: birds}), set('herons', {frontMatter: birds})],
    /"owls" and "herons" .*"birds"/,
  ],
  ['a key of Docusaurus', [set('owls', {frontMatter: {title: z.string()}})], /"front-matter" and "owls" .*"title"/],
  [
    'the same rule',
    [set('owls', {rules: {'heading-start': {severity: 'hint', summary: 'A.', noExample: 'it is short'}}})],
    /"headings" and "owls" .*"heading-start"/,
  ],
])('sets are refused with %s', (_what, ruleSets, message) => {
  expect(() => new Linter(readConfig({ruleSets} satisfies ContentLintConfig))).toThrow(message);
});

it('a rule that no set has is named with the place, for whoever wrote the set', () => {
  const wrong = set('owls', {checkPage: () => [{rule: 'owl', line: 3, message: 'an owl; remove it'}]});
  const linter = new Linter(readConfig({ruleSets: [wrong]}));
  const site = siteOf({'docs/a.md': 'Text.'});
  expect(() => linter.check(site)).toThrow(/"owl", which docs\/a\.md:3 breaks/);
});

import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {catalogRules} from '../src/rules.js';
import {rulesIn} from '../src/rules/ruleList.js';
import {lintPages, listOfMaps, mainPage, placesOf, rules} from './lint.js';

const places = (...input: Parameters<typeof lintPages>): string[] => placesOf(lintPages(...input));

/** With the keys of tutorials, which other packages know. */
const withTutorials = (set: typeof rules): typeof rules => ({
  ...set,
  frontMatter: {...set.frontMatter, learning: z.unknown().optional(), lastRun: z.unknown().optional()},
});

/** The project that examples take for granted. */
const other = mainPage('Camera Traps', ['describes: {unversioned: true}']);

describe('the documentation of', () => {
  const options = {folder: 'park/projects', areas: ['Birds', 'Fish'], releasePrefix: 'Version '};
  const set = withTutorials(catalogRules(options));
  const files = (example: unknown): Record<string, string> => Object(example) as Record<string, string>;
  const found = (example: unknown): string[] => {
    const all = files(example);
    const pages = Object.entries(all).flatMap(([file, text]) => (file.endsWith('.md') ? [{file, text}] : []));
    const traps = {file: 'park/projects/Camera Traps/index.md', text: '---\ntitle: Camera Traps\n---\n'};
    return lintPages([...pages, traps], all, set).map(({rule}) => rule);
  };
  it.each(Object.entries(rulesIn({...options})))(
    '%s shows what it finds, and what it does not find, in the words of the site',
    (id, {summary, wrong, right}) => {
      expect(summary).toMatch(/\.$/);
      expect(found(wrong).filter((rule) => rule === id)).not.toEqual([]);
      // The other project has no main page, and what an example leaves out may be missing.
      const rest = found(right).filter((rule) => rule === id || rule === 'front-matter-schema');
      expect(rest.slice(id === 'project-main-page' ? 1 : 0)).toEqual([]);
    },
  );
});

it('a project has one main page, which has the release tags', () => {
  const page = (name: string, tags: string) => ({
    file: `docs/Tool/${name}.md`,
    text: `---\ntitle: A\ntags: [${tags}]\n---\n\nText.\n`,
  });
  const main = mainPage('Tool', ['describes: {unversioned: true}']);
  const intro = {file: 'docs/intro.md', text: '---\ntitle: A\n---\n'};
  expect(places([main, page('how-to', 'Birds'), intro])).toEqual([]);
  expect(places([page('index', 'Birds'), intro])).toEqual(['docs/Tool:1 project-main-page']);
  expect(places([main, {...main, file: 'docs/Tool/b.md'}])).toEqual(['docs/Tool:1 project-main-page']);
  expect(places([main, page('how-to', 'Birds, Release 2025-07')])).toEqual([
    'docs/Tool/how-to.md:1 release-tag-placement',
  ]);
  const untagged = {...main, text: main.text.replace('Release 2025-07', 'Birds')};
  expect(places([untagged])).toEqual(['docs/Tool/index.md:1 release-tag-required']);
  expect(lintPages([{...untagged, text: untagged.text.replace('title', 'imported: true\ntitle')}])).toMatchObject([
    {rule: 'release-tag-required', severity: 'hint'},
  ]);
});

it.each([
  ['a tag that is no month', 'Birds:\nRelease 2025-10b:\n', ['docs/tags.yml:2 release-tag-name']],
  ['a month that does not exist', 'Release 2025-13:\n', ['docs/tags.yml:1 release-tag-name']],
  ['a topic with the label of a release', 'News:\n  label: Release soon\n', ['docs/tags.yml:1 release-tag-name']],
  ['months and topics', 'Release 2025-10:\nBirds:\n', []],
])('reads release tags: %s', (_, tags, expected) => {
  expect(places([], {'docs/tags.yml': tags})).toEqual(expected);
});

it('checks the record of the repositories; a project that was removed may stay in it', () => {
  const state = {repository: 'https://example.org/a', commit: 'a'.repeat(40), date: '2025-02-28'};
  const record = (one: object): Record<string, string> => ({
    'docs/upstream.json': JSON.stringify({Gone: one}, null, 2),
  });
  expect(places([other], record(state))).toEqual([]);
  expect(places([other], record({...state, date: '2025-02-30'}))).toEqual([
    'docs/upstream.json:5 upstream-record-schema',
  ]);
});

it('takes the folder, areas, and release tags of the site', () => {
  expect(Object.keys(rules.frontMatter ?? {})).toEqual(['project', 'describes', 'data']);
  expect(() => catalogRules({folder: 'docs/'})).toThrow('@training-catalog/catalog: option "folder"');
  const set = catalogRules({folder: 'park', areas: ['Birds'], releasePrefix: 'Version '});
  const main = mainPage('Tool', ['  area: Fish', 'describes: {unversioned: true}']);
  const text = main.text.replace('Release', 'Version');
  expect(places([{file: 'park/Tool/index.md', text}], {}, set)).toEqual(['park/Tool/index.md:7 front-matter-schema']);
});

const real = 'name: Fish, source: https://example.org/f, license: CC0-1.0';
const sum = 'a'.repeat(64);

it.each([
  ['a run on practice data', 'data: practice', []],
  ['a run on real data', `data: [{${real}, checksum: "sha256:${sum}"}]`, []],
  ['a run on data that are not named', 'tags: []', ['docs/Tool/tutorial.md:1 step-data']],
  ['a claim of real data', 'data: real', ['docs/Tool/tutorial.md:5 front-matter-schema']],
  ['real data without a checksum', `data: [{${real}}]`, ['docs/Tool/tutorial.md:5 front-matter-schema']],
  [
    'real data without a source',
    `data: [{name: Fish, license: CC0-1.0, checksum: "sha256:${sum}"}]`,
    ['docs/Tool/tutorial.md:5 front-matter-schema'],
  ],
  [
    'real data with another word for a checksum',
    `data: [{${real}, checksum: v1}]`,
    ['docs/Tool/tutorial.md:5 front-matter-schema'],
  ],
])('reads what the steps of a tutorial work on: %s', (_, line, expected) => {
  const facts = ['learning: {needs: [A boat]}', 'lastRun: {date: 2025-07-31}', line];
  const text = ['---', 'title: A', ...facts, 'description: B', '---', '', 'Text.'].join('\n');
  const set = withTutorials(rules);
  const main = mainPage('Tool', ['describes: {unversioned: true}']);
  expect(placesOf(lintPages([main, {file: 'docs/Tool/tutorial.md', text}], {}, set))).toEqual(expected);
});

it.each([
  ['a tool of others', 'url: https://example.org/a', []],
  ['the project itself', 'url: https://example.org/tool', ['docs/Tool/index.md:9 alternative-target']],
  ['a tool without a link', 'reason: It is known', ['docs/Tool/index.md:9 front-matter-schema']],
  ['a link that browsers warn of', 'url: http://example.org/a', ['docs/Tool/index.md:9 front-matter-schema']],
])('reads what to use instead: %s', (_, link, expected) => {
  const rest = [
    'name: Atlas',
    'license: MIT',
    'maintainer: Friends',
    ...(link.startsWith('url') ? ['reason: it is known'] : []),
  ];
  const main = mainPage('Tool', [
    '  repository: https://example.org/tool',
    ...listOfMaps('instead', [[link, ...rest].join(', ')]),
    'describes: {unversioned: true}',
  ]);
  expect(places([main])).toEqual(expected);
});

it('refuses a tool that is named twice under instead', () => {
  const entry = 'name: Atlas, url: https://example.org/a, license: MIT, maintainer: Friends, reason: it is known';
  const main = mainPage('Tool', [...listOfMaps('instead', [entry, entry]), 'describes: {unversioned: true}']);
  expect(places([main])).toEqual(['docs/Tool/index.md:9 alternative-target']);
});

it.each([
  ['words by what they are', ['    Species: [barn owl]', '    Places: [Ohio, Lake Erie]'], []],
  ['a word in two groups', ['    Species: [barn owl]', '    Labels: [tawny owl, Barn Owl]'], ['9 known-word']],
  ['a list without a name', ['    - barn owl'], ['7 front-matter-schema']],
  ['a group without words', ['    Species: []'], ['8 front-matter-schema']],
])('reads what a project knows: %s', (_, lines, expected) => {
  const main = mainPage('Tool', ['  knows:', ...lines, 'describes: {unversioned: true}']);
  expect(places([main]).map((place) => place.replace('docs/Tool/index.md:', ''))).toEqual(expected);
});

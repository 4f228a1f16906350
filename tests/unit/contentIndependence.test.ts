/**
 * No test may depend on the current content of the catalog: a contributor who adds, renames, or removes a project must
 * not need to edit tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {routes} from '../../tools/deploy/baselineRoutes';
import {countDiagnostics, nameDiagnostics, type TestSource} from './contentIndependence';

/** Tests of the real build and the real catalog. All others have their own content. */
const testsOfRealContent = ['tests/build/', 'tests/browser/catalog/'];

const foldersIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

/** All sources in tests/ except the fixtures, which are content. */
const sources: readonly TestSource[] = fs
  .readdirSync('tests', {recursive: true, encoding: 'utf8'})
  .map((name) => path.posix.join('tests', name.split(path.sep).join('/')))
  .filter((file) => /\.m?tsx?$/.test(file) && !file.startsWith('tests/fixtures/'))
  .map((file) => ({file, text: fs.readFileSync(file, 'utf8')}));

describe('the tests', () => {
  it('name no project of the catalog', () => {
    // Only projects of the baseline, because a later one may get a name that a test invented.
    const isInBaseline = (name: string): boolean => routes.some((route) => `${route}/`.startsWith(`docs/${name}/`));
    const names = foldersIn('docs').filter(isInBaseline);
    expect(names).not.toEqual([]);
    expect(sources.flatMap((source) => nameDiagnostics(source, names))).toEqual([]);
  });

  it('of the real content expect no number that depends on it', () => {
    const checked = sources.filter(({file}) => testsOfRealContent.some((folder) => file.startsWith(folder)));
    expect(checked).not.toEqual([]);
    expect(checked.flatMap(countDiagnostics)).toEqual([]);
  });
});

describe('a name of a project', () => {
  const names = ['Bird Song Atlas', 'OwlKit v1.0', 'Ledger', 'Owl'];
  const linesOf = (text: string): string[] =>
    nameDiagnostics({file: 'tests/a.test.ts', text}, names).map((diagnostic) => diagnostic.split(';')[0] ?? '');

  it.each([
    ["await page.goto('docs/Bird Song Atlas');", 'Bird Song Atlas', 'Bird Song Atlas'],
    ["await page.goto('docs/Bird%20Song%20Atlas/how-to');", 'Bird%20Song%20Atlas', 'Bird Song Atlas'],
    ["expect(routes).toContain('docs/category/bird-song-atlas');", 'bird-song-atlas', 'Bird Song Atlas'],
    ['// Of OwlKit v1.0, which has two pages.', 'OwlKit v1.0', 'OwlKit v1.0'],
    ["fs.readFileSync('docs/Ledger/index.md')", 'docs/Ledger', 'Ledger'],
  ])('is found in %s', (text, found, name) => {
    expect(linesOf(`\n${text}\n`)).toEqual([
      `tests/a.test.ts:2: "${found}" names the project docs/${name}, which may be renamed or removed`,
    ]);
  });

  it.each([
    "search('bird song')",
    "search('Bird Song Atlases')",
    "getByText('Ledger')",
    "goto('docs/Ledgers')",
    "goto('docs/Owl')",
    "search('OwlKit')",
  ])('is not found in %s', (text) => expect(linesOf(text)).toEqual([]));
});

describe('an expected number', () => {
  const findingsIn = (text: string): string[] =>
    countDiagnostics({file: 'tests/build/a.test.ts', text}).map((diagnostic) => diagnostic.split(' expects ')[0] ?? '');

  it.each([
    ['expect(pages).toHaveLength(40);', 'toHaveLength(40)'],
    ['await expect(cards).toHaveCount(40);', 'toHaveCount(40)'],
    ['expect(pages.length).toBe(40);', 'toBe(40)'],
    ['expect(pages.length, "all pages").not.toEqual(40);', 'toEqual(40)'],
    ['expect.soft(pages.length).toBeGreaterThanOrEqual(1_000);', 'toBeGreaterThanOrEqual(1_000)'],
    ['await expect.poll(() => count()).toBeLessThan(2);', 'toBeLessThan(2)'],
    ['await expect(count()).resolves.toStrictEqual(40);', 'toStrictEqual(40)'],
    ['expect(sizes).toEqual([1, 40]);', 'toEqual(40)'],
    ['expect(catalog).toMatchObject({total: 40, areas: {docs: 1}});', 'toMatchObject(40)'],
    ['expect(catalog).toEqual(expect.objectContaining({total: 40}));', 'objectContaining(40)'],
    ['expect(bytes).toBeLessThan(limit + 500);', 'toBeLessThan(500)'],
    ['expect(pages.length > 40).toBe(true);', 'the comparison pages.length > 40'],
    ['expect(pages.filter((page) => page.words === 7)).toEqual([]);', 'the comparison page.words === 7'],
  ])('is found in %s', (text, where) => {
    expect(findingsIn(`\n${text}\n`)).toEqual([`tests/build/a.test.ts:2: ${where}`]);
  });

  it.each([
    'expect(pages).toHaveLength(projects.length);',
    'expect(pages.length).toBeGreaterThan(0);',
    'expect(mains).toHaveLength(1);',
    'const maxScriptBytes = 250_000;\nexpect(bytes).toBeLessThan(maxScriptBytes);',
    'expect(pages[2]).toBe(first);',
    "expect(text).toBe('a'.repeat(40));",
    'expect(names.slice(0, 5)).toEqual(others.slice(0, 5));',
    "expect(answers).toEqual({404: 'missing'});",
    'page.setDefaultTimeout(5000);',
    'const wide = widths.filter((width) => width > 996);',
  ])('is not found in %s', (text) => expect(findingsIn(text)).toEqual([]));
});

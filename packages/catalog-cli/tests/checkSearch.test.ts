// Misspelled on purpose. cspell:ignore countr
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {makeIndex} from '@training-catalog/search-engine/make';
import type {CatalogSite} from '@training-catalog/preset';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {checkSearch, queriesFile} from '../src/search-queries/index.js';

let siteDir: string;
const write = (file: string, text: string): void => {
  const full = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
};

/** Runs the command in a built site with these queries. @returns its exit status, and what it said */
async function run(queries: string | undefined, ...args: string[]): Promise<{status: number; said: string[]}> {
  if (queries !== undefined) {
    write(queriesFile, queries);
  }
  const said: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...data: unknown[]) => void said.push(String(data[0])));
  }
  const site = {address: {baseUrl: '/owls/'}} as CatalogSite;
  const status = await checkSearch.run(args, {siteDir, site});
  return {status, said};
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-search-'));
  const pages = ['Owl Counter', 'Owl Notes', 'Owl Songs', 'Owl Maps', 'Night Recorder'].map((title) => ({
    url: `/owls/docs/${encodeURI(title)}`,
    title,
    path: [],
    description: `${title} of the institute.`,
    tags: [],
    headings: [],
    texts: [],
  }));
  pages.forEach(({title}) => write(`build/docs/${title}.html`, ''));
  makeIndex(pages, {}).forEach((text, file) => write(`build/${file}`, text));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
});

it('passes where each query finds one of its pages', async () => {
  const queries =
    '- {query: owl countr, page: /docs/Owl Counter}\n- {query: recorder, page: [/docs/Night Recorder, /docs/Owl Songs]}\n';
  expect(await run(queries)).toEqual({status: 0, said: [expect.stringMatching(/^2 queries: .* 1\.000; 100 %/)]});
});

it('names file, line, and what came first where a query does not find its page', async () => {
  const {status, said} = await run('# Of readers\n- {query: songs, page: /docs/Owl Counter}\n');
  expect(status).toBe(1);
  expect(said[0]).toMatch(
    /^search-queries\.yml:2: the search for "songs" has \/docs\/Owl Counter .*, and \/docs\/Owl Songs first; use/,
  );
});

it.each([
  [
    'a page that is gone',
    '- {query: owls, page: /docs/Owl Hotel}',
    /^search-queries\.yml:1: .* no page \/docs\/Owl Hotel/,
  ],
  ['a page without its slash', '- {query: owls, page: docs/Owl Notes}', /^search-queries\.yml:1: .* no page docs\/Owl/],
  [
    'a query without a page',
    '- {query: owls, page: /docs/Owl Notes}\n- {query: owls}',
    /^search-queries\.yml:2: .* write - /,
  ],
  ['an empty query', '- {query: " ", page: /docs/Owl Notes}', /^search-queries\.yml:1: this is no query/],
  ['no list', 'query: owls', /^search-queries\.yml:1: this is no list/],
  ['no YAML', '- {query: owls', /^search-queries\.yml:\d: /],
])('refuses %s', async (_, queries, message) => {
  const {status, said} = await run(queries);
  expect(status).toBe(1);
  expect(said[0]).toMatch(message);
});

it('says what is missing: the file, the build', async () => {
  expect(await run(undefined)).toEqual({
    status: 1,
    said: [expect.stringMatching(/^There is no search-queries\.yml; /)],
  });
  expect(await run('[]', 'elsewhere')).toEqual({
    status: 1,
    said: [expect.stringMatching(/^There is no build with a search in elsewhere/)],
  });
});

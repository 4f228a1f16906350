// What the worker fetches.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {searchService} from '../src/client/service.js';
import type {IndexedPage} from '@training-catalog/search-engine';
import {makeIndex} from '@training-catalog/search-engine/make';

const site = 'https://example.org/base/';
const page = (title: string): IndexedPage => ({
  url: `/${title}`,
  title,
  path: [],
  description: '',
  tags: [],
  headings: [],
  texts: ['A bird.'],
});

/** Publishes a site, in place of the one before. @returns the files that are fetched from it. */
function publish(...titles: string[]): string[] {
  const fetched: string[] = [];
  const files = makeIndex(titles.map(page));
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    const body = files.get(url.slice(site.length));
    fetched.push(`${url.slice(site.length)} ${options?.cache ?? ''}`.replace(/ default$/, ''));
    return Promise.resolve(body === undefined ? new Response('', {status: 404}) : new Response(body));
  });
  return fetched;
}

const titlesOf = async (query: string): Promise<string[]> =>
  (await searchService.search('page', query, 8)).map((hit) => hit.page.title);

afterEach(() => vi.unstubAllGlobals());

it('asks whether the start file has changed, and keeps the files that it names', async () => {
  const fetched = publish('Owl');
  await searchService.load(site);
  expect(await titlesOf('owl')).toEqual(['Owl']);
  expect(await titlesOf('owl')).toEqual(['Owl']);
  expect(fetched[0]).toBe('search-index/start.json no-cache');
  expect(fetched.slice(1).every((file) => /^search-index-[0-9a-f]{12}\/[\w-]+\.json$/.test(file))).toBe(true);
  expect(new Set(fetched).size).toBe(fetched.length);
});

it('finds the index of a newer build when it is loaded again', async () => {
  publish('Owl');
  await searchService.load(site);
  publish('Heron');
  await expect(titlesOf('bird')).rejects.toThrow('404');
  await searchService.load(site);
  expect(await titlesOf('heron')).toEqual(['Heron']);
});

const login = '<!doctype html><title>Sign in to the network</title>';

it.each(['{}', '', '[]', 'null', login, '{"folder":"search-index-0","parts":[]}'])(
  'refuses a start file that is something else: %s',
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(searchService.load(site)).rejects.toMatchObject({
      fault: 'content',
      message: `${site}search-index/start.json: the answer is not this file`,
    });
  },
);

describe.each(['terms', 'pages'])('a file of %s that is something else', (kind) => {
  const old = [...makeIndex([page('Owl'), page('Heron'), page('Tern')]).entries()];
  const whole = makeIndex(['Owl', 'Heron'].map(page));
  const [path = '', content = ''] = [...whole].find(([name]) => name.includes(`/${kind}-`)) ?? [];

  it.each([
    ['a page of the network', login],
    ['half', content.slice(0, content.length / 2)],
    ['empty', ''],
    ['of another index', old.find(([name]) => name.includes(`/${kind}-`))?.[1] ?? ''],
    ['other JSON', '[]'],
  ])('%s: the search fails, nothing of it stays, and the next search finds', async (_, wrong) => {
    let isWrong = true;
    vi.stubGlobal('fetch', (url: string) => {
      const name = url.slice(site.length);
      return Promise.resolve(new Response(isWrong && name === path ? wrong : whole.get(name)));
    });
    await searchService.load(site);
    await expect(titlesOf('owl')).rejects.toMatchObject({fault: 'content'});
    isWrong = false;
    expect(await titlesOf('owl')).toEqual(['Owl']);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {address} from '../../src/site';
import {pageKinds} from './site';

/** Bytes (gzip) of what a page asks for until its load event, before any prefetching. */
interface Transfer {
  scripts: number;
  styles: number;
  all: number;
}

/** What the server of GitHub Pages would send, compressed as it compresses. */
const compressed = (file: string): number => gzipSync(fs.readFileSync(file), {level: 6}).length;

async function transferOf(page: Page, route: string): Promise<Transfer> {
  // A reader who saves data gets no prefetching, so what is asked for is what the page needs.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
  const files = new Set<string>();
  let loaded = false;
  page.on('request', (request) => {
    const {pathname, host} = new URL(request.url());
    if (!loaded && host.startsWith('localhost')) {
      const name = decodeURI(pathname.slice(address.baseUrl.length)) || 'index';
      files.add(path.join('build', /\.\w+$/.test(name) ? name : `${name}.html`));
    }
  });
  page.on('load', () => {
    loaded = true;
  });
  await page.goto(route, {waitUntil: 'load'});
  const sizes = [...files].filter((file) => fs.existsSync(file)).map((file) => ({file, size: compressed(file)}));
  const sum = (ending: string): number =>
    sizes.filter(({file}) => file.endsWith(ending)).reduce((total, {size}) => total + size, 0);
  return {scripts: sum('.js'), styles: sum('.css'), all: sizes.reduce((total, {size}) => total + size, 0)};
}

/** Most bytes of script that a page of each kind may ask for: what is measured, and a little room. */
const scriptBudget: Partial<Record<keyof typeof pageKinds, number>> = {
  'landing page': 120_000,
  'documentation page without diagram': 150_000,
  'documentation page with diagram': 146_000,
  'tags index': 119_000,
  'tag page': 124_000,
  'category page': 125_000,
  'API operation': 146_000,
  'API overview': 143_000,
  lesson: 146_000,
  'search results page': 125_000,
};

for (const [kind, budget] of Object.entries(scriptBudget)) {
  test(`${kind}: at most ${budget / 1000} KB of script, 20 KB of styles`, async ({page}) => {
    const {scripts, styles, all} = await transferOf(page, pageKinds[kind as keyof typeof pageKinds]);
    console.log(`${kind}: scripts ${scripts}, styles ${styles}, all ${all} bytes`);
    expect(scripts).toBeGreaterThan(100_000);
    expect(scripts).toBeLessThanOrEqual(budget);
    expect(styles).toBeLessThanOrEqual(20_000);
  });
}

test('an operation asks for at most 60 KB of script more than a documentation page', async ({page, context}) => {
  const operation = await transferOf(page, pageKinds['API operation']);
  const doc = await transferOf(await context.newPage(), pageKinds['documentation page without diagram']);
  expect(operation.scripts - doc.scripts).toBeLessThanOrEqual(60_000);
});

test('the landing page asks for at most 180 KB all told', async ({page}) => {
  expect((await transferOf(page, '')).all).toBeLessThanOrEqual(180_000);
});

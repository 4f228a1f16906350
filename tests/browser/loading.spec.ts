// What a page asks for until it works, and what it leaves as it came.
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from '@playwright/test';
import {chunkOf, holdBack, open, pageKinds, requestsOf} from './site';

const withCode = pageKinds['documentation page without diagram'];

/** Scripts that the HTML of a page names, as paths. */
function namedScripts(route: string): string[] {
  const html = load(fs.readFileSync(path.join('build', `${decodeURI(route) || 'index'}.html`), 'utf8'));
  return html('script[src]')
    .toArray()
    .map(({attribs}) => attribs.src ?? '');
}

for (const kind of ['landing page', 'documentation page without diagram', 'API operation', 'category page'] as const) {
  test(`${kind}: its HTML names all scripts that it needs but its part of the route table`, async ({page}) => {
    const asked = requestsOf(page);
    await page.goto(pageKinds[kind], {waitUntil: 'load'});
    const named = namedScripts(pageKinds[kind]);
    const scripts = asked.filter((one) => one.endsWith('.js'));
    expect(scripts.filter((script) => !named.includes(script)).map((script) => path.basename(script))).toEqual([
      expect.stringMatching(/^routes-\d+\.js$/),
    ]);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
    expect(new Set(scripts).size).toBe(scripts.length);
  });
}

test('code of a served page stays as it came, and its highlighter is loaded by in-site navigation only', async ({
  page,
}) => {
  const highlighter = path.basename(chunkOf('before-tokenize'));
  const asked = requestsOf(page);
  const isLoaded = (): boolean => asked.some((one) => path.basename(one) === highlighter);
  const start = await holdBack(page, '**/assets/js/main*');
  await page.goto(withCode, {waitUntil: 'commit'});
  const code = page.locator('pre code');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const words = await code.locator('.token').count();
  await code.first().evaluate((element) => element.setAttribute('data-served', ''));
  start();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeAttached();
  await expect(code.first()).toHaveAttribute('data-served');
  expect(words).toBeGreaterThan(0);
  expect(await code.locator('.token').count()).toBe(words);
  expect(isLoaded()).toBe(false);

  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('[data-served]')).toHaveCount(0);
  await page.goBack();
  await expect(code.locator('.token')).toHaveCount(words);
  expect(isLoaded()).toBe(true);
});

test('pages that links lead to are fetched ahead one after the other', async ({page}) => {
  let held = 0;
  const letGo = await holdBack(page, '**/assets/js/**', (request) => {
    const isAhead = request.resourceType() === 'other';
    held += isAhead ? 1 : 0;
    return isAhead;
  });
  await open(page, withCode);
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  // The parts of one page that this one does not have.
  expect(held).toBeLessThanOrEqual(4);
  letGo();
  await expect.poll(() => held).toBeGreaterThan(12);
});

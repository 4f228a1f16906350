// Pages on paper are complete: parts that load only near the window, folded parts, tabs, long lists.
import {expect, test, type Page} from '@playwright/test';
import {chunkOf, drawnInBrowser, goInSite, holdBack, open, pageKinds} from './site';

/** Records how the page is when its Print button prints it. @returns that, once it is printed. */
async function recordPrinting(page: Page): Promise<() => Promise<{diagrams: number; drawn: number; images: number[]}>> {
  await page.addInitScript(() => {
    window.print = () => {
      const printed = {
        diagrams: document.querySelectorAll('[data-diagram]').length,
        drawn: document.querySelectorAll('[data-diagram] svg').length,
        images: [...document.images].map(({naturalWidth}) => naturalWidth),
      };
      Object.assign(window, {printed});
    };
  });
  return async () => {
    // Sooner than Print gives up waiting for what never comes.
    const options = {timeout: 10_000};
    const handle = await page.waitForFunction(() => (window as {printed?: unknown}).printed, undefined, options);
    return handle.jsonValue() as Promise<{diagrams: number; drawn: number; images: number[]}>;
  };
}

const printButton = (page: Page) => page.getByRole('button', {name: 'Print'}).locator('visible=true');

test('Print waits until all diagrams are drawn', async ({page}) => {
  const printed = await recordPrinting(page);
  const letGo = await holdBack(page, chunkOf('getDiagramFromText'));
  await open(page, drawnInBrowser);
  await printButton(page).click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);
  letGo();
  const {diagrams, drawn} = await printed();
  expect(diagrams).toBeGreaterThan(1);
  expect(drawn).toBe(diagrams);
});

test('Print waits until all images are loaded', async ({page}) => {
  const printed = await recordPrinting(page);
  await open(page, pageKinds['documentation page without diagram']);
  const letGo = await holdBack(page, '**/*?late');
  await page.locator('article').evaluate((article) => {
    const image = document.createElement('img');
    image.loading = 'lazy';
    image.style.marginTop = '20000px';
    image.src = `${document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href}?late`;
    article.append(image);
  });
  await printButton(page).click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);
  letGo();
  expect((await printed()).images).not.toContain(0);
});

test('Print waits for a drawing that is loaded after navigation', async ({page}) => {
  const printed = await recordPrinting(page);
  await open(page, 'docs/intro');
  const letGo = await holdBack(page, chunkOf('A basket is weighed, its weight is written'));
  await goInSite(page, 'docs/Apple%20Ledger');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Software and CI Documentation');
  await printButton(page).click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'printed' in window)).toBe(false);
  letGo();
  await printed();
  await expect(page.getByRole('img', {name: 'The way of one harvest'})).toBeVisible({timeout: 1});
});

test('Print does not wait for a diagram that cannot be loaded', async ({page}) => {
  const printed = await recordPrinting(page);
  await page.route(chunkOf('getDiagramFromText'), (route) => route.abort());
  await open(page, drawnInBrowser);
  await printButton(page).click();
  const {diagrams, drawn} = await printed();
  expect(drawn).toBe(diagrams - 1);
});

test('all panels of tabs are printed, each with its name', async ({page}) => {
  await open(page, pageKinds['sample page']);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['pip', 'Docker']) {
    const panel = page.locator(`[role="tabpanel"][aria-label="${name}"]`);
    await expect(panel.locator('code')).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${name}"`);
  }
});

test('a folded list of many short values is printed in columns', async ({page}) => {
  await page.setViewportSize({width: 700, height: 900});
  await open(page, pageKinds['API operation']);
  await page.emulateMedia({media: 'print'});
  const values = page.locator('.theme-doc-markdown details').first().getByRole('listitem');
  const lefts = await values.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(20);
  expect(new Set(lefts.map(Math.round)).size).toBeGreaterThan(2);
});

test('on paper, forms are left out, and tables and cards have no addresses of this site', async ({page}) => {
  await open(page, '');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByText('Keywords', {exact: true})).toBeHidden();
  await open(page, 'docs/River%20Watch');
  const after = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((links) =>
        links.map((link) => getComputedStyle(link, '::after').content).filter((one) => one !== 'none'),
      );
  expect(await page.locator('.theme-doc-markdown table a[href^="/"]').count()).toBeGreaterThan(0);
  expect(await after('.theme-doc-markdown table a[href^="/"]')).toEqual([]);
});

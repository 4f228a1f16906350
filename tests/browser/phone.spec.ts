import {expect, test, type Page} from '@playwright/test';
import {navbar, open, phoneMenu, settled, urlOf} from './site';

const hamburger = (page: Page) => navbar(page).getByRole('button', {name: 'Toggle navigation bar'});

test.describe('the menu of a phone', () => {
  test('opens with the page list and goes back to the main menu', {tag: '@engines'}, async ({page}) => {
    await open(page, 'docs/River%20Watch/how-to');
    await hamburger(page).click();
    await expect(phoneMenu(page).getByRole('link', {name: 'How-to', exact: true})).toBeVisible();
    await phoneMenu(page).getByRole('button', {name: 'Back to main menu'}).click();
    const main = phoneMenu(page);
    for (const label of ['Documentation', 'APIs', 'Education', 'Resources', 'Workshops', 'Sample Documentation']) {
      await expect(main.getByRole('link', {name: label, exact: true})).toBeVisible();
    }
    await main.locator('summary', {hasText: 'Tags'}).click();
    await expect(main.getByRole('link', {name: 'API Tags'})).toBeVisible();
    await settled(main);
    await main.getByRole('link', {name: 'API Tags'}).click();
    await expect(page).toHaveURL(urlOf('api/tags'));
    await expect(phoneMenu(page)).toHaveCount(0);
  });

  test('opens, and closes by its button', async ({page}) => {
    await open(page, '');
    await expect(phoneMenu(page)).toHaveCount(0);
    await hamburger(page).click();
    await expect(phoneMenu(page)).toBeInViewport();
    await phoneMenu(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(phoneMenu(page)).toHaveCount(0);
  });

  test('closes by itself when the window becomes wide', async ({page}) => {
    await open(page, '');
    await hamburger(page).click();
    await expect(phoneMenu(page)).toBeInViewport();
    await page.setViewportSize({width: 997, height: 740});
    await expect(phoneMenu(page)).toHaveCount(0);
    await page.setViewportSize({width: 996, height: 740});
    await expect(hamburger(page)).toBeVisible();
    await expect(phoneMenu(page)).toHaveCount(0);
  });
});

test('the brand takes one line before its font is loaded', async ({page}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, 'docs/intro');
  const title = navbar(page).locator('.navbar__inner .navbar__title');
  await expect(title).toBeVisible();
  const lines = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('search opens on a phone and its hits fit', async ({page}) => {
  await open(page, 'docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.tap();
  await page.keyboard.type('owl');
  const hits = page.getByRole('listbox').getByRole('option');
  await expect(hits.first()).toBeVisible();
  const hit = await hits.first().boundingBox();
  expect(hit?.x).toBeGreaterThanOrEqual(0);
  expect((hit?.x ?? 0) + (hit?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('code that is wider than the screen can be wrapped, also in a tab that opens later', async ({page}) => {
  await open(page, 'sample_docs/Sample%20Documentation/how-to');
  /** For each visible block: whether it overflows, and whether it has the button. */
  const blocks = () =>
    page.locator('.theme-code-block:visible').evaluateAll((all) =>
      all.map((block) => {
        const {scrollWidth = 0, clientWidth = 0} = block.querySelector('pre') ?? {};
        const isWide = scrollWidth > clientWidth;
        return {isWide, hasButton: block.querySelector('[aria-label="Toggle word wrap"]') !== null};
      }),
    );
  const wrongBlocks = async () => (await blocks()).filter(({isWide, hasButton}) => isWide !== hasButton).length;
  const widths = new Set((await blocks()).map(({isWide}) => isWide));
  expect(widths, 'there are narrow and wide blocks').toEqual(new Set([false, true]));
  await expect.poll(wrongBlocks).toBe(0);

  const before = (await blocks()).length;
  await page.getByRole('tab', {selected: false}).first().click();
  await expect.poll(async () => (await blocks()).length).toBeGreaterThanOrEqual(before);
  await expect.poll(wrongBlocks).toBe(0);

  const wide = page
    .locator('.theme-code-block')
    .filter({has: page.getByLabel('Toggle word wrap')})
    .first();
  const overflow = () => wide.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  const button = wide.getByLabel('Toggle word wrap');
  await button.dispatchEvent('click');
  await expect.poll(overflow).toBe(0);
  await expect(button, 'the way back').toBeAttached();
  await button.dispatchEvent('click');
  await expect.poll(overflow).toBeGreaterThan(0);

  await page.setViewportSize({width: 1280, height: 740});
  await expect.poll(wrongBlocks).toBe(0);
});

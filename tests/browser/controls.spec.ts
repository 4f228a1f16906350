// What readers touch works before the scripts of the page are there, and React takes over what was done.
import {expect, test, type Page} from '@playwright/test';
import {errorsOf, kindGroups, checkEach, kindRoute, navbar, openHeldBack, pageKinds, requestsOf, urlOf} from './site';

const withCode = pageKinds['documentation page without diagram'];
const withTabs = pageKinds['API operation'];

/** Menus of phones that are open. */
const openMenus = (page: Page) => page.locator('.phone-menu:popover-open');

const asked = (paths: readonly string[]): string[] => paths.filter((path) => path.includes('/assets/js/'));

test.describe('without touch, on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true});

  for (const {names, kinds, tag} of kindGroups()) {
    test(
      `no script is requested before a touch, nor by scrolling: ${names}`,
      {tag: ['@lean', ...tag]},
      async ({page}) => {
        const paths = requestsOf(page);
        await checkEach(kinds, async (kind) => {
          paths.length = 0;
          await page.goto(kindRoute(kind), {waitUntil: 'networkidle'});
          const needed = await page.locator('[data-needs-scripts=""]').count();
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await page.waitForTimeout(300);
          expect(asked(paths).length > 0).toBe(needed > 0 || page.url().includes('?'));
        });
      },
    );
  }

  test('the menu opens, leads to the main menu, and closes; React leaves it open', async ({page}) => {
    const errors = errorsOf(page);
    const start = await openHeldBack(page, withCode);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await expect(openMenus(page)).toHaveCount(1);
    await expect(openMenus(page).getByRole('link', {name: 'Introduction'})).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveAttribute('inert');
    await openMenus(page)
      .getByRole('button', {name: /main menu/})
      .tap();
    const main = openMenus(page).first();
    await expect(main.getByRole('link', {name: 'Education', exact: true})).toBeVisible();
    await main.getByText('Tags', {exact: true}).tap();
    await expect(main.getByRole('link', {name: 'Documentation Tags'})).toBeVisible();
    await start();
    await expect(openMenus(page)).toHaveCount(2);
    await expect(main.getByRole('link', {name: 'Documentation Tags'})).toBeVisible();
    await main.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(openMenus(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
    expect(errors).toEqual([]);
  });

  test('the table of contents unfolds, and leads to a heading', async ({page}) => {
    const start = await openHeldBack(page, withCode);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.getByText('On this page').first().tap();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await start();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await contents.getByRole('link').first().tap();
    await expect(page).toHaveURL(/#/);
  });

  test('what a touch needs comes, and the touch is carried out once', {tag: '@lean'}, async ({page}) => {
    const start = await openHeldBack(page, 'Education/K-13/Count%20birds');
    const check = page.getByRole('button', {name: 'Check'}).first();
    await check.tap();
    await start();
    await expect(page.locator('.lesson-quiz').getByRole('status').filter({hasText: /\S/}).first()).toBeVisible();
  });
});

test('color mode, menus, tabs, and copying work without scripts, and stay as they are when scripts come', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors = errorsOf(page);
  const start = await openHeldBack(page, withTabs);

  await navbar(page)
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const tab = page.getByRole('tab', {selected: false}).first();
  const name = await tab.innerText();
  await tab.click();
  const chosen = page.getByRole('tab', {name, exact: true}).first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
  await chosen.press('Home');
  await expect(page.getByRole('tab').first()).toBeFocused();

  const block = page.getByRole('tabpanel', {name}).first();
  await block.getByRole('button', {name: /^Copy/}).first().click();
  await expect(block.getByRole('status').first()).toHaveText('Copied', {useInnerText: true});
  const code = await block.locator('.token-line').allInnerTexts();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').map((line) => line.trim())).toEqual(
    code.map((line) => line.trim()),
  );

  const tags = navbar(page).locator('.dropdown').first();
  await tags.locator('summary').click();
  await expect(tags.getByRole('link').first()).toBeVisible();

  await start();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(block).toBeVisible();
  await expect(tags.getByRole('link').first()).toBeVisible();
  // At its beginning: the open list may cover its middle.
  await page.getByRole('heading', {level: 1}).click({position: {x: 4, y: 4}});
  await expect(tags.getByRole('link').first()).toBeHidden();
  // The choice holds on the next page.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('the search box says that it takes keys, and Enter sends what was typed to the results page', async ({page}) => {
  const html = await (await page.request.get(withCode)).text();
  expect(html).toContain('placeholder="Loading..."');
  await openHeldBack(page, withCode);
  const box = page.getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('river');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(urlOf('search?q=river'));
});

test('the bar hides, the button leads back to the top, and the current heading is marked', async ({page}) => {
  await openHeldBack(page, withCode);
  const bar = navbar(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await expect(page.locator('.table-of-contents__link--active')).toHaveCount(1);
  await page.mouse.wheel(0, -300);
  await expect(bar).toBeInViewport();
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test(
  'a mouse that moves, or a key, starts the scripts on a line without limits',
  {tag: '@lean'},
  async ({page, context}) => {
    const paths = requestsOf(page);
    await page.goto(withCode, {waitUntil: 'networkidle'});
    expect(asked(paths)).toEqual([]);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    const saving = await context.newPage();
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true, effectiveType: '4g'})}),
    );
    const others = requestsOf(saving);
    await saving.goto(withCode, {waitUntil: 'networkidle'});
    await saving.mouse.move(300, 300);
    await saving.mouse.move(400, 300);
    await saving.waitForTimeout(500);
    expect(asked(others)).toEqual([]);
    await saving.getByRole('combobox', {name: 'Search'}).click();
    await expect(saving.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  },
);

import {expect, test, type Page} from '@playwright/test';
import {chunkOf, navbar, open, requestsOf, urlOf} from './site';

const longPage = 'docs/River%20Watch/how-to';

/** Scrolls by the wheel, in small steps as a reader does. */
async function wheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(640, 500);
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, distance / 8);
    await page.waitForTimeout(40);
  }
}

test.describe('the navigation bar', () => {
  test('hides when the reader scrolls down or jumps, and shows when it is needed', async ({page}) => {
    await test.step('hides on scroll down, shows on scroll up and near the top', async () => {
      await open(page, longPage);
      const {height = 0} = (await navbar(page).boundingBox()) ?? {};
      await wheel(page, height / 2);
      await expect(navbar(page), 'within its own height').toBeInViewport({ratio: 0.9});
      await wheel(page, 1200);
      await expect(navbar(page)).not.toBeInViewport();
      await wheel(page, -300);
      await expect(navbar(page)).toBeInViewport({ratio: 0.9});
    });

    await test.step('hides on a jump to a heading of the page', async () => {
      await open(page, longPage);
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#/);
      await expect(navbar(page)).not.toBeInViewport();
    });

    await test.step('stays when the hash matches nothing on the page', async () => {
      await open(page, `${longPage}#no-such-heading`);
      await expect(navbar(page)).toBeInViewport({ratio: 0.9});
    });
  });
});

test('a change of page scrolls to the top, one with a hash to its heading', async ({page}) => {
  await open(page, longPage);
  await wheel(page, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(urlOf(longPage));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await open(page, longPage);
  const id = await page
    .locator('article h2[id]')
    .last()
    .evaluate((heading) => heading.id);
  await open(page, `${longPage}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a thin progress bar appears when a page takes more than 200 ms', async ({page}) => {
  await open(page, '');
  await page.waitForLoadState('networkidle');
  let slow = true;
  await page.route('**/assets/js/**/*.js', async (route) => {
    if (slow) {
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await route.continue();
  });
  await navbar(page).getByRole('link', {name: 'Workshops'}).dispatchEvent('click');
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(5);
  slow = false;
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  await expect(bar).toHaveCount(0);
});

test.describe('prefetch', () => {
  /** Scripts that a page loads without any prefetching. */
  async function scriptsOf(page: Page, path: string): Promise<string[]> {
    const other = await page.context().newPage();
    await other.addInitScript(connectionIs, {effectiveType: '4g', saveData: true});
    const requests = requestsOf(other);
    await open(other, path);
    await other.waitForLoadState('networkidle');
    await other.close();
    return requests.filter((request) => request.startsWith(urlOf('assets/js/')));
  }

  /** Scripts that a page needs and another page does not: those that a prefetch requests. */
  async function ownScripts(page: Page, of: string, from: string): Promise<string[]> {
    const first = await scriptsOf(page, from);
    const own = (await scriptsOf(page, of)).filter((script) => !first.includes(script));
    expect(own.length).toBeGreaterThan(0);
    return own;
  }

  const connectionIs = (connection: object): void => {
    Object.defineProperty(navigator, 'connection', {get: () => connection});
  };

  const from = 'docs/River%20Watch/how-to';
  const to = 'other_resources/intro';
  const link = (page: Page) => navbar(page).getByRole('link', {name: 'Resources', exact: true});

  /** Keeps all links from counting as visible, so that only hover and touch trigger a prefetch. */
  const nothingInView = (): void => {
    window.IntersectionObserver = class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    } as unknown as typeof IntersectionObserver;
  };

  test('happens on hover and on touch', async ({page}) => {
    const own = await ownScripts(page, to, from);
    await page.addInitScript(nothingInView);
    const requests = requestsOf(page);
    for (const [name, use] of [
      ['hover', () => link(page).hover()],
      ['touch', () => link(page).dispatchEvent('touchstart')],
    ] as const) {
      await test.step(name, async () => {
        await open(page, from);
        await page.waitForLoadState('networkidle');
        expect(requests.splice(0).filter((path) => own.includes(path))).toEqual([]);
        await use();
        await expect.poll(() => own.filter((path) => !requests.includes(path))).toEqual([]);
        // The pointer would be on the link of the next page.
        await page.mouse.move(0, 0);
        requests.length = 0;
      });
    }
  });

  test('happens when a link comes into view', async ({page}) => {
    let loads = 0;
    await page.route(chunkOf('@site/docs/Zebra Atlas v1.0/index.md'), async (route) => {
      loads += 1;
      await route.continue();
    });
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, 'docs/tags/birds');
    await page.waitForLoadState('networkidle');
    const target = page.getByRole('main').getByRole('link', {name: 'Zebra Atlas', exact: true});
    await expect(target).not.toBeInViewport();
    expect(loads).toBe(0);
    await target.scrollIntoViewIfNeeded();
    await expect.poll(() => loads).toBe(1);
  });

  test('does not happen on a slow connection, or with data saver', async ({page, context}) => {
    const own = await ownScripts(page, to, from);
    for (const [name, connection] of [
      ['on a 2g connection', {effectiveType: '2g', saveData: false}],
      ['with data saver', {effectiveType: '4g', saveData: true}],
    ] as const) {
      await test.step(name, async () => {
        const visit = await context.newPage();
        await visit.addInitScript(connectionIs, connection);
        const requests = requestsOf(visit);
        await open(visit, from);
        await link(visit).hover();
        await link(visit).dispatchEvent('touchstart');
        await visit.waitForLoadState('networkidle');
        expect(requests.filter((path) => own.includes(path))).toEqual([]);
        await visit.close();
      });
    }
  });
});

test('in a window at 400 %, the controls of slides take one line', async ({page}) => {
  await page.setViewportSize({width: 320, height: 180});
  await open(page, 'Education/K-13/Count%20birds?docusaurus-data-view=present');
  const controls = page.getByRole('navigation', {name: 'Slides'});
  await expect(controls).toBeVisible();
  const {height = 180} = (await controls.boundingBox()) ?? {};
  expect(height).toBeLessThan(180 / 4);
});

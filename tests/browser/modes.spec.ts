import {expect, test} from '@playwright/test';
import {chunkOf, errorsOf, navbar, open, pageKinds} from './site';

const html = 'html';
const toggle = /Switch between dark and light mode/;

test.describe('the color mode', () => {
  test.use({colorScheme: 'dark'});

  test(
    'is light at first, whatever the system prefers, can be switched, and is remembered',
    {tag: '@engines'},
    async ({page}) => {
      await open(page, 'docs/intro');
      await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
      const button = navbar(page).getByRole('button', {name: toggle});
      await button.click();
      await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
      await button.click();
      await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
      await button.click();
      await expect(page.locator(html), 'two states only').toHaveAttribute('data-theme', 'dark');
    },
  );
});

test('a failing storage is logged, and the page still works', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('storage is refused');
      },
    });
  });
  await open(page, 'docs/intro');
  await navbar(page).getByRole('button', {name: toggle}).click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await navbar(page).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  await expect.poll(() => warnings.join('\n')).toContain('torage');
  expect(errors).toEqual([]);
});

test.describe('diagrams', () => {
  const diagram = '.docusaurus-mermaid-container svg';

  test(
    'are drawn in the light theme in light mode and in the dark theme in dark mode',
    {tag: '@engines'},
    async ({page}) => {
      await open(page, pageKinds['documentation page with diagram']);
      const drawn = page.locator(diagram).first();
      await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
      await expect(drawn).toBeVisible();
      const color = () =>
        drawn.evaluate((svg) => getComputedStyle(svg.querySelector('.node rect, .actor') ?? svg).fill);
      const light = await color();
      await navbar(page).getByRole('button', {name: toggle}).click({force: true});
      await expect.poll(color).not.toBe(light);
    },
  );

  test('have a name for screen readers', async ({page}) => {
    await open(page, pageKinds['documentation page with diagram']);
    const drawn = page.locator(diagram).first();
    await page.locator('[data-diagram]').first().scrollIntoViewIfNeeded();
    await expect(drawn).toHaveAttribute('aria-labelledby', /.+/);
    const title = await drawn.evaluate(
      (svg) => document.getElementById(svg.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(title).toMatch(/\w+ \w+/);
  });

  test('load their library only when one comes near the viewport', async ({page}) => {
    let loads = 0;
    await page.route(chunkOf('docusaurus-mermaid-container'), async (route) => {
      loads += 1;
      await route.continue();
    });
    await open(page, pageKinds['documentation page without diagram']);
    await page.waitForLoadState('networkidle');
    expect(loads, 'a page without a diagram').toBe(0);
    await page.setViewportSize({width: 1280, height: 300});
    await open(page, 'docs/Apple%20Ledger');
    await page.waitForLoadState('networkidle');
    const place = page.getByText(/^Diagram: /);
    expect((await place.boundingBox())?.y).toBeGreaterThan(800);
    expect(loads, 'a page with a diagram far below').toBe(0);
    await place.scrollIntoViewIfNeeded();
    await expect(page.locator(diagram).first()).toBeVisible();
    expect(loads).toBe(1);
  });
});

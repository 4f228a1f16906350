import {expect, test, type Page} from '@playwright/test';
import {drawnInBrowser, errorsOf, navbar, open, pageKinds} from './site';

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

for (const [who, route, shape] of [
  ['the build', pageKinds['documentation page with diagram'], 'rect[stroke]'],
  ['the browser', drawnInBrowser, '.node rect'],
] as const) {
  test.describe(`diagrams drawn by ${who}`, () => {
    const drawing = (page: Page) => page.locator('[data-diagram]').last().locator('svg').first();

    test('have other colors in dark mode', {tag: '@engines'}, async ({page}) => {
      await open(page, route);
      await expect(drawing(page)).toBeVisible();
      const color = () =>
        drawing(page).evaluate((svg, name) => getComputedStyle(svg.querySelector(name) ?? svg).fill, shape);
      const light = await color();
      await navbar(page).getByRole('button', {name: toggle}).click({force: true});
      await expect.poll(color).not.toBe(light);
    });

    test('have a name and a description for screen readers', async ({page}) => {
      await open(page, route);
      for (const name of ['aria-labelledby', 'aria-describedby']) {
        await expect(drawing(page)).toHaveAttribute(name, /.+/);
        const text = await drawing(page).evaluate(
          (svg, attribute) => document.getElementById(svg.getAttribute(attribute) ?? '')?.textContent,
          name,
        );
        expect(text).toMatch(/\w+ \w+/);
      }
    });
  });
}

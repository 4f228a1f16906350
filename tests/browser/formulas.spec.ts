// Formulas: readable without scripts, by screen readers, and on a phone; only pages with formulas load their files.
// cspell:ignore raisebox
import {expect, test} from '@playwright/test';
import katex from 'katex';
import {navbar, open, requestsOf} from './site';

const withFormulas = 'docs/Tide%20Tables/explanation';
const isOfFormulas = (path: string): boolean => path.includes('/assets/katex-');

test('a page with formulas loads their style sheet and the fonts of their symbols, other pages load neither', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await open(page, 'docs/intro');
  expect(requests.filter(isOfFormulas)).toEqual([]);
  await open(page, withFormulas);
  await page.evaluate(() => document.fonts.ready);
  const files = requests.filter(isOfFormulas).map((path) => path.replace(/^.*\//, ''));
  expect(files).toContain('katex.min.css');
  expect(files).toContain('KaTeX_Math-Italic.woff2');
  expect(files.filter((name) => !/\.(?:css|woff2)$/.test(name))).toEqual([]);
});

test('the style sheet is also loaded for a page that is opened by in-site navigation', async ({page}) => {
  await open(page, 'docs/Tide%20Tables');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Explanation'}).click();
  const formula = page.locator('.katex-display .katex-html').first();
  await expect(formula).toBeVisible();
  await expect(formula).toHaveCSS('display', 'block');
  await navbar(page).getByRole('link', {name: 'Education'}).click();
  await expect(page.locator('link[href*="/assets/katex-"]')).toHaveCount(0);
});

test('screen readers get MathML, annotated with the LaTeX source', async ({page}) => {
  await open(page, withFormulas);
  const math = page.locator('article math');
  await expect(math).toHaveCount(5);
  await expect(math.first().locator('annotation')).toHaveText('t');
  await expect(page.getByRole('math')).toHaveCount(5);
});

test('a link around a formula takes no click far from its line, whatever the formula holds', async ({page}) => {
  await open(page, withFormulas);
  // The rule about sizes refuses such a formula on a page.
  const giant = String.raw`\smash{\rlap{\hspace{-3000px}\raisebox{-3000px}{\rule{9000px}{9000px}}}}x`;
  const taken = await page.evaluate(
    (html) => {
      const paragraph = document.querySelector('article p');
      paragraph?.insertAdjacentHTML('beforebegin', `<p><a id="giant" href="#giant">${html} the model</a></p>`);
      const link = document.getElementById('giant');
      // The formula makes its line high, so that the words of the link are far down.
      const words = (): DOMRect => link?.getClientRects()[0] ?? new DOMRect();
      scrollBy(0, words().top - innerHeight / 2);
      const line = link?.parentElement?.getBoundingClientRect();
      const isIn = (x: number, y: number): boolean => link?.contains(document.elementFromPoint(x, y)) === true;
      const far: string[] = [];
      for (let x = 5; x < innerWidth; x += 20) {
        for (let y = 5; y < innerHeight; y += 20) {
          const isNear = line && y > line.top - 20 && y < line.bottom + 20 && x > line.left - 20 && x < line.right + 20;
          if (!isNear && isIn(x, y)) {
            far.push(`${x},${y}`);
          }
        }
      }
      return {far, isVisible: isIn(words().left + 40, words().top + words().height / 2)};
    },
    katex.renderToString(giant, {output: 'html'}),
  );
  expect(taken).toEqual({far: [], isVisible: true});
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a wide formula scrolls in a focusable box; the page stays as wide as the screen', async ({page}) => {
    await open(page, withFormulas);
    const box = page.getByRole('group', {name: 'Wide formula'});
    await expect(box).toHaveCount(1);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('formulas look the same', async ({page}) => {
    await page.goto(withFormulas);
    await expect(page.locator('.katex-display .katex-html').first()).toHaveCSS('display', 'block');
  });
});

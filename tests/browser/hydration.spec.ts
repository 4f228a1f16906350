// Browsers, extensions, and translators change a served page before React hydrates it. React then renders the page anew;
// nothing may be missing afterwards.
import {expect, test, type Page} from '@playwright/test';
import {checkEach, drawnInBrowser, errorsOf, open, pageKinds} from './site';

/** Changes of every text of the page that matches, such as its numbers. */
const alterations = {
  'numbers are links': {text: '\\d+', tag: 'a'},
  'texts are wrapped': {text: '[^]+', tag: 'font'},
} as const;

/** Alters the served page once it is parsed; scripts of the page run later. */
const alter = (page: Page, {text, tag}: {text: string; tag: string}): Promise<unknown> =>
  page.addInitScript(
    ([pattern, name]) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') {
          return;
        }
        const walker = document.createTreeWalker(
          document.querySelector('#__docusaurus') ?? document,
          NodeFilter.SHOW_TEXT,
        );
        const nodes: Text[] = [];
        while (walker.nextNode()) {
          nodes.push(walker.currentNode as Text);
        }
        nodes
          .filter(({parentElement}) => parentElement && !parentElement.closest('svg, script, style'))
          .forEach((node) => {
            const match = new RegExp(pattern).exec(node.data);
            if (match) {
              const part = node.splitText(match.index);
              part.splitText(match[0].length);
              const wrapper = document.createElement(name);
              part.replaceWith(wrapper);
              wrapper.append(part);
            }
          });
        document.documentElement.dataset.altered = String(nodes.length);
      });
    },
    [text, tag] as const,
  );

/** Everything that the page shows: its text, without white space, and its drawings. */
const contentOf = (page: Page): Promise<{text: string; drawings: number; blocks: (string | null)[]}> =>
  page.evaluate(() => ({
    text: document.querySelector('#__docusaurus')?.textContent.replace(/\s+/g, '') ?? '',
    drawings: document.querySelectorAll('#__docusaurus svg').length,
    blocks: [...document.querySelectorAll('pre')].map(({textContent}) => textContent),
  }));

const pages = {
  'code blocks': pageKinds['documentation page without diagram'],
  'numbered and marked code blocks': 'sample_docs/Sample%20Documentation/how-to',
  charts: 'sample_docs/Sample%20Documentation/charts',
  'the constellation': '',
  'quizzes and progress': 'Education/K-13/Count%20birds',
  'an API operation': pageKinds['API operation'],
  'learning paths': 'Education/intro',
};

/** Halves of the pages, for two workers. */
const halves = [Object.entries(pages).slice(0, 4), Object.entries(pages).slice(4)];

for (const half of halves) {
  const names = half.map(([what]) => what);
  test(`altered before hydration, a page is complete: ${names.join(', ')}`, async ({page, context}) => {
    const altered = new Map<string, {visit: Page; errors: string[]}>();
    for (const [how, alteration] of Object.entries(alterations)) {
      const visit = await context.newPage();
      altered.set(how, {visit, errors: errorsOf(visit)});
      await alter(visit, alteration);
    }
    await checkEach(names, async (what) => {
      const route = pages[what as keyof typeof pages];
      await open(page, route);
      for (const [how, {visit, errors}] of altered) {
        await test.step(how, async () => {
          errors.length = 0;
          await open(visit, route);
          await expect(visit.locator('html')).toHaveAttribute('data-altered', /[1-9]/);
          await expect(async () => expect(await contentOf(visit), how).toEqual(await contentOf(page))).toPass({
            timeout: 10_000,
          });
          if (how === 'texts are wrapped') {
            // React says that it rendered anew.
            expect(errors.join('\n')).toMatch(/onRecoverableError/);
          }
        });
      }
    });
  });
}

test('diagrams are drawn on a page that was altered before hydration', async ({page}) => {
  await alter(page, alterations['texts are wrapped']);
  await open(page, drawnInBrowser);
  const diagrams = page.locator('[data-diagram]');
  await expect(diagrams).toHaveCount(2);
  for (const diagram of await diagrams.all()) {
    await expect(diagram.locator('svg').first()).toBeVisible();
  }
});

test('phones are asked not to turn numbers into links', async ({page}) => {
  await page.goto('docs/intro');
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', 'telephone=no');
});

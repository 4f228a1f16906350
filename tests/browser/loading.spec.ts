// What a page loads until it works, and what it leaves as it was served.
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test, type Page} from '@playwright/test';
import {
  checkEach,
  chunkOf,
  goInSite,
  holdBack,
  hydrate,
  namedScripts,
  navbar,
  open,
  openHeldBack,
  ownScripts,
  pageKinds,
  requestsOf,
  urlOf,
  drawnInBrowser,
} from './site';

const withCode = pageKinds['documentation page without diagram'];

test('the HTML of a page names all scripts that it needs', {tag: '@lean'}, async ({page}) => {
  // With data saver, pages that visible links lead to are not prefetched.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
  const asked = requestsOf(page);
  await checkEach(
    ['landing page', 'documentation page without diagram', 'API operation', 'category page'],
    async (kind) => {
      asked.length = 0;
      await open(page, pageKinds[kind]);
      await page.waitForLoadState('networkidle');
      const named = namedScripts(pageKinds[kind]);
      const scripts = asked.filter((one) => /\/assets\/js\/.*\.js$/.test(one));
      expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
      // A page of an area loads its part of the route table; a page outside of areas loads none.
      expect(scripts.filter((script) => /\/routes-\d+\.\w+\.js$/.test(script))).toHaveLength(
        kind === 'landing page' ? 0 : 1,
      );
      expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
      expect(new Set(scripts).size).toBe(scripts.length);
    },
  );
});

test('a page whose diagrams the build has drawn requests nothing of Mermaid', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js') && response.request().resourceType() === 'script') {
      // The last ones, of pages that links lead to, may still be on their way when the test ends.
      scripts.push(response.text().catch(() => ''));
    }
  });
  /** Scripts that have Mermaid's settings; their names say it only with lean-client. */
  const drawers = async (): Promise<string[]> =>
    (await Promise.all(scripts)).filter((script) => script.includes('suppressErrorRendering'));
  await open(page, pageKinds['documentation page with diagram']);
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('svg')).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(await drawers()).toEqual([]);
  await open(page, drawnInBrowser);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible();
  expect((await drawers()).length, 'a kind that the build does not draw').toBeGreaterThan(0);
});

declare global {
  interface Window {
    /** The drawing of a diagram when it begins: whether a reader sees it, and how much longer it makes the page. */
    begun: {seen: string; added: number}[];
  }
}

test('an unfinished drawing of a diagram stays hidden and adds nothing to the length of the page', async ({page}) => {
  await page.addInitScript(() => {
    window.begun = [];
    new MutationObserver(() => {
      const drawing = document.querySelector<HTMLElement>('body > [id^="dmermaid-svg-"]');
      if (drawing) {
        const {visibility} = getComputedStyle(drawing);
        const height = document.documentElement.scrollHeight;
        drawing.style.display = 'none';
        window.begun.push({seen: visibility, added: height - document.documentElement.scrollHeight});
        drawing.style.display = '';
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, drawnInBrowser);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible();
  const begun = await page.evaluate(() => window.begun);
  expect(new Set(begun.map(({seen}) => seen))).toEqual(new Set(['hidden']));
  expect(new Set(begun.map(({added}) => added))).toEqual(new Set([0]));
  await expect(page.locator('body > [id^="dmermaid-svg-"]')).toHaveCount(0);
});

/** Whether a page has requested the highlighter. */
function hasHighlighter(asked: readonly string[]): boolean {
  const highlighter = path.basename(chunkOf('before-tokenize'));
  return asked.some((one) => path.basename(one) === highlighter);
}

test('code stays as it was served, also in tabs, and the highlighter is not loaded', {tag: '@lean'}, async ({page}) => {
  const asked = requestsOf(page);
  await checkEach(['documentation page without diagram', 'sample page', 'API operation'], async (kind) => {
    asked.length = 0;
    const start = await holdBack(page, '**/assets/js/main*');
    await page.goto(pageKinds[kind], {waitUntil: 'commit'});
    const code = page.locator('pre code');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const blocks = await code.count();
    const words = await code.locator('.token').count();
    await code.evaluateAll((all) => all.forEach((element) => element.setAttribute('data-served', '')));
    start();
    await hydrate(page);
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(words).toBeGreaterThan(0);
    expect(await page.locator('pre code[data-served]').count()).toBe(blocks);
    expect(await code.locator('.token').count()).toBe(words);
    expect(hasHighlighter(asked)).toBe(false);
  });
});

test('code that appears by in-site navigation gets its highlighter', {tag: '@lean'}, async ({page}) => {
  const asked = requestsOf(page);
  await open(page, withCode);
  const words = page.locator('pre code .token');
  const served = await words.count();
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}).click();
  await expect(words).not.toHaveCount(served);
  expect(hasHighlighter(asked)).toBe(false);
  await page.goBack();
  await expect(words).toHaveCount(served);
  expect(served).toBeGreaterThan(0);
  expect(hasHighlighter(asked)).toBe(true);
});

test('pages that links lead to are prefetched one after the other', {tag: '@lean'}, async ({page}) => {
  let held = 0;
  const letGo = await holdBack(page, '**/assets/js/**', (request) => {
    const isAhead = request.resourceType() === 'other';
    held += isAhead ? 1 : 0;
    return isAhead;
  });
  await open(page, withCode);
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  // The scripts of one page that this page does not have.
  expect(held).toBeLessThanOrEqual(4);
  letGo();
  await expect.poll(() => held).toBeGreaterThan(12);
});

for (const [what, route] of Object.entries({
  'lists of lessons': '',
  'lists of projects': 'docs/intro',
})) {
  test(`${what} stay as they were served until their scripts are there`, async ({page}) => {
    const own = await ownScripts(page, route);
    const letGo = await holdBack(
      page,
      '**/assets/js/**',
      (request) => !own.has(decodeURI(new URL(request.url()).pathname)),
    );
    await page.goto(route, {waitUntil: 'commit'});
    await page.evaluate(() => dispatchEvent(new Event('start-scripts')));
    const content = route === '' ? 'main' : 'article';
    const shown = (): Promise<string | null> => page.locator(content).textContent();
    const served = load(await (await page.request.get(route)).text())(content).text();
    await expect(page.getByLabel('Search', {exact: true}).first()).toHaveAttribute('placeholder', /^Search/);
    // Contexts change after hydration, and when the reader uses the page.
    await page.waitForTimeout(500);
    await navbar(page).getByText('Tags', {exact: true}).first().click();
    expect(await shown()).toBe(served);
    await page.setViewportSize({width: 700, height: 740});
    await navbar(page).getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.waitForTimeout(500);
    expect(await shown()).toBe(served);
    letGo();
    await hydrate(page);
    expect(await shown()).toBe(served);
  });
}

test.describe('what is pressed while the scripts are held back is carried out when they come', () => {
  /** Makes a page that is held back dispatch an event when React begins to hydrate it. */
  const announceHydration = (page: Page): Promise<unknown> =>
    page.evaluate(() => {
      let root: unknown;
      Object.defineProperty(window, 'docusaurusRoot', {
        configurable: true,
        get: () => root,
        set: (value) => {
          root = value;
          dispatchEvent(new Event('hydrating'));
        },
      });
    });

  test('what is chosen in lists, and typed, in the explorer', async ({page}) => {
    const start = await openHeldBack(page, '');
    const projects = page.getByRole('region', {name: 'All projects'});
    await projects.getByLabel('Topic', {exact: true}).selectOption('Water');
    await projects.getByLabel('Release', {exact: true}).selectOption('Release 2025-08');
    await projects.getByLabel('Keywords').fill('tide');
    await start();
    await expect(projects.getByRole('heading', {level: 3})).toHaveText(['Tide Tables']);
    await expect(page).toHaveURL(/\?(?=.*topic=Water)(?=.*release=)(?=.*q=tide)/);
  });

  test('boxes that are checked in a lesson', {tag: '@lean'}, async ({page}) => {
    const start = await openHeldBack(page, 'Education/K-13/Count%20birds');
    const finished = page.getByRole('checkbox', {name: 'I finished this lesson'});
    await finished.check();
    const answer = page.getByRole('radio').first();
    await answer.check();
    await start();
    await expect(finished).toBeChecked();
    await expect(answer).toBeChecked();
    // The progress is stored.
    await open(page, 'Education/K-13/Count%20birds');
    await expect(finished).toBeChecked();
  });

  test('Back to another page, while React hydrates this one', {tag: '@lean'}, async ({page}) => {
    await open(page, 'search?q=owl');
    const hit = page.locator('article h2 a').first();
    const name = await hit.innerText();
    await goInSite(page, withCode);
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
    const start = await openHeldBack(page, 'accessibility');
    await page.goBack({waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await announceHydration(page);
    await page.evaluate(() => addEventListener('hydrating', () => history.back()));
    await start();
    await expect(hit).toHaveText(name);
    await expect(page).toHaveURL(urlOf('search?q=owl'));
  });

  test('what is typed after the shortcut of the search box', async ({page}) => {
    const start = await openHeldBack(page, withCode);
    await page.keyboard.press('Control+Shift+K');
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('river');
    await start();
    await expect(page.getByRole('listbox', {name: 'Results for “river”'})).toBeVisible();
  });

  test('the last press, once, unless React has answered another one since', {tag: '@lean'}, async ({page}) => {
    const lesson = 'Education/K-13/Count%20birds';
    const check = page.getByRole('button', {name: 'Check'}).first();
    /** How often a control was pressed since. */
    const count = (): Promise<string | null> => check.getAttribute('data-presses');
    const counted = async (): Promise<() => Promise<void>> => {
      const start = await openHeldBack(page, lesson);
      await check.evaluate((element) =>
        element.addEventListener('click', () => {
          element.dataset.presses = String(Number(element.dataset.presses ?? 0) + 1);
        }),
      );
      return start;
    };

    await test.step('carried out when React has the page', async () => {
      const start = await counted();
      await check.click();
      await start();
      await expect.poll(count).toBe('2');
    });

    await test.step('not by a press while React hydrates the page, which it answers itself', async () => {
      const start = await counted();
      await announceHydration(page);
      await check.evaluate((element: HTMLElement) =>
        addEventListener('hydrating', () => setTimeout(() => element.click())),
      );
      await start();
      await page.waitForLoadState('networkidle');
      expect(await count()).toBe('1');
    });

    await test.step('not if the reader has pressed something else', async () => {
      const start = await counted();
      await check.click();
      await page.getByRole('heading', {level: 1}).click();
      await start();
      await page.waitForLoadState('networkidle');
      expect(await count()).toBe('1');
    });
  });
});

import fs from 'node:fs';
import {expect, test as base, type Page, type Request, type Route} from '@playwright/test';
import {CopyServer, laterDeploy} from '../support/copyServer';
import {ports} from '../support/ports';
import {secondSite} from '../support/secondSite';
import {viewQuery} from '@training-catalog/lesson-views/model';
import {
  barMenu,
  chunkOf,
  drawnInBrowser,
  errorsOf,
  goInSite,
  holdBack,
  namedScripts,
  navbar,
  open,
  ownScripts,
  startAtOnce,
} from './site';

const test = base.extend<{site: CopyServer; deploy: () => void}, {laterBuild: string}>({
  /** A server of its own, whose site the test can replace. */
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new CopyServer();
    await site.start();
    await use(site);
    await site.stop();
  },
  /** Publishes a build in which every script has another URL. */
  deploy: ({site, laterBuild}, use) => use(() => site.serve(laterBuild)),
  /** Its folder. */
  laterBuild: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = laterDeploy();
      await use(folder);
      fs.rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],
});

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const bar = (page: Page) => page.getByRole('alert').filter({hasText: 'did not load'});

const markdownPage = {path: 'markdown-page', chunk: () => chunkOf('src/pages/markdown-page.md')};

// Requests that are still pending when a test ends do not matter.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('a page chunk missing on first load leaves the text readable, with an error and Retry', async ({page}) => {
  const chunk = markdownPage.chunk();
  await page.route(chunk, (route) => route.abort());
  await page.goto(markdownPage.path);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute(chunk);
  await bar(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(bar(page)).toHaveCount(0);
});

test('a missing main script leaves the text readable, with an error and Retry', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.fulfill({status: 404}));
  await page.goto('docs/intro');
  await expect(bar(page)).toContainText('main.');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.unroute('**/assets/js/main.*.js');
  await bar(page).getByRole('button', {name: 'Retry'}).click();
  await expect(bar(page)).toHaveCount(0);
});

test('a route whose code fails during navigation warns and reloads once, never in a loop', async ({page}) => {
  const warnings: string[] = [];
  let loads = 0;
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route(chunkOf('src/pages/markdown-page.md'), (route) => route.abort());
  await goInSite(page, markdownPage.path);
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(/markdown-page$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads, 'the first load and one reload').toBe(2);
  await expect.poll(() => warnings.join('\n')).toContain('Loading chunk');
});

test(
  'a part of the route table that fails during navigation reloads once, and the page opens',
  {tag: '@lean'},
  async ({page}) => {
    // Nothing is prefetched, so that this part of the table is not loaded yet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
    await page.goto('docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    let refused = 0;
    await page.route('**/assets/js/**/routes-*.js', (route) => {
      refused += 1;
      return refused > 1 ? route.continue() : route.abort();
    });
    // At most one of them is in the same part as the open page.
    for (const [target, title] of [
      ['docs/tags', 'Tags'],
      ['workshops/intro', 'Workshops'],
    ] as const) {
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await goInSite(page, target);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
    await expect(page).toHaveURL(/\/workshops\/intro$/);
    expect(refused).toBeGreaterThan(0);
  },
);

/** Scrolls to the end of the page as a reader does, so that links come into view and their pages are prefetched. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
}

/** Counts the loads of the page's document from now on. */
function loadsOf(page: Page): {count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    loads.count += request.isNavigationRequest() ? 1 : 0;
  });
  return loads;
}

const lessonWithQuizzes = 'Education/K-13/Count%20birds';

test('after a deploy, an open page neither reloads nor complains while it is read, and keeps what was entered', async ({
  page,
  site,
  deploy,
}) => {
  await open(page, site.at(lessonWithQuizzes));
  const quiz = page.locator('.lesson-quiz').filter({hasText: 'What does the file count?'});
  await quiz.getByRole('radio').last().check();
  await quiz.getByRole('button', {name: 'Check'}).click();
  const number = page.locator('.lesson-quiz').filter({hasText: 'How many calls does the file have?'});
  await number.getByRole('textbox').fill('7');
  await page.evaluate(() => scrollTo(0, 0));
  const loads = loadsOf(page);
  deploy();
  site.asked = [];
  await scrollToEnd(page);
  expect(
    site.asked.filter((name) => name.startsWith('assets/js/')),
    'prefetched',
  ).not.toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads.count).toBe(0);
  await expect(quiz.getByRole('radio').last()).toBeChecked();
  await expect(quiz.getByRole('status')).toHaveText(/^Correct\./);
  await expect(number.getByRole('textbox')).toHaveValue('7');

  // A part that the reader asks for is missing: the reader decides when to reload.
  await page.getByRole('checkbox', {name: 'I finished this lesson'}).check();
  await expect(bar(page)).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads.count).toBe(0);
  await expect(number.getByRole('textbox')).toHaveValue('7');

  // A page that no link in view has prefetched before the deploy.
  await goInSite(page, 'docs/Tide%20Tables/explanation');
  await expect.poll(() => loads.count, 'a reload at the target').toBe(1);
  await expect(page.getByRole('heading', {level: 1})).not.toContainText('Count birds');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  expect(loads.count).toBe(1);
  await expect(page).toHaveURL(/Tide%20Tables\/explanation$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('checkbox', {name: 'I finished this lesson'})).toBeChecked();
});

test('after a deploy, the name in the record of completion stays while the page is read', async ({
  page,
  site,
  deploy,
}) => {
  // So low that most links come into view only after the deploy.
  await page.setViewportSize({width: 1280, height: 300});
  await open(page, site.at('Education/my-learning'));
  await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada Example');
  await page.evaluate(() => scrollTo(0, 0));
  const loads = loadsOf(page);
  deploy();
  site.asked = [];
  await scrollToEnd(page);
  expect(
    site.asked.filter((name) => name.startsWith('assets/js/')),
    'prefetched',
  ).not.toEqual([]);
  expect(loads.count).toBe(0);
  await expect(page.getByRole('textbox', {name: 'Name'})).toHaveValue('Ada Example');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a deploy, a console that the reader asks for says that it is missing, and opens after a reload', async ({
  page,
  site,
  deploy,
}) => {
  await open(page, site.at('api/Bird%20APIs/counts-create'));
  const loads = loadsOf(page);
  deploy();
  await page.getByRole('button', {name: 'Try it'}).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Reload the page');
  expect(loads.count).toBe(0);
  await page.reload();
  await expect(page.getByRole('group', {name: 'Try the operation'}).getByRole('button').first()).toBeVisible();
});

test('a page that cannot be prefetched raises no alarm, and opens when its link is followed', async ({page}) => {
  await open(page, 'docs/intro');
  let refused = 0;
  await page.route('**/assets/js/**', (route) => {
    refused += 1;
    return route.abort();
  });
  const loads = loadsOf(page);
  await scrollToEnd(page);
  await navbar(page).getByRole('link', {name: 'Workshops'}).hover();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/assets/js/**');
  await navbar(page).getByRole('link', {name: 'Workshops'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  expect(loads.count).toBeLessThan(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const route of [`${lessonWithQuizzes}${viewQuery('teach')}`, '?kind=lesson', 'map']) {
  test(`whichever script of a part is missing, the rest of ${route} stays`, async ({page}) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.add(request.url());
      }
    });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const own = await ownScripts(page, route);
    // The scripts of prefetched pages do not matter to this one.
    const parts = [...scripts].filter(
      (script) =>
        script.includes('/assets/js/') &&
        !/routes-\d+\.\w+\.js$/.test(script) &&
        !own.has(decodeURI(new URL(script).pathname)),
    );
    expect(parts.length).toBeGreaterThan(0);
    const title = await page.getByRole('heading', {level: 1}).innerText();
    for (const part of parts) {
      await page.route(part, (request) => request.abort());
      await page.reload();
      await expect(bar(page), part).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {name: 'This page crashed.'}), part).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1}), part).toHaveText(title);
      await page.unroute(part);
    }
  });
}

test('a page that crashes shows the error with its causes, and Try again', async ({page}) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const chunk = chunkOf('src/pages/markdown-page.md');
  await page.route(chunk, async (route) => {
    const body = await (await route.fetch()).text();
    const broken = body.replace(
      /default:\(\)=>\w+/,
      'default:()=>function(){throw new Error("the page broke",{cause:new Error("the reason")})}',
    );
    expect(broken).not.toBe(body);
    await route.fulfill({body: broken, contentType: 'text/javascript'});
  });
  await goInSite(page, markdownPage.path);
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page.getByText('the page broke')).toBeVisible();
  await expect(page.getByText(/Cause:\s+the reason/)).toBeVisible();
});

test('a page module without a default export is reported by name', async ({page}) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.route(chunkOf('src/pages/markdown-page.md'), async (route) => {
    const body = await (await route.fetch()).text();
    const broken = body.replace(/default:\(\)=>\w+/, 'other:()=>0');
    expect(broken).not.toBe(body);
    await route.fulfill({body: broken, contentType: 'text/javascript'});
  });
  await goInSite(page, markdownPage.path);
  await expect(page.getByText(/The page component at .*markdown-page.* doesn't have a default export/)).toBeVisible();
});

test('a site served under another path says that it did not load properly', async ({page}) => {
  await page.goto(`http://localhost:${ports.elsewhere}/elsewhere/`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await page.goto('docs/intro');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
});

test('a slow search index: a status says so, the box accepts a query, and the hits appear with the index', async ({
  page,
}) => {
  const releaseIndex = await holdBack(page, '**/search-index*/**');
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const search = page.getByRole('navigation', {name: 'Main'}).getByRole('search');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('river');
  await expect(search.getByRole('status')).toHaveText('Loading search');
  await page.waitForTimeout(1500);
  await page.keyboard.type(' watch');
  await expect(search.getByLabel('Search', {exact: true})).toHaveValue('river watch');
  releaseIndex();
  await expect(search.getByRole('option').first()).toContainText('River Watch');
  await expect(search.getByRole('status')).toHaveText(/^\d results?$/);
  await expect(search.getByLabel('Search', {exact: true})).toBeFocused();
});

test('a truncated search index is reported by the box', async ({page}) => {
  await page.context().route('**/search-index*/**', async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({response, body: whole.slice(0, whole.length / 2)});
  });
  await page.goto('docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('search').getByRole('alert')).toContainText('Search could not be loaded.');
});

test(
  'a network lost during a visit: the open page stays and says so, and the other page opens when the network is back',
  {tag: '@lean'},
  async ({page, context}) => {
    // Nothing is prefetched, so that the other page is not loaded yet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
    await page.goto('docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await context.setOffline(true);
    await navbar.getByRole('link', {name: 'Workshops'}).click();
    await expect(bar(page)).toContainText('You are offline');
    await expect(bar(page)).toBeInViewport();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
    await bar(page).getByRole('button', {name: 'Retry'}).click();
    await expect(bar(page)).toContainText('still offline');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
    await context.setOffline(false);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
    await expect(bar(page)).toHaveCount(0);
    await navbar.getByRole('link', {name: 'Education'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  },
);

for (const [script, ...tag] of [['main'], ['framework', '@lean']]) {
  test(`a page with a ${script} script from before a deploy is reloaded once, silently`, {tag}, async ({page}) => {
    let loads = 0;
    await page.route('**/docs/intro', async (route) => {
      loads += route.request().isNavigationRequest() ? 1 : 0;
      const response = await route.fetch();
      const html = await response.text();
      const old = html.replaceAll(new RegExp(`/${script}\\.[0-9a-f]+\\.js`, 'g'), `/${script}.01d01d01.js`);
      expect(old).not.toBe(html);
      await route.fulfill({response, body: loads === 1 && route.request().isNavigationRequest() ? old : html});
    });
    await page.goto('docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toHaveCount(0);
    expect(loads, 'the first load and one reload').toBe(2);
  });
}

test('a page whose scripts stay missing is reloaded at most once, then says so', async ({page}) => {
  let loads = 0;
  await page.route('**/docs/intro', async (route) => {
    const isPage = route.request().isNavigationRequest();
    loads += isPage ? 1 : 0;
    const response = await route.fetch();
    // Each load names a different missing script.
    const body = (await response.text()).replaceAll(
      /main\.[0-9a-f]+\.js/g,
      `main.0000000${loads}${isPage ? 'a' : 'b'}.js`,
    );
    await route.fulfill({response, body});
  });
  await page.goto('docs/intro');
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(loads).toBe(2);
});

test('with all scripts blocked, a page says that a part did not load, can be read, and left', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort('blockedbyclient'));
  for (const route of ['', 'docs/intro', 'api/Bird%20APIs/counts-create', 'Education/K-13/Count%20birds']) {
    await page.goto(route);
    await expect(bar(page)).toContainText('You can keep reading');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  }
  await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('scripts that arrive in the reverse order make the page work', async ({page}) => {
  const errors = errorsOf(page);
  const route = 'sample_docs/Sample%20Documentation/how-to';
  const order = namedScripts(route).filter((name) => name.includes('/assets/js/'));
  const arrived: string[] = [];
  const arrivals = order.map(() => {
    let arrive = (): void => undefined;
    return {done: new Promise<void>((resolve) => (arrive = resolve)), arrive: () => arrive()};
  });
  await page.route('**/assets/js/**', async (request) => {
    const name = decodeURI(new URL(request.request().url()).pathname);
    const place = order.indexOf(name);
    if (place < 0) {
      return request.continue();
    }
    await arrivals[place + 1]?.done;
    await request.fulfill({response: await request.fetch()});
    arrived.push(name);
    arrivals[place]?.arrive();
  });
  await open(page, route);
  expect(order.length).toBeGreaterThan(1);
  expect(arrived).toEqual(order.toReversed());
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

/** Adds a policy to the pages of the site, as a proxy or an extension does. */
const setPolicy = (page: Page, policy: string): Promise<unknown> =>
  page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) {
        return route.fallback();
      }
      const response = await route.fetch();
      await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
    },
  );

test('under a policy that forbids inline scripts, pages can be read, their menus open, and links lead on', async ({
  page,
}) => {
  await setPolicy(page, "script-src 'self'");
  const thrown: string[] = [];
  page.on('pageerror', ({message}) => thrown.push(message));
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('inline script') && refused.push(message.text()));
  await page.goto('docs/intro');
  expect(refused.length, 'the policy is in force').toBeGreaterThan(0);
  await expect(bar(page)).toHaveCount(0);
  await barMenu(page, 'Tags').locator('summary').click();
  await expect(navbar(page).getByRole('link', {name: 'API Tags'}).first()).toBeVisible();
  await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  expect(thrown).toEqual([]);
});

test('under a policy that forbids all scripts, pages can be read and left', async ({page}) => {
  await setPolicy(page, "script-src 'none'");
  await page.goto('docs/intro', {waitUntil: 'networkidle'});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText(/did not load|Loading/)).toHaveCount(0);
  await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test.describe('in a browser that cannot parse the scripts', () => {
  // The scripts of this test are others than those that the policy names.
  test.use({bypassCSP: true});

  test('pages can be read and left', async ({page}) => {
    const thrown: string[] = [];
    page.on('pageerror', ({name}) => thrown.push(name));
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '')});
    });
    // As an old browser sees syntax that is newer.
    await page.route('**/assets/js/**', (route) => route.fulfill({body: 'a ??? b', contentType: 'text/javascript'}));
    await page.goto('docs/intro');
    await expect.poll(() => new Set(thrown)).toEqual(new Set(['SyntaxError']));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(/did not load|Loading/)).toHaveCount(0);
    await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  });
});

/** Removes what is newer than the oldest browsers that package.json names: Safari 16.4. */
function likeSafari16(): void {
  const newer: readonly (readonly [object, ...string[]])[] = [
    [window, 'requestIdleCallback', 'cancelIdleCallback', 'Highlight', 'scheduler', 'Iterator', 'navigation'],
    [Navigator.prototype, 'connection'],
    [CSS, 'highlights'],
    [URL, 'canParse', 'parse'],
    [Promise, 'withResolvers', 'try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [AbortSignal, 'any'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    [Document.prototype, 'startViewTransition', 'caretPositionFromPoint'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [ReadableStream.prototype, 'values'],
  ];
  newer.forEach(([owner, ...names]) => names.forEach((name) => Reflect.deleteProperty(owner, name)));
}

test('in the oldest browsers that the site is built for, pages work', async ({page}) => {
  const errors = errorsOf(page);
  await page.addInitScript(likeSafari16);
  for (const route of ['', 'map', 'api/Bird%20APIs/counts-create', 'Education/K-13/Count%20birds', 'docs/intro']) {
    await open(page, route);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('river');
  await expect(page.getByRole('listbox', {name: 'Results for “river”'})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  expect(errors).toEqual([]);
});

for (const [fault, script] of [
  [
    'refuses storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The storage is refused.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'has no room in storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a browser that ${fault} shows pages, changes modes and navigates`, async ({page}) => {
    const thrown: string[] = [];
    page.on('pageerror', ({message}) => thrown.push(message));
    await page.addInitScript(script);
    await page.goto('sample_docs/Sample%20Documentation/how-to');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await navbar.getByRole('link', {name: 'Education'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(thrown).toEqual([]);
  });
}

/** Replaces the responses of the scripts that contain a text. */
async function routeScripts(
  page: Page,
  text: string,
  respond: (route: Route, body: string) => Promise<void>,
): Promise<void> {
  // The scripts of a page carry their hashes, which these are not.
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) {
        return route.fallback();
      }
      const response = await route.fetch();
      const waiting = /<template id="scripts[^]*?<\/template>/;
      const body = (await response.text()).replace(waiting, (scripts) => scripts.replaceAll(/ integrity="[^"]*"/g, ''));
      await route.fulfill({response, body});
    },
  );
  await page.route(/\/assets\/js\/(?!(runtime~)?main\.).*\.js$/, async (route) => {
    // The page may be gone by now, and its request with it.
    const body = await route
      .fetch()
      .then((response) => response.text())
      .catch(() => undefined);
    if (body === undefined) {
      await route.abort().catch(() => undefined);
      return;
    }
    await (body.includes(text) ? respond(route, body) : route.fulfill({body, contentType: 'text/javascript'}));
  });
}

test('a faulty diagram shows its source with a message, and the page still works', async ({page}) => {
  await routeScripts(page, 'accDescr: The water', (route, body) =>
    route.fulfill({
      body: body.replace('accDescr: The water', '}{ accDescr: The water'),
      contentType: 'text/javascript',
    }),
  );
  await page.goto(drawnInBrowser);
  const message = page.getByRole('note').filter({hasText: 'This diagram could not be drawn'}).first();
  await expect(message).toBeVisible({timeout: 30_000});
  await expect(message).toContainText('stateDiagram');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('a diagram whose library fails to load shows its source, and the page still works', async ({page}) => {
  await routeScripts(page, 'mermaidAPI', (route) => route.abort());
  await page.goto(drawnInBrowser);
  // Every script passes through this test, which is slow when other tests run.
  await expect(page.getByRole('note').filter({hasText: 'This diagram could not be drawn'}).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a broken image shows its alternative text', async ({page}) => {
  await page.route('**/description', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Small images are inlined into the page; this one is a file that is missing.
    const broken = html.replace(/(alt="A box[^>]*) src="?data:[^" >]+"?/, '$1 src="/training-catalog/img/nothing.png"');
    expect(broken).not.toBe(html);
    await route.fulfill({response, body: broken});
  });
  await page.goto('sample_docs/Sample%20Documentation/description');
  const image = page.getByRole('main').getByRole('img', {name: /A box named README/});
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveAttribute('alt', /\w/);
  await expect(image).toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('an analytics service that fails does not affect the page', async ({page}) => {
  const isAsked = (request: Request): boolean => request.url().startsWith(secondSite.analyticsHost);
  for (const [fault, respond, happens] of [
    [
      'is blocked',
      (route: Route) => route.abort('blockedbyclient'),
      () => page.waitForEvent('requestfailed', {predicate: isAsked}),
    ],
    [
      'responds with a script that throws',
      (route: Route) => route.fulfill({body: 'throw new Error("analytics")', contentType: 'text/javascript'}),
      () => page.waitForEvent('pageerror'),
    ],
    ['never responds', () => new Promise<void>(() => undefined), () => page.waitForRequest(isAsked)],
  ] as const) {
    await test.step(fault, async () => {
      await page.route(`${secondSite.analyticsHost}/**`, respond);
      await Promise.all([happens(), page.goto(`${secondSite.url}docs/intro`, {waitUntil: 'commit'})]);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await navbar(page).getByRole('link', {name: 'Courses'}).click();
      await expect(page).toHaveURL(/courses\/intro$/);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      // The page asks whether there is a later deploy before it shows the bar.
      await page.waitForTimeout(500);
      await expect(bar(page)).toHaveCount(0);
    });
  }
});

for (const locale of ['de-DE', 'ar-EG', 'tr-TR', 'zh-CN']) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({locale});

    test('gets the same pages', async ({page}) => {
      const thrown: string[] = [];
      page.on('pageerror', ({message}) => thrown.push(message));
      page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
      for (const path of ['', 'docs/River%20Watch', 'docs/tags', 'api/Bird%20APIs/counts-create']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      }
      expect(thrown, 'a served page that the browser would write otherwise').toEqual([]);
    });
  });
}

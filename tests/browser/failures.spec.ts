import {expect, test, type Page, type Route} from '@playwright/test';
import {ports} from '../support/ports';
import {secondSite} from '../support/secondSite';
import {chunkOf, goInSite, holdBack} from './site';

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

test('a part of the route table that fails during navigation reloads once, and the page opens', async ({page}) => {
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
});

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

test('a missing search index is reported, and the page still works', async ({page}) => {
  await page.context().route('**/search-index*/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('docs/intro');
  const box = page.getByLabel('Search', {exact: true}).first();
  await expect(box).toHaveAttribute('placeholder', /^Search/);
  await box.click();
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
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

test('a network lost during a visit: the open page stays and says so, and the other page opens when the network is back', async ({
  page,
  context,
}) => {
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
});

for (const script of ['main', 'framework']) {
  test(`a page with a ${script} script from before a deploy is reloaded once, silently`, async ({page}) => {
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

/** Opens a page with diagrams and brings the first one into view. */
async function goToDiagram(page: Page): Promise<void> {
  await page.goto('docs/River%20Watch/explanation');
  // It may have been replaced in the meantime.
  await page
    .getByText(/^Diagram: /)
    .first()
    .scrollIntoViewIfNeeded({timeout: 2000})
    .catch(() => undefined);
}

test('a faulty diagram shows its source with a message, and the page still works', async ({page}) => {
  await routeScripts(page, 'flowchart ', (route, body) =>
    route.fulfill({body: body.replaceAll(/flowchart (LR|TD|TB)/g, 'flowchart $1 -->'), contentType: 'text/javascript'}),
  );
  await goToDiagram(page);
  const message = page.getByRole('note').filter({hasText: 'This diagram could not be drawn'}).first();
  await expect(message).toBeVisible({timeout: 30_000});
  await expect(message).toContainText('flowchart');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('a diagram whose library fails to load shows its source, and the page still works', async ({page}) => {
  await routeScripts(page, 'mermaidAPI', (route) => route.abort());
  await goToDiagram(page);
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

for (const [fault, respond] of [
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
  ['never responds', () => new Promise<void>(() => undefined)],
  [
    'responds with a script that throws',
    (route: Route) => route.fulfill({body: 'throw new Error("analytics")', contentType: 'text/javascript'}),
  ],
] as const) {
  test(`an analytics service that ${fault} does not affect the page`, async ({page}) => {
    await page.route(`${secondSite.analyticsHost}/**`, respond);
    await page.goto(`http://localhost:${ports.secondSite}/training-catalog/docs/intro`, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
    await expect(page).toHaveURL(/Education\/intro$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

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

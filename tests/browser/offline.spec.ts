// Offline reading. Each test has its own server and stops it, so that only the copy can respond.
import fs from 'node:fs';
import type {OutgoingHttpHeaders} from 'node:http';
import {expect, test as base, type Locator, type Page} from '@playwright/test';
import type {CopySummary} from '@training-catalog/offline-copy/node';
import {siteSettings} from '../../site.config';
import {viewQuery} from '@training-catalog/lesson-views/model';
import {address} from '../../catalog.config';
import {CopyServer, secondVersion} from '../support/copyServer';
import {sitemapRoutes} from '../../tools/bench/catalogPageKinds';
import {fixtureSite} from '../support/fixtureSite';
import {drawnInBrowser, navbar, open, pageKinds, startAtOnce} from './site';

const {cacheName} = siteSettings.offlineCopyOptions;

/** Text that the second version adds to the documentation's first page. */
const newLine = 'A line of the second version.';

const test = base.extend<{site: CopyServer; newVersion: string}>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new CopyServer();
    await site.start();
    await use(site);
    await site.stop();
  },
  /** Folder of a second version of the site. */
  // oxlint-disable-next-line no-empty-pattern
  newVersion: async ({}, use) => {
    const folder = await secondVersion('docs/intro', newLine);
    await use(folder);
    fs.rmSync(folder, {recursive: true, force: true});
  },
});

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

// Each test loads the whole site, some more than once.
test.describe.configure({timeout: 240_000});

const summary = (): CopySummary =>
  JSON.parse(fs.readFileSync(`${fixtureSite.build}/offline-copy.json`, 'utf8')) as CopySummary;

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', {name});
const bar = (page: Page): Locator => page.getByRole('status').filter({hasText: 'A new version of this site'});

/** What the browser stores for the site: worker registrations, names of caches, files in them. */
const kept = (page: Page): Promise<{workers: number; caches: string[]; files: number}> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return {
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: names,
      files: files.reduce((sum, count) => sum + count, 0),
    };
  });
const nothing = {workers: 0, caches: [], files: 0};

/** Requests the copy and waits until it is complete. */
async function keepCopy(page: Page, site: CopyServer): Promise<void> {
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  await expect(status(page)).toHaveText(/^A copy of this site is saved on this device/, {timeout: 120_000});
}

/** Never responds to the request for one file, so that the copy stays incomplete. */
function holdBack(site: CopyServer, file: string): void {
  site.fault = (name) => name === file;
}

/** Keeps the browser's own cache from responding instead of the copy. */
function forbidCaching(site: CopyServer): void {
  site.fault = (_name, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
      writeHead(status, {...headers, 'cache-control': 'no-store'})) as typeof response.writeHead;
    return false;
  };
}

/** Collects policy violations, errors that pages throw, and failed requests. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${violatedDirective} refuses ${blockedURI}`);
    });
  });
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('requestfailed', (request) => {
    // Navigation aborts prefetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${request.url()}: ${request.failure()?.errorText ?? ''}`);
    }
  });
  return complaints;
}

test('for a visitor who does not ask for a copy, nothing is registered, stored, or loaded in addition', async ({
  page,
  site,
}) => {
  for (const route of ['', 'docs/intro', 'Education/K-13/Listen%20to%20a%20river', 'search?q=owl']) {
    await open(page, site.at(route));
    await page.waitForLoadState('networkidle');
  }
  await navbar(page).getByRole('link', {name: 'Workshops'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  await page.waitForLoadState('networkidle');
  expect(
    site.asked.filter((name) => /offline|worker\./.test(name) && !/^assets\/js\/[^/]+\/\d+\.js$/.test(name)),
  ).toEqual([]);
  expect(await kept(page)).toEqual(nothing);

  // The page that offers the copy requests its size and nothing else.
  site.asked = [];
  await open(page, site.at('offline'));
  await expect(button(page, 'Save a copy on this device')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(site.asked.filter((name) => name.startsWith('offline-'))).toEqual(['offline-copy.json']);
  expect(await kept(page)).toEqual(nothing);
});

test('the size is shown before loading starts, and matches what is loaded, stored, and removed', async ({
  page,
  site,
}) => {
  const {bytesToLoad, bytesOnDevice, files} = summary();
  await open(page, site.at('offline'));
  const said = /The copy is ([\d.]+) MB to download, ([\d.]+) MB on this device/.exec(
    (await status(page).filter({hasText: 'to download'}).textContent()) ?? '',
  );
  expect(Math.abs(Number(said?.[1]) - bytesToLoad / 1e6)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(Number(said?.[2]) - bytesOnDevice / 1e6)).toBeLessThanOrEqual(0.5);

  await page.waitForLoadState('networkidle');
  [site.sent, site.asked] = [0, []];
  await button(page, 'Save a copy on this device').click();
  await expect(page.getByRole('progressbar', {name: 'Download progress'})).toBeVisible();
  await expect(status(page)).toHaveText(/^A copy of this site is saved on this device/, {timeout: 120_000});
  expect(site.asked.length).toBeGreaterThanOrEqual(files);
  // In addition to the files: their list, and the worker.
  expect(site.sent).toBeGreaterThan(bytesToLoad * 0.97);
  expect(site.sent).toBeLessThan(bytesToLoad * 1.03);
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  expect(usage).toBeGreaterThan(bytesOnDevice * 0.95);
  expect(usage).toBeLessThan(bytesOnDevice * 1.1);
  expect(await kept(page)).toEqual({workers: 1, caches: [cacheName], files});

  await test.step('it can be removed completely', async () => {
    await button(page, 'Remove the copy').click();
    await expect(status(page)).toHaveText(/^Removed; nothing is saved\. The copy is [\d.]+ MB to download/);
    await expect(status(page)).toBeFocused();
    expect(await kept(page)).toEqual(nothing);
    await open(page, site.at('docs/intro'));
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual(nothing);
    await site.stop();
    await expect(page.goto(site.at('docs/tags'))).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});

test('with a copy, every page, its parts, and the search work without a network', async ({page, site}) => {
  const complaints = await complaintsOf(page);
  forbidCaching(site);
  await keepCopy(page, site);

  await test.step('with a network, pages come from the copy, and what it lacks from the network', async () => {
    site.asked = [];
    expect((await page.goto(site.at('docs/intro')))?.fromServiceWorker()).toBe(true);
    expect((await page.goto(site.at('no/such/page')))?.status()).toBe(404);
    expect((await page.goto(site.at('catalog.json')))?.status()).toBe(200);
    expect(site.asked).toEqual(expect.arrayContaining(['no/such/page', 'catalog.json']));
    expect(site.asked).not.toContain('docs/intro');
    await open(page, site.at('offline'));
  });

  await site.stop();
  await test.step('every address, and every script, style and image that pages name', async () => {
    const missing = await page.evaluate(
      async ([base, all]) => {
        const parts = new Set<string>();
        const lost: string[] = [];
        const ask = (url: string): Promise<Response | undefined> => fetch(url).catch(() => undefined);
        for (const route of all) {
          const answer = await ask(base + route);
          const html = (await answer?.text()) ?? '';
          if (!answer?.ok || !/<h1\b/.test(html)) {
            lost.push(route);
          }
          const found = new DOMParser().parseFromString(html, 'text/html');
          found
            .querySelectorAll<HTMLElement>('script[src], img[src], link[rel="stylesheet"], link[rel="icon"]')
            .forEach((part) => parts.add(part.getAttribute('src') ?? part.getAttribute('href') ?? ''));
        }
        for (const part of parts) {
          if (!part.startsWith('data:') && !(await ask(part))?.ok) {
            lost.push(part);
          }
        }
        return [parts.size > 5, lost];
      },
      [address.baseUrl, sitemapRoutes(fixtureSite.build)] as const,
    );
    expect(missing).toEqual([true, []]);
  });

  await test.step('pages of each kind work', async () => {
    for (const route of Object.values(pageKinds).filter((one) => !one.startsWith('no/'))) {
      await open(page, site.at(route));
      await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('search finds pages and opens them by in-site navigation', async () => {
    await open(page, site.at('search?q=river+watch'));
    await page.locator('article a', {hasText: 'River Watch'}).first().click();
    await expect(page).toHaveURL(/\/docs\/River%20Watch/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('River Watch');
    await navbar(page).getByRole('link', {name: 'Education'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
    const box = page.getByLabel('Search', {exact: true}).first();
    await box.click();
    await page.keyboard.type('hydrophone');
    await expect(page.locator('[role="listbox"] [role="option"]').first()).toBeVisible();
  });

  await test.step('a diagram is drawn', async () => {
    await open(page, site.at(pageKinds['documentation page with diagram']));
    await expect(page.locator('[data-diagram] svg').first()).toBeVisible();
    await open(page, site.at(drawnInBrowser));
    await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible({timeout: 60_000});
  });

  await test.step('addresses with queries, anchors, and file names open the page', async () => {
    for (const route of [
      'docs/intro?utm_source=a&x=1#areas-of-this-site',
      'docs/intro.html',
      'docs/intro/',
      '?topic=Water#projects',
    ]) {
      const answer = await page.goto(site.at(route));
      expect(answer?.status(), route).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    }
  });
  expect(complaints).toEqual([]);

  await test.step('an address without a page shows the not-found page', async () => {
    for (const route of ['no/such/page', 'docs/Intro']) {
      const answer = await page.goto(site.at(route));
      expect(answer?.status(), route).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    }
  });
});

test(
  'with a copy, a page and the search work while the server is stopped',
  {tag: ['@engines', '@exhaustive']},
  async ({page, site}) => {
    forbidCaching(site);
    await keepCopy(page, site);
    await site.stop();
    await expect(fetch(site.at('')), 'the server is stopped').rejects.toThrow();
    await open(page, site.at('docs/intro'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await open(page, site.at('search?q=river+watch'));
    await page.locator('article a', {hasText: 'River Watch'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('River Watch');
  },
);

test('the views of a lesson open from the copy, without a network', {tag: '@exhaustive'}, async ({page, site}) => {
  const complaints = await complaintsOf(page);
  await keepCopy(page, site);
  await site.stop();
  const lesson = site.at('Education/K-13/Count%20birds');

  await open(page, lesson);
  const single = page.locator('.lesson-quiz').filter({hasText: 'What does the file count?'});
  await single.getByRole('radio').last().check();
  await single.getByRole('button', {name: 'Check'}).click();
  await expect(single.getByRole('status')).toHaveText('Correct.');

  await open(page, lesson + viewQuery('present'));
  await expect(page.getByRole('navigation', {name: 'Slides'})).toContainText('Slide 1 of');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', {name: 'Count the calls'})).toBeInViewport();

  await open(page, lesson + viewQuery('teach'));
  await expect(page.getByRole('table', {name: /Timing plan/})).toBeVisible();
  await expect(page.getByText('Draw the two places on the board.')).toBeVisible();

  await open(page, lesson + viewQuery('handout'));
  await expect(page.getByRole('region', {name: 'Answers'})).toContainText('may come from two birds');
  expect(complaints).toEqual([]);
});

test(
  'a new version is announced, waits, and is loaded on request',
  {tag: '@exhaustive'},
  async ({page, site, newVersion, context}) => {
    const complaints = await complaintsOf(page);
    await keepCopy(page, site);
    await open(page, site.at('docs/intro'));
    await expect(bar(page)).toHaveCount(0);

    site.serve(newVersion);
    await page.reload();
    await expect(bar(page)).toBeVisible({timeout: 120_000});
    await page.reload();
    await expect(bar(page), 'on every visit').toBeVisible();
    await expect(page.getByText(newLine), 'the old version stays').toHaveCount(0);
    await navbar(page).getByRole('link', {name: 'Workshops'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
    await navbar(page).getByRole('link', {name: 'Documentation', exact: true}).click();
    await expect(page).toHaveURL(/docs\/intro$/);

    await site.stop();
    await bar(page).getByRole('button', {name: 'Load the new version'}).click();
    await expect(page.getByText(newLine), 'the new one, from the device').toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await kept(page)).toEqual({workers: 1, caches: [cacheName], files: summary().files});
    expect(complaints).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  },
);

test('a new version is looked for when the reader follows a link', async ({page, site, newVersion}) => {
  await keepCopy(page, site);
  site.asked = [];
  await open(page, site.at('docs/intro'));
  // The browser looks for a new version by itself about a second after it has loaded a page.
  await expect.poll(() => site.asked, {timeout: 30_000}).toContain('offline-worker.js');
  site.serve(newVersion);
  await navbar(page).getByRole('link', {name: 'Workshops'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  await expect(bar(page)).toBeVisible({timeout: 120_000});
  await bar(page).getByRole('button', {name: 'Later'}).click();
  await site.stop();
  await navbar(page).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'nothing is prefetched from the copy, which would delay a new version',
  {tag: '@exhaustive'},
  async ({page, site}) => {
    const ahead = page.locator('link[rel="prefetch"]');
    await open(page, site.at('docs/intro'));
    await expect(ahead).not.toHaveCount(0);
    await keepCopy(page, site);
    for (const route of ['docs/intro', 'workshops/intro']) {
      await open(page, site.at(route));
      await page.getByRole('main').getByRole('link').first().hover();
      await page.waitForTimeout(2000);
      await expect(ahead, route).toHaveCount(0);
    }
    await navbar(page).getByRole('link', {name: 'Documentation', exact: true}).click();
    await expect(page).toHaveURL(/docs\/intro$/);
    await expect(ahead).toHaveCount(0);
  },
);

test(
  'a new version with a file of another version is rejected',
  {tag: '@exhaustive'},
  async ({page, site, newVersion}) => {
    await keepCopy(page, site);
    // The list is new, but the page is still the old one, as during a deploy.
    fs.copyFileSync(`${fixtureSite.build}/docs/intro.html`, `${newVersion}/docs/intro.html`);
    site.serve(newVersion);
    site.asked = [];
    await open(page, site.at('workshops/intro'));
    await expect.poll(() => site.asked, {timeout: 60_000}).toContain('docs/intro.html');
    await page.waitForFunction(
      async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active && !registration.installing && !registration.waiting;
      },
      undefined,
      {timeout: 60_000},
    );
    await expect(bar(page)).toHaveCount(0);
    await site.stop();
    await open(page, site.at('docs/intro'));
  },
);

test(
  'a new version that is loading when the copy is removed leaves nothing',
  {tag: '@exhaustive'},
  async ({page, site, newVersion}) => {
    await keepCopy(page, site);
    site.serve(newVersion);
    holdBack(site, 'docs/intro.html');
    site.asked = [];
    await page.reload();
    await expect.poll(() => site.asked, {timeout: 120_000}).toContain('docs/intro.html');
    await button(page, 'Remove the copy').click();
    await expect(status(page)).toHaveText(/^Removed; nothing is saved/);
    site.fault = () => false;
    await expect(async () => {
      await open(page, site.at('docs/tags'));
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      expect(await kept(page)).toEqual(nothing);
    }).toPass({timeout: 60_000});
  },
);

test('Stop ends loading, and nothing is stored', async ({page, site}) => {
  holdBack(site, 'docs/intro.html');
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  await button(page, 'Stop').click();
  await expect(status(page)).toHaveText(/^Stopped; nothing was saved\./);
  await expect(button(page, 'Save a copy on this device')).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

test('Stop ends loading before the first file is requested', async ({page, site}) => {
  await page.addInitScript(() => {
    const answer = navigator.storage.estimate.bind(navigator.storage);
    navigator.storage.estimate = async () => {
      document.documentElement.dataset.estimate = 'asked';
      await new Promise((resolve) => addEventListener('stopped', resolve, {once: true}));
      return answer();
    };
  });
  holdBack(site, 'docs/intro.html');
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  await expect(page.locator('html')).toHaveAttribute('data-estimate', 'asked');
  await button(page, 'Stop').click();
  await page.evaluate(() => dispatchEvent(new Event('stopped')));
  await expect(status(page)).toHaveText(/^Stopped; nothing was saved\./);
  expect(await kept(page)).toEqual(nothing);
});

test('a reader can visit other pages while the copy loads, and comes back to its progress', async ({page, site}) => {
  holdBack(site, 'whats-new.html');
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  await navbar(page).getByRole('link', {name: 'Workshops'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  await page.goBack();
  await expect(button(page, 'Stop')).toBeVisible();
  await site.stop();
  await expect(status(page)).toHaveText(/^The connection was lost/);
});

test('a network that is lost while the copy loads is reported, and the next try resumes', async ({page, site}) => {
  holdBack(site, 'whats-new.html');
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  const {files} = summary();
  await expect.poll(async () => (await kept(page)).files, {timeout: 120_000}).toBeGreaterThan(files - 5);
  await site.stop();
  await expect(status(page)).toHaveText(/^The connection was lost, or a file could not be downloaded/);
  expect((await kept(page)).workers, 'half a copy is none').toBe(0);

  site.fault = () => false;
  await site.start();
  await page.reload();
  await expect(status(page)).toHaveText(/Part of it is already here from an earlier download/);
  await expect(button(page, 'Remove the partial copy')).toBeVisible();
  await page.waitForLoadState('networkidle');
  site.asked = [];
  await button(page, 'Save a copy on this device').click();
  await expect(status(page)).toHaveText(/^A copy of this site is saved on this device/, {timeout: 120_000});
  expect(site.asked.length).toBeLessThan(10);
});

test('a catalog that changes while the copy loads is reported, and nothing is registered', async ({page, site}) => {
  site.fault = (name, response) => {
    if (name === 'whats-new.html') {
      response.end('<h1>Another version</h1>');
    }
    return name === 'whats-new.html';
  };
  await open(page, site.at('offline'));
  await button(page, 'Save a copy on this device').click();
  await expect(status(page)).toHaveText(/the site changed during the download/, {timeout: 120_000});
  expect((await kept(page)).workers).toBe(0);
  await button(page, 'Remove the partial copy').click();
  await expect(status(page)).toHaveText(/^Removed; nothing is saved/);
  expect(await kept(page)).toEqual(nothing);
});

test('a device without space is reported before anything is loaded', async ({page, site}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({quota: 5_000_000, usage: 0});
  });
  await open(page, site.at('offline'));
  site.asked = [];
  await button(page, 'Save a copy on this device').click();
  await expect(status(page)).toHaveText(/^The browser does not allow this site the [\d.]+ MB/);
  expect(site.asked.filter((name) => name.endsWith('.html'))).toEqual([]);
  expect((await kept(page)).workers).toBe(0);
});

test('storage that fills up while the copy loads is reported, and nothing is registered', async ({page, site}) => {
  await open(page, site.at('offline'));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.overrideQuotaForOrigin', {origin: new URL(site.at('')).origin, quotaSize: 5_000_000});
  await button(page, 'Save a copy on this device').click();
  await expect(status(page)).toHaveText(/^The browser does not allow this site the [\d.]+ MB/, {timeout: 120_000});
  expect((await kept(page)).workers).toBe(0);
  await button(page, 'Remove the partial copy').click();
  await expect(status(page)).toHaveText(/^Removed; nothing is saved/);
  expect(await kept(page)).toEqual(nothing);
});

test('a browser that cannot store a copy gets a message', async ({page, site}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open(page, site.at('offline'));
  await expect(status(page)).toHaveText(/^This browser cannot save a copy/);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a size that cannot be loaded is reported, and requested again', async ({page, site}) => {
  site.fault = (name, response) => {
    if (name === 'offline-copy.json') {
      response.destroy();
    }
    return name === 'offline-copy.json';
  };
  await open(page, site.at('offline'));
  await expect(status(page)).toHaveText(/^The download size could not be checked/);
  site.fault = () => false;
  await button(page, 'Check again').click();
  await expect(status(page)).toHaveText(/^The copy is [\d.]+ MB to download/);
});

test('Python is kept at a press, whole, and said; a network that answers something else keeps nothing', async ({
  page,
  site,
}) => {
  // Python starts three times.
  test.slow();
  const pythonFiles = (): Promise<number> =>
    page.evaluate(async () =>
      (await caches.has('pyodide-runner')) ? (await (await caches.open('pyodide-runner')).keys()).length : 0,
    );
  await page.route('**/pyodide/**/*.wasm', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  );
  await open(page, site.at('offline'));
  const keep = button(page, /^Keep Python, too \([\d.]+ MB\)$/);
  await keep.click();
  await expect(page.getByText('Python could not be loaded or kept.')).toBeVisible({timeout: 60_000});
  await page.unroute('**/pyodide/**/*.wasm');
  await keep.click();
  await expect(page.getByText('Python is on this device.')).toBeVisible({timeout: 60_000});
  expect(await pythonFiles()).toBe(4);
  await site.stop();
  await keep.click();
  // Python starts once more, from what is kept.
  await expect(page.getByText('Loading Python…')).toBeHidden({timeout: 60_000});
  await expect(page.getByText('Python is on this device.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says that keeping a copy needs them', async ({page, site}) => {
    await page.goto(site.at('offline'));
    await expect(page.locator('main noscript p')).toHaveText(/^Saving a copy requires JavaScript/);
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
});

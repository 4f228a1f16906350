// What networks answer instead of a file: a page for signing in, half of it, nothing, an error. For each kind of file that is
// loaded after the page, and for each kind of answer: what the reader reads, that nothing wrong is kept, and that the next
// press works once the network is right again. packages/utils/tests/loading.test.ts tries all answers with the
// function that loads all files but scripts; here are the pairs that differ in what happens then.
import fs from 'node:fs';
import {expect, test as base, type BrowserContext, type Locator, type Page, type Route} from '@playwright/test';
import {CopyServer} from '../support/copyServer';
import {fixtureSite} from '../support/fixtureSite';
import {minimalSite} from '../support/minimalSite';
import {chunkOf, errorsOf, hydrate, navbar, open, startAtOnce, typeQuery} from './site';

const test = base.extend<{site: CopyServer}>({
  /** A server of its own, whose answers the test can replace, and which the browser's cache stands in front of. */
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new CopyServer();
    await site.start();
    await use(site);
    await site.stop();
  },
});

const signIn = '<!doctype html><title>Sign in</title><h1>Welcome to the network</h1>';

/** Wrong answers to the request of a route. */
const wrong = {
  'a page for signing in': (route: Route) => route.fulfill({contentType: 'text/html', body: signIn}),
  'half of it': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({response, body: body.subarray(0, body.length / 2)});
  },
  'another file of its size': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: Buffer.alloc((await response.body()).length, 65)});
  },
  nothing: async (route: Route) => route.fulfill({response: await route.fetch(), body: ''}),
  'status 403': (route: Route) => route.fulfill({status: 403, contentType: 'text/html', body: signIn}),
  'status 503': (route: Route) => route.fulfill({status: 503, body: 'Busy'}),
  'a lost connection': (route: Route) => route.abort(),
  silence: () => undefined,
} as const;
type Wrong = keyof typeof wrong;

/** Answers requests wrongly. @returns a function that ends this, and how many were answered so. */
async function answerWrongly(
  context: BrowserContext,
  addresses: string | RegExp,
  answer: Wrong,
): Promise<{end: () => Promise<void>; count: () => number}> {
  let [asked, answered] = [0, 0];
  const respond = async (route: Route): Promise<void> => {
    asked += 1;
    // A page that was left does not wait for its answers.
    await Promise.resolve(wrong[answer](route)).catch(() => undefined);
    answered += 1;
  };
  await context.route(addresses, respond);
  const end = async (): Promise<void> => {
    await context.unroute(addresses, respond);
    await expect.poll(() => answered).toBe(asked);
  };
  return {end, count: () => answered};
}

/** How often a file is requested: once more after a wrong answer, past the browser's cache. */
const requests = (answer: Wrong): number => (answer === 'a lost connection' || answer === 'silence' ? 1 : 2);

/** More than every time limit of the site's own code. */
const longerThanPatience = 121_000;

const elsewhere = /answered with something else/;

test.afterEach(({context}) => context.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('Python', () => {
  test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

  const block = (page: Page, place: number): Locator => page.locator('.page-step').nth(place);
  const press = (step: Locator, name = 'Run') => step.getByRole('button', {name, exact: true}).click();
  const status = (step: Locator): Locator => step.getByRole('status');
  const isRight = /Same as on the page\.$/;

  /** Sizes of the files that are kept, by name. */
  const kept = (page: Page): Promise<Record<string, number>> =>
    page.evaluate(async () => {
      const cache = await caches.open('pyodide-runner');
      const sizes: [string, number][] = [];
      for (const {url} of await cache.keys()) {
        const content = await (await cache.match(url))?.arrayBuffer();
        sizes.push([url.replace(/^.*\//, ''), content?.byteLength ?? 0]);
      }
      return Object.fromEntries(sizes);
    });

  const folder = `${minimalSite.build}/pyodide`;
  /** Sizes of the files as they were built. */
  const built = (): Record<string, number> => {
    const [version = ''] = fs.readdirSync(folder);
    return Object.fromEntries(
      fs.readdirSync(`${folder}/${version}`).map((name) => [name, fs.statSync(`${folder}/${version}/${name}`).size]),
    );
  };

  /** Presses Run at the first step of a page, whose clock can be moved. @returns the step, which asks for consent. */
  async function pressFirst(page: Page): Promise<Locator> {
    test.setTimeout(120_000);
    await page.clock.install();
    await page.goto('pyodide-runner');
    const step = block(page, 1);
    await press(step);
    return step;
  }

  /** Presses Run, and waits for what the step says at last. */
  async function runs(step: Locator, says: RegExp): Promise<void> {
    await press(step);
    await expect(status(step)).toHaveText(says, {timeout: 30_000});
  }

  test('whatever comes instead of a file of Python is said and not kept, and the next press runs', async ({
    page,
    context,
  }) => {
    const step = await pressFirst(page);
    const says: Record<Wrong, RegExp> = {
      'a page for signing in': elsewhere,
      'half of it': elsewhere,
      'another file of its size': elsewhere,
      nothing: elsewhere,
      'status 403': /refused it/,
      'status 503': /refused it/,
      'a lost connection': /Check the connection/,
      silence: /stopped answering/,
    };
    const largest = Object.entries(built()).reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    const pairs = [
      ...(Object.keys(wrong) as (keyof typeof says)[]).map((answer) => [largest, answer] as const),
      // The answer is checked alike, whatever the file is.
      ...Object.keys(built())
        .filter((name) => name !== largest)
        .map((name) => [name, 'a page for signing in'] as const),
    ];
    let hasAgreed = false;
    for (const [name, answer] of pairs) {
      await test.step(`${name}: ${answer}`, async () => {
        if (name !== largest) {
          await page.evaluate(() => caches.delete('pyodide-runner'));
        }
        const {end, count} = await answerWrongly(context, `**/pyodide/**/${name}`, answer);
        await (hasAgreed ? press(step) : press(step, 'Load and run'));
        hasAgreed = true;
        await expect.poll(count).toBe(requests(answer));
        if (answer === 'silence') {
          await page.clock.fastForward(longerThanPatience);
        }
        await expect(step.getByRole('button', {name: 'Stop'})).toHaveCount(0);
        await expect(status(step)).toHaveText(says[answer]);
        const sizes = built();
        for (const [file, size] of Object.entries(await kept(page))) {
          expect(size, file).toBe(sizes[file]);
        }
        expect(Object.keys(await kept(page))).not.toContain(name);
        await end();
      });
    }
    await test.step('the network is right again', async () => {
      await runs(step, isRight);
      expect(await kept(page)).toEqual(built());
    });

    await test.step('a wrong file that an earlier build has kept is replaced', async () => {
      await page.evaluate(async () => {
        const cache = await caches.open('pyodide-runner');
        for (const {url} of await cache.keys()) {
          const size = (await (await cache.match(url))?.arrayBuffer())?.byteLength ?? 0;
          await cache.put(url, new Response(url.endsWith('.wasm') ? new Uint8Array(size) : '<!doctype html>'));
        }
      });
      await page.reload();
      await runs(step, isRight);
      expect(await kept(page)).toEqual(built());
    });
  });

  test('a start that does not come back, and wrong data of the page, end in words, and the next press runs', async ({
    page,
    context,
  }) => {
    const step = await pressFirst(page);
    await expect(step.getByRole('button', {name: 'Load and run'})).toBeVisible();
    const worker = /\/assets\/js\/.*worker.*\.js$/;

    await test.step('WebAssembly that waits forever', async () => {
      const stop = async (route: Route): Promise<void> => {
        const response = await route.fetch();
        const never = 'WebAssembly.instantiate=WebAssembly.instantiateStreaming=()=>new Promise(()=>{});';
        await route.fulfill({response, body: never + (await response.text())});
      };
      await context.route(worker, stop);
      await press(step, 'Load and run');
      await expect(status(step)).toHaveText(/^Starting/);
      await page.clock.fastForward(longerThanPatience);
      await expect(status(step)).toHaveText(/did not start/);
      await context.unroute(worker, stop);
    });

    await test.step('an empty script of the worker', async () => {
      const {end, count} = await answerWrongly(context, worker, 'nothing');
      await press(step);
      await expect.poll(count).toBe(1);
      await page.clock.fastForward(longerThanPatience);
      await expect(status(step)).toHaveText(/stopped answering/);
      await end();
    });

    await test.step('the data of the page', async () => {
      for (const answer of ['a page for signing in', 'half of it', 'nothing'] as const) {
        const {end} = await answerWrongly(context, '**/*.csv', answer);
        await runs(step, elsewhere);
        await end();
      }
      await runs(step, isRight);
    });
  });
});

test.describe('Search', () => {
  const alert = (page: Page): Locator => page.getByRole('search').getByRole('alert');
  const files = {
    start: '**/search-index/start.json',
    terms: '**/search-index-*/terms-*',
    pages: '**/search-index-*/pages-*',
  };

  test('whatever comes instead of a file of the index is said, and the next press finds', async ({page, context}) => {
    await page.clock.install();
    await open(page, 'docs/intro');
    const pairs = [
      ...(
        ['a page for signing in', 'half of it', 'nothing', 'status 503', 'a lost connection', 'silence'] as const
      ).map((answer) => ['start', answer] as const),
      ['terms', 'a page for signing in'],
      ['terms', 'status 403'],
      ['terms', 'silence'],
      ['pages', 'half of it'],
    ] as const;
    let isFirst = true;
    for (const [file, answer] of pairs) {
      await test.step(`${file}: ${answer}`, async () => {
        const {end, count} = await answerWrongly(context, files[file], answer);
        if (isFirst) {
          await page.keyboard.press('Control+k');
          await page.keyboard.type('river');
          isFirst = false;
        } else {
          await alert(page).getByRole('button', {name: 'Try again'}).click();
        }
        await expect.poll(count).toBeGreaterThanOrEqual(requests(answer));
        if (answer === 'silence') {
          await page.clock.fastForward(longerThanPatience);
        }
        await expect(alert(page)).toContainText('Search could not be loaded');
        const isElse = answer === 'a page for signing in' || answer === 'half of it' || answer === 'nothing';
        await expect(alert(page).getByText(elsewhere)).toHaveCount(isElse ? 1 : 0);
        await end();
      });
    }
    await alert(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('listbox', {name: 'Results for “river”'})).toBeVisible();
    await expect(alert(page)).toBeHidden();
  });

  for (const answer of ['a page for signing in', 'half of it', 'nothing', 'status 503'] as const) {
    test(`a worker whose script is ${answer} is done without`, async ({page, context}) => {
      await page.clock.install();
      await open(page, 'docs/intro');
      const {count} = await answerWrongly(context, chunkOf('ports:['), answer);
      await page.keyboard.press('Control+k');
      await expect.poll(count).toBeGreaterThan(0);
      if (answer === 'nothing') {
        await page.clock.fastForward(longerThanPatience);
      }
      await typeQuery(page, 'river');
    });
  }
});

test.describe('A part of a page', () => {
  test.beforeEach(({page}) => startAtOnce(page));

  const bar = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'did not load'});
  const lesson = 'Education/K-13/Count%20birds';

  // lean-client names the scripts of a page in its HTML, where they carry their hash.
  test(
    'whatever comes instead of a script on the first load, the page stays and says so',
    {tag: '@lean'},
    async ({page, context}) => {
      const chunk = chunkOf('src/pages/markdown-page.md');
      for (const answer of [
        'a page for signing in',
        'half of it',
        'nothing',
        'status 403',
        'a lost connection',
      ] as const) {
        await test.step(answer, async () => {
          const {end} = await answerWrongly(context, chunk, answer);
          await page.goto('markdown-page');
          await expect(bar(page)).toBeVisible();
          await expect(page.getByRole('heading', {level: 1})).toBeVisible();
          await end();
          await bar(page).getByRole('button', {name: 'Retry'}).click();
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          await expect(bar(page)).toHaveCount(0);
        });
      }
    },
  );

  test('whatever comes instead of a script that is asked for later, the page says so, and Retry loads it', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    for (const answer of ['a page for signing in', 'half of it', 'nothing', 'status 503', 'silence'] as const) {
      await test.step(answer, async () => {
        await open(page, lesson);
        await page.waitForLoadState('networkidle');
        const {end, count} = await answerWrongly(context, '**/assets/js/**', answer);
        const finished = page.getByRole('checkbox', {name: 'I finished this lesson'});
        await finished.check();
        await expect.poll(count).toBeGreaterThan(0);
        if (answer === 'silence') {
          await page.clock.fastForward(longerThanPatience);
        }
        await expect(bar(page)).toBeVisible();
        await end();
        await bar(page).getByRole('button', {name: 'Retry'}).click();
        await expect(bar(page)).toHaveCount(0);
        await hydrate(page);
        await expect(finished).toBeChecked();
        await finished.uncheck();
      });
    }
  });

  test('whatever comes instead of a style sheet, the page stays and says so, and Retry loads it', async ({
    page,
    context,
  }) => {
    const isStyled = (): Promise<boolean> =>
      navbar(page).evaluate((element) => getComputedStyle(element).display === 'flex');
    for (const answer of [
      'a page for signing in',
      'half of it',
      'nothing',
      'status 403',
      'status 503',
      'a lost connection',
    ] as const) {
      await test.step(answer, async () => {
        const {end} = await answerWrongly(context, '**/assets/css/styles.*.css', answer);
        await page.goto('docs/intro');
        await expect(bar(page)).toBeVisible();
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        expect(await isStyled()).toBe(false);
        await end();
        await bar(page).getByRole('button', {name: 'Retry'}).click();
        await expect.poll(isStyled).toBe(true);
        await expect(bar(page)).toHaveCount(0);
      });
    }
  });

  test('whatever comes instead of the faces, the page is shown in others', async ({page, context}) => {
    const errors = errorsOf(page);
    for (const answer of ['a page for signing in', 'half of it', 'nothing', 'silence'] as const) {
      await test.step(answer, async () => {
        const {end, count} = await answerWrongly(context, '**/*.woff2', answer);
        await page.goto('docs/intro', {waitUntil: 'commit'});
        await expect.poll(count).toBeGreaterThan(0);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        const failed = (): Promise<boolean> =>
          page.evaluate(() => [...document.fonts].some(({status}) => status === 'error'));
        await expect.poll(failed).toBe(answer !== 'silence');
        await expect(bar(page)).toHaveCount(0);
        await end();
      });
    }
    // What a browser logs of a face that it cannot read is no error of the page.
    expect(errors.filter((text) => !/font|OTS|Failed to load resource/i.test(text))).toEqual([]);
  });

  test('a wrong script that the browser has kept is replaced by Retry', {tag: '@lean'}, async ({page, site}) => {
    const name = chunkOf('src/pages/markdown-page.md').replace(/^\*\*\//, '');
    site.fault = (asked, response) => {
      if (asked !== name) {
        return false;
      }
      response.writeHead(200, {'content-type': 'text/html', 'cache-control': 'max-age=86400'}).end(signIn);
      return true;
    };
    await page.goto(site.at('markdown-page'));
    await expect(bar(page)).toBeVisible();
    site.fault = () => false;
    await bar(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toHaveCount(0);
  });

  test('Markdown that is a page for signing in is not copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'docs/River%20Watch');
    const {end} = await answerWrongly(context, '**/*.md', 'a page for signing in');
    const copy = page.getByRole('button', {name: 'Copy as Markdown'}).first();
    await copy.click();
    await expect(page.getByRole('link', {name: 'Open the Markdown'}).first()).toBeVisible();
    await end();
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /m);
  });
});

test.describe('The offline copy', () => {
  const status = (page: Page): Locator => page.getByRole('main').getByRole('status');
  const button = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('button', {name});

  /** Answers of a server, as those of `wrong`. */
  const answers: Record<
    'a page for signing in' | 'half of it' | 'nothing' | 'status 403' | 'a lost connection' | 'silence',
    (name: string) => CopyServer['fault']
  > = {
    'a page for signing in': (name) => (asked, response) =>
      asked === name && Boolean(response.writeHead(200, {'content-type': 'text/html'}).end(signIn)),
    'half of it': (name) => {
      const content = fs.readFileSync(`${fixtureSite.build}/${name}`);
      const type = name.endsWith('.js') ? 'text/javascript' : 'application/json';
      return (asked, response) =>
        asked === name &&
        Boolean(response.writeHead(200, {'content-type': type}).end(content.subarray(0, content.length / 2)));
    },
    nothing: (name) => (asked, response) =>
      asked === name && Boolean(response.writeHead(200, {'content-type': 'text/javascript'}).end()),
    'status 403': (name) => (asked, response) => asked === name && Boolean(response.writeHead(403).end(signIn)),
    'a lost connection': (name) => (asked, response) => asked === name && Boolean(response.destroy()),
    silence: (name) => (asked) => asked === name,
  };

  test('whatever comes instead of one of its files is said and not kept, and the next press saves it', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    /** How many contents are kept that are not a file of the copy. */
    const wronglyKept = (): Promise<number> =>
      page.evaluate(async () => {
        let count = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const {url} of await cache.keys()) {
            const content = (await (await cache.match(url))?.arrayBuffer()) ?? new ArrayBuffer(0);
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
            const revision = Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
            count += url.endsWith(`=${revision}`) ? 0 : 1;
          }
        }
        return count;
      });
    const workers = (): Promise<number> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

    await test.step('its size', async () => {
      for (const [answer, says] of [
        ['a page for signing in', elsewhere],
        ['half of it', elsewhere],
        ['nothing', elsewhere],
        ['status 403', /could not be checked/],
        ['a lost connection', /could not be checked/],
        ['silence', /could not be checked/],
      ] as const) {
        site.fault = answers[answer]('offline-copy.json');
        site.asked = [];
        await open(page, site.at('offline'));
        await expect.poll(() => site.asked).toContain('offline-copy.json');
        if (answer === 'silence') {
          await page.clock.fastForward(longerThanPatience);
        }
        await expect(status(page), answer).toHaveText(says);
      }
      site.fault = () => false;
      await button(page, 'Check again').click();
      await expect(status(page)).toHaveText(/MB to download/);
    });

    for (const [name, answer, says] of [
      ['offline-files.json', 'a page for signing in', elsewhere],
      ['offline-files.json', 'half of it', elsewhere],
      ['offline-files.json', 'silence', /stopped answering/],
      ['docs/intro.html', 'a page for signing in', elsewhere],
      ['docs/intro.html', 'nothing', elsewhere],
      ['docs/intro.html', 'status 403', /could not be downloaded/],
      ['docs/intro.html', 'silence', /stopped answering/],
      ['offline-worker.js', 'a page for signing in', /could not start/],
      ['offline-worker.js', 'half of it', /could not start/],
      ['offline-worker.js', 'nothing', /could not start/],
    ] as const) {
      await test.step(`${name}: ${answer}`, async () => {
        site.fault = answers[answer](name);
        site.asked = [];
        await button(page, /^(?:Save a copy|Try again)/).click();
        await expect.poll(() => site.asked, {timeout: 60_000}).toContain(name);
        if (answer === 'silence') {
          await page.clock.fastForward(longerThanPatience);
        }
        if (name === 'offline-worker.js' && answer === 'nothing') {
          await expect.poll(workers).toBe(1);
          await page.clock.fastForward(longerThanPatience);
        }
        await expect(status(page)).toHaveText(says, {timeout: 60_000});
        expect(await wronglyKept()).toBe(0);
        await expect.poll(workers).toBe(0);
      });
    }

    site.fault = () => false;
    await button(page, /^(?:Save a copy|Try again)/).click();
    await expect(status(page)).toHaveText(/^A copy of this site is saved on this device/, {timeout: 60_000});
    await site.stop();
    await open(page, site.at('docs/intro'));
    await navbar(page).getByRole('link', {name: 'Workshops'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Workshops');
  });
});

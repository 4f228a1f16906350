// Typed into other words. cspell:ignore Yver Zver
import {devices, expect, test, type Page} from '@playwright/test';
import {compose, errorsOf, goInSite, highlightedWords, holdBack, limitHistory, navbar, open, typeQuery} from './site';

const box = (page: Page) => page.getByLabel('Search', {exact: true}).first();
const hits = (page: Page) => page.locator('[role="listbox"] [role="option"]');

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) => page.locator('article h2 a');

/** Requests for the index that a page makes from now on. */
function indexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Types a query as a reader does, without waiting for the box to be ready, and waits for the hits. */
async function search(page: Page, query: string): Promise<void> {
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  await box(page).click();
  await typeQuery(page, query);
}

test('the box loads its index on first use, once and in a worker, and lists at most eight hits', async ({
  page,
  request,
}) => {
  await test.step('the served box says Loading... and then shows the shortcut', async () => {
    const html = await (await request.get('docs/intro')).text();
    expect(html).toMatch(/placeholder="?Loading\.\.\./);
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
  });

  await test.step('the index is fetched only on first use, in a worker', async () => {
    const requests = indexRequests(page);
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(page.workers()).toHaveLength(0);
    await box(page).hover();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toMatch(/\/training-catalog\/search-index\/start\.json$/);
    await expect.poll(() => page.workers().length).toBe(1);
  });

  await test.step('the shortcut opens the box', async () => {
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  await test.step('the box lists at most eight hits and says when there is none', async () => {
    await page.goto('docs/intro');
    await search(page, 'river');
    expect(await hits(page).count()).toBeLessThanOrEqual(8);
    await box(page).fill('');
    await box(page).pressSequentially('xyzzyplugh');
    await expect(page.getByText('Browse by topic')).toBeVisible();
    await page.getByRole('search').getByRole('link', {name: 'Water'}).click();
    await expect(page).toHaveURL(/\/docs\/tags\/water$/);
  });

  await test.step('a query loads only the parts of the index that it needs, each once', async () => {
    const requests = indexRequests(page);
    await page.goto('docs/intro');
    await search(page, 'river');
    await box(page).fill('');
    // A word that occurs only in a text.
    await box(page).pressSequentially('oxpeckers');
    await expect(hits(page).first()).toContainText('Oxpeckers');
    expect(requests.length).toBeGreaterThan(2);
    expect(new Set(requests).size).toBe(requests.length);
  });
});

test.describe('on a Mac', () => {
  test.use({userAgent: devices['Desktop Safari'].userAgent});

  test('the box shows the command key', async ({page}) => {
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘K');
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });
});

test('while the index loads, the box says so, keeps hits, and opens none of another query', async ({page}) => {
  await test.step('from the first use until the index is loaded, the box says Loading...', async () => {
    const releaseIndex = await holdBack(page, '**/search-index*/**');
    await page.goto('docs/intro');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await box(page).focus();
    await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
    await page.keyboard.type('river');
    releaseIndex();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await expect(box(page), 'keeps the focus').toBeFocused();
    await expect(box(page), 'keeps what was typed').toHaveValue('river');
    await expect(hits(page).first()).toBeVisible();
  });

  await test.step('hits of the previous query stay until those of the next one are there', async () => {
    await page.goto('docs/intro');
    await search(page, 'river');
    const answer = await holdBack(page, '**/search-index*/**');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('count birds');
    await expect(box(page)).toHaveValue('count birds');
    await page.waitForTimeout(300);
    const next = page.getByRole('listbox', {name: 'Results for “count birds”'});
    await expect(next).toHaveCount(0);
    await expect(hits(page).first()).toContainText('River Watch');
    answer();
    await expect(next).toBeVisible();
  });

  await test.step('Enter opens no hit of the previous query, but all results of the typed one', async () => {
    await page.goto('docs/intro');
    await search(page, 'river');
    const answer = await holdBack(page, '**/search-index*/**');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('count birds');
    await page.keyboard.press('ArrowDown');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=count\+birds$/);
    answer();
    await expect(results(page).first()).toHaveText('Count birds by ear');
  });
});

test(
  'a hit chosen by keyboard opens its page and highlights the word in the article',
  {tag: '@engines'},
  async ({page}) => {
    await page.goto('');
    await search(page, 'hydrophone');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=hydrophone/);
    await expect
      .poll(() => highlightedWords(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^hydrophone$/i)]));
  },
);

test('searched words are highlighted, until the reader removes them', async ({page}) => {
  await test.step('a long name in code is highlighted across the places where it may break', async () => {
    await page.goto('docs/River%20Watch/how-to?_highlight=river_upload_schedule_file');
    await expect.poll(() => highlightedWords(page)).toEqual(['RIVER_UPLOAD_SCHEDULE_FILE']);
  });

  await test.step('words inside other words are not highlighted, and other forms of a word are', async () => {
    await open(page, 'docs/River%20Watch/how-to?_highlight=the+recordings+is');
    await expect.poll(() => highlightedWords(page)).toContain('recorder');
    expect((await highlightedWords(page)).every((word) => /^record/i.test(word))).toBe(true);
  });

  await test.step('highlights cause no error while parts of a page are hydrated, and stay in a quiz and beside its buttons', async () => {
    const errors = errorsOf(page);
    await open(page, 'Education/K-13/Count%20birds?_highlight=the+birds+copy+markdown+check');
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    const inQuiz = (): Promise<string[]> =>
      page.evaluate(() =>
        Array.from(CSS.highlights.get('searched-words') ?? [])
          .filter(({startContainer}) => startContainer.parentElement?.closest('.lesson-quiz'))
          .map(String),
      );
    await page.locator('.lesson-quiz').first().scrollIntoViewIfNeeded();
    const before = await inQuiz();
    expect(before.length).toBeGreaterThan(0);
    await page.locator('.lesson-quiz').first().getByRole('button', {name: /check/i}).first().click();
    await expect.poll(inQuiz).toEqual(expect.arrayContaining(before));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('group', {name: 'This page'}).getByRole('status')).toHaveText('Copied', {
      useInnerText: true,
    });
    expect(errors).toEqual([]);
  });

  await test.step('Escape that closes the list leaves the highlights', async () => {
    await open(page, 'docs/River%20Watch?_highlight=river');
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    await box(page).click();
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hits(page)).toHaveCount(0);
    expect(await highlightedWords(page)).not.toEqual([]);
    await expect(box(page)).toHaveValue('river');
  });

  await test.step('the box keeps the query as typed; Escape and an emptied box remove the highlights, also from the address', async () => {
    await page.goto('docs/intro');
    await search(page, 'What is a Hydrophone');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=/);
    const clean = new RegExp(`/docs/[^?]*$`);
    await expect(box(page)).toHaveValue('What is a Hydrophone');
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(clean);
    await expect.poll(() => highlightedWords(page)).toEqual([]);
    await expect(box(page)).toHaveValue('');

    await page.goBack();
    await page.goForward();
    await page.goto('docs/River%20Watch?_highlight=river#who-it-is-for');
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    await box(page).fill('');
    await expect(page).toHaveURL(/\/docs\/River%20Watch#who-it-is-for$/);
    await expect.poll(() => highlightedWords(page)).toEqual([]);
    await page.keyboard.type('owl');
    await expect(box(page), 'what is typed next stays').toHaveValue('owl');
    await expect(hits(page).first()).toBeVisible();
  });

  await test.step('highlights are painted in both color modes and in forced colors, and leave the page as it is', async () => {
    await open(page, 'docs/River%20Watch/how-to');
    const article = page.locator('article');
    const html = await article.innerHTML();
    const plain = await article.screenshot();
    await open(page, 'docs/River%20Watch/how-to?_highlight=recorder');
    await expect.poll(() => highlightedWords(page)).not.toEqual([]);
    expect(await article.innerHTML()).toBe(html);
    expect((await article.screenshot()).equals(plain)).toBe(false);
    await page.emulateMedia({forcedColors: 'active'});
    const forced = await article.screenshot();
    await page.evaluate(() => {
      // After a change of the page, its words are highlighted again.
      CSS.highlights.set = () => CSS.highlights;
      CSS.highlights.clear();
    });
    expect((await article.screenshot()).equals(forced)).toBe(false);
  });
});

test('a highlighter that throws is logged, and the page still works', async ({page}) => {
  const logged: string[] = [];
  const thrown: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', ({message}) => thrown.push(message));
  await page.addInitScript(() => {
    document.createTreeWalker = () => {
      throw new Error('no walker today');
    };
  });
  await page.goto('docs/River%20Watch?_highlight=river');
  await expect.poll(() => logged.join('\n')).toContain('Highlighting the searched words failed');
  expect(thrown).toEqual([]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Education'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
});

test('what is typed into the box while another page loads is kept', async ({page}) => {
  for (const [to, shown] of [
    ['docs/Tide%20Tables/explanation', 'a page with the same layout'],
    ['', 'a page with another layout'],
  ] as const) {
    await test.step(shown, async () => {
      await open(page, 'docs/intro');
      const letGo = await holdBack(page, '**/assets/js/**');
      await goInSite(page, to);
      await box(page).click();
      await page.keyboard.type('ow');
      await expect(box(page)).toHaveValue('ow');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
      letGo();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Software and CI Documentation');
      await expect(box(page)).toHaveValue('ow');
      await page.keyboard.type('l');
      await expect(box(page)).toHaveValue('owl');
      // Text of a page that is left does not come back.
      await goInSite(page, 'docs/intro');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
      await expect(box(page)).toHaveValue('');
    });
  }
});

test.describe('the field of the results page', () => {
  test('keeps what is typed in it, and follows the address', async ({page}) => {
    await test.step('keeps the caret where text is inserted', async () => {
      await open(page, 'search?q=river');
      await field(page).focus();
      await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
      await page.keyboard.type('XY', {delay: 50});
      await expect(field(page)).toHaveValue('riXYver');
      await expect(page).toHaveURL(/\?q=riXYver$/);
      await page.keyboard.type('Z', {delay: 50});
      await expect(field(page)).toHaveValue('riXYZver');
      expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
    });

    for (const [name, texts] of [
      ['Japanese', ['ｄ', 'ど', 'どｒ', 'どろ', 'どろー', 'どろーｎ', 'ドローン']],
      ['an accent', ['´', 'ó']],
      ['a Latin word', ['d', 'dr', 'dro', 'dron', 'drone']],
    ] as const) {
      await test.step(`takes ${name} from an input method`, async () => {
        await open(page, 'search');
        await field(page).focus();
        await compose(page, texts);
        await expect(field(page)).toHaveValue(texts.at(-1) ?? '');
        await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(texts.at(-1) ?? '')}$`));
        await expect(page).toHaveTitle(new RegExp(`“${texts.at(-1)}”`));
        await expect(field(page)).toHaveValue(texts.at(-1) ?? '');
      });
    }

    await test.step('keeps its text and changes the address later if the browser refuses once', async () => {
      await open(page, 'search?q=owl');
      await page.evaluate(() => {
        const replaceState = history.replaceState.bind(history);
        history.replaceState = () => {
          history.replaceState = replaceState;
          throw new DOMException('refused', 'SecurityError');
        };
      });
      await field(page).fill('owl river');
      await expect(page).toHaveURL(/\?q=owl\+river$/);
      await expect(field(page)).toHaveValue('owl river');
    });

    await test.step('follows the address when a link or Back changes it, even while it has the focus', async () => {
      await open(page, 'search?q=owl');
      await search(page, 'river watch');
      await navbar(page).getByRole('link', {name: 'See all results'}).click();
      await expect(field(page)).toHaveValue('river watch');
      await field(page).focus();
      await page.keyboard.type('es');
      await expect(page).toHaveURL(/river\+watches$/);
      await page.goBack();
      await expect(field(page)).toHaveValue('owl');
      await expect(results(page).first()).toContainText('Owl');
    });
  });

  test('can be emptied by a held key in a browser that limits changes of the history', async ({page}) => {
    const errors = errorsOf(page);
    await limitHistory(page);
    await open(page, 'search');
    await field(page).fill('river '.repeat(30));
    await field(page).press('End');
    for (let pressed = 0; pressed < 180; pressed += 1) {
      await page.keyboard.press('Backspace');
    }
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/search$/);
    expect(errors).toEqual([]);
  });
});

test.describe('Back to the results page', () => {
  /** Opens the last listed hit. @returns where the reader was. */
  async function openLast(page: Page): Promise<{top: number; count: number}> {
    const last = results(page).last();
    await last.scrollIntoViewIfNeeded();
    const before = {top: await page.evaluate(() => scrollY), count: await results(page).count()};
    expect(before.top).toBeGreaterThan(500);
    // A click of the test runner could scroll.
    await last.evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/_highlight=/);
    return before;
  }

  const expectSame = async (page: Page, before: {top: number; count: number}): Promise<void> => {
    await expect(results(page)).toHaveCount(before.count);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before.top), {message: 'scroll position'})
      .toBeLessThan(10);
    await expect(field(page), 'no keyboard of a phone').not.toBeFocused();
  };

  test('is the same, and a new visit is new', async ({page}) => {
    await test.step('finds the hits, those added on request too, and the position', async () => {
      await open(page, 'search?q=the');
      await page.getByRole('button', {name: 'Show more results'}).click();
      await expect.poll(() => results(page).count()).toBeGreaterThan(20);
      const before = await openLast(page);
      await page.goBack();
      await expectSame(page, before);
      await page.goForward();
      await page.goBack();
      await expectSame(page, before);
    });

    await test.step('finds them after a page load, too', async () => {
      await open(page, 'search?q=the');
      await page.getByRole('button', {name: 'Show more results'}).click();
      await expect.poll(() => results(page).count()).toBeGreaterThan(20);
      const before = await openLast(page);
      await page.goto('accessibility');
      await page.goBack();
      await expect(page).toHaveURL(/_highlight=/);
      await page.goBack();
      await expectSame(page, before);
    });

    await test.step('finds them after a visit that ended before they were listed', async () => {
      const index = '**/search-index*/**';
      await open(page, 'search?q=the');
      await page.getByRole('button', {name: 'Show more results'}).click();
      await expect.poll(() => results(page).count()).toBeGreaterThan(20);
      const before = await openLast(page);
      await page.goto('accessibility');
      await page.context().route(index, () => undefined);
      await page.goBack();
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(field(page)).toHaveValue('the');
      await page.goto('accessibility');
      await page.context().unroute(index);
      await page.goBack();
      await expectSame(page, before);
    });

    await test.step('a new visit starts at the top, with the focus in the field', async () => {
      await open(page, 'search?q=the');
      await openLast(page);
      // The box of the page that was opened shows the highlighted word.
      await expect(box(page)).toHaveValue('the');
      await box(page).fill('');
      await search(page, 'the');
      await navbar(page).getByRole('link', {name: 'See all results'}).click();
      await expect(page).toHaveURL(/\/search\?q=the$/);
      await expect(field(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
});

test(
  'the results page has a clean address and lists its hits as links in articles',
  {tag: '@engines'},
  async ({page}) => {
    await page.goto('docs/intro');
    await search(page, 'owl');
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
    await expect(page.locator('article a').first()).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
    await expect(page).toHaveTitle(/^Search results for “owl”/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('owl');
    await page.locator('article a').first().click();
    await expect(page).toHaveURL(/_highlight=owl/);
  },
);

test('the results page lists hits, suggests topics, and stays in place', async ({page}) => {
  await test.step('the results page requested with a trailing slash redirects to the clean address', async () => {
    await page.goto('search/?q=owl');
    await expect(page).toHaveURL(/\/training-catalog\/search\?q=owl$/);
    await expect(page.locator('article a').first()).toBeVisible();
  });

  await test.step('search finds a project on its own pages, not on the list of the landing page', async () => {
    await page.goto('search?q=ledger');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
    const found = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(found).toContain('/training-catalog/docs/Apple%20Ledger');
    expect(found).not.toContain('/training-catalog/');
  });

  await test.step('the results page lists some hits at first, and more on request', async () => {
    await page.goto('search?q=the');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Top 20 results');
    const titles = page.locator('article h2');
    const before = await titles.allTextContents();
    await page.getByRole('button', {name: 'Show more results'}).click();
    await expect.poll(() => titles.count()).toBeGreaterThan(before.length);
    // The first hits stay in place, and the focus moves to the new ones.
    expect((await titles.allTextContents()).slice(0, before.length)).toEqual(before);
    await expect(titles.nth(before.length).getByRole('link')).toBeFocused();
  });

  await test.step('a query without a hit says so and suggests the topics', async () => {
    await page.goto('search?q=xyzzyplugh');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for “xyzzyplugh”.');
    await page.getByRole('main').getByRole('link', {name: 'Birds'}).click();
    await expect(page).toHaveURL(/\/docs\/tags\/birds$/);
  });

  await test.step('the field of the results page stays where it is, whatever is searched', async () => {
    await page.setViewportSize({width: 360, height: 740});
    const field = page.getByRole('main').getByRole('searchbox');
    const top = async (): Promise<number | undefined> => (await field.boundingBox())?.y;
    await open(page, 'search');
    const atFirst = await top();
    for (const words of ['owl', 'a question with so many words that a phone has no room for them in one line']) {
      await field.fill(words);
      await expect(page).toHaveTitle(new RegExp(`^Search results for “${words}”`));
      expect(await top()).toBe(atFirst);
    }
  });
});

test('search finds a page of each area', async ({page}) => {
  for (const [name, query, address] of [
    ['the landing page', 'Where do you want to start?', '/training-catalog/'],
    ['markdown-page', 'cite the catalog', '/training-catalog/markdown-page'],
    ['an API operation', 'count birds between days', '/training-catalog/api/Bird APIs/counts-create'],
    ['a lesson', 'listen to a river', '/training-catalog/Education/K-13/Listen to a river'],
    ['a workshop page', 'Ears open', '/training-catalog/workshops/ears_open'],
    ['a resource page', 'gull board', '/training-catalog/other_resources/intro'],
    ['a sample page', 'highlighted lines', '/training-catalog/sample_docs/Sample Documentation/how-to'],
  ] as const) {
    await open(page, `search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
    const found = await page
      .locator('article a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname)));
    expect.soft(found, name).toContain(address);
  }
});

test.describe('when something is wrong with the index', () => {
  test('missing, truncated, something else: the results page suggests topics, and works after a retry', async ({
    page,
  }) => {
    for (const [name, fault] of [
      ['missing', {status: 404, body: 'Not found'}],
      ['truncated', {status: 200, contentType: 'application/json', body: '{"pages":[{"url":"/training-catalog/docs'}],
      [
        'something else',
        {status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>'},
      ],
    ] as const) {
      await test.step(name, async () => {
        await page.context().route('**/search-index*/**', (route) => route.fulfill(fault));
        await page.goto('search?q=river%20watch');
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText('The search index could not be loaded.');
        await expect(page.getByRole('main').getByRole('link', {name: 'Water', exact: true})).toBeVisible();
        await page.context().unroute('**/search-index*/**');
        await alert.getByRole('button', {name: 'Try again'}).click();
        await expect(page.locator('article h2').first()).toHaveText('River Watch');
        await expect(alert).toBeHidden();
      });
    }
  });

  test('a part of it, or all: the results page and the box say so, and work after a retry', async ({page}) => {
    await test.step('a part of it missing: the results page and the box say so, and work after a retry', async () => {
      const missing = '**/search-index*/terms-*';
      await page.context().route(missing, (route) => route.fulfill({status: 404, body: 'Not found'}));
      await page.goto('search?q=oxpeckers');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('The search index could not be loaded.');
      await box(page).fill('oxpeckers');
      const alertOfBox = page.getByRole('search').getByRole('alert');
      await expect(alertOfBox).toContainText('Search could not be loaded.');
      await expect(page.getByText('No results')).toBeHidden();
      await page.context().unroute(missing);
      // After a deploy, only a new start file names the parts that are there.
      const start = page.waitForRequest('**/search-index/start.json');
      await alertOfBox.getByRole('button', {name: 'Try again'}).click();
      await expect(hits(page).first()).toContainText('Oxpeckers');
      await expect(alertOfBox).toBeHidden();
      await start;
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('article').first()).toContainText('Oxpeckers');
      await expect(alert).toBeHidden();
    });

    await test.step('missing: the box says so, the page still works, and the box works after a retry', async () => {
      await page.context().route('**/search-index*/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
      await page.goto('docs/intro');
      await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
      await box(page).click();
      const alert = page.getByRole('search').getByRole('alert');
      await expect(alert).toContainText('Search could not be loaded.');
      await navbar(page).getByRole('link', {name: 'Education'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
      await box(page).click();
      await expect(alert).toContainText('Search could not be loaded.');
      await page.context().unroute('**/search-index*/**');
      await alert.getByRole('button', {name: 'Try again'}).click();
      await expect(alert).toBeHidden();
      await search(page, 'river');
    });
  });

  test('search works in a browser that refuses workers', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: function Worker() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('docs/intro');
    await search(page, 'river watch');
    await expect(hits(page).first()).toContainText('River Watch');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search box is not shown', async ({page}) => {
    await page.goto('docs/intro');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.navbar__search')).toBeHidden();
  });
});

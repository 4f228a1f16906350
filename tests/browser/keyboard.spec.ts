// Every part of the site by keyboard alone: tab order, focus, and the names and states that a screen reader
// announces.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {walk} from './focusWalk';
import {barMenu, chunkOf, holdBack, navbar, open, pageKinds, phoneMenu, sidebar, typeQuery, urlOf} from './site';

const box = (page: Page) => navbar(page).getByRole('combobox', {name: 'Search', exact: true});
const hits = (page: Page) => navbar(page).getByRole('option');
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  await expect(target, `within ${most} stops`).toBeFocused();
}

/** Opens the search box by its shortcut, types a query and waits for the hits. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await typeQuery(page, query);
}

test('going backward, no stop is covered by the bar when it reappears', async ({page}) => {
  // Without transitions, the bar is at its place as soon as it reappears.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, pageKinds['main page of a project']);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.evaluate(() => document.documentElement.scrollTo(0, document.documentElement.scrollHeight));
  const faults: string[] = [];
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(async () => {
      // Until the bar has reappeared: after the frame that scrolls, React shows it.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))));
      const {left, right, top, bottom} = (document.activeElement ?? document.body).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, Math.max((top + bottom) / 2, 1));
      return hit?.closest('.navbar') && !document.activeElement?.closest('.navbar')
        ? (document.activeElement?.textContent ?? 'a stop')
        : undefined;
    });
    faults.push(...(hidden === undefined ? [] : [hidden]));
  }
  expect(faults).toEqual([]);
});

test('the top and the end of a page lead on, and its parts open and close', async ({page}) => {
  await test.step('the top of a page: skip link, brand, areas, dropdowns, search, color mode', async () => {
    await open(page, 'docs/intro');
    const stops = await walk(page, 13);
    expect(stops.map(({name}) => name)).toEqual([
      'a "Skip to main content"',
      'a "ICICLE Training Catalog"',
      'a "Documentation"',
      'a "APIs"',
      'a "Education"',
      'a "Resources"',
      'a "Workshops"',
      'a "Sample Documentation"',
      'summary "Tags"',
      'a "Version: Next"',
      'summary "Language: English"',
      'input "Search"',
      expect.stringMatching(/^button "Switch between dark and light mode/),
    ]);
    await expect(navbar(page).getByRole('link', {name: 'Documentation', exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('the skip link skips the bar and the sidebar', async () => {
    await open(page, 'docs/River%20Watch/how-to');
    await press(page, 'Tab', 'Enter', 'Tab');
    const where = await page.evaluate(() => [
      document.activeElement?.closest('main') !== null,
      document.activeElement?.closest('aside, .navbar') === null || document.activeElement?.closest('article') !== null,
    ]);
    expect(where).toEqual([true, true]);
  });

  await test.step('the table of contents jumps to a section, from which Tab continues', async () => {
    await open(page, 'docs/River%20Watch/how-to');
    const entry = page.locator('.theme-doc-toc-desktop a').nth(1);
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    const heading = page.locator('article :is(h2, h3)').nth(1);
    await expect(heading).toBeInViewport();
    await page.keyboard.press('Tab');
    const isAfter = await heading.evaluate(
      (element) =>
        element.contains(document.activeElement) ||
        (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    expect(isAfter).toBe(true);
  });

  await test.step('details open and close by Enter and Space', async () => {
    await open(page, pageKinds['main page of a project']);
    const details = page.locator('.theme-doc-markdown details').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(details).not.toHaveAttribute('open');
  });

  await test.step('pagination opens the next page, with its title and at its top', async () => {
    await open(page, 'docs/River%20Watch');
    const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(urlOf('docs/River%20Watch'));
    await expect(page).not.toHaveTitle(/^River Watch \|/);
    // The framework moves the focus to the top of the page and removes it.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  await test.step('the not-found page can be left by the keyboard', async () => {
    await open(page, 'no/such/page');
    await press(page, 'Tab', 'Tab', 'Enter');
    await expect(page).toHaveURL(urlOf(''));
  });

  await test.step('the space bar switches the color mode, and the button names the mode', async () => {
    await open(page, 'docs/intro');
    const button = navbar(page).getByRole('button', {name: /^Switch between dark and light mode/});
    await button.focus();
    await expect(button).toHaveAccessibleName(/currently light mode/);
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button).toHaveAccessibleName(/currently dark mode/);
    await expect(button).toBeFocused();
  });
});

test.describe('a dropdown of the bar', () => {
  const button = (page: Page) => barMenu(page, 'Tags').locator('summary');
  const link = (page: Page, name: string) => navbar(page).getByRole('link', {name, exact: true});

  test('opens and closes by keys and by a click, not by hover, and links to pages', async ({page}) => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await test.step(`opens on ${key}; Escape closes it and returns the focus`, async () => {
        await open(page, 'docs/intro');
        await tabTo(page, button(page));
        await expect(barMenu(page, 'Tags')).not.toHaveAttribute('open');
        await page.keyboard.press(key);
        await expect(barMenu(page, 'Tags')).toHaveAttribute('open');
        await expect(link(page, 'Documentation Tags')).toBeVisible();
        if (key !== 'ArrowDown') {
          await page.keyboard.press('ArrowDown');
        }
        await expect(link(page, 'Documentation Tags')).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(link(page, 'Education Tags')).toBeFocused();
        await press(page, 'ArrowUp', 'ArrowUp');
        await expect(link(page, 'API Tags')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(button(page)).toBeFocused();
        await expect(barMenu(page, 'Tags')).not.toHaveAttribute('open');
        await expect(link(page, 'API Tags')).toBeHidden();
      });
    }

    await test.step('is skipped by Tab while closed, and closes when Tab leaves it', async () => {
      await open(page, 'docs/intro');
      await tabTo(page, button(page));
      await page.keyboard.press('Tab');
      await expect(link(page, 'Version: Next')).toBeFocused();
      await press(page, 'Shift+Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Tab');
      await expect(link(page, 'Version: Next')).toBeFocused();
      await expect(barMenu(page, 'Tags')).not.toHaveAttribute('open');
    });

    await test.step('links to a page, which opens at its top', async () => {
      await open(page, 'docs/intro');
      await tabTo(page, button(page));
      await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
      await expect(page).toHaveURL(urlOf('Education/tags'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
      await expect(barMenu(page, 'Tags')).not.toHaveAttribute('open');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });

    await test.step('does not open on hover, and Escape closes what a click opened', async () => {
      await open(page, 'docs/intro');
      await button(page).hover();
      await page.waitForTimeout(300);
      await expect(link(page, 'API Tags')).toBeHidden();
      await button(page).click();
      await expect(link(page, 'API Tags')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(page, 'API Tags')).toBeHidden();
    });
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('opens on a click', async ({page}) => {
      await page.goto('docs/intro');
      await button(page).click();
      await expect(link(page, 'API Tags')).toBeVisible();
    });
  });
});

test.describe('the search box', () => {
  test('says what it lists, and is left without opening a hit', async ({page}) => {
    await test.step('exposes its list, its state, and the hit that Enter opens, and announces the number of hits', async () => {
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await expect(box(page), 'no list yet').toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.type('river watch');
      const list = navbar(page).getByRole('listbox', {name: 'Results for “river watch”'});
      await expect(list).toBeVisible();
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
      await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'no id');
      expect(await list.evaluate((element) => [...element.children].every(({role}) => role === 'option'))).toBe(true);
      const count = await hits(page).count();
      await expect(navbar(page).getByRole('status').filter({hasText: 'result'})).toHaveText(`${count} results`);
      for (const [key, number] of [
        ['ArrowDown', 1],
        ['ArrowDown', 2],
        ['ArrowUp', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(hits(page).nth(number)).toHaveAttribute('aria-selected', 'true');
        await expect(box(page)).toHaveAttribute(
          'aria-activedescendant',
          (await hits(page).nth(number).getAttribute('id')) ?? 'no id',
        );
        await expect(navbar(page).locator('[aria-selected="true"]')).toHaveCount(1);
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/_highlight=/);
      await expect(box(page)).not.toBeFocused();
    });

    await test.step('says when there is no hit, and Tab reaches the topics', async () => {
      await open(page, 'docs/intro');
      await search(page, 'river');
      await press(page, 'Control+a', 'Delete');
      await expect(box(page)).toHaveValue('');
      await page.keyboard.type('xyzzyplugh');
      await expect(box(page)).toHaveValue('xyzzyplugh');
      await expect(navbar(page).getByRole('status').filter({hasText: 'No results'})).toHaveCount(1);
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Tab');
      const topics = navbar(page).getByRole('search').getByRole('link');
      await expect(topics.first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(topics.nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/tags\//);
    });

    await test.step('closes its list on Escape and keeps the focus and the query; the down arrow reopens it', async () => {
      await open(page, 'docs/intro');
      await search(page, 'river');
      await page.keyboard.press('Escape');
      await expect(hits(page)).toHaveCount(0);
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('river');
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.type(' sound');
      await expect(box(page)).toHaveValue('river sound');
      await expect(hits(page).first()).toBeVisible();
    });

    await test.step('is left by Tab to the link to all results, then the next element, without opening a hit', async () => {
      await open(page, 'docs/intro');
      await search(page, 'river');
      await page.keyboard.press('Tab');
      const all = navbar(page).getByRole('link', {name: 'See all results'});
      await expect(all).toBeFocused();
      await expect(hits(page).first(), 'the list stays').toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(box(page)).toBeFocused();
      await press(page, 'Tab', 'Tab');
      await expect(navbar(page).getByRole('button', {name: /dark and light mode/})).toBeFocused();
      await expect(hits(page)).toHaveCount(0);
      await expect(page).toHaveURL(urlOf('docs/intro'));
      await press(page, 'Shift+Tab', 'Shift+Tab');
      await expect(barMenu(page, 'English').locator('summary')).toBeFocused();
      await expect(page).toHaveURL(urlOf('docs/intro'));
      await press(page, 'Tab');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(box(page), 'Escape in the list goes back to the box').toBeFocused();
      await expect(hits(page)).toHaveCount(0);
      await press(page, 'ArrowDown', 'Tab');
      await expect(all).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=river$/);
    });
  });

  test('works before its index and its scripts are there, and where they do not come', async ({page}) => {
    await test.step('does not take the focus when its index arrives after a reader has left it', async () => {
      const letGo = await holdBack(page, '**/search-index*/**');
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.getByRole('main').getByRole('paragraph').first().click();
      await expect(page.locator('body')).toBeFocused();
      letGo();
      await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
      await page.waitForTimeout(500);
      await expect(page.locator('body')).toBeFocused();
    });

    await test.step('opens the results page by Enter while there is no hit to open', async () => {
      const letGo = await holdBack(page, '**/search-index*/**');
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('river');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(urlOf('search?q=river'));
      letGo();
      await expect(page.getByRole('main').getByRole('link', {name: 'River Watch', exact: true})).toBeVisible();
    });

    await test.step('searches for what was typed before the scripts were loaded', async () => {
      const letGo = await holdBack(page, '**/assets/js/main.*.js');
      await page.goto('docs/intro', {waitUntil: 'commit'});
      await box(page).focus();
      await page.keyboard.type('river');
      letGo();
      await expect(hits(page).first()).toBeVisible();
      await expect(box(page)).toHaveValue('river');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(' watch');
      await expect(navbar(page).getByRole('listbox', {name: 'Results for “river watch”'})).toBeVisible();
    });

    await test.step('keeps its error message until the reader tries again', async () => {
      let asked = 0;
      await page.context().route('**/search-index*/**', (route) => {
        asked += 1;
        // A wrong answer is asked for once more.
        return asked > 2 ? route.continue() : route.fulfill({status: 404, body: 'Not found'});
      });
      await open(page, 'docs/intro');
      await page.keyboard.press('Control+k');
      const alert = navbar(page).getByRole('alert');
      await expect(alert).toContainText('Search could not be loaded.');
      await expect(page.getByLabel('Search', {exact: true})).toBeFocused();
      await page.keyboard.type('river');
      await page.keyboard.press('Tab');
      const again = alert.getByRole('button', {name: 'Try again'});
      await expect(again).toBeFocused();
      await again.hover();
      await page.waitForTimeout(200);
      expect(asked).toBe(2);
      await page.keyboard.press('Enter');
      await expect(alert).toBeHidden();
      await expect(box(page)).toBeFocused();
      await expect(hits(page).first()).toBeVisible();
    });
  });
});

test('the sidebar, copy buttons, videos, and the explorer', async ({page, context}) => {
  await test.step('the sidebar: categories open and close by Enter and Space and say so; the current page is named', async () => {
    await open(page, 'docs/River%20Watch/how-to');
    await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('How-to');
    const closed = sidebar(page).getByRole('button', {name: "Expand sidebar category 'Zebra Atlas v1.0'"});
    await closed.focus();
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    const opened = sidebar(page).getByRole('button', {name: "Collapse sidebar category 'Zebra Atlas v1.0'"});
    await expect(opened).toBeFocused();
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    // The framework shows the list shortly after it changes the button's state; a Tab in between would skip the list.
    const first = sidebar(page).locator('a[href$="/docs/Zebra Atlas v1.0"]');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await press(page, 'Shift+Tab', 'Space');
    await expect(closed).toHaveAttribute('aria-expanded', 'false');

    await open(page, pageKinds['API operation']);
    const group = sidebar(page).getByRole('button', {name: 'Bird APIs'});
    await group.focus();
    await page.keyboard.press('Space');
    await expect(group, 'a category without a page').toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => scrollY), 'the space bar does not scroll').toBe(0);
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the explorer: fields in order, a choice that is announced, and a reset that keeps the focus', async () => {
    await open(page, '');
    const form = page.getByRole('search', {name: 'Projects'});
    const status = form.getByRole('status');
    // Projects of the fixture site; two are about water.
    const all = 5;
    await form.getByLabel('Keywords').focus();
    for (const label of ['Topic', 'Release', 'Kind', 'License', 'Research area', 'Steps run', 'Sort by']) {
      await page.keyboard.press('Tab');
      await expect(form.getByLabel(label, {exact: true})).toBeFocused();
    }
    await form.getByLabel('Topic', {exact: true}).focus();
    await page.keyboard.type('Water');
    await expect(status).toHaveText(`2 of ${all} projects`);
    await expect(form.getByLabel('Topic', {exact: true})).toBeFocused();
    await tabTo(page, form.getByRole('button', {name: 'Show all'}), 12);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(`${all} of ${all} projects`);
    await expect(form.getByLabel('Keywords')).toBeFocused();
  });

  await test.step('a video has a button with its title, and the player gets the focus', async () => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>player</title>'}),
    );
    await open(page, pageKinds['lesson with videos']);
    const play = page.getByRole('button', {name: /^Play: \w/}).first();
    await play.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('iframe').first()).toBeFocused();
    await expect(page.locator('iframe').first()).toHaveAttribute('title', /\w/);
  });

  await test.step('a copy button has a name, and announces that it copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pageKinds['API operation']);
    const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const said = page.getByRole('main').getByRole('status').getByText('Copied', {exact: true}).filter({visible: true});
    await expect(said).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
    await expect(said).toHaveCount(0);
  });
});

test(
  'tabs: arrows, Home, and End move the focus; Enter and Space select; panels have names',
  {tag: '@engines'},
  async ({page}) => {
    await open(page, pageKinds['API operation']);
    const list = page.getByRole('tablist').first();
    const tab = list.getByRole('tab');
    const count = await tab.count();
    expect(count).toBeGreaterThan(2);
    await tab.first().focus();
    await expect(tab.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tab.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(tab.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tab.first()).toHaveAttribute('aria-selected', 'false');
    const name = (await tab.nth(1).textContent()) ?? '';
    await expect(page.getByRole('tabpanel', {name, exact: true})).toBeVisible();
    await page.keyboard.press('End');
    await expect(tab.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab.first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tab.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    const isInPanel = await page
      .getByRole('tabpanel')
      .first()
      .evaluate((panel) => panel.contains(document.activeElement));
    expect(isInPanel).toBe(true);
  },
);

test.describe('the menu of a phone', () => {
  test.use({viewport: {width: 360, height: 740}});
  const opener = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const behind = (page: Page) => page.locator('[inert]').filter({has: page.locator('main')});
  const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.closest('.phone-menu') != null);

  test('keeps the focus inside, and returns it', async ({page}) => {
    await test.step('traps the focus; Escape closes it and returns the focus', async () => {
      await open(page, '');
      await tabTo(page, opener(page));
      await page.keyboard.press('Enter');
      await expect(phoneMenu(page).getByRole('link', {name: 'Documentation', exact: true})).toBeFocused();
      await expect(behind(page), 'what lies behind is out of reach').toHaveCount(1);
      const seen = new Set<string>();
      for (let steps = 0; steps < 30; steps += 1) {
        await page.keyboard.press('Tab');
        // Between the last stop and the first the focus is in the browser's own bars.
        const inside = await page.evaluate(() =>
          document.activeElement === document.body
            ? true
            : document.activeElement?.closest('.phone-menu:popover-open') !== null,
        );
        expect(inside).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      }
      expect([...seen]).toContain('Close navigation bar');
      await phoneMenu(page).getByRole('link', {name: 'APIs', exact: true}).focus();
      await page.keyboard.press('Escape');
      await expect(phoneMenu(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect(behind(page)).toHaveCount(0);
    });

    await test.step('moves the focus from the list of pages to the main menu, and closes by its button', async () => {
      await open(page, 'docs/River%20Watch/how-to');
      await tabTo(page, opener(page));
      await page.keyboard.press('Space');
      await expect(phoneMenu(page).getByRole('button', {name: 'Back to main menu'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(phoneMenu(page).getByRole('link', {name: 'Documentation', exact: true})).toBeFocused();
      await expect(phoneMenu(page).getByRole('link', {name: 'API Tags'})).toBeHidden();
      await phoneMenu(page).locator('summary', {hasText: 'Tags'}).focus();
      await page.keyboard.press('Enter');
      await expect(phoneMenu(page).getByRole('link', {name: 'API Tags'})).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(phoneMenu(page).getByRole('link', {name: 'Documentation Tags'})).toBeFocused();
      await phoneMenu(page).getByRole('button', {name: 'Close navigation bar'}).focus();
      await page.keyboard.press('Enter');
      await expect(opener(page)).toBeFocused();
    });

    await test.step('a link in it opens the page at its top, and all of the page can be reached', async () => {
      await open(page, '');
      await tabTo(page, opener(page));
      await page.keyboard.press('Enter');
      await expect(phoneMenu(page).getByRole('link', {name: 'Documentation', exact: true})).toBeFocused();
      await press(page, 'Tab', 'Enter');
      await expect(page).toHaveURL(urlOf('api/intro'));
      await expect(behind(page)).toHaveCount(0);
      expect(await hasFocus(page)).toBe(false);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    await test.step('the list of sections opens by keyboard and announces it', async () => {
      await open(page, 'docs/River%20Watch/how-to');
      const sections = page.locator('.theme-doc-toc-mobile');
      await sections.locator('summary').focus();
      await expect(sections).not.toHaveAttribute('open');
      await page.keyboard.press('Space');
      await expect(sections).toHaveAttribute('open');
      const entry = page.locator('.theme-doc-toc-mobile .table-of-contents a').first();
      await expect(entry).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
    });
  });
});

test('a message about a missing index stays when it appears before the code of the list is loaded', async ({page}) => {
  let asked = 0;
  await page.context().route('**/search-index*/**', (route) => {
    asked += 1;
    return route.fulfill({status: 404, body: 'Not found'});
  });
  const sendCode = await holdBack(page, chunkOf('training-catalog.search.allResults'));
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  const alert = navbar(page).getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  const code = page.waitForResponse(chunkOf('training-catalog.search.allResults'));
  sendCode();
  await code;
  await page.waitForTimeout(300);
  await expect(alert).toContainText('Search could not be loaded.');
  expect(asked, 'the box asks when the reader does, and once more for a wrong answer').toBe(2);
});

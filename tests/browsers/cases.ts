import type {OutgoingHttpHeaders} from 'node:http';
import {afterAll, describe, expect, test as base} from 'vitest';
import {address} from '../../shared/site';
import {CopyServer} from '../support/copyServer';
import type {Browser, Target} from './browser';
import {build, content} from './content';
import {recordedErrors, recordErrors} from './errorRecorder';
import {Reader} from './reader';

const html: Target = {css: 'html'};
const heading: Target = {css: 'h1'};
const navbar = 'nav[aria-label="Main"]';
const navbarLink = (name: string): Target => ({css: `${navbar} a`, name});
const colorModeButton: Target = {css: `${navbar} button[aria-label^="Switch between dark and light mode"]`};
const searchBox: Target = {css: `${navbar} input`, name: 'Search'};
const suggestions: Target = {css: '[role="listbox"] [role="option"]'};
const status: Target = {css: 'main [role="status"]'};
const hitLinks: Target = {css: 'main article h2 a'};
const menu: Target = {css: '.navbar-sidebar'};

/** Opens the search box by the shortcut that it shows, and types a query into it. */
async function searchByKeyboard(reader: Reader, query: string): Promise<void> {
  await reader.expectAttribute(searchBox, 'placeholder').toMatch(/^Search (?:Ctrl\+|⌘)K$/);
  const [placeholder] = await reader.tab.query(searchBox, (boxes) =>
    boxes.map((box) => box.getAttribute('placeholder')),
  );
  await reader.tab.press(placeholder?.includes('⌘') ? 'Meta' : 'Control', 'k');
  await reader.expectFocus(searchBox);
  await reader.tab.type(query);
  await reader.expectText({css: `${suggestions.css} mark`}).toMatch(new RegExp(`^${query}$`, 'i'));
}

/** Opens the results page and waits until its list is complete. */
async function openResults(reader: Reader, site: CopyServer, query: string): Promise<void> {
  await reader.open(site.at(`search?q=${encodeURIComponent(query)}`));
  await reader.expectText(status).toMatch(/results?$/);
}

/** Makes a server forbid the browser's HTTP cache, which could respond instead of the offline copy. */
function keepOutOfHttpCache(site: CopyServer): void {
  site.fault = (_name, response) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders) =>
      writeHead(status, {...headers, 'cache-control': 'no-store'})) as typeof response.writeHead;
    return false;
  };
}

/** The words that are highlighted on a page. */
const highlights = (reader: Reader): Promise<string[]> =>
  reader.tab.evaluate(() => Array.from(CSS.highlights.get('searched-words') ?? [], String));

/** Marks the window, so that `expectSameWindow` can detect a page load. */
const markWindow = (reader: Reader): Promise<void> =>
  reader.tab.evaluate(() => void Object.assign(window, {marked: true}));

const expectSameWindow = async (reader: Reader): Promise<void> =>
  expect(await reader.tab.evaluate(() => 'marked' in window), 'no page was loaded').toBe(true);

/**
 * Defines the tests of what readers do, in one browser.
 *
 * @param browser - a running browser, which is closed after the tests.
 */
export function defineCases(browser: Browser): void {
  const test = base.extend<{site: CopyServer; reader: Reader}>({
    // eslint-disable-next-line no-empty-pattern
    site: async ({}, use) => {
      const site = new CopyServer(build);
      await site.start();
      await use(site);
      await site.stop();
    },
    // eslint-disable-next-line no-empty-pattern
    reader: async ({}, use) => {
      const tab = await browser.newTab();
      await use(new Reader(tab));
      await tab.close();
    },
  });

  describe(browser.title, () => {
    const start = performance.now();
    afterAll(async ({tasks}) => {
      await browser.close();
      const count = (state: string): number => tasks.filter(({result}) => result?.state === state).length;
      console.log(
        `${browser.title}: ${count('pass')} passed, ${count('fail')} failed, ${count('skip')} not possible, ` +
          `${((performance.now() - start) / 1000).toFixed(1)} s`,
      );
    });

    test('a page of each kind loads and hydrates without errors', async ({site, reader}) => {
      recordErrors(site, build);
      const errors: Record<string, string[]> = {};
      for (const [kind, route] of Object.entries(content.pageKinds)) {
        await reader.open(site.at(route));
        await reader.expectTexts(heading, kind).toHaveLength(1);
        errors[kind] = await recordedErrors(reader.tab);
      }
      expect(errors).toEqual(Object.fromEntries(Object.keys(content.pageKinds).map((kind) => [kind, []])));
    });

    test('a link inside the site opens its page without a page load, and Back returns', async ({site, reader}) => {
      const {education} = content.navbar;
      await reader.open(site.at(content.start.route));
      await markWindow(reader);
      await reader.click(navbarLink(education.label));
      await reader.expectAddress().toBe(education.route);
      await reader.expectText(heading).toBe(education.heading);
      await expectSameWindow(reader);
      await reader.tab.evaluate(() => history.back());
      await reader.expectAddress().toBe(content.start.route);
      await reader.expectText(heading).toBe(content.start.heading);
      await expectSameWindow(reader);
    });

    test('the color mode switches and is remembered', async ({site, reader}) => {
      await reader.open(site.at(content.start.route));
      await reader.expectAttribute(html, 'data-theme').toBe('light');
      const light = await reader.backgroundColor();
      await reader.click(colorModeButton);
      await reader.expectAttribute(html, 'data-theme').toBe('dark');
      await expect.poll(() => reader.backgroundColor()).not.toBe(light);
      await reader.reload();
      await reader.expectAttribute(html, 'data-theme').toBe('dark');
      await reader.click(colorModeButton);
      await reader.expectAttribute(html, 'data-theme').toBe('light');
    });

    test('the search box finds a word by keyboard and highlights it on its page', async ({site, reader}) => {
      const {query, route} = content.word;
      await reader.open(site.at(content.start.route));
      await searchByKeyboard(reader, query);
      // The first hit is selected from the beginning.
      await reader.expectAttribute(suggestions, 'aria-selected').toBe('true');
      await reader.tab.press('Enter');
      await reader.expectAddress().toContain(`${route}?_highlight=${query}`);
      await expect.poll(async () => (await highlights(reader))[0]).toMatch(new RegExp(query, 'i'));
    });

    test('the results page lists hits that lead to their pages', async ({site, reader}) => {
      const {text, route, heading: title, highlighted} = content.query;
      await openResults(reader, site, text);
      const [first] = await reader.tab.query(hitLinks, (links) =>
        links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)),
      );
      expect(first).toBe(address.baseUrl + route);
      await reader.click(hitLinks);
      await reader.expectAddress().toContain(`${route}?_highlight=`);
      await reader.expectText(heading).toBe(title);
      await expect.poll(async () => (await highlights(reader))[0]).toBe(highlighted);
    });

    test('tabs show one panel at a time', async ({site, reader}) => {
      const {route, first, second} = content.tabs;
      const panels = (label: string): Target => ({css: '[role="tabpanel"]', name: label});
      await reader.open(site.at(route));
      await reader.expectTexts(panels(first.label)).toEqual([expect.stringContaining(first.text)]);
      await reader.expectTexts(panels(second.label)).toEqual([]);
      await reader.click({css: '[role="tab"]', name: second.label});
      await reader.expectTexts(panels(second.label)).toEqual([expect.stringContaining(second.text)]);
      await reader.expectTexts(panels(first.label)).toEqual([]);
      await reader.expectAttribute({css: '[role="tab"]', name: second.label}, 'aria-selected').toBe('true');
    });

    test('the explorer filters by topic, announces the count and changes the address', async ({site, reader}) => {
      const {topic, projects, announcement} = content.explorer;
      const section = 'section[aria-labelledby="projects"]';
      const cards: Target = {css: `${section} h3`};
      await reader.open(site.at(''));
      expect((await reader.texts(cards)).length).toBeGreaterThan(projects.length);
      await reader.choose({css: `${section} select`, name: 'Topic'}, topic);
      await reader.expectTexts(cards).toEqual(projects);
      await reader.expectText({css: `${section} [role="status"]`}).toBe(announcement);
      await reader.expectAddress().toBe(`?topic=${topic}`);
      await reader.reload();
      await reader.expectTexts(cards).toEqual(projects);
    });

    test('a diagram is drawn when it is scrolled into view', async ({site, reader}) => {
      const {route, title, text} = content.diagram;
      const lastDiagram = (): Promise<{title: string; text: string; width: number} | undefined> =>
        reader.tab.query({css: '[data-diagram]'}, (places) => {
          const drawing = places.at(-1)?.querySelector('svg');
          return {
            title: drawing?.querySelector('title')?.textContent ?? '',
            text: drawing?.textContent ?? '',
            width: drawing?.getBoundingClientRect().width ?? 0,
          };
        });
      // Diagrams less than 400 pixels below the window are drawn too.
      await reader.tab.resize(400, 200);
      await reader.open(site.at(route));
      expect(await lastDiagram(), 'before it is scrolled into view').toMatchObject({width: 0});
      await reader.tab.query({css: '[data-diagram]'}, (places) => places.at(-1)?.scrollIntoView({behavior: 'instant'}));
      await expect.poll(lastDiagram).toMatchObject({title, text: expect.stringContaining(text) as string});
      await expect.poll(async () => (await lastDiagram())?.width).toBeGreaterThan(100);
    });

    const copyButton: Target = {css: '.theme-code-block button', name: 'Copy code to clipboard'};

    test('the copy button of a code block says that it copied', async ({site, reader}) => {
      await reader.open(site.at(content.code.route));
      // It says so for a second, which may pass between two polls.
      await reader.tab.query({css: '.theme-code-block'}, ([block]) => {
        const said = {button: [] as (string | null)[], status: [] as string[]};
        Object.assign(window, {said});
        new MutationObserver(() => {
          said.button.push(block?.querySelector('button')?.getAttribute('aria-label') ?? null);
          said.status.push(block?.querySelector('[role="status"]')?.textContent ?? '');
        }).observe(block ?? document, {subtree: true, childList: true, attributes: true, characterData: true});
      });
      await reader.click(copyButton);
      await expect
        .poll(() => reader.tab.evaluate(() => (window as {said?: unknown}).said))
        .toEqual({
          button: expect.arrayContaining(['Copied']) as string[],
          status: expect.arrayContaining(['Copied']) as string[],
        });
    });

    test('what the copy button copied can be pasted', async ({site, reader, skip}) => {
      if (browser.pasteObstacle !== undefined) {
        skip(`not possible: ${browser.pasteObstacle}`);
      }
      await reader.open(site.at(content.code.route));
      await reader.click(copyButton);
      await reader.click(searchBox);
      await reader.expectFocus(searchBox);
      await reader.tab.press('Control', 'v');
      // Browsers replace a line break with a space or nothing.
      await reader.expectValue(searchBox).toMatch(new RegExp(`^${content.code.firstBlock.join('\\s?')}$`));
    });

    test('with an offline copy, pages and search work while the server is stopped', async ({site, reader}) => {
      const {route, heading: title, query, hit, hitHeading} = content.offline;
      keepOutOfHttpCache(site);
      await reader.open(site.at('offline'));
      await reader.click({css: 'main button', name: 'Save a copy on this device'});
      await expect
        .poll(async () => (await reader.texts(status))[0], {timeout: 120_000, message: 'loading the copy ends'})
        .not.toMatch(/^(?:The copy is|Loading)/);
      await reader.expectText(status).toMatch(/^A copy of the catalog is saved on this device/);
      await site.stop();
      await expect(fetch(site.at('')), 'the server is stopped').rejects.toThrow();
      await reader.open(site.at(route));
      await reader.expectText(heading).toBe(title);
      await openResults(reader, site, query);
      await reader.click(hitLinks);
      await reader.expectAddress().toContain(hit);
      await reader.expectText(heading).toBe(hitHeading);
    });

    test('the menu of a phone opens, goes back to the main menu, and closes when a link is followed', async ({
      site,
      reader,
    }) => {
      const {route, sidebarLink} = content.phone;
      const {workshops} = content.navbar;
      const menuLink = (name: string): Target => ({css: `${menu.css} a`, name});
      await reader.tab.resize(360, 740);
      await reader.open(site.at(route));
      await reader.expectCountInViewport(menu).toBe(0);
      await reader.click({css: `${navbar} button`, name: 'Toggle navigation bar'});
      await reader.expectCountInViewport(menu).toBe(1);
      await reader.expectCountInViewport(menuLink(sidebarLink)).toBe(1);
      await reader.expectCountInViewport(menuLink(workshops.label)).toBe(0);
      await reader.click({css: `${menu.css} button`, name: '← Back to main menu'});
      await reader.click(menuLink(workshops.label));
      await reader.expectAddress().toBe(workshops.route);
      await reader.expectText(heading).toBe(workshops.heading);
      await reader.expectCountInViewport(menu).toBe(0);
    });
  });
}

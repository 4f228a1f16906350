import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test, type Locator, type Page, type Request} from '@playwright/test';
import {address} from '../../catalog.config';
import {catalogPageKinds} from '../../tools/bench/catalogPageKinds';
import {fixtureSite} from '../support/fixtureSite';
import {drawnInBrowser, exhaustiveTag, pageKinds, type PageKind} from '../support/pageKinds';

export {drawnInBrowser, exhaustiveTag, pageKinds};

/** Names of all kinds of pages. */
export const pageKindNames = Object.keys(pageKinds) as PageKind[];

/**
 * The page of a kind on the site that the running test visits: the fixture site, or the catalog in the
 * project `catalog`.
 */
export const kindRoute = (kind: PageKind): string =>
  (test.info().project.name === 'catalog' ? catalogPageKinds() : pageKinds)[kind];

/** Kinds of pages that one test visits. */
export interface KindGroup {
  /** Their names, for the title of the test. */
  names: string;
  kinds: readonly PageKind[];
  tag: string[];
}

/**
 * Divides kinds of pages, in their order, among tests that visit five each: a page in a browser that has just opened
 * another one costs less than half of a page in a new one, and more would leave one worker waiting for the other.
 *
 * @param tagOf tags of the test of a kind; kinds share a test only if theirs are the same.
 */
export function kindGroups(
  tagOf: (kind: PageKind) => string[] = () => [],
  kinds: readonly PageKind[] = pageKindNames,
): KindGroup[] {
  const groups: {kinds: PageKind[]; tag: string[]}[] = [];
  for (const kind of kinds) {
    const tag = tagOf(kind);
    const open = groups.findLast((group) => group.tag.join() === tag.join());
    if (open && open.kinds.length < 5) {
      open.kinds.push(kind);
    } else {
      groups.push({kinds: [kind], tag});
    }
  }
  return groups.map((group) => ({...group, names: group.kinds.join(', ')}));
}

/**
 * Checks several things in one test, each in a step of its own. One that fails does not keep the others from being
 * checked, and each has the time of a whole test.
 */
export async function checkEach<Name extends string>(
  names: readonly Name[],
  check: (name: Name) => Promise<void>,
): Promise<void> {
  test.setTimeout(names.length * test.info().timeout);
  const failures: string[] = [];
  for (const name of names) {
    await test.step(name, () => check(name)).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
  }
  if (failures.length > 0) {
    throw new Error(failures.join('\n\n'));
  }
}

/** Address of a page as the browser shows it. */
export const urlOf = (path: string): string => `${address.baseUrl}${path}`;

/** Starts the scripts of an open page, as its first use does, and waits until React has it. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('start-scripts')));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Makes a page, and others of its context, start its scripts as soon as it is read, as if a reader used it at once. */
export const startAtOnce = (page: Page): Promise<unknown> =>
  page
    .context()
    .addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('start-scripts'))),
    );

/** Opens a page and waits until React has it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until nothing in an element moves, because a click on a moving element may miss it. */
export const settled = (element: Locator): Promise<unknown> =>
  element.evaluate((root) => Promise.allSettled(root.getAnimations({subtree: true}).map(({finished}) => finished)));

/** Opens another page by in-site navigation, as a link does; `to` is a path below the base path, or a full URL. */
export async function goInSite(page: Page, to: string): Promise<void> {
  await page.evaluate(
    (target) => {
      history.pushState({}, '', target);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    },
    URL.canParse(to) ? to : urlOf(to),
  );
}

/** Opens a page as `open` does; for a results page, also waits for its hits. */
export async function openSearched(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (/(?:^|\/)search\?/.test(path)) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
  }
}

/**
 * Sets an open page in the site's own faces, as on a later visit. A first visit may show a fallback, which depends on
 * the machine: a test that measures lines of text asks for these.
 */
export async function setInOwnFaces(page: Page): Promise<void> {
  const families = await page.evaluate(async () => {
    for (const sheet of document.styleSheets) {
      Array.from(sheet.cssRules).forEach((rule, index) => {
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) {
          sheet.deleteRule(index);
          sheet.insertRule(rule.cssText.replace(/font-display:\s*\w+/, 'font-display: block'), index);
        }
      });
    }
    const ours = [...document.fonts].filter(({display}) => display === 'block');
    await Promise.all(ours.map((face) => face.load()));
    await document.fonts.ready;
    return ours.map(({family}) => family);
  });
  expect(families.length, 'faces').toBeGreaterThan(1);
}

/** Words that an element divides between two lines, in whatever face it is set. */
export const cutWords = (element: Locator): Promise<string[]> =>
  element.evaluate((root) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const {0: word, index} of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({bottom}) => Math.round(bottom))).size > 1) {
          cut.push(word);
        }
      }
    }
    return cut;
  });

/** A color that the reader or the system chooses, such as `CanvasText`, as the styles of a page compute it. */
export const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = color;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);

/** Holds requests to matching addresses, or those that a filter picks. @returns a function that releases them. */
export async function holdBack(
  page: Page,
  addresses: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.context().route(addresses, async (route) => {
    if (isMeant(route.request())) {
      await wanted;
    }
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose scripts do not arrive. @returns a function that lets them through, and waits until React has the page. */
export async function openHeldBack(page: Page, route: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '**/assets/js/**');
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    letGo();
    await hydrate(page);
  };
}

/** The navigation bar. */
export const navbar = (page: Page): Locator => page.getByRole('navigation', {name: /^(?:Main|Principal)$/});

/** A menu of the navigation bar: a `details` element, open or not. */
export const barMenu = (page: Page, label: string): Locator =>
  navbar(page).locator('details.dropdown', {has: page.locator('summary', {hasText: label})});

/** The menu of a phone that is in front. */
export const phoneMenu = (page: Page): Locator => page.locator('.phone-menu:popover-open').first();

/** Switches the color mode with its button, which a phone has in the menu. */
export async function changeMode(page: Page, to: 'light' | 'dark'): Promise<void> {
  await navbar(page)
    .getByRole('button', {name: /Switch between dark and light mode/, includeHidden: true})
    .first()
    .dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', to);
}

/** The documentation sidebar, on desktop. */
export const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Docs sidebar'});

/** Collects what a page writes to the console as an error, and what it throws. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Some builds of Chromium ask for this file where a page names none.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

/** Composes texts in the focused field as an input method does, one after the other, and commits the last one. */
export async function compose(page: Page, texts: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const text of texts) {
    await client.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
    await page.waitForTimeout(50);
  }
  await client.send('Input.insertText', {text: texts.at(-1) ?? ''});
}

/** Makes the browser refuse more than 100 changes of the history in ten seconds, as Safari does. */
export const limitHistory = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let count = 0;
    setInterval(() => (count = 0), 10_000);
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (...args) => {
        count += 1;
        if (count > 100) {
          throw new DOMException(`Attempt to use history.${name}() more than 100 times`, 'SecurityError');
        }
        original(...args);
      };
    }
  });

/** Paths of the requests that a page makes from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(decodeURI(new URL(request.url()).pathname)));
  return paths;
}

/** Hosts other than the site's own that a page sends requests to from now on. */
export function otherHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const {host, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && !host.startsWith('localhost')) {
      hosts.add(host);
    }
  });
  return hosts;
}

/** Names of the scripts of the fixture site, but for the main one, whose text is so: names alone depend on the bundler. */
export function chunksWith(isSought: (script: string) => boolean): string[] {
  const folder = path.resolve(fixtureSite.build, 'assets/js');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(?!main\.).*\.js$/.test(name) && isSought(fs.readFileSync(path.join(folder, name), 'utf8')));
}

/** Address pattern of the only script of the fixture site that contains a text. */
export function chunkOf(text: string): string {
  const found = chunksWith((script) => script.includes(text));
  expect(found, `scripts that hold "${text}"`).toHaveLength(1);
  return `**/assets/js/${found[0]}`;
}

/** The searched words that are highlighted on a page. */
export const highlightedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(CSS.highlights.get('searched-words') ?? [], String));

/**
 * Types a query into the focused search box, and waits for its hits: those of a shorter text may come first, and Enter opens
 * the results page as long as they are listed.
 */
export async function typeQuery(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  await expect(page.getByRole('listbox', {name: `Results for “${query}”`})).toBeVisible();
}

/** Scripts that the HTML of a page of the fixture site names, as decoded paths. */
export function namedScripts(route: string): string[] {
  const file = `${decodeURI(route.split('?')[0] ?? '') || 'index'}.html`;
  const html = load(fs.readFileSync(path.join(fixtureSite.build, file), 'utf8'));
  return html('script[src]')
    .toArray()
    .map(({attribs}) => decodeURI(attribs.src ?? ''));
}

/**
 * Scripts that a page of the fixture site needs before it works, as decoded paths: those that its HTML names, and, where
 * that does not name the scripts of its route, those that are asked for while it waits for them.
 */
export async function ownScripts(page: Page, route: string): Promise<ReadonlySet<string>> {
  const named = namedScripts(route);
  const held = new Set<string>();
  const other = await page.context().newPage();
  await other.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
  await other.route('**/assets/js/**', async (request) => {
    const name = decodeURI(new URL(request.request().url()).pathname);
    if (named.includes(name)) {
      await request.continue();
    } else {
      held.add(name);
    }
  });
  await startAtOnce(other);
  await other.goto(route, {waitUntil: 'commit'});
  await other.waitForFunction(() => 'docusaurus' in window);
  await other.waitForTimeout(1000);
  const waits = (await other.locator('html').getAttribute('data-has-hydrated')) !== 'true';
  await other.close();
  return new Set([...named, ...(waits ? held : [])]);
}

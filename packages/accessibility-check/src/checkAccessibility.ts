// cspell:ignore domcontentloaded
/** The check of a build. In: its folder. Out: barriers on one page of each kind, in both color modes. */
import type {AddressInfo} from 'node:net';
import {pagesServer} from '@training-catalog/pages-deploy';
import {Refusal} from '@training-catalog/utils/node';
import {chromium, type Browser, type Page} from 'playwright-core';
import {lastingBarriersOf, type Barrier} from './barriers.js';
import {ensureChromium} from './chromium.js';
import {pagesOfKinds} from './pagesOfKinds.js';

type Mode = 'light' | 'dark';

/** What to check. */
export interface CheckOptions {
  /** Folder of the build. */
  build: string;
  /** Path of the site on its host, with slashes on both ends. */
  baseUrl: string;
  /** The only color mode of the site, if readers cannot choose (`disableSwitch` of `themeConfig.colorMode`). */
  onlyMode?: Mode;
}

/** How pages are looked at. */
export interface View {
  mode: Mode;
  /** Width of the window in CSS pixels. */
  width: number;
}

/** A barrier, and where it was found. */
export interface PageBarrier extends Barrier, View {
  /** Path of the page below the base path, encoded; empty for the landing page. */
  page: string;
}

/** What was found. */
export interface Checked {
  /** Paths of the pages that were checked, below the base path, encoded. */
  pages: string[];
  views: View[];
  /** In the order of the pages of each view. */
  barriers: PageBarrier[];
}

/** A wide screen, and a phone, the narrowest of which have 360 pixels. */
const screens = [
  {mode: 'light', width: 1280, height: 800},
  {mode: 'dark', width: 360, height: 740},
] as const;

/** How long a page may take to load, and React until it has one whose scripts run, in ms; then it is checked as it is. */
const patience = 10_000;

/** Opens a page in a color mode, whatever the site calls its storage, and waits until it is styled and stays as it is. */
async function open(page: Page, url: URL, mode: Mode): Promise<void> {
  url.searchParams.set('docusaurus-theme', mode);
  await page.goto(url.href, {waitUntil: 'domcontentloaded'});
  // A style sheet of another host may never answer.
  await page.waitForLoadState('load', {timeout: patience}).catch(() => undefined);
  // On some sites, scripts only start when a reader uses the page, which is complete without them.
  await page
    .waitForFunction(
      () => !('docusaurus' in window) || document.documentElement.dataset.hasHydrated === 'true',
      undefined,
      {timeout: patience},
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Checks pages one after the other, as a visitor with one kind of screen. */
async function checkView(
  browser: Browser,
  root: string,
  paths: readonly string[],
  {mode, width, height}: View & {height: number},
): Promise<PageBarrier[]> {
  const context = await browser.newContext({
    viewport: {width, height},
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Nothing counts this visit; style sheets and faces make the page what it is.
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(root).origin,
    (route) => (['stylesheet', 'font'].includes(route.request().resourceType()) ? route.continue() : route.abort()),
  );
  const page = await context.newPage();
  const barriers: PageBarrier[] = [];
  for (const path of paths) {
    await open(page, new URL(path, root), mode);
    barriers.push(...(await lastingBarriersOf(page)).map((barrier) => ({...barrier, page: path, mode, width})));
  }
  await context.close();
  return barriers;
}

/**
 * Opens the largest page of each kind of a build in Chromium, and checks it with axe: in light mode on a wide screen, and in
 * dark mode on a phone. Pages are served as GitHub Pages would; other hosts give them style sheets and faces only.
 *
 * @throws {Refusal} if there is no browser to be had, or the folder has no page of Docusaurus
 */
export async function checkAccessibility({build, baseUrl, onlyMode}: CheckOptions): Promise<Checked> {
  const pages = pagesOfKinds(build).map(({path}) => path);
  if (pages.length === 0) {
    throw new Refusal(`${build} has no page of Docusaurus; name the folder of a build`);
  }
  const executablePath = ensureChromium();
  const server = pagesServer(build, baseUrl);
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, 'localhost', resolve));
  let browser: Browser | undefined;
  try {
    const started = await chromium.launch({executablePath});
    browser = started;
    const root = `http://localhost:${(server.address() as AddressInfo).port}${baseUrl}`;
    const views = screens.map((screen) => ({...screen, mode: onlyMode ?? screen.mode}));
    const barriers = await Promise.all(views.map((view) => checkView(started, root, pages, view)));
    return {pages, views: views.map(({mode, width}) => ({mode, width})), barriers: barriers.flat()};
  } finally {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  }
}

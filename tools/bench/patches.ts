/**
 * Measures the gain of each patch of a dependency (UPSTREAM.md): `npm run bench:patches` builds the catalog as it is, and
 * once for each patch without it, and prints what pages then load more, and how much longer they block. `-- --only tslib`
 * measures the patches whose names contain a text. It takes a minute or two for each patch. Bytes are exact; times depend
 * on the machine and gate nothing. Without the chunks of the route table, the HTML does not name a page's own scripts, so
 * most of its pages seem to load less: only the largest figure of that patch counts.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {address} from '../../shared/site';
import {pagesServer} from '../../lib/pagesServer';
import {launchChromium} from '../test/chromium';
import {htmlOf, kindOf, sitemapRoutes, type PageKind} from './catalogPageKinds';
import {copyCatalog, timedBuild} from './copyCatalog';
import {machine, median, portOf} from './machine';
import {patches, turnOff} from './patchEdits';

const {values} = parseArgs({options: {only: {type: 'string', default: ''}, runs: {type: 'string', default: '5'}}});

/** Pages whose blocking time is measured: those with the most elements of each kind, by what selects them. */
const timedElements = {'code blocks': 'pre', diagrams: '[data-diagram]'} as const;

type TimedElement = keyof typeof timedElements;

/** Bytes that a page of each kind loads (gzip), and milliseconds that pages block. */
interface Measurement {
  bytes: Map<PageKind, {scripts: number; styles: number}>;
  blocking: Map<TimedElement, number>;
}

/** The first page of each kind: the same in each build, because only scripts and styles differ. */
function pagesByKind(build: string): Map<PageKind, string> {
  const pages = new Map<PageKind, string>();
  for (const route of sitemapRoutes(build)) {
    const kind = kindOf(route, htmlOf(route, build));
    if (kind && !pages.has(kind)) {
      pages.set(kind, route);
    }
  }
  return pages;
}

/** The documentation page with the most elements of a kind. @throws if no page has any. */
function pageWithMost(element: TimedElement, build: string): string {
  const counts = sitemapRoutes(build).flatMap((route) => {
    const html = htmlOf(route, build);
    return kindOf(route, html)?.startsWith('documentation page')
      ? [{route, count: load(html)(timedElements[element]).length}]
      : [];
  });
  const most = counts.sort((a, b) => b.count - a.count)[0];
  if (!most || most.count === 0) {
    throw new Error(`No page of the documentation has ${element}, so their blocking time cannot be measured`);
  }
  return most.route;
}

/** Bytes of the files that a page's HTML names. */
function bytesOf(build: string, route: string): {scripts: number; styles: number} {
  const html = load(htmlOf(route, build));
  const sum = (selector: string, attribute: string): number =>
    html(selector)
      .toArray()
      .map((element) => decodeURI(html(element).attr(attribute) ?? ''))
      .filter((url) => url.startsWith(address.baseUrl))
      .reduce((total, url) => {
        const file = path.join(build, url.slice(address.baseUrl.length));
        return total + gzipSync(fs.readFileSync(file), {level: 6}).length;
      }, 0);
  return {scripts: sum('script[src*="/assets/"]', 'src'), styles: sum('link[rel="stylesheet"]', 'href')};
}

/** Blocking time of a page on a processor slowed four times: the median of some loads, diagrams drawn. */
async function blockingOf(build: string, route: string): Promise<number> {
  const server = pagesServer(build, address.baseUrl).listen(0);
  const browser = await launchChromium();
  try {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: 4});
      await page.goto(`http://localhost:${portOf(server)}${address.baseUrl}${route}`, {waitUntil: 'load'});
      const diagram = page.locator('[data-diagram]').first();
      if ((await diagram.count()) > 0) {
        await diagram.scrollIntoViewIfNeeded();
      }
      // Long tasks are reported with a delay; by then, a diagram is drawn on a slow processor, too.
      await page.waitForTimeout(6000);
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(list.getEntries().reduce((sum, {duration}) => sum + duration - 50, 0)),
              ).observe({type: 'longtask', buffered: true});
              setTimeout(() => resolve(0), 1000);
            }),
        ),
      );
      await context.close();
    }
    return median(times);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Builds the catalog in a folder of its own, without one patch or with all, and measures it. */
async function measure(patch?: (typeof patches)[number]): Promise<Measurement> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-patches-'));
  try {
    copyCatalog(folder, () => {
      if (patch) {
        turnOff(patch, (name, change) => {
          const file = path.join(folder, name);
          fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
        });
      }
    });
    timedBuild(folder, {isCold: true});
    const build = path.join(folder, 'build');
    const pages = pagesByKind(build);
    const blocking: Measurement['blocking'] = new Map();
    for (const element of Object.keys(timedElements) as TimedElement[]) {
      blocking.set(element, await blockingOf(build, pageWithMost(element, build)));
    }
    return {bytes: new Map([...pages].map(([kind, route]) => [kind, bytesOf(build, route)])), blocking};
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const chosen = patches.filter(({name}) => name.toLowerCase().includes(values.only.toLowerCase()));
  if (chosen.length === 0) {
    throw new Error(`--only is part of one of: ${patches.map(({name}) => name).join('; ')}`);
  }
  const all = await measure();
  console.log(
    `${machine}. Increase per page without each patch: transfer size (bytes, gzip) and Total Blocking Time (ms)\n`,
  );
  console.log(
    '| patch | scripts, by page kind | styles | blocking time, page with the most code blocks and with the most diagrams |\n| --- | ---: | ---: | ---: |',
  );
  for (const patch of chosen) {
    const without = await measure(patch);
    const differences = (of: 'scripts' | 'styles'): string => {
      const sizes = [...without.bytes].map(([kind, bytes]) => bytes[of] - (all.bytes.get(kind)?.[of] ?? NaN));
      return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join(' to ');
    };
    const times = [...all.blocking.keys()].map((element) => {
      const [now = NaN, then = NaN] = [all, without].map(({blocking}) => blocking.get(element));
      return `${now.toFixed(0)} → ${then.toFixed(0)}`;
    });
    console.log(`| ${patch.name} | ${differences('scripts')} | ${differences('styles')} | ${times.join(', ')} |`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

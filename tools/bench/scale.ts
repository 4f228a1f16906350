/**
 * Builds this catalog and synthetic ones with many times its projects, and prints what grows: `npm run bench:scale` for
 * ten times, `-- 3 30` for other sizes. Figures depend on the machine and gate nothing; the reference compile shows how
 * fast the machine was before each build. `BENCH_HEAP` sets the heap limit of a build process in megabytes.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {address} from '../../shared/site';
import {indexFolder} from './builtIndex';
import {copyCatalog, timedBuild} from './copyCatalog';
import {machine, portOf, referenceCompile} from './machine';
import {launchChromium} from '../test/chromium';
import {pagesServer} from '../../lib/pagesServer';
import type {CopySummary} from '../../src/offline/copy';

/** Pages whose visit is measured; each exists at every size. */
const visited = [
  '',
  'docs/intro',
  'docs/Patra KG/how-to',
  'docs/category/patra-kg',
  'docs/tags',
  'docs/tags/software',
  'api/FAF APIs/point-to-point-create',
  'map',
  'whats-new',
];

/** Files that list the whole catalog for programs. */
const lists = ['catalog.json', 'sitemap.xml', 'releases.atom', 'llms.txt'];

/** Factors for the number of projects, from the command line. */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10];

type Figures = Record<string, number>;

const gzipped = (file: string): number => gzipSync(fs.readFileSync(file), {level: 6}).length;

/** Repeats each project of a catalog the given number of times; the copies have a number in their names. */
function multiply(folder: string, times: number): void {
  const projects = fs
    .readdirSync(path.join(folder, 'docs'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  for (const project of projects) {
    for (let copy = 2; copy <= times; copy += 1) {
      const to = path.join(folder, 'docs', `${project} ${copy}`);
      fs.cpSync(path.join(folder, 'docs', project), to, {recursive: true});
      for (const file of fs.readdirSync(to)) {
        const copied = path.join(to, file);
        const text = fs.readFileSync(copied, 'utf8');
        // Names differ from copy to copy, as those of other projects would.
        const named = file.endsWith('.json')
          ? text.replace(/"label": "([^"]*)"/, `"label": "$1 ${copy}"`)
          : text.replace(/^(title: "?.*?)("?)$/m, `$1 ${copy}$2`);
        fs.writeFileSync(copied, named);
      }
    }
  }
}

/** What a visit transfers as script until the load event, and the size of the page itself. */
async function visits(folder: string): Promise<Figures> {
  const root = path.join(folder, 'build');
  const server = pagesServer(root, address.baseUrl).listen(0);
  const port = portOf(server);
  const browser = await launchChromium();
  const figures: Figures = {};
  for (const route of visited) {
    const page = await browser.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) {
        scripts.add(path.join(root, decodeURI(pathname.slice(address.baseUrl.length))));
      }
    });
    await page.goto(`http://localhost:${port}${address.baseUrl}${encodeURI(route)}`, {waitUntil: 'load'});
    const name = route || 'landing page';
    figures[`script, ${name} (KB)`] = [...scripts].reduce((sum, file) => sum + gzipped(file), 0) / 1000;
    figures[`HTML, ${name} (KB)`] = gzipped(path.join(root, `${route || 'index'}.html`)) / 1000;
    await page.close();
  }
  await browser.close();
  server.close();
  return figures;
}

async function measure(times: number): Promise<Figures> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'));
  try {
    const {seconds: referenceSeconds} = referenceCompile();
    console.log(`Building a site with ${times} times the projects ...`);
    copyCatalog(folder, () => multiply(folder, times));
    const {seconds, processorSeconds, megabytes} = timedBuild(folder, {isCold: true});
    const root = path.join(folder, 'build');
    const sizeOf = (pattern: RegExp, inFolder = root): number =>
      fs
        .readdirSync(inFolder)
        .filter((name) => pattern.test(name))
        .reduce((sum, name) => sum + gzipped(path.join(inFolder, name)), 0) / 1000;
    // Without redirects, which cost nothing.
    const pages = (fs.readFileSync(path.join(root, 'sitemap.xml'), 'utf8').match(/<loc>/g) ?? []).length;
    const copy = JSON.parse(fs.readFileSync(path.join(root, 'offline-copy.json'), 'utf8')) as CopySummary;
    return {
      'reference: tsc --noEmit (s)': referenceSeconds,
      pages,
      'cold build (s)': seconds,
      'cold build, per page (ms)': (seconds / pages) * 1000,
      'CPU time of the build (s)': processorSeconds,
      'CPU time, per page (ms)': (processorSeconds / pages) * 1000,
      'peak memory of the largest process (MB)': megabytes,
      'main.js (KB)': sizeOf(/^main\./, path.join(root, 'assets/js')),
      'search index, first file (KB)': sizeOf(/^start\.json$/, indexFolder(root)),
      'search index, all files (KB)': sizeOf(/\.json$/, indexFolder(root)),
      'offline copy (KB)': copy.bytesToLoad / 1000,
      ...Object.fromEntries(lists.map((name) => [`${name} (KB)`, gzipped(path.join(root, name)) / 1000])),
      ...(await visits(folder)),
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  if (sizes.some((times) => !Number.isInteger(times) || times < 2)) {
    throw new Error('Write factors for the number of projects, whole numbers from 2: npm run bench:scale -- 10 30');
  }
  const one = await measure(1);
  const table = Object.fromEntries(Object.entries(one).map(([name, value]) => [name, {'1 x': value.toFixed(1)}]));
  for (const times of sizes) {
    const grown = await measure(times);
    for (const [name, value] of Object.entries(one)) {
      const figure = grown[name] ?? NaN;
      Object.assign(table[name] ?? {}, {
        [`${times} x`]: figure.toFixed(1),
        [`ratio ${times} x`]: (figure / value).toFixed(2),
      });
    }
    // After each, because a larger one may fail.
    console.log(`\n${machine}; sizes are gzip`);
    console.table(table);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

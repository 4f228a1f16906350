/**
 * Measures what a contributor waits for: `npm run bench:build` prints how long it takes to compile the packages, which the
 * first build of a clone does, to build with a cold and with a warm cache, until the development server shows a page, and
 * until it shows an edit. It works in a copy of the catalog. Times depend on the machine and gate nothing. The goals are for
 * two idle cores; the reference compile, measured before and after, shows how far from that the machine was.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {frontMatterOf} from '@training-catalog/content-lint';
import {address} from '../../catalog.config';
import {copyCatalog, timedBuild} from './copyCatalog';
import {machine, median, referenceCompile, timed, type Timed} from './machine';
import {launchChromium} from './launchChromium';
import {helpIfRequested} from '@training-catalog/preset';
import {benchBuilds} from './usage';

helpIfRequested(benchBuilds);

const port = 3199;
const edited = {
  file: 'docs/Patra KG/how-to.md',
  route: 'docs/Patra%20KG/how-to',
};

const seconds = (start: number): number => (performance.now() - start) / 1000;

/**
 * Waits until the article of a page has a text. Checked in every frame, because Playwright's own waiting looks less and
 * less often, down to twice a second.
 */
async function shown(page: Page, text: string): Promise<void> {
  await page.waitForFunction((searched) => document.querySelector('main')?.textContent.includes(searched), text, {
    polling: 'raf',
    timeout: 300_000,
  });
}

/** Seconds until the development server shows a page, and until it shows each of three edits. */
async function development(folder: string): Promise<{ready: number; edits: number[]}> {
  const browser = await launchChromium();
  const start = performance.now();
  const server = spawn('npm', ['start', '--silent', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  try {
    const page = await browser.newPage();
    const file = path.join(folder, edited.file);
    const url = `http://localhost:${port}${address.baseUrl}${edited.route}`;
    // Not by loading the page: the browser would draw an error page for each failure, on the core that compiles.
    const responds = (): Promise<boolean> =>
      fetch(url).then(
        ({ok}) => ok,
        () => false,
      );
    while (!(await responds()) && seconds(start) < 300) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await page.goto(url, {waitUntil: 'commit'});
    await shown(page, String(frontMatterOf(fs.readFileSync(file, 'utf8')).title));
    const ready = seconds(start);
    const edits: number[] = [];
    for (const number of [1, 2, 3]) {
      const from = performance.now();
      fs.appendFileSync(file, `\nAn edit, number ${number}.\n`);
      await shown(page, `An edit, number ${number}.`);
      edits.push(seconds(from));
    }
    return {ready, edits};
  } finally {
    // The whole process group, because npm does not forward signals.
    process.kill(-(server.pid ?? NaN));
    await browser.close();
  }
}

async function main(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    copyCatalog(folder);
    const before = referenceCompile();
    // First, because the copies of compiled packages look older than their sources.
    const packages = timed(['npx', 'tsc', '-b', '--force', 'packages'], folder);
    const cold = timedBuild(folder, {isCold: true});
    const warm = timedBuild(folder, {isCold: false});
    spawnSync('npx', ['docusaurus', 'clear'], {cwd: folder, stdio: 'ignore'});
    const {ready, edits} = await development(folder);
    const after = referenceCompile();
    const row = ({seconds: clock, processorSeconds}: Timed, goal?: number): object => ({
      seconds: clock.toFixed(1),
      'CPU seconds': processorSeconds.toFixed(1),
      goal,
    });
    console.log(machine);
    console.table({
      'reference: tsc --noEmit, before': row(before),
      'packages, once after an installation': row(packages),
      'cold build': row(cold, 40),
      'warm build': row(warm, 15),
      'npm start to first rendered page': {seconds: ready.toFixed(1), goal: 10},
      'edit to updated page, median of 3': {seconds: median(edits).toFixed(1), goal: 0.8},
      'reference: tsc --noEmit, after': row(after),
    });
    console.log(`Peak memory of the largest process in the cold build: ${cold.megabytes.toFixed(0)} MB`);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

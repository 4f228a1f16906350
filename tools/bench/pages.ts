/**
 * Measures pages of the built site with Lighthouse's phone (slow network, slow processor) and prints the medians:
 * `npm run bench`. A page of another site may be the same text built by another generator. The table is also written to bench/lighthouse.md. Times depend
 * on the machine and gate nothing.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {address} from '../../catalog.config';
import {catalogPageKinds, kindsOfPages} from './catalogPageKinds';
import {machine, median, portOf} from './machine';
import {ensureChromium} from '@training-catalog/accessibility-check/chromium';
import {faces} from '../test/environment';
import {pagesServer} from '@training-catalog/pages-deploy';
import {helpIfRequested} from '@training-catalog/preset';
import {benchPages} from './usage';

helpIfRequested(benchPages);

// Fetched when the benchmark runs: 150 packages that nothing else needs.
const lighthouse = 'lighthouse@12.8.2';

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: {performance: {score: number | null}};
  audits: Record<
    string,
    {numericValue?: number; details?: {items?: {resourceType?: string; transferSize?: number}[]}} | undefined
  >;
  runtimeError?: {message: string};
  /** Speed of the processor before the run: about 1000 on a slow desktop; higher is faster. */
  environment: {benchmarkIndex: number};
}

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    only: {type: 'string'},
    url: {type: 'string', multiple: true, default: []},
  },
});

/** Runs Lighthouse once. Not synchronous, because the server of the pages is in this process. */
async function report(url: string, chromium: string): Promise<Report> {
  const file = path.join(os.tmpdir(), `lighthouse-${process.pid}.json`);
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  await new Promise<void>((resolve, reject) => {
    const run = spawn(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--only-categories=performance',
        `--chrome-flags=${flags}`,
        '--output=json',
        `--output-path=${file}`,
      ],
      {stdio: ['ignore', 'ignore', 'pipe'], env: {...process.env, ...faces.arial, CHROME_PATH: chromium}},
    );
    let said = '';
    run.stderr.on('data', (data: Buffer) => (said += data.toString()));
    run.on('error', reject);
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse on ${url}: ${said}`))));
  });
  const result = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  fs.rmSync(file);
  if (result.runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
  }
  return result;
}

/** Name of a column, and its content. */
const columns: Record<string, (report: Report) => number> = {
  'performance score': ({categories}) => Math.round((categories.performance.score ?? NaN) * 100),
  'First Contentful Paint (s)': ({audits}) => (audits['first-contentful-paint']?.numericValue ?? NaN) / 1000,
  'Largest Contentful Paint (s)': ({audits}) => (audits['largest-contentful-paint']?.numericValue ?? NaN) / 1000,
  'Total Blocking Time (ms)': ({audits}) => audits['total-blocking-time']?.numericValue ?? NaN,
  'Speed Index (s)': ({audits}) => (audits['speed-index']?.numericValue ?? NaN) / 1000,
  'Cumulative Layout Shift': ({audits}) => audits['cumulative-layout-shift']?.numericValue ?? NaN,
  'transferred, including prefetches (KB)': ({audits}) =>
    (audits['network-requests']?.details?.items ?? []).reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000,
  'CPU benchmark index': ({environment}) => environment.benchmarkIndex,
};

/** Three digits: a fourth would pretend a precision that these times do not have. */
const shown = (value: number): string => String(Number(value.toPrecision(3)));

async function main(): Promise<void> {
  const runs = Number(values.runs);
  // Lighthouse refuses to audit a page that responds with 404.
  const kinds = kindsOfPages.filter((kind) => kind !== 'not-found page');
  const chosen = kinds.filter((kind) => values.only === undefined || kind === values.only);
  if (!(runs >= 1) || chosen.length === 0) {
    throw new Error(`--runs must be 1 or more; --only must be one of: ${kinds.join(', ')}`);
  }
  if (!fs.existsSync('build/index.html')) {
    throw new Error('There is no build; run "npm run build" first');
  }
  const chromium = ensureChromium();
  const server = pagesServer('build', address.baseUrl).listen(0);
  const lines = [
    `Medians of ${runs} runs of ${lighthouse}, mobile; ${machine}; ${new Date().toISOString().slice(0, 10)}.`,
    '',
    `| page | ${Object.keys(columns).join(' | ')} |`,
    `| --- | ${Object.keys(columns)
      .map(() => '---:')
      .join(' | ')} |`,
  ];
  console.log(lines.join('\n'));
  const routes = catalogPageKinds();
  const measured = [
    ...chosen.map((kind) => ({name: kind, url: `http://localhost:${portOf(server)}${address.baseUrl}${routes[kind]}`})),
    ...values.url.map((url) => ({name: url, url})),
  ];
  for (const {name, url} of measured) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await report(url, chromium));
    }
    const line = `| ${name} | ${Object.values(columns)
      .map((read) => shown(median(reports.map(read))))
      .join(' | ')} |`;
    console.log(line);
    lines.push(line);
  }
  server.close();
  fs.mkdirSync('bench', {recursive: true});
  fs.writeFileSync('bench/lighthouse.md', `${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

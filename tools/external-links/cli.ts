/**
 * Requests every external URL that a built page links to: `npm run check:external`, after a build, with a network.
 * Not part of the tests, because the hosts of others come and go. Prints one line per dead link with the first page
 * that has it, and exits with 1 if there are any. With `--record`, it also requests the hosted services and records in
 * `other_resources/services.json` which of them answered. With `--from`, it requests nothing, and takes what an earlier check
 * wrote as data.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {didYouMean, throwFirst} from '@training-catalog/content-model';
import {filesIn, parseArguments} from '@training-catalog/content-model/node';
import {readServiceRecord, readServices, type Service, type ServiceRecord} from '@training-catalog/lists/services';
import {address} from '../../catalog.config';
import {siteSettings} from '../../packages.config';
import {helpIfRequested} from '../help/command';
import {deadLinks, linksFound, linksReport, readLinksFound, type LinksFound} from './externalLinks';
import {probeOf, recordedServices} from './services';
import {externalLinks} from './usage';

const {serviceFiles} = siteSettings;

helpIfRequested(externalLinks);
const {report, record, from} = parseArguments(
  {options: {report: {type: 'string'}, record: {type: 'boolean'}, from: {type: 'string'}}},
  didYouMean,
).values;

/** The first page with each external URL. */
function linkedUrls(): Map<string, string> {
  const firstPage = new Map<string, string>();
  for (const file of filesIn('build').filter((name) => name.endsWith('.html'))) {
    const html = load(fs.readFileSync(path.join('build', file), 'utf8'));
    for (const {attribs} of html('a[href^="https:"]').toArray()) {
      const url = (attribs.href ?? '').replace(/#[^]*$/, '');
      if (!url.startsWith(address.url + address.baseUrl) && !firstPage.has(url)) {
        firstPage.set(url, file);
      }
    }
  }
  return firstPage;
}

/** Requests the services and the links. */
async function check(services: readonly Service[]): Promise<LinksFound> {
  const silent = record === true ? await deadLinks(services.map(probeOf)) : undefined;
  const firstPage = linkedUrls();
  console.log(`Requesting ${firstPage.size} URLs ...`);
  return linksFound(await deadLinks(firstPage.keys()), firstPage, silent);
}

/** Records the day of the check, and which services answered. */
function recordServices(
  file: string,
  services: readonly Service[],
  before: ServiceRecord,
  silent: readonly string[],
): void {
  const today = new Date().toISOString().slice(0, 10);
  const after = recordedServices(services, new Set(silent), before, today);
  fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${services.length - silent.length} of ${services.length} services answered`);
}

/** Reads the list of services and the record of the last check. @throws for the first fault in one of them. */
function readFiles({list, record: recordFile}: {list: string; record: string}): {
  services: readonly Service[];
  before: ServiceRecord;
} {
  const {value: services = [], diagnostics} = readServices(fs.readFileSync(list, 'utf8'), list);
  const before = readServiceRecord(fs.existsSync(recordFile) ? fs.readFileSync(recordFile, 'utf8') : '{}', recordFile);
  throwFirst([...diagnostics, ...before.diagnostics]);
  return {services, before: before.value ?? {}};
}

async function main(): Promise<void> {
  const {services, before} = serviceFiles === undefined ? {services: [], before: {}} : readFiles(serviceFiles);
  const found = from === undefined ? await check(services) : readLinksFound(fs.readFileSync(from, 'utf8'));
  if (serviceFiles !== undefined && record === true && found.silent !== undefined) {
    recordServices(serviceFiles.record, services, before, found.silent);
  }
  found.dead.forEach(({page, url, reason}) => console.error(`${page}: ${url}: ${reason}`));
  if (report !== undefined) {
    fs.writeFileSync(report, report.endsWith('.json') ? JSON.stringify(found) : linksReport(found));
  }
  console.log(`${found.dead.length} of ${found.requested} failed`);
  process.exit(found.dead.length === 0 || from !== undefined ? 0 : 1);
}

void main();

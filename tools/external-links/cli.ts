/**
 * Requests every external URL that a built page links to: `npm run check:external`, after a build, with a network.
 * Not part of the tests, because the hosts of others come and go. Prints one line per dead link with the first page
 * that has it, and exits with 1 if there are any. With `--record`, it also requests the hosted services and records in
 * `other_resources/services.json` which of them answered.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {didYouMean, throwFirst} from '@training-catalog/content-model';
import {filesIn, parseArguments} from '@training-catalog/content-model/node';
import {address} from '../../catalog.config';
import {readServiceRecord, readServices, serviceRecordFile, servicesFile} from '../../plugins/services/readServices';
import {helpIfRequested} from '../help/command';
import {deadLinks, linksReport} from './externalLinks';
import {probeOf, recordedServices} from './services';
import {externalLinks} from './usage';

helpIfRequested(externalLinks);
const {report, record} = parseArguments(
  {options: {report: {type: 'string'}, record: {type: 'boolean'}}},
  didYouMean,
).values;

const firstPage = new Map<string, string>();
for (const file of filesIn('build').filter((name) => name.endsWith('.html'))) {
  const html = load(fs.readFileSync(path.join('build', file), 'utf8'));
  for (const {attribs} of html('a[href^="https:"]').toArray()) {
    const url = (attribs.href ?? '').replace(/#.*$/, '');
    if (!url.startsWith(address.url + address.baseUrl) && !firstPage.has(url)) {
      firstPage.set(url, file);
    }
  }
}

/** Requests the services, and records the day. */
async function recordServices(): Promise<void> {
  const {value: services = [], diagnostics} = readServices(fs.readFileSync(servicesFile, 'utf8'));
  const before = readServiceRecord(
    fs.existsSync(serviceRecordFile) ? fs.readFileSync(serviceRecordFile, 'utf8') : '{}',
  );
  throwFirst([...diagnostics, ...before.diagnostics]);
  const dead = await deadLinks(services.map(probeOf));
  const today = new Date().toISOString().slice(0, 10);
  const after = recordedServices(services, dead, before.value ?? {}, today);
  fs.writeFileSync(serviceRecordFile, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${services.length - dead.length} of ${services.length} services answered`);
}

async function main(): Promise<void> {
  if (record === true) {
    await recordServices();
  }
  console.log(`Requesting ${firstPage.size} URLs ...`);
  const dead = await deadLinks(firstPage.keys());
  dead.forEach((link) => console.error(`${firstPage.get(link.url)}: ${link.url}: ${link.reason}`));
  if (report !== undefined) {
    fs.writeFileSync(report, linksReport(dead, firstPage, firstPage.size));
  }
  console.log(`${dead.length} of ${firstPage.size} failed`);
  process.exit(dead.length === 0 ? 0 : 1);
}

void main();

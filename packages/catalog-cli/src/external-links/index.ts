import fs from 'node:fs';
import path from 'node:path';
import {throwFirst} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import {filesIn, parseArguments} from '@training-catalog/utils/node';
import {readServiceRecord, readServices, type Service, type ServiceRecord} from '@training-catalog/lists/services';
import type {Context, SiteCommand} from '../context.js';
import {deadLinks, linksFound, linksReport, readLinksFound, type LinksFound} from './externalLinks.js';
import {probeOf, recordedServices} from './services.js';

/** The first page with each external URL. */
async function linkedUrls({siteDir, site: {address}}: Context): Promise<Map<string, string>> {
  const {load} = await import('cheerio');
  const folder = path.join(siteDir, 'build');
  const firstPage = new Map<string, string>();
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    const html = load(fs.readFileSync(path.join(folder, file), 'utf8'));
    for (const {attribs} of html('a[href^="https:"]').toArray()) {
      const url = (attribs.href ?? '').replace(/#[^]*$/, '');
      if (!url.startsWith(address.url + address.baseUrl) && !firstPage.has(url)) {
        firstPage.set(url, file);
      }
    }
  }
  return firstPage;
}

/** Requests the links, and the services if they are recorded. */
async function check(context: Context, services: readonly Service[], isRecorded: boolean): Promise<LinksFound> {
  const silent = isRecorded ? await deadLinks(services.map(probeOf)) : undefined;
  const firstPage = await linkedUrls(context);
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
function readFiles({siteDir, site: {serviceFiles}}: Context): {services: readonly Service[]; before: ServiceRecord} {
  if (serviceFiles === undefined) {
    return {services: [], before: {}};
  }
  const {list, record} = serviceFiles;
  const recordFile = path.join(siteDir, record);
  const {value: services = [], diagnostics} = readServices(fs.readFileSync(path.join(siteDir, list), 'utf8'), list);
  const before = readServiceRecord(fs.existsSync(recordFile) ? fs.readFileSync(recordFile, 'utf8') : '{}', record);
  throwFirst([...diagnostics, ...before.diagnostics]);
  return {services, before: before.value ?? {}};
}

/**
 * `npm run check:external`: requests every external URL that a built page links to. Not part of the tests, because the hosts
 * of others come and go.
 */
export const checkExternal: SiteCommand = {
  describe: ({serviceFiles}) => ({
    name: 'check:external',
    summary: 'Requests every external URL that the pages in build/ link to, and lists the dead ones',
    usage: `npm run check:external -- [options]

  --report <file>      also write them as Markdown, or as data if the name ends with .json
  --from <file.json>   request nothing; take what an earlier check wrote
  --record             also request the hosted services, and record in
                       ${serviceFiles?.record ?? 'a file'} which of them answered

Needs a network connection.`,
  }),
  async run(args, context) {
    const {report, record, from} = parseArguments(
      {args: [...args], options: {report: {type: 'string'}, record: {type: 'boolean'}, from: {type: 'string'}}},
      didYouMean,
    ).values;
    const {serviceFiles} = context.site;
    const {services, before} = readFiles(context);
    const found =
      from === undefined
        ? await check(context, services, record === true)
        : readLinksFound(fs.readFileSync(from, 'utf8'));
    if (serviceFiles !== undefined && record === true && found.silent !== undefined) {
      recordServices(path.join(context.siteDir, serviceFiles.record), services, before, found.silent);
    }
    found.dead.forEach(({page, url, reason}) => console.error(`${page}: ${url}: ${reason}`));
    if (report !== undefined) {
      fs.writeFileSync(report, report.endsWith('.json') ? JSON.stringify(found) : linksReport(found));
    }
    console.log(`${found.dead.length} of ${found.requested} failed`);
    return found.dead.length === 0 || from !== undefined ? 0 : 1;
  },
};

/**
 * Requests every external URL that a built page links to: `npm run check:external`, after a build, with a network.
 * Not part of the tests, because the hosts of others come and go. Prints one line per dead link with the first page
 * that has it, and exits with 1 if there are any.
 */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {didYouMean} from '@training-catalog/content-model';
import {filesIn, parseArguments} from '@training-catalog/content-model/node';
import {address} from '../../catalog.config';
import {helpIfRequested} from '../help/command';
import {deadLinks, linksReport} from './externalLinks';
import {externalLinks} from './usage';

helpIfRequested(externalLinks);
const {report} = parseArguments({options: {report: {type: 'string'}}}, didYouMean).values;

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

console.log(`Requesting ${firstPage.size} URLs ...`);
void deadLinks(firstPage.keys()).then((dead) => {
  dead.forEach((link) => console.error(`${firstPage.get(link.url)}: ${link.url}: ${link.reason}`));
  if (report !== undefined) {
    fs.writeFileSync(report, linksReport(dead, firstPage, firstPage.size));
  }
  console.log(`${dead.length} of ${firstPage.size} failed`);
  process.exit(dead.length === 0 ? 0 : 1);
});

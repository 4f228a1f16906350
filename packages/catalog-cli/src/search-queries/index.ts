import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '@training-catalog/utils';
import {parseArguments} from '@training-catalog/utils/node';
import {SearchEngine, startFile, type IndexStart} from '@training-catalog/search-engine';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {SiteCommand} from '../context.js';
import {judgeQueries, searchFigures, type SearchQuery} from './judge.js';

/** File of a site with its judged queries. */
export const queriesFile = 'search-queries.yml';

/** Hits among which the page of a query has to be: those that a reader sees first. */
const seenFirst = 3;

/** Least share of queries for which it is: all of fewer than 20, and nobody bends pages to one of many. */
const leastShare = 0.95;

const whatToWrite = 'write - {query: <what a reader types>, page: /<path of the page>}';

/** Judged queries with their lines. @returns faults instead, if there are any */
function readQueries(text: string): {queries: SearchQuery[]; lines: number[]; faults: string[]} {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter});
  const lineOf = (offset = 0): number => lineCounter.linePos(offset).line;
  const faults = errors.map(({message, pos: [start]}) => `${lineOf(start)}: ${message}`);
  const queries: SearchQuery[] = [];
  const lines: number[] = [];
  if (faults.length === 0 && contents !== null && !isSeq(contents)) {
    faults.push(`1: this is no list; ${whatToWrite}`);
  }
  for (const item of isSeq(contents) ? contents.items : []) {
    const line = lineOf(isMap(item) || isScalar(item) ? item.range[0] : 0);
    const {query, page} = (isMap(item) ? item.toJSON() : {}) as Record<string, unknown>;
    const pages = [page].flat();
    if (typeof query !== 'string' || query.trim() === '' || !pages.every((one) => typeof one === 'string')) {
      faults.push(`${line}: this is no query; ${whatToWrite}`);
    } else {
      queries.push({query, page: pages});
      lines.push(line);
    }
  }
  return {queries, lines, faults};
}

/** The search of a build, as the results page does it: paths of the pages for a query, best first. */
function searchIn(build: string, baseUrl: string): (query: string) => Promise<string[]> {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(build, file), 'utf8'));
  const start = read(startFile) as IndexStart;
  const engine = new SearchEngine(start, (name) => Promise.resolve(read(`${start.folder}/${name}`)));
  return async (query) => {
    const hits = await engine.search(query, {limit: 50});
    return [...new Set(hits.map(({page}) => decodeURI(page.url).slice(baseUrl.length - 1)))];
  };
}

/** `npm run check:search`: checks that the search of a build finds the page that each judged query wants. */
export const checkSearch: SiteCommand = {
  describe: () => ({
    name: 'check:search',
    summary: 'Checks that the search of a build finds the page that each judged query wants',
    usage: `npm run check:search -- [<folder>]

  <folder>   folder of the build (build)

Reads ${queriesFile}: a list of what readers type, and of the pages that they want, of which one has to be
among the first ${seenFirst} hits for ${leastShare * 100} % of them, such as

  - {query: count owls at night, page: /docs/Owl Counter}`,
  }),
  async run(args, {siteDir, site}) {
    const {positionals} = parseArguments({args: [...args], allowPositionals: true, options: {}}, didYouMean);
    const [folder = 'build'] = positionals;
    const build = path.resolve(siteDir, folder);
    const file = path.join(siteDir, queriesFile);
    if (!fs.existsSync(file)) {
      console.error(`There is no ${queriesFile}; ${whatToWrite}`);
      return 1;
    }
    if (!fs.existsSync(path.join(build, startFile))) {
      console.error(`There is no build with a search in ${folder}: run "npm run build" first`);
      return 1;
    }
    const {queries, lines, faults} = readQueries(fs.readFileSync(file, 'utf8'));
    const isOnSite = (page: string): boolean => page.startsWith('/') && fs.existsSync(path.join(build, `${page}.html`));
    for (const [index, {page}] of queries.entries()) {
      [page]
        .flat()
        .filter((one) => !isOnSite(one))
        .forEach((one) => faults.push(`${lines[index] ?? 1}: the build has no page ${one}; correct or remove it`));
    }
    const {judged} = await judgeQueries(queries, searchIn(build, site.address.baseUrl), {isOnSite});
    const late = judged
      .filter(({rank}) => rank === undefined || rank > seenFirst)
      .map(
        ({index, query, pages, rank, first}) =>
          `${lines[index] ?? 1}: the search for "${query}" has ${pages.join(' or ')} ${rank === undefined ? 'not among its first hits' : `in place ${rank}`}, and ${first ?? 'nothing'} first; use the words of the query in the title, a heading, or the description of the page`,
      );
    [...faults, ...late].forEach((fault) => console.error(`${queriesFile}:${fault}`));
    const {mrr, inThree} = searchFigures(judged);
    if (judged.length > 0) {
      console.log(
        `${judged.length} queries: mean reciprocal rank ${mrr.toFixed(3)}; ${(inThree * 100).toFixed(0)} % find their page among the first ${seenFirst} hits`,
      );
    }
    return faults.length === 0 && (judged.length === 0 || inThree >= leastShare) ? 0 : 1;
  },
};

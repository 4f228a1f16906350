/**
 * Checks the pages of all areas without a build: `npm run check`. Prints one line per fault,
 * `file:line: what is wrong; what to write`, and exits with 1 if there is any.
 */
import fs from 'node:fs';
import path from 'node:path';
import {pageFindings, projectFindings, wordCount} from '../src/content/pageRules';
import {areaIds} from '../src/contentAreas';

/** Files of an area that are written by hand; the folders of api/ are made from openapi/. */
const isWritten = (file: string): boolean => /\.mdx?$/.test(file) && !/^api\/[^/]+\//.test(file);

const pages = areaIds
  .flatMap((area) =>
    fs.readdirSync(area, {recursive: true, encoding: 'utf8'}).map((file) => path.posix.join(area, file)),
  )
  .filter(isWritten)
  .map((file) => ({file, text: fs.readFileSync(file, 'utf8')}));

const findings = [...pages.flatMap(pageFindings), ...projectFindings(pages)];
findings.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
const words = pages.reduce((sum, page) => sum + wordCount(page), 0);
console.log(`${pages.length} pages, ${words} words, ${findings.length} ${findings.length === 1 ? 'fault' : 'faults'}`);
process.exit(findings.length === 0 ? 0 : 1);

import path from 'node:path';
import {describeProblems} from './describeProblems.js';
import type {OpenApiSite} from './options.js';
import {readSets, removeOtherPages, stamp, stateOfPages, tagProblems} from './sets.js';
import {allowedTags} from './tags.js';

/**
 * Makes the reference pages of a site: checks the OpenAPI files, removes the existing pages, also those of sets that are no
 * longer listed, and writes new ones. If nothing has changed, the pages are kept. Hints are printed.
 *
 * @returns why there are no pages, or wrong ones: lines with file, line, place, and remedy; none if all is well.
 */
export async function generateStalePages(site: OpenApiSite): Promise<string[]> {
  const sets = readSets(site);
  removeOtherPages(site, sets);
  if (sets.every((set) => stateOfPages(site, set) === 'current')) {
    return [];
  }
  // Loaded only when needed, because loading takes longer than finding that nothing has changed.
  const {problemsOf} = await import('./specificationProblems.js');
  console.log(`Checking ${sets.length} OpenAPI files ...`);
  const root = path.join(site.siteDir, site.specifications);
  const checked = await Promise.all(sets.map((set) => problemsOf(path.join(root, set.file), root, allowedTags(site))));
  const described = checked.map((problems) => describeProblems(problems, site.siteDir));
  described.flatMap(({hints}) => hints).forEach((hint) => console.log(`hint: ${hint}`));
  const problems = [
    ...sets.flatMap((set) => tagProblems(site, set)).map(({file, line, message}) => `${file}:${line}: ${message}`),
    ...described.flatMap(({errors}) => errors),
  ];
  if (problems.length > 0) {
    return problems;
  }
  console.log('Generating the reference pages ...');
  const {generate} = await import('./generator.js');
  const failed = await generate(site, sets);
  if (failed.length === 0) {
    sets.forEach((set) => stamp(site, set));
  }
  return failed;
}

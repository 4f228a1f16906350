/**
 * Makes the reference pages under api/<set>/ from the specification files in openapi/: checks the specifications,
 * removes the existing pages, also those of sets that are no longer listed, and writes new ones. If a page would be wrong, it exits with 1 and prints file, line,
 * place, and remedy. If nothing has changed, the pages are kept.
 */
import path from 'node:path';
import {tagNames} from '../../content-lint/model/frontMatter';
import {describeProblems} from './describeProblems';
import {readSets, removeOtherPages, stamp, stateOfPages, tagProblems} from './sets';
import {apiArea} from '../../shared/areas';

const siteDir = process.cwd();

async function main(): Promise<void> {
  const sets = readSets(siteDir);
  removeOtherPages(siteDir, sets);
  if (sets.every((set) => stateOfPages(siteDir, set) === 'current')) {
    return;
  }
  // Loaded only when needed, because loading takes longer than finding that nothing has changed.
  const {problemsOf} = await import('./specificationProblems');
  console.log(`Checking ${sets.length} OpenAPI files ...`);
  const root = path.join(siteDir, 'openapi');
  const checked = await Promise.all(
    sets.map((set) => problemsOf(path.join(root, set.file), root, tagNames(siteDir, apiArea))),
  );
  const described = checked.map((problems) => describeProblems(problems, siteDir));
  described.flatMap(({hints}) => hints).forEach((hint) => console.log(`hint: ${hint}`));
  let problems = [
    ...sets.flatMap((set) => tagProblems(siteDir, set)).map(({file, message}) => `${file}: ${message}`),
    ...described.flatMap(({errors}) => errors),
  ];
  if (problems.length === 0) {
    console.log('Generating the reference pages ...');
    const {generate} = await import('./generator');
    problems = await generate(siteDir, sets);
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  sets.forEach((set) => stamp(siteDir, set));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

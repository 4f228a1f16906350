/**
 * Makes the reference pages under api/<set>/ from the specification files in openapi/.
 *
 * docusaurus-plugin-openapi-docs generates them, but its command skips files that exist and reports
 * some failures with status 0. So: check the specifications, remove what is there, generate, and
 * check that each operation got its page. Exits with 1 and says file, place and remedy otherwise.
 * Where nothing has changed since, the pages stay.
 */
import {readSets, stamp, stateOfPages} from './sets';

const siteDir = process.cwd();

async function main(): Promise<void> {
  const sets = readSets(siteDir);
  if (sets.every((set) => stateOfPages(siteDir, set) === 'current')) {
    return;
  }
  // Not before they are needed: loading them takes longer than finding that nothing has changed.
  const {problemsOf} = await import('./specificationProblems');
  console.log(`Checking ${sets.length} OpenAPI files ...`);
  const checked = await Promise.all(
    sets.map(async (set) => (await problemsOf(siteDir, set)).map((problem) => `openapi/${set.file}:${problem}`)),
  );
  let problems = checked.flat();
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
  console.error(error);
  process.exitCode = 1;
});

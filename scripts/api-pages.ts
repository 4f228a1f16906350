/**
 * Makes the reference pages under api/<set>/ from the specification files in openapi/.
 *
 * docusaurus-plugin-openapi-docs generates them, but its command skips files that exist and reports
 * some failures with status 0. So: check the specifications, remove what is there, generate, and
 * check that each operation got its page. Exits with 1 and says file, place and remedy otherwise.
 * Where nothing has changed since, the pages stay.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {kebabCase, operationsOf, type Specification} from '../src/plugins/api-reference/pageNames';
import {stateOfPages, readSets, stamp, type ApiSet} from '../src/plugins/api-reference/sets';

const siteDir = process.cwd();

function generate(sets: readonly ApiSet[]): string[] {
  sets.forEach(({folder}) => fs.rmSync(path.join(siteDir, 'api', folder), {recursive: true, force: true}));
  const run = spawnSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const output = `${run.stdout}${run.stderr}`;
  if (run.status !== 0) {
    return [output.trim()];
  }
  return sets.flatMap((set) => {
    const specification = YAML.parse(fs.readFileSync(path.join(siteDir, 'openapi', set.file), 'utf8')) as Specification;
    const expected = [
      `${kebabCase(specification.info.title)}.info.mdx`,
      ...operationsOf(specification).map(({operation}) => `${kebabCase(operation.operationId)}.api.mdx`),
      'sidebar.ts',
    ];
    const missing = expected.filter((name) => !fs.existsSync(path.join(siteDir, 'api', set.folder, name)));
    return missing.map(
      (name) =>
        `openapi/${set.file}: no page api/${set.folder}/${name} came out; the generator said:\n${output.trim()}`,
    );
  });
}

async function main(): Promise<void> {
  const sets = readSets(siteDir);
  if (sets.every((set) => stateOfPages(siteDir, set) === 'current')) {
    return;
  }
  // Not before it is needed: loading the linter takes longer than finding that nothing has changed.
  const {problemsOf} = await import('./apiProblems');
  console.log(`Checking ${sets.length} OpenAPI files ...`);
  const checked = await Promise.all(
    sets.map(async (set) => (await problemsOf(siteDir, set)).map((problem) => `openapi/${set.file}:${problem}`)),
  );
  let problems = checked.flat();
  if (problems.length === 0) {
    console.log('Generating the reference pages ...');
    problems = generate(sets);
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

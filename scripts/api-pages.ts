/**
 * Makes the reference pages under api/<set>/ from the specification files in openapi/.
 *
 * docusaurus-plugin-openapi-docs generates them, but its command skips files that exist and reports
 * some failures with status 0. So: check the specifications, remove what is there, generate, and
 * check that each operation got its page. Exits with 1 and says file, place and remedy otherwise.
 * Where nothing has changed since, the pages stay. The command runs here, with our settings, and not by
 * `docusaurus gen-api-docs`, which would start all plugins of the site for it.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import commander from 'commander';
import openApiPlugin from 'docusaurus-plugin-openapi-docs';
import YAML from 'yaml';
import siteConfig from '../docusaurus.config';
import {kebabCase, operationsOf, type Specification} from '../src/plugins/api-reference/pageNames';
import {openApiPluginOptions, readSets, stamp, stateOfPages, type ApiSet} from '../src/plugins/api-reference/sets';

const siteDir = process.cwd();

/** What is printed while something runs. */
async function printedBy(run: () => Promise<void>): Promise<string> {
  const {log, error} = console;
  const lines: unknown[] = [];
  console.log = console.error = (...parts: unknown[]) => void lines.push(...parts);
  try {
    await run();
  } finally {
    Object.assign(console, {log, error});
  }
  return lines.join('\n');
}

async function generate(sets: readonly ApiSet[]): Promise<string[]> {
  sets.forEach(({folder}) => fs.rmSync(path.join(siteDir, 'api', folder), {recursive: true, force: true}));
  const {presets = [], plugins = []} = siteConfig;
  const context = {siteDir, siteConfig: {presets, plugins}} as unknown as LoadContext;
  const options = openApiPlugin.validateOptions({
    options: openApiPluginOptions(siteDir),
    validate: (schema, given) => {
      const {error, value} = schema.validate(given);
      if (error) {
        throw error;
      }
      return value;
    },
  });
  openApiPlugin(context, options).extendCli?.(commander);
  let failure = '';
  const output = await printedBy(async () => {
    try {
      for (const {id} of sets) {
        await commander.parseAsync(['gen-api-docs', id], {from: 'user'});
      }
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
  });
  if (failure) {
    return [`${output}\n${failure}`];
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
    problems = await generate(sets);
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

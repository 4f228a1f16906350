import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import commander from 'commander';
import openApiPlugin from 'docusaurus-plugin-openapi-docs';
import YAML from 'yaml';
import siteConfig from '../docusaurus.config';
import {kebabCase, operationsOf, type Specification} from '../src/plugins/api-reference/pageNames';
import type {ApiSet} from '../src/plugins/api-reference/sets';

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

/**
 * Makes the pages anew. The plugin's command runs here, with the site's settings, and not by
 * `docusaurus gen-api-docs`, which would start all plugins of the site for it.
 *
 * @returns what went wrong, each with what the generator said; nothing if each operation got its page
 */
export async function generate(siteDir: string, sets: readonly ApiSet[]): Promise<string[]> {
  sets.forEach(({folder}) => fs.rmSync(path.join(siteDir, 'api', folder), {recursive: true, force: true}));
  const {presets = [], plugins = []} = siteConfig;
  const own = plugins.find((plugin) => Array.isArray(plugin) && plugin[0] === 'docusaurus-plugin-openapi-docs');
  if (!Array.isArray(own)) {
    throw new Error('docusaurus.config.ts: docusaurus-plugin-openapi-docs is not among the plugins; add it');
  }
  const context = {siteDir, siteConfig: {presets, plugins}} as unknown as LoadContext;
  const options = openApiPlugin.validateOptions({options: own[1] as object, validate: normalizePluginOptions});
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

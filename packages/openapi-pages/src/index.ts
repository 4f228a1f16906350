import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runInChildProcess} from '@training-catalog/utils/node';
import YAML from 'yaml';
import {noteGenerated} from './generatedFolders.js';
import {openApiSite, type OpenApiSite} from './options.js';
import {publishedOperations} from './operationList.js';
import {publishedOperationsFile} from './pageFiles.js';
import {readSetFacts} from './setFacts.js';
import {filesOf, readSets, removeOtherPages, stateOfPages, type ApiSet} from './sets.js';

export type {OpenApiPagesOptions} from './options.js';
export {default as remarkOperationPages} from './remarkOperationPages.js';

/** Whether the site has the plugin of the console, which notes itself here. */
const consoleIsLoaded = (): boolean =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('@training-catalog/openapi-console')] === true;

/** Writes the file of a set for download: unchanged, or, if it consists of several files, bundled into one. */
async function writeDownload(site: OpenApiSite, set: ApiSet, target: string): Promise<void> {
  const root = path.join(site.siteDir, site.specifications);
  const source = path.join(root, set.file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  if (filesOf(site, set).length === 1) {
    fs.copyFileSync(source, target);
    return;
  }
  const {bundled, FolderResolver} = await import('./readSpecification.js');
  const {ExactNumbers} = await import('./exactNumbers.js');
  const numbers = new ExactNumbers();
  const document = await bundled(source, new FolderResolver(root, numbers));
  const text = set.file.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : YAML.stringify(document, {lineWidth: 0});
  fs.writeFileSync(target, numbers.show(text));
}

/**
 * Writes reference pages from OpenAPI files, and publishes the files. The pages are written when Docusaurus initializes the
 * plugin, before any plugin reads content, and only if they are missing or stale.
 *
 * @throws for a wrong option, a wrong list of sets, or a file with an error, with file, line, and remedy.
 */
export default async function openApiPages(
  {siteDir, baseUrl, siteConfig: {url, title}}: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const site = openApiSite({siteDir, url, baseUrl, title}, options);
  // A docs plugin that is initialized meanwhile refuses a folder that does not exist.
  fs.mkdirSync(path.join(siteDir, site.pages), {recursive: true});
  const sets = readSets(site);
  removeOtherPages(site, sets);
  if (sets.some((set) => stateOfPages(site, set) !== 'current')) {
    // In a process of its own, which gives its memory back.
    const program = fileURLToPath(new URL('generateInChild.js', import.meta.url));
    console.log((await runInChildProcess(siteDir, program, JSON.stringify(site))).trim());
  }
  sets.forEach(({folder}) => noteGenerated(path.join(siteDir, site.pages, folder)));
  return {
    name: 'openapi-pages',
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    // Once all plugins are initialized.
    loadContent() {
      if (site.console && !consoleIsLoaded()) {
        throw new Error(
          '@training-catalog/openapi-pages: the option "console" is true, but the site has no console; add "@training-catalog/openapi-console" to `plugins` in docusaurus.config.ts, or remove the option',
        );
      }
    },
    // For `<ApiSets />`.
    async contentLoaded({actions}) {
      await actions.createData('sets.json', readSetFacts(site));
    },
    async postBuild({outDir}) {
      const list = publishedOperations(site);
      fs.writeFileSync(path.join(outDir, publishedOperationsFile), `${JSON.stringify(list, null, 2)}\n`);
      await Promise.all(sets.map((set) => writeDownload(site, set, path.join(outDir, site.specifications, set.file))));
    },
  };
}

/** Steps of pages that run in the reader's browser. */
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parseOptions} from '@training-catalog/content-model';
import {revisionOf, type KnownFile} from '@training-catalog/utils/loading';
import {emitFiles} from '@training-catalog/utils/node';
import * as z from 'zod';
import {writeClassCopyList} from './writeClassCopyList.js';
import {pyodideFiles, pyodideFolder, pyodideLock} from './pyodideFiles.js';
import type {ClientSettings} from './settings.js';

export {remarkRunner} from './remarkRunner.js';
export {runnerFrontMatter} from './frontMatter.js';

// Docusaurus gives every plugin the id of its instance.
const schema = z.strictObject({id: z.string().optional()});

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A plugin with a step that @training-catalog/final-pass runs on the finished files. */
type PluginWithFinalStep = Plugin & {finalStep: (build: {outDir: string}) => Promise<void>};

/**
 * Publishes Pyodide with the site, below `pyodide/<version>/`, and has the components that `remarkRunner` makes from the
 * steps of a page.
 *
 * @throws for an option, because there are none.
 */
export default function pyodideRunner({baseUrl}: LoadContext, options: unknown): PluginWithFinalStep {
  parseOptions('@training-catalog/pyodide-runner', schema, options ?? {});
  const {version, lock} = pyodideLock();
  const published = `pyodide/${version}/`;
  return {
    name: 'pyodide-runner',
    getThemePath: () => folder('theme'),
    // Docusaurus collects texts to translate only from these paths and that of the theme.
    getPathsToWatch: () => [folder('client')],
    async contentLoaded({actions}) {
      // A style sheet that is imported would be part of every page.
      const css = fs
        .readFileSync(new URL('../css/steps.css', import.meta.url), 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .replaceAll(/\s+/g, ' ');
      const known = pyodideFiles.map(async (name): Promise<[string, KnownFile]> => {
        const content = new Uint8Array(fs.readFileSync(pyodideFolder + name));
        return [name, {bytes: content.length, revision: await revisionOf(content)}];
      });
      const settings: ClientSettings = {
        url: baseUrl + published,
        files: Object.fromEntries(await Promise.all(known)),
        lock,
        css,
      };
      await actions.createData('settings.json', settings);
    },
    configureWebpack: (_config, isServer) => ({
      plugins: isServer
        ? []
        : [
            emitFiles(
              '@training-catalog/pyodide-runner',
              {},
              Object.fromEntries(pyodideFiles.map((name) => [published + name, pyodideFolder + name])),
            ),
          ],
    }),
    finalStep: ({outDir}) =>
      writeClassCopyList(
        outDir,
        baseUrl,
        pyodideFiles.map((name) => published + name),
      ),
  };
}

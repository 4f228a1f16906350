import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import YAML from 'yaml';
import {configureCopy} from '../../lib/copyFiles';
import {separateStyleSheet} from '../../lib/separateStyleSheet';
import {mockServer} from './consoleServers';
import {filesOf, stateOfPages, readSets, type ApiSet} from './sets';

/** Writes the file of a set for download: unchanged, or, if it consists of several files, bundled into one. */
async function writeDownload(siteDir: string, set: ApiSet, target: string): Promise<void> {
  const source = path.join(siteDir, 'openapi', set.file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  if (filesOf(siteDir, set).length === 1) {
    fs.copyFileSync(source, target);
    return;
  }
  const {bundled, FolderResolver} = await import('./readSpecification');
  const document = await bundled(source, new FolderResolver(path.join(siteDir, 'openapi')));
  const text = set.file.endsWith('.json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : YAML.stringify(document, {lineWidth: 0});
  fs.writeFileSync(target, text);
}

/**
 * Publishes the specification files and the style sheet of the console, and refuses a build whose reference pages are
 * missing or stale.
 *
 * @throws with the set and the command that makes its pages.
 */
export default function apiReference({siteDir, baseUrl}: LoadContext): Plugin {
  const sets = readSets(siteDir);
  const {name: styles, pattern} = separateStyleSheet(siteDir, 'apiConsole');
  return {
    name: 'api-reference',
    loadContent() {
      sets.forEach((set) => {
        const state = stateOfPages(siteDir, set);
        if (state === 'missing') {
          throw new Error(
            `api/${set.folder}: the reference pages of openapi/${set.file} are missing; run "npm run api-pages"`,
          );
        }
        if (state === 'stale') {
          throw new Error(
            `api/${set.folder}: the reference pages of openapi/${set.file} are out of date; run "npm run api-pages"`,
          );
        }
      });
    },
    async contentLoaded({actions}) {
      // For the console, which loads it together with its script.
      await actions.createData('mockServer.json', JSON.stringify(mockServer(process.env) ?? null));
      await actions.createData('consoleStyles.json', {href: `${baseUrl}${styles}`});
    },
    configureWebpack: configureCopy([pattern]),
    async postBuild({outDir}) {
      await Promise.all(sets.map((set) => writeDownload(siteDir, set, path.join(outDir, 'openapi', set.file))));
    },
  };
}

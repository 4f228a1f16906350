import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import YAML from 'yaml';
import {configureCopy} from '../../lib/copyFiles';
import {separateStyleSheet} from '../../lib/separateStyleSheet';
import {mockServer} from './consoleServers';
import {filesOf, readSets, removeOtherPages, stateOfPages, type ApiSet} from './sets';

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
 * Generates the reference pages that are missing or stale, in a process of its own, which gives its memory back.
 *
 * @throws if a specification has an error; the process prints file, line, and remedy.
 */
async function generatePages(siteDir: string): Promise<void> {
  const command = [require.resolve('tsx/cli'), 'plugins/api-reference/generatePages.ts'];
  const [status] = (await once(spawn(process.execPath, command, {cwd: siteDir, stdio: 'inherit'}), 'close')) as [
    number | null,
  ];
  if (status !== 0) {
    throw new Error('The API reference pages were not generated; correct what is listed above');
  }
}

/**
 * Generates the reference pages, and publishes the specification files and the style sheet of the console. The pages are
 * written when Docusaurus initializes the plugin, before any plugin reads content.
 */
export default async function apiReference({siteDir, baseUrl}: LoadContext): Promise<Plugin> {
  const sets = readSets(siteDir);
  removeOtherPages(siteDir, sets);
  if (sets.some((set) => stateOfPages(siteDir, set) !== 'current')) {
    await generatePages(siteDir);
  }
  const {name: styles, pattern} = separateStyleSheet(siteDir, 'apiConsole');
  return {
    name: 'api-reference',
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

import fs from 'node:fs';
import path from 'node:path';
import {copyFileNames, type CopySettings} from '../copy.js';
import type {FileFilter} from '../options.js';
import {filesOfCopy, summaryOf} from './copyFiles.js';
import {workerScript} from './workerScript.js';

/** Where the copy is, and which files belong to it. */
export interface CopyRules extends CopySettings {
  include?: FileFilter | undefined;
  exclude?: FileFilter | undefined;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/**
 * Writes what offline reading needs into a finished build: the worker, the list of files, their size.
 *
 * @param outDir - the build; no other file may change afterward, because the list holds a hash of each.
 */
export async function writeOfflineCopy(outDir: string, {include, exclude, ...settings}: CopyRules): Promise<void> {
  const files = await filesOfCopy(outDir, settings.baseUrl, {include, exclude});
  const summary = summaryOf(files);
  const write = (name: string, content: string): void => fs.writeFileSync(path.join(outDir, name), content);
  write(copyFileNames.worker, await workerScript(files, settings));
  write(copyFileNames.summary, `${JSON.stringify(summary)}\n`);
  write(copyFileNames.files, JSON.stringify(files.map(({url, revision, bytes}) => ({url, revision, bytes}))));
  console.log(
    `The offline copy has ${summary.files} files: ${megabytes(summary.bytesToLoad)} MB to download, ${megabytes(summary.bytesOnDevice)} MB on a device`,
  );
}

import fs from 'node:fs';
import path from 'node:path';
import {address} from '../../catalog.config';
import {copyUrls} from '../../src/offline/copy';
import {filesOfCopy, summaryOf, workerScript} from './offlineCopy';

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/**
 * Writes what offline reading needs into a finished build: the worker, the list of files, their size.
 *
 * @param outDir - the build; no other file may change afterwards, because the list holds a hash of each.
 */
export async function writeOfflineCopy(outDir: string): Promise<void> {
  const files = await filesOfCopy(outDir, address.baseUrl);
  const summary = summaryOf(files);
  const write = (url: string, content: string): void =>
    fs.writeFileSync(path.join(outDir, url.slice(address.baseUrl.length)), content);
  write(copyUrls.worker, await workerScript(files));
  write(copyUrls.summary, `${JSON.stringify(summary)}\n`);
  write(copyUrls.files, JSON.stringify(files.map(({url, revision, bytes}) => ({url, revision, bytes}))));
  console.log(
    `The offline copy has ${summary.files} files: ${megabytes(summary.bytesToLoad)} MB to download, ${megabytes(summary.bytesOnDevice)} MB on a device`,
  );
}

/**
 * The last step of a build: writes what offline reading needs into the finished folder.
 * Usage: `tsx scripts/offline-copy.ts [folder]`; build if none is given.
 */
import fs from 'node:fs';
import path from 'node:path';
import {copyUrls} from '../src/offline/copy';
import {address} from '../src/site';
import {filesOfCopy, summaryOf, workerScript} from './offlineCopy';

async function main(folder: string): Promise<void> {
  const files = await filesOfCopy(folder, address.baseUrl);
  const summary = summaryOf(files);
  const write = (url: string, content: string): void =>
    fs.writeFileSync(path.join(folder, url.slice(address.baseUrl.length)), content);
  write(copyUrls.worker, await workerScript(files));
  write(copyUrls.summary, `${JSON.stringify(summary)}\n`);
  write(copyUrls.files, JSON.stringify(files.map(({url, revision, bytes}) => ({url, revision, bytes}))));
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  console.log(
    `The offline copy has ${summary.files} files: ${megabytes(summary.bytesToLoad)} MB to load, ${megabytes(summary.bytesOnDevice)} MB on a device`,
  );
}

main(process.argv[2] ?? 'build').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

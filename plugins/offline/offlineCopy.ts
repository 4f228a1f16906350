import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build} from 'esbuild';
import {copyUrls, revisionOf, type CopyFile, type CopySummary} from '../../src/offline/copy';
import {isCompressed} from '../../lib/pagesServer';

const compress = promisify(gzip);

/** What readers see, search in or work with: pages, scripts, styles, images, fonts, the index, data of lessons. */
const read =
  /\.(?:html|js|css|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$|^search-index-\w+\/[\w-]+\.json$|^Education\/(?:.+\/)?data\//;

/** What only other sites show (cards), and the worker itself. */
const notRead = (name: string): boolean => name.startsWith('img/cards/') || copyUrls.worker.endsWith(`/${name}`);

/** Whether a file of the build belongs to the copy, by its name below the build's folder. */
export const isInCopy = (name: string): boolean => read.test(name) && !notRead(name);

/** A file of the copy with its size on the device. */
export interface MeasuredFile extends CopyFile {
  /** Bytes as they are, not compressed. */
  readonly size: number;
}

/**
 * Reads the files of the copy from a build, in the order of their names.
 *
 * @param folder - the build.
 * @param baseUrl - base path with slashes on both ends.
 */
export async function filesOfCopy(folder: string, baseUrl: string): Promise<MeasuredFile[]> {
  const names = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isInCopy)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const content = fs.readFileSync(path.join(folder, name));
      return {
        // As links write it.
        url: baseUrl + encodeURI(name),
        revision: await revisionOf(content),
        bytes: isCompressed(name) ? (await compress(content, {level: 6})).length : content.length,
        size: content.length,
      };
    }),
  );
}

/** What the page says of the copy before it is loaded. */
export function summaryOf(files: readonly MeasuredFile[]): CopySummary {
  const sum = (value: (file: MeasuredFile) => number): number => files.reduce((total, file) => total + value(file), 0);
  return {
    files: files.length,
    bytesToLoad: sum(({bytes}) => bytes),
    bytesOnDevice: sum(({size}) => size),
  };
}

/** Script of the service worker that answers from these files. */
export async function workerScript(files: readonly CopyFile[]): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, '../../src/offline/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      copyFiles: JSON.stringify(files.map(({url, revision}) => ({url, revision}))),
    },
  });
  return outputFiles.map(({text}) => text).join('');
}

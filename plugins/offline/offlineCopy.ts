import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build} from 'esbuild';
import {copyUrls, revisionOf, type CopyFile, type CopySummary} from '../../src/offline/copy';
import {filesIn} from '@training-catalog/content-model/node';
import {isCompressed} from '@training-catalog/pages-deploy';
import {categoryCopy} from '../../shared/sidebars';

const compress = promisify(gzip);

/** Number of files in memory at the same time. */
const atOnce = 32;

/** File types for readers: pages, scripts, styles, images, fonts, the search index, data of lessons. */
const readerFiles =
  /\.(?:html|js|css|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$|^search-index(?:-\w+)?\/[\w-]+\.json$|^Education\/(?:.+\/)?data\//;

/** Files that only other sites show (social cards), and the worker itself. */
const notRead = (name: string): boolean => name.startsWith('img/cards/') || copyUrls.worker.endsWith(`/${name}`);

/** Whether a file of the build belongs to the copy, by its name below the build's folder. */
export const isInCopy = (name: string): boolean => readerFiles.test(name) && !notRead(name);

/** A file of the copy with its size on the device. */
export interface MeasuredFile extends CopyFile {
  /** Bytes, uncompressed. */
  readonly size: number;
}

/** Page with the same content as another: category pages of the further sidebars of an area (shared/sidebars.ts). */
function isPageTwice(name: string, names: ReadonlySet<string>): boolean {
  const route = name.replace(/(?:\/index)?\.html$/, '');
  return categoryCopy.test(route) && names.has(`${route.replace(/-[12]$/, '')}.html`);
}

/** Scripts that the HTML of a page names, by their names below the build's folder. */
const scriptsIn = (html: string, baseUrl: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, url = '']) => url.replace(baseUrl, ''));

/**
 * Removes files that no reader of a copy needs: duplicate pages with the scripts that only they use, and images that no
 * page, script, or style sheet of the copy references, such as originals of which the bundler has published a copy.
 *
 * @param read Reads the text of a file.
 */
export function neededFiles(all: readonly string[], baseUrl: string, read: (name: string) => string): string[] {
  const known = new Set(all);
  const names = all.filter((name) => !name.endsWith('.html') || !isPageTwice(name, known));
  const left = all.filter((name) => name.endsWith('.html') && isPageTwice(name, known));
  const unnamed = new Set(left.flatMap((name) => scriptsIn(read(name), baseUrl)));
  const images = new Map(names.filter((name) => name.startsWith('img/')).map((name) => [name, encodeURI(name)]));
  for (const name of names.filter((one) => /\.(?:html|js|css)$/.test(one))) {
    const text = read(name);
    if (name.endsWith('.html')) {
      scriptsIn(text, baseUrl).forEach((script) => unnamed.delete(script));
    }
    images.forEach((url, image) => {
      if (text.includes(url) || text.includes(image)) {
        images.delete(image);
      }
    });
  }
  return names.filter((name) => !unnamed.has(name) && !images.has(name));
}

/**
 * Reads the files of the copy from a build, in the order of their names.
 *
 * @param folder - the build.
 * @param baseUrl - base path with slashes on both ends.
 */
export async function filesOfCopy(folder: string, baseUrl: string): Promise<MeasuredFile[]> {
  const names = filesIn(folder).filter(isInCopy).sort();
  const needed = neededFiles(names, baseUrl, (name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const measure = async (name: string): Promise<MeasuredFile> => {
    const content = await fs.promises.readFile(path.join(folder, name));
    return {
      // As written in links.
      url: baseUrl + encodeURI(name),
      revision: await revisionOf(content),
      bytes: isCompressed(name) ? (await compress(content, {level: 6})).length : content.length,
      size: content.length,
    };
  };
  const files: MeasuredFile[] = [];
  for (let start = 0; start < needed.length; start += atOnce) {
    files.push(...(await Promise.all(needed.slice(start, start + atOnce).map(measure))));
  }
  return files;
}

/** Summary of the copy that the page shows before it is loaded. */
export function summaryOf(files: readonly MeasuredFile[]): CopySummary {
  const sum = (value: (file: MeasuredFile) => number): number => files.reduce((total, file) => total + value(file), 0);
  return {
    files: files.length,
    bytesToLoad: sum(({bytes}) => bytes),
    bytesOnDevice: sum(({size}) => size),
  };
}

/** Script of the service worker that serves these files. */
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

import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {revisionOf} from '@training-catalog/utils/loading';
import {filesIn} from '@training-catalog/utils/node';
import {copyFileNames, type CopyFile, type CopySummary} from '../copy.js';
import type {FileFilter} from '../options.js';

const compress = promisify(gzip);

/** Number of files in memory at the same time. */
const atOnce = 32;

/** Files for readers: pages, scripts, styles, images, fonts, and the index of @training-catalog/search. */
const readerFiles = /\.(?:html|js|css|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$|^search-index(?:-\w+)?\/[\w-]+\.json$/;

/** Files that servers compress. */
const texts = /\.(?:html|js|mjs|css|svg|json|csv|tsv|txt|md|ya?ml|xml)$/;

/** Which files belong to the copy besides those for readers, and which do not. */
export interface FileRules {
  include?: FileFilter | undefined;
  exclude?: FileFilter | undefined;
}

/** A file of the copy with its size on the device. */
export interface MeasuredFile extends CopyFile {
  /** Bytes, uncompressed. */
  readonly size: number;
}

/** Scripts that the HTML of a page names, by their names below the build's folder. */
const scriptsIn = (html: string, baseUrl: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, url = '']) => url.replace(baseUrl, ''));

/**
 * Chooses the files of the copy: those for readers and those that the site includes, without those that it excludes,
 * scripts that only excluded pages use, and images that no page, script, or style sheet of the copy references, such as
 * originals of which the bundler has published a copy.
 *
 * @param all Names of all files, below the build folder.
 * @param read Reads the text of a file.
 */
export function neededFiles(
  all: readonly string[],
  baseUrl: string,
  read: (name: string) => string,
  {include = () => false, exclude = () => false}: FileRules = {},
): string[] {
  const known = new Set(all);
  const candidates = all.filter(
    (name) => name !== copyFileNames.worker && (readerFiles.test(name) || include(name, known)),
  );
  const names = candidates.filter((name) => !exclude(name, known));
  const excludedPages = candidates.filter((name) => name.endsWith('.html') && exclude(name, known));
  const unnamed = new Set(excludedPages.flatMap((name) => scriptsIn(read(name), baseUrl)));
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
export async function filesOfCopy(folder: string, baseUrl: string, rules: FileRules = {}): Promise<MeasuredFile[]> {
  const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');
  const needed = neededFiles(filesIn(folder).sort(), baseUrl, read, rules);
  const measure = async (name: string): Promise<MeasuredFile> => {
    const content = await fs.promises.readFile(path.join(folder, name));
    return {
      // As written in links.
      url: baseUrl + encodeURI(name),
      revision: await revisionOf(content),
      bytes: texts.test(name) ? (await compress(content, {level: 6})).length : content.length,
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

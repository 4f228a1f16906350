// Endings of files. cspell:ignore apng
import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {svgFault} from '@training-catalog/content-model/node';
import {filesIn} from '@training-catalog/utils/node';

/** The members of a compilation of webpack or Rspack that are used here. */
interface Compilation {
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
  getAssets: () => Iterable<{name: string; info: {copied?: boolean; sourceFilename?: string}}>;
}

interface Compiler {
  webpack: {Compilation: {PROCESS_ASSETS_STAGE_REPORT: number}};
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

/**
 * A plugin of webpack or Rspack that collects the names of the files that the bundler generates. A file that it only
 * copies, from a folder of static files or because a page links to it, is not one of them.
 */
export const collectGenerated = (name: string, generated: Set<string>): {apply: (compiler: Compiler) => void} => ({
  apply({webpack, hooks}) {
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT}, () => {
        for (const {name: file, info} of compilation.getAssets()) {
          if (info.copied !== true && info.sourceFilename === undefined) {
            generated.add(file);
          }
        }
      }),
    );
  },
});

/** File that Docusaurus writes for a route, as its `pathnameToFilename` does. */
export function fileOfRoute(
  route: string,
  {baseUrl, trailingSlash}: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): string {
  const name = route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');
  if (/\.html?$/i.test(name)) {
    return name;
  }
  return trailingSlash === false && name !== '' && !name.endsWith('/')
    ? `${name}.html`
    : path.posix.join(name, 'index.html');
}

/**
 * Endings of files that a browser shows or downloads and never runs, whatever they contain, when a server sends them with
 * the type of their ending. SVG is not one of them, and is checked by its content.
 */
const inert: ReadonlySet<string> = new Set(
  (
    '.apng .avif .bmp .gif .ico .jpeg .jpg .png .webp .otf .ttf .woff .woff2 .mp3 .mp4 .ogg .vtt .wav .webm ' +
    '.bib .cff .csv .geojson .ics .ipynb .json .jsonld .md .pdf .py .r .toml .tsv .txt .yaml .yml .gz .zip'
  ).split(' '),
);

/** Files that tell GitHub Pages what to do, and have no ending. */
const forHost: ReadonlySet<string> = new Set(['.nojekyll', 'CNAME']);

/** What is known about the files of a build. */
export interface Origins {
  /** Files that the bundler generated. */
  generated: ReadonlySet<string>;
  /** Files of the pages that Docusaurus rendered. */
  pages: ReadonlySet<string>;
  /** Files that the site names as its own. */
  named: ReadonlySet<string>;
}

/**
 * Finds the files that were copied into a build and that a browser could run: scripts, style sheets, pages, XML, programs,
 * and whatever this package does not know.
 *
 * @param files names of all files that were there before plugins wrote theirs.
 */
export const unknownFiles = (files: readonly string[], {generated, pages, named}: Origins): string[] =>
  files.filter((file) => {
    const ending = path.posix.extname(file).toLowerCase();
    const isInert = ending === '.svg' || inert.has(ending) || forHost.has(file);
    return !isInert && !generated.has(file) && !pages.has(file) && !named.has(file);
  });

/**
 * Checks that no SVG file of a build does more than draw, wherever it comes from: a browser that opens one runs its scripts,
 * and no policy applies to it.
 *
 * @throws with file and line.
 */
export function throwAtActiveSvg(outDir: string): void {
  for (const file of filesIn(outDir).filter((name) => path.posix.extname(name).toLowerCase() === '.svg')) {
    const fault = svgFault(fs.readFileSync(path.join(outDir, file), 'utf8'));
    if (fault) {
      throw new Error(`${file}:${fault.line}: ${fault.message}`);
    }
  }
}

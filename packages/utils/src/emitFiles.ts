import {createHash} from 'node:crypto';
import fs from 'node:fs';

/** The members of the compiler of webpack and Rspack that are used here. */
interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: number};
    sources: {RawSource: new (content: string | Buffer) => object};
  };
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

interface Compilation {
  fileDependencies: {add: (file: string) => void};
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
  /** `never`, because each bundler has its own type of sources. */
  emitAsset: (file: string, source: never, info?: {minimized: true}) => void;
}

/**
 * A plugin of webpack or Rspack that writes files into the build.
 *
 * @param name name of the plugin, for the bundler's messages
 * @param texts texts, or bytes, by path in the build; the bundler minifies style sheets and scripts
 * @param copies files by path in the build, which are copied as they are
 */
export const emitFiles = (
  name: string,
  texts: Readonly<Record<string, string | Buffer>>,
  copies: Readonly<Record<string, string>> = {},
): {apply: (compiler: Compiler) => void} => ({
  apply({webpack, hooks}) {
    const {RawSource} = webpack.sources;
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () => {
        Object.entries(texts).forEach(([file, text]) => compilation.emitAsset(file, new RawSource(text) as never));
        Object.entries(copies).forEach(([file, from]) => {
          compilation.fileDependencies.add(from);
          compilation.emitAsset(file, new RawSource(fs.readFileSync(from)) as never, {minimized: true});
        });
      }),
    );
  },
});

/** Part of the name of a published file, which changes with its content. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A style sheet that only some pages link, with its path in the build, which changes with its content. */
export const separateSheet = (name: string, css: string): {file: string; css: string} => ({
  file: `assets/css/${name}.${contentHash(css)}.css`,
  css,
});

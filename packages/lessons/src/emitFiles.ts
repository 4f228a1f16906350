import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/** A plugin of the bundler. */
type BundlerPlugin = NonNullable<
  NonNullable<Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>['plugins']>[number]
>;

/** The members of webpack and Rspack that are used here. */
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
  emitAsset: (file: string, source: object, info?: {minimized: true}) => void;
}

/**
 * A plugin of webpack or Rspack that writes files into the build.
 *
 * @param texts texts by path in the build; the bundler minifies them
 * @param copies files by path in the build, which are copied as they are
 */
export function emitFiles(
  texts: Readonly<Record<string, string>>,
  copies: Readonly<Record<string, string>>,
): BundlerPlugin {
  const name = '@training-catalog/lessons';
  const plugin = {
    apply({webpack, hooks}: Compiler): void {
      const {RawSource} = webpack.sources;
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () => {
          Object.entries(texts).forEach(([file, text]) => compilation.emitAsset(file, new RawSource(text)));
          Object.entries(copies).forEach(([file, from]) => {
            compilation.fileDependencies.add(from);
            compilation.emitAsset(file, new RawSource(fs.readFileSync(from)), {minimized: true});
          });
        }),
      );
    },
  };
  return plugin as unknown as BundlerPlugin;
}

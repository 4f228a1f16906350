import type {Plugin} from '@docusaurus/types';

/** A plugin of the bundler. */
type BundlerPlugin = NonNullable<
  NonNullable<Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>['plugins']>[number]
>;

/** The members of webpack and Rspack that are used here. */
interface Compiler {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_ADDITIONAL: number};
    sources: {RawSource: new (text: string) => object};
  };
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

interface Compilation {
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
  emitAsset: (file: string, source: object) => void;
}

/** A plugin of webpack or Rspack that writes a file into the build, before the bundler minifies what is there. */
export function emitAsset(file: string, text: string): BundlerPlugin {
  const name = '@training-catalog/figures';
  const plugin = {
    apply({webpack, hooks}: Compiler): void {
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.processAssets.tap({name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () =>
          compilation.emitAsset(file, new webpack.sources.RawSource(text)),
        ),
      );
    },
  };
  return plugin as unknown as BundlerPlugin;
}

import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientFile} from './clientFile.js';
import {packageFolder} from '@training-catalog/utils/node';
import {replaceModules} from './replaceModules.js';

/** What Rspack has beyond webpack's types. */
interface Rspack {
  lazyCompilationMiddleware?: (compiler: unknown) => (...request: unknown[]) => unknown;
}

/**
 * Turns on the lazy compilation of Rspack in the development server: it compiles a page when it is opened instead of all
 * pages before the first one, so that the first page appears within seconds; a page that could not be compiled is loaded
 * anew once it is mended.
 *
 * @returns the bundler's settings, which throw if the bundler is not Rspack.
 */
export function developmentServer({generatedFilesDir}: LoadContext): NonNullable<Plugin['configureWebpack']> {
  return ({watchOptions}, isServer, {currentBundler}) => {
    // `docusaurus build --dev` watches no files, and nobody would ask for what it leaves out.
    if (isServer || watchOptions === undefined) {
      return {};
    }
    const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
    if (!lazyCompilationMiddleware) {
      throw new Error(
        '@training-catalog/lean-client: only Rspack compiles pages when they are opened; set future.experimental_faster in docusaurus.config.ts, or leave out "enabled"',
      );
    }
    let compilePages: ReturnType<typeof lazyCompilationMiddleware> | undefined;
    return {
      lazyCompilation: {entries: false, imports: true},
      module: {
        rules: [
          {
            test: path.join(generatedFilesDir, 'registry.js'),
            use: fileURLToPath(new URL('lazyRegistry.js', import.meta.url)),
          },
        ],
      },
      plugins: [
        ...replaceModules(currentBundler, [
          {
            request: './prefetch',
            importers: [path.join(packageFolder('@docusaurus/core', import.meta.url), 'lib/client/docusaurus.js')],
            file: clientFile('noPrefetch.js'),
          },
        ]),
        {
          apply(compiler: unknown) {
            compilePages = lazyCompilationMiddleware(compiler);
          },
        },
      ],
      // Not setupMiddlewares: Docusaurus sets one of its own, which ours would replace.
      devServer: {
        onListening: ({app}: {app?: {use: (handler: unknown) => void}}) => app?.use(compilePages),
      },
    };
  };
}

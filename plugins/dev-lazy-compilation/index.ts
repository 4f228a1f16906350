/**
 * In: the development server of `npm start`. Out: the same server, which compiles a page when it is opened instead of
 * all pages before the first one, so that the first page appears within seconds; a page that could not be compiled is
 * loaded anew once it is mended. The production build is not changed.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFolder, replaceModules} from '../upstream-patches/replaceModules';

/** What Rspack has beyond webpack's types. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: unknown) => (...request: unknown[]) => unknown;
}

const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';

/** Turns on the lazy compilation of Rspack in the development server. */
export default function devLazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'dev-lazy-compilation',
    getClientModules: () =>
      isDevelopment() ? [path.join(__dirname, '../../src/development/reloadAfterErrors.ts')] : [],
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || !isDevelopment()) {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let compilePages: ReturnType<Rspack['lazyCompilationMiddleware']> | undefined;
      return {
        lazyCompilation: {entries: false, imports: true},
        module: {
          rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: path.join(__dirname, 'lazyRegistry.js')}],
        },
        plugins: [
          ...replaceModules(currentBundler, [
            {
              request: './prefetch',
              importers: [path.join(packageFolder('@docusaurus/core'), 'lib/client/docusaurus.js')],
              file: path.join(__dirname, 'noPrefetch.js'),
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
    },
  };
}

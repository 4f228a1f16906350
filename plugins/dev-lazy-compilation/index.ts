import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFolder, replaceModules} from '../upstream-patches/replaceModules';

/** What Rspack has beyond webpack's types. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: unknown) => (...request: unknown[]) => unknown;
}

/**
 * What an author gets: `npm start` shows a page after seconds, and an edit at once. The development
 * server compiles a page when it is opened, not all of them before the first; the build is not changed.
 */
export default function devLazyCompilation({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'dev-lazy-compilation',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let compilePages: ReturnType<Rspack['lazyCompilationMiddleware']> | undefined;
      return {
        lazyCompilation: {entries: false, imports: true},
        module: {
          rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: path.join(__dirname, 'onlyByImport.js')}],
        },
        plugins: [
          ...replaceModules(currentBundler, [
            {
              request: './prefetch',
              importers: [path.join(packageFolder('@docusaurus/core'), 'lib/client/docusaurus.js')],
              file: path.join(__dirname, 'prefetchNothing.js'),
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

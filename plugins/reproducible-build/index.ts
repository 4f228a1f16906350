/**
 * In: module requests that contain the full path of a loader; Docusaurus writes them for images of pages, and numbers
 * modules by them. Out: requests with the loader's name only, so that the built files depend on the commit and not on
 * the folder of the build. `npm run test:reproducible` compares two builds.
 */
import type {Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';

/** Replaces the full path of file-loader in a module request by its name. */
export const withoutFolder = (request: string): string =>
  request.replace(/([?&]fallback=)[^!&]*[\\/]file-loader[\\/][^!&]*/, '$1file-loader');

/**
 * Checks the request that Docusaurus writes for an image of a page rather than those of a build, because the bundler's
 * cache keeps modules from being resolved again.
 *
 * @throws if nothing in it is replaced.
 */
export function assertMatches(request: string): void {
  if (withoutFolder(request) === request) {
    throw new Error(
      `plugins/reproducible-build: nothing to replace in "${request}", the request of Docusaurus for images; if it ` +
        'contains a full path, adapt the pattern, otherwise delete the plugin and its row in UPSTREAM.md',
    );
  }
}

/** Replaces the paths in module requests. */
export default function reproducibleBuild(): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack(_config, isServer, {currentBundler}) {
      assertMatches(getFileLoaderUtils(isServer).loaders.inlineMarkdownImageFileLoader);
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/[?&]fallback=/, (resource) => {
            resource.request = withoutFolder(resource.request);
          }),
        ],
      };
    },
  };
}

/**
 * In: module requests that contain the full path of a loader; Docusaurus writes them for images of pages, and numbers
 * modules by them. Out: requests with the loader's name only, so that the built files depend on the commit and not on
 * the folder of the build. `npm run test:reproducible` compares two builds.
 */
import type {Plugin} from '@docusaurus/types';

/** Replaces the paths in module requests. */
export default function reproducibleBuild(): Plugin {
  return {
    name: 'reproducible-build',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/[?&]fallback=/, (resource) => {
          resource.request = resource.request.replace(
            /([?&]fallback=)[^!&]*[\\/]file-loader[\\/][^!&]*/,
            '$1file-loader',
          );
        }),
      ],
    }),
  };
}

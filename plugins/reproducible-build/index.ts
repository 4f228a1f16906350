import type {Plugin} from '@docusaurus/types';

/**
 * What a reader gets: files that depend on the commit alone and not on the folder they were built in,
 * so that anyone can check what is published. The framework asks for images of pages by a request
 * that names a loader by its full path, and numbers modules by their requests; here the path becomes
 * the loader's name. (`npm run test:reproducible` compares two builds.)
 */
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

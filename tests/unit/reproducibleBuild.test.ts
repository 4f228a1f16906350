// Paths in module requests: plugins/reproducible-build.
import {getFileLoaderUtils} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {assertMatches, withoutFolder} from '../../plugins/reproducible-build';

test('the request for an image of a page no longer names the folder of file-loader', () => {
  for (const isServer of [true, false]) {
    const request = getFileLoaderUtils(isServer).loaders.inlineMarkdownImageFileLoader;
    expect(() => assertMatches(request)).not.toThrow();
    expect(withoutFolder(request)).toMatch(/&fallback=file-loader[&!]/);
  }
});

test('a request without the path of file-loader stops the build', () => {
  expect(() => assertMatches('!url-loader?limit=10000&name=[name].[ext]!')).toThrow(
    /nothing to replace in "!url-loader.*adapt the pattern, otherwise delete the plugin/,
  );
});

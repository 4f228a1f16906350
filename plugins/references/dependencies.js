/* global module, require */
const path = require('node:path');

/**
 * A loader that tells the bundler which other files a page depends on, so that the page is compiled again when one of them
 * changes. It does not change the source.
 *
 * @this {import('@rspack/core').LoaderContext<{
 *   siteDir: string,
 *   filesOf: (page: {file: string, text: string}) => readonly string[],
 * }>}
 * @param {string} source
 */
module.exports = function dependencies(source) {
  const {siteDir, filesOf} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  filesOf({file, text: source}).forEach((name) => this.addDependency(path.join(siteDir, name)));
  return source;
};

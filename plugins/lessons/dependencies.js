/* global module, require */
const path = require('node:path');

/**
 * A path without percent-encoding; unchanged if it is not validly encoded.
 *
 * @param {string} written
 */
function decoded(written) {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/**
 * A loader that tells the bundler what else a page depends on, so that the page is compiled again when it changes: the
 * glossary if the page uses terms, data sets whose size it shows, files that its charts are drawn from, and lessons
 * whose titles or times it names. It does not change the source.
 *
 * @this {import('@rspack/core').LoaderContext<{siteDir: string, glossaryFile: string}>}
 * @param {string} source
 */
module.exports = function dependencies(source) {
  const {siteDir, glossaryFile} = this.getOptions();
  if (/:term\[|^::glossary/m.test(source)) {
    this.addDependency(path.join(siteDir, glossaryFile));
  }
  const folder = path.dirname(this.resourcePath);
  for (const [, file = ''] of source.matchAll(/^::dataset\[.*\bfile="([^"]+)"/gm)) {
    this.addDependency(path.join(folder, file));
  }
  // Charts that are drawn from a file.
  for (const [, file = ''] of source.matchAll(/^[ \t>]*file: *["']?(data\/[^"'\n]+?)["']? *$/gm)) {
    this.addDependency(path.join(folder, file));
  }
  for (const [, file = ''] of source.matchAll(/:time\{of="([^"]+)"/g)) {
    this.addDependency(path.join(folder, decoded(file)));
  }
  const [, list = ''] = /^ {2}prerequisites:((?:.*\n {4,}-.*)+|.*)$/m.exec(source) ?? [];
  for (const [file] of list.matchAll(/[^\s"'[\],][^"'[\],\n]*\.mdx?/g)) {
    this.addDependency(path.join(folder, decoded(file.replace(/^- */, ''))));
  }
  return source;
};

/* global module, require */
const path = require('node:path');

/**
 * A path without its percent-encoding; as it is where a percent sign begins none.
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
 * A loader that says what else a page is made from: the glossary where it uses terms, its data sets, whose size it
 * shows, files that its charts are drawn from, the lessons whose titles or times it names. With this, a change of these
 * makes the page anew, although the bundler keeps what did not change. It leaves the text as it is.
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

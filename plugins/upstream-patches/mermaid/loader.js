/* global __filename, module, require */
const {withPauses} = require('./pauses.js');
const {withQuickCopies} = require('./settings.js');

/** What is changed in a file of Mermaid, by the part that its rule in index.ts names. */
const parts = {settings: withQuickCopies, phases: withPauses};

/**
 * Loader for the edited files of Mermaid: a faster copy of its settings, and pauses between the phases of drawing.
 *
 * @this {import('@rspack/core').LoaderContext<{part: keyof typeof parts}>}
 * @param {string} source
 */
module.exports = function diagramLoader(source) {
  ['./pauses.js', './settings.js'].forEach((file) => this.addDependency(require.resolve(file)));
  this.addDependency(__filename);
  return parts[this.getOptions().part](source);
};

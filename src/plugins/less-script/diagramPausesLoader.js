/* global __filename, module, require */
const {withPauses} = require('./diagramPauses.js');

/**
 * Loader of the parts of Mermaid in which the phases of a drawing begin: they pause there.
 *
 * @this {import('@rspack/core').LoaderContext<object>}
 */
module.exports = function diagramPausesLoader(source) {
  this.addDependency(require.resolve('./diagramPauses.js'));
  this.addDependency(__filename);
  return withPauses(source);
};

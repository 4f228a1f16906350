/* global __filename, module, require */
const {withQuickCopies} = require('./diagramSettings.js');

/**
 * Loader of Mermaid's settings: it copies them quicker.
 *
 * @this {import('@rspack/core').LoaderContext<object>}
 */
module.exports = function diagramSettingsLoader(source) {
  this.addDependency(require.resolve('./diagramSettings.js'));
  this.addDependency(__filename);
  return withQuickCopies(source);
};

/* global module */
/**
 * Leaves the pages' modules to `import()`: by `require.resolveWeak`, beside it in Docusaurus' list of
 * modules, the bundler would compile them all before the first is asked for. What is then in its place
 * is no module's id, so that the client waits for each import.
 *
 * @param {string} source
 */
module.exports = (source) => source.replaceAll('require.resolveWeak(', '(');

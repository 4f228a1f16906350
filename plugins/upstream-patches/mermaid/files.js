/* global module, require */
const fs = require('node:fs');
const path = require('node:path');

/**
 * The files of Mermaid. Their names change with each version, so a part is found by its content.
 *
 * @returns {{file: string; source: string}[]} full paths and content
 */
function readMermaid() {
  const folder = path.join(path.dirname(require.resolve('mermaid/package.json')), 'dist');
  const parts = path.join(folder, 'chunks/mermaid.core');
  return [path.join(folder, 'mermaid.core.mjs'), ...fs.readdirSync(parts).map((name) => path.join(parts, name))]
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => ({file, source: fs.readFileSync(file, 'utf8')}));
}

module.exports = {readMermaid};

/* global module, require */
const fs = require('node:fs');
const path = require('node:path');

/**
 * The files that Mermaid consists of: their names change with each of its versions, so that a part is found by what it
 * holds.
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

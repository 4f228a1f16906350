/* global module, require, __dirname */
const fs = require('node:fs');
const path = require('node:path');

/**
 * How Mermaid answers a part of it that asks for its settings: with a copy, so that nobody changes them.
 * A diagram asks hundreds of times, and the function that copies is made for merging: of the script that
 * draws a diagram in Chromium it took a quarter of the time.
 */
const original = `var getConfig = /* @__PURE__ */ __name(() => {
  return assignWithDepth_default({}, currentConfig);
}, "getConfig");`;

/**
 * A copy of Mermaid's settings, as deep as its own: the settings, those of each kind of diagram, and what
 * they hold; values that are null are left out, and lists name each value once.
 *
 * @template T
 * @param {T} settings an object or a list
 * @param {number} depth how many levels below it are copied key by key
 * @returns {T}
 */
function copyOf(settings, depth) {
  if (Array.isArray(settings)) {
    return [...new Set(settings)];
  }
  const copy = {...settings};
  if (depth > 0) {
    for (const key in copy) {
      if (copy[key] === null) {
        delete copy[key];
      } else if (typeof copy[key] === 'object') {
        copy[key] = copyOf(copy[key], depth - 1);
      }
    }
  }
  return copy;
}

/** @param {string} source source of Mermaid's settings */
const withQuickCopies = (source) =>
  source.replace(original, () => `${copyOf.toString()}\nvar getConfig = () => copyOf(currentConfig, 2);`);

/**
 * The file of Mermaid that holds its settings: its name changes with each of its versions.
 *
 * @param {string} [folder] where Mermaid's parts are
 * @returns {string} full path
 * @throws if no file asks for its settings as `original` does
 */
function settingsFile(
  folder = path.join(path.dirname(require.resolve('mermaid/package.json')), 'dist/chunks/mermaid.core'),
) {
  const file = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => path.join(folder, name))
    .find((name) => fs.readFileSync(name, 'utf8').includes(original));
  if (!file) {
    throw new Error(
      `No file in ${folder} reads Mermaid's settings as it did in 11.17: see whether it still copies them slowly, ` +
        `and mend or remove ${path.join(__dirname, 'diagramSettings.js')}.`,
    );
  }
  return file;
}

module.exports = {copyOf, settingsFile, withQuickCopies};

/* global module, __filename */
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
    return /** @type {T} */ (/** @type {unknown} */ ([...new Set(settings)]));
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
 * The file of Mermaid that holds its settings.
 *
 * @param {{file: string; source: string}[]} files those of Mermaid
 * @returns {string} full path
 * @throws if no file asks for its settings as `original` does
 */
function settingsFile(files) {
  const holder = files.find(({source}) => source.includes(original));
  if (!holder) {
    throw new Error(
      'No file of Mermaid reads its settings as it did in 11.17: see whether it still copies them slowly, ' +
        `and fix or remove ${__filename}.`,
    );
  }
  return holder.file;
}

module.exports = {copyOf, settingsFile, withQuickCopies};

/* global module, __filename */
/**
 * When a part of Mermaid reads the settings, it gets a copy, so that it cannot change them. A diagram does so hundreds
 * of times, and the copying function is made for merging: it took a quarter of the script time of drawing a diagram in
 * Chromium.
 */
const original = `var getConfig = /* @__PURE__ */ __name(() => {
  return assignWithDepth_default({}, currentConfig);
}, "getConfig");`;

/**
 * A copy of Mermaid's settings, as deep as Mermaid's own copy: the settings, those of each kind of diagram, and their
 * values. Null is left out, and lists have each value once.
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
 * The file of Mermaid with its settings.
 *
 * @param {{file: string; source: string}[]} files those of Mermaid
 * @returns {string} full path
 * @throws if no file reads its settings as `original` does
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

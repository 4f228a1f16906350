/* global module, require, setTimeout, __filename */
const fs = require('node:fs');
const path = require('node:path');

/**
 * Mermaid draws a diagram, and all that wait for it, in one go: on a slow phone the page does not answer for half a
 * second or more (https://github.com/mermaid-js/mermaid/issues/2426). Its authors measure the phases of a drawing
 * with a profiler that its releases hold but never call: where that begins a phase, ours pause.
 */
const phases = ['parse', 'draw', 'measure', 'layout', 'paint', 'serialize'];

/** The beginnings of the phases: `false ? await profiler.span("parse", …` and `if (false) { profiler.begin("paint")`. */
const begins = new RegExp(
  `\\bfalse(?=(?: \\? |\\) \\{\\s+)(?:await )?profiler\\.(?:span|begin)\\("(?:${phases.join('|')})")`,
  'g',
);

/**
 * Lets the browser do what waits (a tap, a frame) before the drawing goes on.
 *
 * @returns {Promise<void>}
 */
function pause() {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @param {string} source source of a part of Mermaid */
const withPauses = (source) => `${pause.toString()}\n${source.replace(begins, '(await pause(), false)')}`;

/**
 * The files of Mermaid in which phases of a drawing begin: their names change with each of its versions.
 *
 * @param {string} [folder] where Mermaid's files are
 * @returns {string[]} full paths
 * @throws if a phase is not found exactly once
 */
function pausedFiles(folder = path.join(path.dirname(require.resolve('mermaid/package.json')), 'dist')) {
  const parts = path.join(folder, 'chunks/mermaid.core');
  const files = [
    path.join(folder, 'mermaid.core.mjs'),
    ...fs
      .readdirSync(parts)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => path.join(parts, name)),
  ];
  const found = files
    .map((file) => ({file, begun: fs.readFileSync(file, 'utf8').match(begins)?.length ?? 0}))
    .filter(({begun}) => begun > 0);
  const begun = found.reduce((sum, file) => sum + file.begun, 0);
  if (begun !== phases.length) {
    throw new Error(
      `The files in ${folder} begin ${begun} of the ${phases.length} phases of a drawing (${phases.join(', ')}) ` +
        `as Mermaid 11.17 did: see how it tells its profiler of them now, and mend or remove ${__filename}.`,
    );
  }
  return found.map(({file}) => file);
}

module.exports = {pause, pausedFiles, phases, withPauses};

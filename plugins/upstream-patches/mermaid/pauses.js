/* global module, setTimeout, __filename */
/**
 * Mermaid draws a diagram, and all that are queued, in one task: on a slow phone the page does not respond for half a
 * second or more (https://github.com/mermaid-js/mermaid/issues/2426). Its authors measure the phases of drawing with a
 * profiler that its releases contain but never call; this patch pauses where the profiler would start a phase.
 */
const phases = ['parse', 'draw', 'measure', 'layout', 'paint', 'serialize'];

/** The starts of the phases: `false ? await profiler.span("parse", …` and `if (false) { profiler.begin("paint")`. */
const begins = new RegExp(
  `\\bfalse(?=(?: \\? |\\) \\{\\s+)(?:await )?profiler\\.(?:span|begin)\\("(${phases.join('|')})")`,
  'g',
);

/**
 * Lets the browser handle pending tasks (a tap, a frame) before drawing continues.
 *
 * @returns {Promise<void>}
 */
function pause() {
  const {scheduler} = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (globalThis);
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @param {string} source source of a part of Mermaid */
const withPauses = (source) => `${pause.toString()}\n${source.replace(begins, '(await pause(), false)')}`;

/**
 * The files of Mermaid in which phases of drawing start.
 *
 * @param {{file: string; source: string}[]} files those of Mermaid
 * @returns {string[]} full paths
 * @throws if a phase is not found exactly once
 */
function pausedFiles(files) {
  const holders = files
    .map(({file, source}) => ({file, begun: Array.from(source.matchAll(begins), ([, phase]) => phase)}))
    .filter(({begun}) => begun.length > 0);
  const begun = holders.flatMap((holder) => holder.begun);
  const changed = phases.filter((phase) => begun.filter((one) => one === phase).length !== 1);
  if (changed.length > 0) {
    throw new Error(
      `Mermaid 11.17 starts each phase exactly once, but not these: ${changed.join(', ')}. Find how it reports phases ` +
        `now, then adapt or remove ${__filename}.`,
    );
  }
  return holders.map(({file}) => file);
}

module.exports = {pause, pausedFiles, phases, withPauses};

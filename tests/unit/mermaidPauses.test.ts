import {afterEach, expect, it, vi} from 'vitest';
import {pause, pausedFiles, phases, withPauses} from '../../plugins/upstream-patches/mermaid/pauses';
import {readMermaid} from '../../plugins/upstream-patches/mermaid/files';

const mermaid = readMermaid();

afterEach(() => void vi.unstubAllGlobals());

it('each phase of drawing starts with a pause, and everything else is unchanged', () => {
  const holders = pausedFiles(mermaid);
  const sources = mermaid.filter(({file}) => holders.includes(file)).map(({source}) => source);
  const paused = sources.map(withPauses);
  for (const phase of phases) {
    const begins = new RegExp(
      `\\(await pause\\(\\), false\\)(?: \\? |\\) \\{\\s+)(?:await )?profiler\\.\\w+\\("${phase}"`,
    );
    expect(paused.filter((source) => begins.test(source))).toHaveLength(1);
  }
  expect(paused.map((source) => source.replaceAll('(await pause(), false)', 'false'))).toEqual(
    sources.map((source) => `${pause.toString()}\n${source}`),
  );
});

it('a pause lets the browser handle pending tasks, with a timer if it cannot yield', async () => {
  const done: string[] = [];
  vi.stubGlobal('scheduler', {yield: () => Promise.resolve(void done.push('yielded'))});
  await pause();
  expect(done).toEqual(['yielded']);
  vi.stubGlobal('scheduler', {});
  setTimeout(() => done.push('what waited'));
  await pause();
  expect(done).toEqual(['yielded', 'what waited']);
});

it('a version of Mermaid with different phases stops the build', () => {
  const source = 'const diagram = false ? await profiler.span("parse", parse) : await parse();';
  expect(() => pausedFiles([{file: 'mermaid.core.mjs', source}])).toThrow(
    /exactly once, but not these: draw, measure, layout, paint, serialize\..*mermaid\/pauses\.js/,
  );
});

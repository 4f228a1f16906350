import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {pause, pausedFiles, phases, withPauses} from '../../src/plugins/less-script/diagramPauses';

afterEach(() => void vi.unstubAllGlobals());

it('each phase of a drawing begins with a pause, and all else is kept', () => {
  const sources = pausedFiles().map((file) => fs.readFileSync(file, 'utf8'));
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

it('a pause lets the browser do what waits, by a timer where it cannot yield', async () => {
  const done: string[] = [];
  vi.stubGlobal('scheduler', {yield: () => Promise.resolve(void done.push('yielded'))});
  await pause();
  expect(done).toEqual(['yielded']);
  vi.stubGlobal('scheduler', {});
  setTimeout(() => done.push('what waited'));
  await pause();
  expect(done).toEqual(['yielded', 'what waited']);
});

it('a version of Mermaid that begins its phases otherwise stops the build', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mermaid-'));
  fs.mkdirSync(path.join(folder, 'chunks/mermaid.core'), {recursive: true});
  fs.writeFileSync(
    path.join(folder, 'mermaid.core.mjs'),
    'const diagram = false ? await profiler.span("parse", parse) : await parse();',
  );
  expect(() => pausedFiles(folder)).toThrow(
    /files in .*mermaid-.* begin 1 of the 6 phases of a drawing \(parse, .*diagramPauses\.js/,
  );
  fs.rmSync(folder, {recursive: true});
});

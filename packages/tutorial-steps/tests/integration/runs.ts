import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {expect} from 'vitest';
import {runPage, type PageReport, type RunOptions} from '../../src/runner/runPage.js';
import {folderOf} from '../folderOf.js';

/** A code block. */
export const block = (info: string, ...lines: string[]): string => [`\`\`\`${info}`, ...lines, '```', ''].join('\n');

/** A page with some blocks. */
export const pageOf = (...parts: string[]) => ({
  file: 'docs/Owls/tutorial.md',
  text: `---\ntitle: Owls\ndescription: Count owls.\n---\n\n${parts.join('\n')}`,
});

/** Options of a run in which no condition is met. */
export const defaults: RunOptions = {
  isMet: () => Promise.resolve(false),
  python: 'python3',
  minutes: 1,
  bytes: 1e8,
  recording: false,
  env: process.env,
};

/** Runs a page with some blocks. */
export const run = (parts: string[], options: Partial<RunOptions> = {}): Promise<PageReport> =>
  runPage(pageOf(...parts), {...defaults, ...options});

/** Outcomes of a page's steps, with the messages about those that did not pass. */
export const outcomes = async (...parts: string[]): Promise<string[]> =>
  (await run(parts)).steps.map(({outcome, reason}) => (reason === '' ? outcome : `${outcome}: ${reason}`));

/** A program that runs until it is ended, and shows in a file that it does. */
export function longRunning(): {command: string; marks: string; expectEnded: () => Promise<void>} {
  const program = path.join(
    folderOf({'program.sh': 'while echo on >> "$0.marks"; do sleep 0.1; done\n'}),
    'program.sh',
  );
  const marks = `${program}.marks`;
  return {
    command: `sh '${program}'`,
    marks,
    expectEnded: async () => {
      const before = fs.statSync(marks).size;
      await wait(500);
      expect(fs.statSync(marks).size).toBe(before);
    },
  };
}

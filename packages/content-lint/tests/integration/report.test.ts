import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readConfig} from '@training-catalog/content-lint/node';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {previewFaults} from '../../src/previewFaults.js';

let siteDir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const page = (text: string): string => `---\ntitle: Owls\n---\n\n${text}\n`;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
  write('content-lint.config.ts', "export default {checkCommand: 'npm run owls'};\n");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
});

it('a build that stops says how many errors there are, and how to find them without a build', () => {
  const program = path.join(import.meta.dirname, '../../dist/report.js');
  const run = () => spawnSync(process.execPath, [program], {cwd: siteDir, encoding: 'utf8'});
  write('docs/a.md', page('![](/img/a.png)\n\n[a]()'));
  const {status, stdout} = run();
  expect(status).toBe(1);
  expect(stdout).toMatch(/^docs\/a\.md:5: .*\ndocs\/a\.md:7: .*\n\n2 errors .*"npm run owls"/);
  write('docs/a.md', page('[a]()'));
  expect(run().stdout).toMatch(/\n1 error .*"npm run owls"/);
  write('docs/a.md', page('Text.'));
  expect(run()).toMatchObject({status: 0, stdout: ''});
});

/** The text of a page as it is compiled. */
const compiled = (text: string): string =>
  previewFaults(siteDir, readConfig({}))({filePath: path.join(siteDir, 'docs/a.md'), fileContent: text});

it('the development server explains a syntax error in the words of the check', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => compiled(page('It takes <5 minutes.'))).toThrow(/^docs\/a\.md:5: .*; write .* \[mdx-syntax\]$/);
  expect(compiled(page('It takes 5 minutes.'))).toBe(page('It takes 5 minutes.'));
});

it('the development server prints the other errors of a page', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(compiled(page('![](/img/a.png)'))).toBe(page('![](/img/a.png)'));
  // The rules are loaded first, which takes long on a busy machine.
  await vi.waitFor(() => expect(printed).toHaveBeenCalled(), {timeout: 30_000});
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^docs\/a\.md:5: .*\[image-alt-text\]$/)]]);
}, 40_000);

it('a build leaves that to the check', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(compiled(page('It takes <5 minutes.'))).toBe(page('It takes <5 minutes.'));
});

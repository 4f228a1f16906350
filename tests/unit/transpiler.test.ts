import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, expect, test} from 'vitest';
import {runCommand} from '../support/runCommand';

const preload = path.resolve('plugins/upstream-patches/jiti/transpiler.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'transpiler-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

/**
 * Loads a file as Docusaurus loads its configuration, with an empty cache.
 *
 * @returns its default export, and what was transpiled.
 */
async function load(file: string): Promise<{value: unknown; transpiled: string[]}> {
  const caches = fs.mkdtempSync(path.join(folder, 'caches-'));
  const program = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)})
    .then(async (value) => console.log(JSON.stringify(await value())))`;
  const {stdout, stderr} = await runCommand(process.execPath, ['--require', preload, '--eval', program], {
    env: {...process.env, TMPDIR: caches},
  });
  const made = path.join(caches, 'node-jiti');
  return {
    value: JSON.parse(stdout || JSON.stringify(stderr)),
    transpiled: fs.readdirSync(made).map((name) => fs.readFileSync(path.join(made, name), 'utf8')),
  };
}

test('configuration is transpiled by esbuild, with all static and dynamic imports', async () => {
  write('later.ts', 'export const later: string = "later";\n');
  write('module.mjs', 'export default {of: "a module"};\nexport const named = "named";\n');
  const settings = write(
    'settings.ts',
    `import path from 'node:path';
import type {Config} from '@docusaurus/types';
import found, {named} from './module.mjs';
export default async (): Promise<unknown> => {
  const {later} = await import('./later');
  return {later, named, found, here: path.basename(__dirname), address: import.meta.url} satisfies object as Partial<Config>;
};
`,
  );
  const {value, transpiled} = await load(settings);
  expect(value).toMatchObject({
    later: 'later',
    named: 'named',
    found: {of: 'a module'},
    here: path.basename(folder),
    address: pathToFileURL(settings).href,
  });
  expect(transpiled).toHaveLength(3);
  transpiled.forEach((code) => expect(code, 'as esbuild writes it').toContain('__toCommonJS'));
});

test('an error in configuration is reported with its file and line', async () => {
  const broken = write('broken.ts', 'export default () => 1;\n\nconst = 2;\n');
  expect((await load(broken)).value).toMatch(/broken\.ts:3:6: ERROR/);
});

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {afterAll, expect, test} from 'vitest';

const preload = fileURLToPath(new URL('../dist/transpiler.cjs', import.meta.url));
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
function load(file: string): {value: unknown; transpiled: string[]} {
  const caches = fs.mkdtempSync(path.join(folder, 'caches-'));
  const program = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)})
    .then(async (value) => console.log(JSON.stringify(await value())))`;
  const {stdout, stderr} = spawnSync(process.execPath, ['--require', preload, '--eval', program], {
    cwd: path.dirname(preload),
    env: {...process.env, TMPDIR: caches},
    encoding: 'utf8',
  });
  const made = path.join(caches, 'node-jiti');
  return {
    value: JSON.parse(stdout || JSON.stringify(stderr)),
    transpiled: fs.readdirSync(made).map((name) => fs.readFileSync(path.join(made, name), 'utf8')),
  };
}

test('configuration is transpiled by esbuild, with all static and dynamic imports', () => {
  write('later.ts', 'export const later: string = "later";\n');
  write('module.mjs', 'export default {of: "a module"};\nexport const named = "named";\n');
  const settings = write(
    'settings.ts',
    `import path from 'node:path';
import type {Config} from '@docusaurus/types';
import found, {named} from "./module.mjs";
export default async (): Promise<unknown> => {
  const {later} = await import('./later');
  return {later, named, found, here: path.basename(__dirname), address: import.meta.url} satisfies object as Partial<Config>;
};
`,
  );
  const {value, transpiled} = load(settings);
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

test('an error in configuration is reported with its file and line', () => {
  const broken = write('broken.ts', 'export default () => 1;\n\nconst = 2;\n');
  expect(load(broken).value).toMatch(/broken\.ts:3:6: ERROR/);
});

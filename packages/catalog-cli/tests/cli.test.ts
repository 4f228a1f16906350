// Misspelled on purpose. cspell:ignore bild
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-cli-'));
afterAll(() => fs.rmSync(home, {recursive: true}));

const packageFolder = path.join(import.meta.dirname, '..');

/** Runs the command in a folder with these settings. */
function catalog(settings: string | undefined, ...args: string[]) {
  return node([], settings, ...args);
}

/** Runs the command with options of Node.js. */
function node(options: readonly string[], settings: string | undefined, ...args: string[]) {
  const folder = fs.mkdtempSync(path.join(home, 'site-'));
  // Where the packages are found from.
  fs.symlinkSync(path.join(packageFolder, '../../node_modules'), path.join(folder, 'node_modules'));
  if (settings !== undefined) {
    fs.writeFileSync(path.join(folder, 'site.config.ts'), settings);
  }
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [...options, path.join(packageFolder, 'bin/catalog.js'), ...args],
    {cwd: folder, encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

it.each<[string, string | undefined, RegExp]>([
  [
    'a folder that is no site',
    undefined,
    /^there is no site\.config\.ts here; run the command in the folder of a site\n$/,
  ],
  ['settings with a syntax error', 'export const =', /^site\.config\.ts: /],
  ['settings that export nothing', 'export const other = 1;', /^site\.config\.ts exports no siteSettings; write/],
  [
    'a wrong choice',
    "import {catalogSite} from '@training-catalog/preset';\nexport const siteSettings = catalogSite({areas: []} as never);",
    /^site\.config\.ts: @training-catalog\/preset: /,
  ],
  ['an area without a folder', "export const siteSettings = {areaIds: ['talks']};", /there is no talks\/intro\.md/],
])('refuses %s in one sentence', (_, settings, message) => {
  const {status, stderr} = catalog(settings, 'check');
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(status).toBe(1);
});

it('suggests the command that was meant', () => {
  expect(catalog(undefined, 'bild')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('did you mean "build"') as string,
  });
});

/** Settings that are enough for what commands say about themselves. */
const described = `export const siteSettings = {
  areaIds: [],
  areaFolders: {},
  address: {url: 'https://owls.example', baseUrl: '/'},
  repository: {deployBranch: 'pages'},
  vocabulary: {researchAreas: []},
  openApiOptions: {},
};`;

it('loads no large package that only another command needs', () => {
  const hooks = `export async function resolve(name, context, next) {
    if (/^(?:cheerio|gemoji|@redocly\\/openapi-core)$/.test(name)) throw new Error(name + ' is loaded by ' + context.parentURL);
    return next(name, context);
  }`;
  const register = `import {register} from 'node:module';
    register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hooks))});`;
  const options = ['--import', `data:text/javascript,${encodeURIComponent(register)}`];
  expect(node(options, described, 'help', 'import')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run import -- --from') as string,
    stderr: '',
  });
});

it.each(['catalog-cli/bin/catalog.js', 'create/bin/create.js'])('%s says which Node.js it needs', (program) => {
  const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", {value: "18.20.4"})';
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', old, path.join(packageFolder, '..', program), '--help'],
    {encoding: 'utf8'},
  );
  expect({status, stdout, stderr}).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This is Node\.js 18\.20\.4; install version 20\.\d+ or newer.*\n$/) as string,
  });
});

it('a new catalog is begun without a site', () => {
  const create = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(packageFolder, '../create/bin/create.js'), ...args], {
      cwd: home,
      encoding: 'utf8',
    });
  expect(create('--help')).toMatchObject({status: 0, stdout: expect.stringContaining('--topics') as string});
  expect(create()).toMatchObject({status: 1, stderr: expect.stringMatching(/^Refused, .*name one folder/) as string});
});

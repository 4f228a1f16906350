import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {apiId, writeSets} from '../../plugins/api-reference/newSet';
import {readSets} from '../../plugins/api-reference/sets';
import {importOpenApi, type OpenApiResult} from '../../tools/importer/openApi';
import {ImportError} from '../../tools/importer/report';

const fixtures = path.resolve('tests/fixtures/openapi');
let dir: string;
let source: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'import-openapi-')));
  source = path.join(dir, 'theirs');
  fs.cpSync(fixtures, source, {recursive: true});
  fs.mkdirSync(path.join(dir, 'site/openapi'), {recursive: true});
  fs.mkdirSync(path.join(dir, 'site/api'));
  fs.writeFileSync(path.join(dir, 'site/openapi/sets.json'), '[]\n');
  fs.writeFileSync(path.join(dir, 'site/api/tags.yml'), 'API:\nField-Work:\nCattle:\nRelease 2025-07:\n');
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const site = (): string => path.join(dir, 'site');
const run = (place: string, more: object = {}, answer = false): Promise<OpenApiResult> =>
  importOpenApi(site(), {source: place, name: 'Nests', ...more}, () => Promise.resolve(answer));
const inSite = (file: string): string => fs.readFileSync(path.join(site(), file), 'utf8');

it('a file comes over as it is, with its facts in the list of sets', async () => {
  const more = {tags: ['field work'], release: '2025-07', area: 'padi'};
  const {written, operations} = await run(path.join(source, 'nests.json'), more);
  expect(operations).toBe(1);
  expect(written).toEqual(['openapi/nests/nests.json', 'openapi/sets.json']);
  expect(inSite('openapi/nests/nests.json')).toBe(fs.readFileSync(path.join(source, 'nests.json'), 'utf8'));
  expect(readSets(site())).toEqual([
    {id: 'nests', file: 'nests/nests.json', folder: 'Nests', tags: ['Field-Work'], release: '2025-07', area: 'PADI'},
  ]);
});

it('files that it refers to come over with it', async () => {
  const {written, notes} = await run(path.join(source, 'herd/openapi.yaml'));
  expect(written).toEqual([
    'openapi/nests/openapi.yaml',
    'openapi/nests/parts/herds.yaml',
    'openapi/nests/parts/schemas.yaml',
    'openapi/sets.json',
  ]);
  expect(notes).toContainEqual(expect.stringMatching(/^parts\/herds\.yaml:\d+: .*HTML is shown as text/));
});

it('files with braces in their names come over too', async () => {
  const main = path.join(source, 'herd/openapi.yaml');
  fs.renameSync(path.join(source, 'herd/parts/herds.yaml'), path.join(source, 'herd/parts/herds@{id}.yaml'));
  fs.writeFileSync(main, fs.readFileSync(main, 'utf8').replaceAll('parts/herds.yaml', '"parts/herds@{id}.yaml"'));
  expect((await run(main)).written).toContain('openapi/nests/parts/herds@{id}.yaml');
});

it('the same import again writes nothing; a new file replaces one that was edited if its author says so', async () => {
  const file = path.join(source, 'nests.json');
  await run(file);
  expect(await run(file)).toMatchObject({written: [], kept: []});
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Add a nest box', 'Add a box'));
  expect(await run(file)).toMatchObject({written: [], kept: ['openapi/nests/nests.json']});
  expect(await run(file, {}, true)).toMatchObject({written: ['openapi/nests/nests.json'], kept: []});
  expect(inSite('openapi/nests/nests.json')).toContain('Add a box');
  expect(readSets(site())).toHaveLength(1);
});

describe('is refused, and nothing is written:', () => {
  it.each<[string, () => Promise<OpenApiResult>, RegExp]>([
    [
      'a file that does not exist',
      () => run(path.join(source, 'none.yaml')),
      /there is no file .*none\.yaml; give the path/,
    ],
    ['an address without https', () => run('http://example.org/openapi.json'), /is not an https address/],
    [
      'an unknown tag',
      () => run(path.join(source, 'nests.json'), {tags: ['Fish']}),
      /"Fish" is not among the tags in api\/tags\.yml; write one of API/,
    ],
    [
      'an unknown release',
      () => run(path.join(source, 'nests.json'), {release: '1999-01'}),
      /no tag "Release 1999-01"; add it there, or write one of 2025-07/,
    ],
    [
      'an unknown area',
      () => run(path.join(source, 'nests.json'), {area: 'Mars'}),
      /"Mars" is not an area; write one of/,
    ],
    [
      'a name that leaves the folder',
      () => run(path.join(source, 'nests.json'), {name: '../evil'}),
      /cannot be the name of a folder/,
    ],
    [
      'a file whose pages would be wrong, with the line',
      () => {
        const file = path.join(source, 'nests.json');
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('#/definitions/Box', '#/definitions/Bax'));
        return run(file);
      },
      /cannot be shown as it is:\n {2}nests\.json:\d\d: #\/paths\/.*Can't resolve \$ref/,
    ],
    [
      'a file that refers to one outside its repository',
      () => {
        const file = path.join(source, 'nests.json');
        fs.writeFileSync(path.join(dir, 'secret.json'), '{"type": "string"}');
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('#/definitions/Box', '../secret.json'));
        return run(file);
      },
      /nests\.json:\d\d: .*Can't resolve \$ref/,
    ],
  ])('%s', async (_name, importIt, message) => {
    const refused = importIt();
    await expect(refused).rejects.toThrow(ImportError);
    await expect(refused).rejects.toThrow(message);
    expect(fs.readdirSync(path.join(site(), 'openapi'))).toEqual(['sets.json']);
    expect(readSets(site())).toEqual([]);
  });
});

describe('an address', () => {
  let server: http.Server;
  let base: string;
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const file = path.join(fixtures, decodeURIComponent(request.url ?? ''));
      const isThere = request.url !== '/' && fs.existsSync(file);
      response.statusCode = isThere ? 200 : 404;
      response.end(isThere ? fs.readFileSync(file) : '');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('of the own machine is fetched, with the files that it refers to', async () => {
    expect(await run(`${base}/herd/openapi.yaml`)).toMatchObject({operations: 1});
    expect(inSite('openapi/nests/parts/herds.yaml')).toContain('listHerds');
  });

  it('that does not answer with a file is refused', async () => {
    await expect(run(`${base}/none.yaml`)).rejects.toThrow(/could not be fetched \(status 404\); save the file/);
  });
});

it('the command prints what it did', () => {
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    [path.resolve('tools/importer/cli.ts'), path.join(source, 'nests.json'), '--api', 'Nests'],
    {cwd: site(), encoding: 'utf8'},
  );
  expect(stderr).not.toContain('Error');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Nests: 1 operations\n {2}written {2}openapi\/nests\/nests\.json\n/);
  expect(stdout).toContain('npm run api-pages');
});

describe('the identifier of a new set', () => {
  it.each([
    ['Bird Counts (v2)', [], 'bird-counts-v2'],
    ['鳥', [], 'api'],
    ['鳥', ['api', 'api-2'], 'api-3'],
    ['Café Birds', ['cafe-birds'], 'cafe-birds-2'],
    ['3D', [], 'd'],
  ])('%s', (name, taken, id) => expect(apiId(name, taken)).toBe(id));
});

it('the list of sets is written as Prettier writes it', () => {
  const long = {id: 'a', file: 'a.yaml', folder: 'A', tags: ['API', 'Birds'], description: 'b'.repeat(100)};
  expect(writeSets([{id: 'a'}, long])).toBe(
    `[\n  {"id": "a"},\n  {\n    "id": "a",\n    "file": "a.yaml",\n    "folder": "A",\n    "tags": ["API", "Birds"],\n    "description": "${'b'.repeat(100)}"\n  }\n]\n`,
  );
});

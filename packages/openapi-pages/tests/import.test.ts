import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {inspect, inspectSafely} from '@training-catalog/openapi-pages/node';
import {apiId, readSets as readSetsOf, writeSets, type ApiSet} from '@training-catalog/openapi-pages/sets';
import {Refusal} from '@training-catalog/utils/node';
import {runOpenApiImport} from '@training-catalog/openapi-pages/import';
import {importOpenApi, type OpenApiImportSettings, type OpenApiResult} from '../src/import/importFile.js';

/** Addresses of the hosts of these tests, which do not exist. */
const addresses: Record<string, string> = {
  'inside.example.org': '10.1.2.3',
  'inside6.example.org': 'fd00::1',
  'mapped.example.org': '::ffff:127.0.0.1',
};
vi.mock('node:dns/promises', () => ({
  lookup: (host: string) => {
    const address = addresses[host] ?? '93.184.215.14';
    return Promise.resolve([{address, family: address.includes(':') ? 6 : 4}]);
  },
}));

const fixtures = path.join(import.meta.dirname, 'fixtures');
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
const settings: OpenApiImportSettings = {
  releaseTagPrefix: 'Release ',
  openApi: {pages: 'api', tagsFile: 'api/tags.yml', defaultTags: ['API']},
};
const readSets = (): ApiSet[] => readSetsOf({siteDir: site(), specifications: 'openapi'});
const run = (place: string, more: object = {}): Promise<OpenApiResult> =>
  importOpenApi(
    site(),
    {source: place, name: 'Nests', ...more},
    settings,
    // In this process, because a new one takes seconds.
    ({file, root, tags}) => inspect(file, root, tags),
  );
const inSite = (file: string): string => fs.readFileSync(path.join(site(), file), 'utf8');

it('a file is copied unchanged, with its facts in the list of sets', async () => {
  const more = {tags: ['field work'], release: '2025-07'};
  const {written, operations} = await run(path.join(source, 'nests.json'), more);
  expect(operations).toBe(1);
  expect(written).toEqual(['openapi/nests/nests.json', 'openapi/sets.json']);
  expect(inSite('openapi/sets.json')).toContain('{"id": "nests", "file": "nests/nests.json", "folder": "Nests"');
  expect(inSite('openapi/nests/nests.json')).toBe(fs.readFileSync(path.join(source, 'nests.json'), 'utf8'));
  expect(readSets()).toEqual([
    {id: 'nests', file: 'nests/nests.json', folder: 'Nests', tags: ['Field-Work', 'Release 2025-07']},
  ]);
});

it('files that it refers to are copied, too', async () => {
  const {written, notes} = await run(path.join(source, 'herd/openapi.yaml'));
  expect(written).toEqual([
    'openapi/nests/openapi.yaml',
    'openapi/nests/parts/herds.yaml',
    'openapi/nests/parts/schemas.yaml',
    'openapi/sets.json',
  ]);
  expect(notes).toContainEqual(expect.stringMatching(/^parts\/herds\.yaml:\d+: .*HTML is shown as text/));
});

it('files with braces in their names are copied, too', async () => {
  const main = path.join(source, 'herd/openapi.yaml');
  fs.renameSync(path.join(source, 'herd/parts/herds.yaml'), path.join(source, 'herd/parts/herds@{id}.yaml'));
  fs.writeFileSync(main, fs.readFileSync(main, 'utf8').replaceAll('parts/herds.yaml', '"parts/herds@{id}.yaml"'));
  expect((await run(main)).written).toContain('openapi/nests/parts/herds@{id}.yaml');
});

it('the same import again writes nothing; a new file replaces one that git does not have only with force', async () => {
  const file = path.join(source, 'nests.json');
  await run(file);
  expect(await run(file)).toMatchObject({written: []});
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Add a nest box', 'Add a box'));
  await expect(run(file)).rejects.toThrow(
    'git does not have the current content of openapi/nests/nests.json; commit it, so that git diff shows',
  );
  expect(inSite('openapi/nests/nests.json')).toContain('Add a nest box');
  expect(await run(file, {force: true})).toMatchObject({written: ['openapi/nests/nests.json']});
  expect(inSite('openapi/nests/nests.json')).toContain('Add a box');
  expect(readSets()).toHaveLength(1);
});

describe('is refused, and nothing is written:', () => {
  it.each<[string, () => Promise<OpenApiResult>, RegExp]>([
    [
      'a file that does not exist',
      () => run(path.join(source, 'none.yaml')),
      /there is no file .*none\.yaml; give the path/,
    ],
    ['an address without https', () => run('http://example.org/openapi.json'), /is not an https URL/],
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
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toThrow(message);
    expect(fs.readdirSync(path.join(site(), 'openapi'))).toEqual(['sets.json']);
    expect(readSets()).toEqual([]);
  });
});

it.each([
  ['con', 'Windows reserves the name'],
  ['_nests', 'begin with a letter or digit'],
  ['tags', 'has a page or file of the name'],
])('a name that no set can have is refused: %s', async (name, reason) => {
  await expect(run(path.join(source, 'nests.json'), {name})).rejects.toThrow(reason);
});

it('what no page depends on is not copied, and may be missing', async () => {
  const file = path.join(source, 'nests.json');
  const text = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  const more = {
    'x-policy': {$ref: 'none.yaml'},
    'x-more': {$ref: 'orchard.yaml'},
    'x-web': {$ref: 'https://x.example.org/a'},
  };
  fs.writeFileSync(file, JSON.stringify({...text, ...more}));
  expect((await run(file)).written).toEqual(['openapi/nests/nests.json', 'openapi/sets.json']);
});

it('a file is read without a git program', async () => {
  vi.stubEnv('PATH', path.join(dir, 'no programs'));
  expect(await run(path.join(source, 'herd/openapi.yaml'))).toMatchObject({operations: 1});
  vi.unstubAllEnvs();
});

it('a file whose pages cannot be made is refused with the operation, and one that takes too long with the reason', async () => {
  const file = path.join(source, 'chain.json');
  const schemas = Object.fromEntries(
    Array.from({length: 20_000}, (_, index) => [`S${index}`, {allOf: [{$ref: `#/components/schemas/S${index + 1}`}]}]),
  );
  const paths = {
    '/a': {get: {responses: {'200': {content: {'application/json': {schema: {$ref: '#/components/schemas/S0'}}}}}}},
  };
  const components = {schemas: {...schemas, S20000: {type: 'string'}}};
  fs.writeFileSync(file, JSON.stringify({openapi: '3.0.3', info: {title: 'A', version: '1'}, paths, components}));
  await expect(run(file)).rejects.toThrow(/refer to each other in too long a chain/);
  const {problems} = await inspectSafely({
    file,
    root: source,
    files: [file],
    seconds: 0.05,
  });
  expect(problems.map(({message}) => message)).toEqual([
    expect.stringMatching(
      /^reading it was stopped while .*, because it took more than 0\.05 seconds of processor time; make the file smaller/,
    ),
  ]);
  expect(await inspectSafely({file: path.join(source, 'nests.json'), root: source, files: []})).toMatchObject({
    operations: 1,
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

  it('of the local machine is fetched, with the files that it refers to', async () => {
    expect(await run(`${base}/herd/openapi.yaml`)).toMatchObject({operations: 1});
    expect(inSite('openapi/nests/parts/herds.yaml')).toContain('listHerds');
  });

  it('that does not respond with a file is refused', async () => {
    await expect(run(`${base}/none.yaml`)).rejects.toThrow(/could not be fetched \(status 404\); save the file/);
  });
});

describe('files on other hosts', () => {
  /** What the hosts serve, by address; a text that starts with -> redirects. */
  let web: Record<string, string>;
  /** Requested addresses. */
  let asked: string[];
  let server: http.Server;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const [host = '', ...parts] = (request.url ?? '').slice(1).split('/');
      const text = web[`https://${host}/${parts.join('/')}`];
      const target = /^-> (.*)$/.exec(text ?? '')?.[1];
      response.writeHead(target ? 302 : text === undefined ? 404 : 200, target ? {location: target} : {});
      response.end(text);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => server.close());

  beforeEach(() => {
    web = {};
    asked = [];
    const {port} = server.address() as AddressInfo;
    const fetchReally = fetch;
    // The server stands in for every https host, so that no test needs a network or a certificate.
    vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
      asked.push(address.href);
      return fetchReally(`http://127.0.0.1:${port}/${address.href.replace(/^https?:\/\//, '')}`, init);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('and the host of the main file are asked only for what a person named, or what the internet reaches', async () => {
    const head =
      'openapi: 3.0.3\ninfo: {title: Nests, version: "1"}\npaths: {/a: {get: {responses: {"200": {description: ok}}}}}\n';
    const main = 'https://one.example.org/openapi.yaml';
    for (const target of [
      'http://127.0.0.1:8080/internal',
      'https://localhost/internal',
      'https://[::1]/internal',
      'http://one.example.org/openapi.yaml',
      'https://inside.example.org/internal',
      'https://inside6.example.org/internal',
      'https://mapped.example.org/internal',
    ]) {
      asked = [];
      web = {[main]: `-> ${target}`, [target]: head};
      await expect(run(main), target).rejects.toThrow(
        /it redirects to .*only (?:https URLs of )?public hosts are fetched/,
      );
      expect(asked).toEqual([main]);
    }
    web = {
      [main]: '-> /v2.yaml',
      'https://one.example.org/v2.yaml': '-> https://two.example.net/v2.yaml',
      'https://two.example.net/v2.yaml': head,
    };
    expect(await run(main)).toMatchObject({operations: 1});
  });

  it('are not asked if their names lead into the own network', async () => {
    await expect(run(write(["'https://inside.example.org/a.yaml'"]))).rejects.toThrow(
      /a\.yaml was not fetched \(inside\.example\.org is a host of this machine or its network/,
    );
    expect(asked).toEqual([]);
  });

  /** A specification of one operation that responds with the schemas. */
  const write = (schemas: readonly string[], description = 'Its nests.'): string => {
    const file = path.join(source, 'remote.yaml');
    const answers = schemas.map(
      (schema, index) =>
        `        "${200 + index}": {description: ok, content: {application/json: {schema: {$ref: ${schema}}}}}\n`,
    );
    fs.writeFileSync(
      file,
      `openapi: 3.0.3\ninfo: {title: Nests, version: "1"}\npaths:\n  /nests:\n    get:\n      description: |\n        ${description}\n      responses:\n${answers.join('')}`,
    );
    return file;
  };

  it('are copied into the folder of the set, with those that they refer to', async () => {
    web = {
      'https://one.example.org/v1/nest.json':
        '{"type": "object", "properties": {"box": {"$ref": "parts/box.yaml#/Box"}, "owner": {"$ref": "/owner"}}}',
      'https://one.example.org/v1/parts/box.yaml': "Box: {$ref: 'https://two.example.net/box.yaml'}\n",
      'https://one.example.org/owner': 'type: string\n',
      'https://two.example.net/box.yaml': 'type: string\n',
    };
    const prose = 'Write $ref: https://one.example.org/v1/nest.json in yours.';
    const {written, fetched, notes} = await run(write(["'https://one.example.org/v1/nest.json'"], prose));
    expect(written).toEqual([
      'openapi/nests/remote.yaml',
      'openapi/nests/fetched/one.example.org/v1/nest.json',
      'openapi/nests/fetched/one.example.org/v1/parts/box.yaml',
      'openapi/nests/fetched/one.example.org/owner.yaml',
      'openapi/nests/fetched/two.example.net/box.yaml',
      'openapi/sets.json',
    ]);
    expect(fetched).toContainEqual({
      url: 'https://two.example.net/box.yaml',
      file: 'openapi/nests/fetched/two.example.net/box.yaml',
    });
    expect(fetched).toHaveLength(4);
    expect(notes.join()).not.toContain('was not fetched');
    expect(inSite('openapi/nests/remote.yaml')).toContain('{$ref: "fetched/one.example.org/v1/nest.json"}');
    expect(inSite('openapi/nests/remote.yaml')).toContain(prose);
    expect(inSite('openapi/nests/fetched/one.example.org/v1/nest.json')).toBe(
      '{"type": "object", "properties": {"box": {"$ref": "parts/box.yaml#/Box"}, "owner": {"$ref": "../owner.yaml"}}}',
    );
    expect(inSite('openapi/nests/fetched/one.example.org/v1/parts/box.yaml')).toBe(
      'Box: {$ref: "../../../two.example.net/box.yaml"}\n',
    );
  });

  it('with equal names, or names that leave the folder, get unique names in it', async () => {
    web = {
      'https://one.example.org/a.yaml?part=1': 'type: string\n',
      'https://one.example.org/a.yaml?part=2': 'type: number\n',
      'https://one.example.org/..%2f..%2fsets.json': '{"type": "boolean"}',
    };
    const {written} = await run(write(Object.keys(web).map((address) => `"${address}"`)));
    expect(written.slice(1, -1)).toEqual([
      'openapi/nests/fetched/one.example.org/a.yaml',
      'openapi/nests/fetched/one.example.org/a-2.yaml',
      'openapi/nests/fetched/one.example.org/..-..-sets.json',
    ]);
    expect(inSite('openapi/nests/remote.yaml')).toContain('{$ref: "fetched/one.example.org/a-2.yaml"}');
  });

  it('are read after redirects', async () => {
    web = {
      'https://w3.example.org/nest': '-> https://one.example.org/v1/nest.yaml',
      'https://one.example.org/v1/nest.yaml': "$ref: 'box.yaml'\n",
      'https://one.example.org/v1/box.yaml': 'type: string\n',
    };
    expect((await run(write(["'https://w3.example.org/nest'"]))).fetched.map(({url}) => url)).toEqual([
      'https://one.example.org/v1/nest.yaml',
      'https://one.example.org/v1/box.yaml',
    ]);
  });

  it.each([
    ['http', 'http://one.example.org/a.yaml', /a\.yaml was not fetched \(only https URLs of public hosts/],
    ['the own machine', 'https://localhost/a.yaml', /only https URLs of public hosts/],
    ['an address in numbers', 'https://192.168.0.1/a.yaml', /only https URLs of public hosts/],
    ['an address in numbers of version 6', 'https://[::1]/a.yaml', /only https URLs of public hosts/],
    ['a name of a local network', 'https://printer.local/a.yaml', /only https URLs of public hosts/],
    ['a file of the system', 'file:///etc/hostname', /only https URLs of public hosts/],
  ])('are not requested by %s', async (_name, address, reason) => {
    await expect(run(write([`'${address}'`]))).rejects.toThrow(reason);
    expect(asked).toEqual([]);
    expect(fs.readdirSync(path.join(site(), 'openapi'))).toEqual(['sets.json']);
  });

  it.each([
    ['a redirect to the own machine', '-> https://127.0.0.1/a.yaml', /it redirects to https:\/\/127\.0\.0\.1\/a/],
    ['a redirect without end', '-> /a.yaml', /it redirects to https:\/\/one\.example\.org\/a/],
    ['a web page', '<!doctype html>', /it is a web page/],
  ])('are refused, and nothing is written: %s', async (_name, text, reason) => {
    web = {'https://one.example.org/a.yaml': text};
    await expect(run(write(["'https://one.example.org/a.yaml'"]))).rejects.toThrow(reason);
    expect(new Set(asked)).toEqual(new Set(['https://one.example.org/a.yaml']));
    expect(fs.readdirSync(path.join(site(), 'openapi'))).toEqual(['sets.json']);
  });

  it('that do not exist are reported with the line that refers to them', async () => {
    const refused = run(write(["'https://one.example.org/none.yaml'"]));
    await expect(refused).rejects.toThrow(/none\.yaml was not fetched \(status 404\)/);
    await expect(refused).rejects.toThrow(/remote\.yaml:9: .*it is on another host/);
  });

  it('cannot refer to files on the disk', async () => {
    web = {'https://one.example.org/a.yaml': `$ref: '${source}/nests.json'\n`};
    await expect(run(write(["'https://one.example.org/a.yaml'"]))).rejects.toThrow(/nests\.json was not fetched/);
  });

  it('are limited to two hundred', async () => {
    for (let index = 0; index < 202; index += 1) {
      web[`https://one.example.org/${index}.yaml`] = 'type: string\n';
    }
    const refused = run(write(Object.keys(web).map((address) => `'${address}'`)));
    await expect(refused).rejects.toThrow(/201\.yaml was not fetched \(200 files of other hosts were fetched before/);
    expect(asked).toHaveLength(200);
  });
});

it.each([
  ['the folder of its files', 'openapi/nests'],
  ['the folder of the specifications', 'openapi'],
])('nothing is written through %s, if that is a symbolic link', async (_name, folder) => {
  const elsewhere = path.join(dir, 'elsewhere');
  fs.cpSync(path.join(site(), 'openapi'), elsewhere, {recursive: true});
  fs.rmSync(path.join(site(), folder), {recursive: true, force: true});
  fs.symlinkSync(elsewhere, path.join(site(), folder));
  await expect(run(path.join(source, 'nests.json'))).rejects.toThrow(`${folder} is a symbolic link`);
  expect(fs.readdirSync(elsewhere)).toEqual(['sets.json']);
  expect(fs.readFileSync(path.join(elsewhere, 'sets.json'), 'utf8')).toBe('[]\n');
});

it('a file that is a symbolic link is not replaced, even if it leads nowhere', async () => {
  fs.mkdirSync(path.join(site(), 'openapi/nests'));
  fs.symlinkSync(path.join(dir, 'made.json'), path.join(site(), 'openapi/nests/nests.json'));
  await expect(run(path.join(source, 'nests.json'))).rejects.toThrow('openapi/nests/nests.json is a symbolic link');
  expect(fs.existsSync(path.join(dir, 'made.json'))).toBe(false);
});

describe('a file in UTF-16', () => {
  const inUtf16 = (mark: string): string => {
    const text = mark + fs.readFileSync(path.join(source, 'nests.json'), 'utf8');
    fs.writeFileSync(path.join(source, 'wide.json'), Buffer.from(text, 'utf16le'));
    return path.join(source, 'wide.json');
  };

  it('is read if it has a byte order mark, and is written in UTF-8', async () => {
    await run(inUtf16('\ufeff'));
    expect(inSite('openapi/nests/wide.json')).toBe(fs.readFileSync(path.join(source, 'nests.json'), 'utf8'));
  });

  it('is refused without one, with the command that converts it', async () => {
    await expect(run(inUtf16(''))).rejects.toThrow(/utf-16le without a byte order mark; .*iconv -f utf-16le -t utf-8/);
  });
});

it('the command prints what it did', async () => {
  const output: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => output.push(text));
  const args = [path.join(source, 'nests.json'), '--api', 'Nests'];
  expect(await runOpenApiImport(args, {siteDir: site(), settings})).toBe(0);
  const printed = output.splice(0).join('\n');
  expect(await runOpenApiImport(['a.yaml'], {siteDir: site()})).toBe(2);
  expect(output.join('\n')).toMatch(/^--api "<Name>" is missing\./);
  vi.restoreAllMocks();
  expect(printed).toMatch(
    /^Nests: 1 operation, imported\n {2}written \(2\): openapi\/nests\/nests\.json, openapi\/sets\.json\n/,
  );
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

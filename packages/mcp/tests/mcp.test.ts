// The command, asked by the client of the SDK over standard input and output. cspell:ignore cals xyzzy
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {makeIndex} from '@training-catalog/search-engine/make';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

const root = 'https://birds.example.org/catalog/';
const topics = [{label: 'Owls', url: `${root}docs/tags/owls`}];
const catalog = {
  title: 'Bird catalog',
  url: root,
  projects: [
    {
      name: 'Owl Counter',
      url: `${root}docs/Owl%20Counter`,
      summary: 'Counts owls',
      kind: ['software'],
      topics,
      steps: {total: 8, run: 6},
      pages: [{lastRun: {date: '2026-01-02'}}, {lastRun: {date: '2026-03-04'}}, {}],
    },
    {name: 'Heron Map', url: `${root}docs/Heron%20Map`, kind: ['data'], topics: []},
  ],
  lessons: [{title: 'Listen', url: `${root}lessons/listen`, minutes: 20, topics, keyPoints: ['Owls call.']}],
};
const operations = {
  sets: [
    {name: 'Bird API', operations: [{title: 'List birds', method: 'GET', path: '/birds'}]},
    {name: 'Map API', operations: []},
  ],
};
const page = (url: string, title: string, text: string) => ({
  url,
  title,
  path: ['Documentation'],
  description: '',
  tags: [],
  headings: [],
  texts: [text],
});
const files = new Map([
  ['catalog.json', JSON.stringify(catalog)],
  ['api-operations.json', JSON.stringify(operations)],
  ['index.md', '# Home\n'],
  ['docs/Owl Counter.md', '# Owl Counter\n\nCounts the calls of owls.\n'],
  ['docs/large.md', 'o'.repeat(5_000_000)],
  ['docs/long.md', `${'a'.repeat(60_000)}${'b'.repeat(10)}`],
  ...makeIndex([page('/catalog/docs/Owl Counter', 'Owl Counter', 'Counts the calls of owls.')]),
]);

/** The folder of a build, beside a file that is not of it. */
let folder: string;
/** A server that has the same files below `/catalog/`, and some that lead elsewhere. */
let server: http.Server;
let web: string;
/** Paths that the server was asked for. */
const asked: string[] = [];

/** Writes a folder like that of a build, with other files. */
function folderWith(others: Readonly<Record<string, string>> = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-'));
  for (const [name, text] of [...files, ...Object.entries(others)]) {
    fs.mkdirSync(path.dirname(path.join(dir, 'build', name)), {recursive: true});
    fs.writeFileSync(path.join(dir, 'build', name), text);
  }
  fs.writeFileSync(path.join(dir, 'secret.md'), 'a secret');
  fs.symlinkSync(path.join(dir, 'secret.md'), path.join(dir, 'build/docs/link.md'));
  return path.join(dir, 'build');
}

beforeAll(async () => {
  folder = folderWith();
  server = http.createServer(({url = ''}, response) => {
    asked.push(url);
    const place = decodeURIComponent(url);
    const name = place.slice('/catalog/'.length);
    const leads = new Map([
      ['docs/away.md', 'https://elsewhere.example.org/docs/away.md'],
      ['docs/up.md', '/secret.md'],
      ['docs/moved.md', '/catalog/docs/Owl%20Counter.md'],
      ['docs/circle.md', '/catalog/docs/circle.md'],
    ]).get(name);
    const text = place.startsWith('/catalog/') ? files.get(name) : 'a secret';
    if (leads !== undefined) {
      response.writeHead(302, {location: leads}).end();
    } else if (name === 'docs/cut.md') {
      // The connection ends before all is there.
      response.writeHead(200, {'content-length': 100}).write('half');
      setTimeout(() => response.destroy(), 50);
    } else {
      response.writeHead(text === undefined ? 404 : 200).end(text);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  web = `http://127.0.0.1:${(server.address() as AddressInfo).port}/catalog`;
});

afterAll(() => void server.close());

const open: Client[] = [];
afterAll(() => Promise.all(open.map((client) => client.close())));

/** Starts the command for an address. @returns a function that calls a tool */
async function serverAt(address: string) {
  const client = new Client({name: 'test', version: '1'});
  open.push(client);
  await client.connect(new StdioClientTransport({command: process.execPath, args: [program, address], stderr: 'pipe'}));
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}): Promise<{text: string; isError: boolean}> => {
      const {content, isError = false} = await client.callTool({name, arguments: args});
      return {text: (content as {text: string}[]).map(({text}) => text).join(''), isError: isError === true};
    },
  };
}

/** What the command says when it starts with an address that it refuses. */
async function refusal(...args: string[]): Promise<string> {
  const transport = new StdioClientTransport({command: process.execPath, args: [program, ...args], stderr: 'pipe'});
  let said = '';
  transport.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  await expect(new Client({name: 'test', version: '1'}).connect(transport)).rejects.toThrow();
  return said;
}

describe.each([
  ['a published catalog', () => web],
  ['the folder of a build', () => folder],
])('%s', (_name, address) => {
  let {client, call} = {} as Awaited<ReturnType<typeof serverAt>>;
  beforeAll(async () => {
    ({client, call} = await serverAt(address()));
  });

  it('is searched, listed, and read', async () => {
    expect(client.getServerVersion()).toMatchObject({name: 'training-catalog'});
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual([
      'list_lessons',
      'list_operations',
      'list_projects',
      'project',
      'read_page',
      'search',
    ]);
    expect(tools.every((tool) => tool.annotations?.readOnlyHint === true)).toBe(true);

    expect(JSON.parse((await call('search', {query: 'owl cals'})).text)).toMatchObject([
      {title: 'Documentation > Owl Counter', url: `${root}docs/Owl%20Counter`, text: 'Counts the calls of owls.'},
    ]);
    expect(JSON.parse((await call('search', {query: 'xyzzy'})).text)).toEqual([]);
    expect(JSON.parse((await call('list_projects')).text)).toMatchObject([
      {name: 'Owl Counter', topics: [{label: 'Owls'}], steps: {total: 8, run: 6}, lastRun: '2026-03-04'},
      {name: 'Heron Map'},
    ]);
    expect(JSON.parse((await call('list_projects', {topic: 'DATA'})).text)).toMatchObject([{name: 'Heron Map'}]);
    expect(JSON.parse((await call('project', {name: 'owl counter'})).text)).toEqual(catalog.projects[0]);
    expect(JSON.parse((await call('list_lessons')).text)).toMatchObject([{title: 'Listen', minutes: 20}]);
    expect(JSON.parse((await call('list_operations', {set: 'bird api'})).text)).toEqual([operations.sets[0]]);
  });

  it.each([
    `${root}docs/Owl%20Counter`,
    `${root}docs/Owl%20Counter.md#calls`,
    '/catalog/docs/Owl Counter',
    'docs/Owl%20Counter.html',
    '/docs/Owl Counter/',
  ])('has the page %s', async (name) => {
    expect(await call('read_page', {page: name})).toEqual({text: files.get('docs/Owl Counter.md'), isError: false});
  });

  it('has its home page, and long pages in parts', async () => {
    expect((await call('read_page', {page: root})).text).toBe('# Home\n');
    const first = await call('read_page', {page: 'docs/long'});
    expect(first.text).toMatch(/^a{60000}\n\n\[.* start 60000; it has 60010 characters\.\]$/);
    expect((await call('read_page', {page: 'docs/long', start: 60_000})).text).toBe('b'.repeat(10));
  });

  it.each([
    ['../secret', /is no path in the catalog/],
    ['docs/../../secret', /is no path in the catalog/],
    ['docs/%2e%2e/%2e%2e/secret', /is no path in the catalog/],
    ['docs\\..\\..\\secret', /is no path in the catalog/],
    ['docs//secret', /is no path in the catalog/],
    ['docs/%00', /is no path in the catalog/],
    ['docs/%', /is no address/],
    ['https://elsewhere.example.org/docs/owls', /is no page of this catalog, whose pages begin with/],
    ['https://birds.example.org/secret', /is no page of this catalog/],
    ['https://birds.example.org.evil.example/catalog/docs', /is no page of this catalog/],
    ['file:///etc/passwd', /is no page of this catalog/],
    ['docs/nothing', /there is no .*docs\/nothing\.md/],
    ['docs/large', /has more than 2 MB, and is not read/],
  ])('has no page %s', async (name, message) => {
    const {text, isError} = await call('read_page', {page: name});
    expect(text).toMatch(message);
    expect(text).not.toContain('a secret');
    expect(isError).toBe(true);
  });

  it('refuses words that are too long, and goes on', async () => {
    expect(await call('search', {query: 'o'.repeat(100_000)})).toMatchObject({isError: true});
    expect(await call('search', {query: ''})).toMatchObject({isError: true});
    expect(await call('read_page', {page: 'a/'.repeat(1000)})).toMatchObject({isError: true});
    expect(await call('project', {name: 'Nothing'})).toMatchObject({
      isError: true,
      text: expect.stringMatching(/there is no project "Nothing"; list_projects/) as string,
    });
    expect((await call('search', {query: 'owls'})).isError).toBe(false);
  });
});

describe('the files of a published catalog', () => {
  it('are not followed out of it', async () => {
    const {call} = await serverAt(web);
    asked.length = 0;
    for (const name of ['docs/away', 'docs/up']) {
      const {text, isError} = await call('read_page', {page: name});
      expect(text).toMatch(/leads to .*; if the catalog moved, name its new address/);
      expect(isError).toBe(true);
    }
    expect(asked).toEqual(['/catalog/docs/away.md', '/catalog/docs/up.md']);
    expect((await call('read_page', {page: 'docs/moved'})).text).toContain('# Owl Counter');
    expect((await call('read_page', {page: 'docs/circle'})).text).toMatch(/circle\.md leads to .*circle\.md;/);
  });

  it('are no answer if the connection ends before', async () => {
    const {call} = await serverAt(web);
    expect(await call('read_page', {page: 'docs/cut'})).toMatchObject({
      isError: true,
      text: expect.stringMatching(/docs\/cut\.md could not be read: /) as string,
    });
  });
});

it('a symbolic link does not lead out of a folder', async () => {
  const {call} = await serverAt(folder);
  expect(await call('read_page', {page: 'docs/link'})).toMatchObject({
    isError: true,
    text: expect.stringMatching(/there is no .*link\.md in the catalog/) as string,
  });
});

describe('files that are cut off are named', () => {
  const cut = (name: string): string => (files.get(name) ?? '').slice(0, -20);

  it('when the command starts', async () => {
    expect(await refusal(folderWith({'catalog.json': cut('catalog.json')}))).toMatch(/catalog\.json of .* is cut off/);
  });

  it.each([...files.keys()].filter((name) => /search-index|operations/.test(name)))(
    'when %s is needed',
    async (name) => {
      const {call} = await serverAt(folderWith({[name]: cut(name)}));
      const {text, isError} = await (name.startsWith('search')
        ? call('search', {query: 'owls'})
        : call('list_operations'));
      expect(text).toContain(`${name} of `);
      expect(text).toMatch(/is cut off, or no JSON$/);
      expect(isError).toBe(true);
    },
  );

  it('when a file of the index is another one', async () => {
    const [terms = ''] = [...files.keys()].filter((name) => name.includes('terms-'));
    const {call} = await serverAt(folderWith({[terms]: '["another", []]'}));
    expect((await call('search', {query: 'owls'})).text).toMatch(/is no file of its search index$/);
    const broken = await serverAt(folderWith({[terms]: JSON.stringify([terms, [['owls'], 'x']])}));
    expect(await broken.call('search', {query: 'owls'})).toMatchObject({isError: true});
  });
});

describe('the command refuses to start', () => {
  it.each([
    ['no address', [], /name one catalog/],
    ['two addresses', ['a', 'b'], /name one catalog/],
    ['a folder that is not there', ['/nowhere/build'], /there is no folder \/nowhere\/build/],
    ['a folder without a catalog', [os.tmpdir()], /there is no .*catalog\.json/],
    ['another protocol', ['ftp://example.org/'], /is no address of a catalog; write one such as https/],
    ['an address with a password', ['https://user:word@example.org/'], /is no address of a catalog/],
    [
      'an address that nothing answers',
      ['http://127.0.0.1:9/'],
      /http:\/\/127\.0\.0\.1:9\/catalog\.json could not be read/,
    ],
  ])('with %s', async (_name, args, message) => expect(await refusal(...args)).toMatch(message));

  it('with another site', async () => {
    expect(await refusal(`${web}/docs`)).toMatch(/there is no .*\/docs\/catalog\.json \(status 404\)/);
    const other = folderWith({
      'catalog.json': '{"title": "Shop", "url": "https://shop.example.org/", "projects": [{}]}',
    });
    expect(await refusal(other)).toMatch(/catalog\.json of .* is not that of a catalog: .*projects/s);
  });
});

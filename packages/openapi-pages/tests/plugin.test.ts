// German, and misspelled on purpose. cspell:ignore Antworten reponses
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseMdx} from '@training-catalog/content-model';
import openApiPages, {remarkOperationPages} from '@training-catalog/openapi-pages';
import {forEachNode} from '@training-catalog/content-model';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

const owls = {
  openapi: '3.0.3',
  info: {title: 'Owls', version: '1'},
  servers: [{url: 'https://owls.example.org'}],
  paths: {'/owls': {get: {operationId: 'listOwls', responses: {'200': {description: 'Owls.'}}}}},
};

let siteDir: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};
const load = (options: object = {}) =>
  openApiPages(
    {siteDir, baseUrl: '/base/', siteConfig: {url: 'https://site.example.org', title: 'Owl site'}} as LoadContext,
    options,
  );

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-pages-'));
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

describe('the options', () => {
  it.each([
    [
      'an unknown one',
      {folder: 'api'},
      /^@training-catalog\/openapi-pages: option unknown key "folder"; .*specifications/,
    ],
    ['a wrong type', {pages: 3}, /^@training-catalog\/openapi-pages: option .*pages/],
    ['a folder outside of the site', {specifications: '../openapi'}, /specifications.*write one such as docs\/api/],
    ['a text that is no text', {texts: {Responses: 1}}, /texts.*Responses/],
    ['a place that is no URL', {editUrl: 'edit/main'}, /editUrl.*it must be a URL/],
  ])('are refused with name and remedy: %s', async (_name, options, message) => {
    await expect(load(options)).rejects.toThrow(message);
  });
});

it('a missing list of sets is an error that says what to write', async () => {
  await expect(load({specifications: 'nothing'})).rejects.toThrow(
    /^nothing\/sets\.json: the file is missing; create it, such as \[\{"id"/,
  );
});

it('pages are made in a process of its own, and again only after a change; a wrong file stops it', async () => {
  write('openapi/sets.json', '[{"id": "owls", "file": "owls.json", "folder": "Owl API"}]');
  write('openapi/owls.json', JSON.stringify(owls));
  await load();
  const folder = path.join(siteDir, 'docs/api/Owl API');
  expect(fs.readdirSync(folder).sort()).toEqual([
    '.made-from',
    'list-owls.api.mdx',
    'operations.json',
    'owls.info.mdx',
    'set.json',
    'sidebar.json',
  ]);
  const file = path.join(folder, 'list-owls.api.mdx');
  expect(fs.readFileSync(file, 'utf8')).toContain('custom_edit_url: null');
  fs.utimesSync(file, 1, 1);
  await load();
  expect(fs.statSync(file).mtimeMs).toBe(1000);
  await load({editUrl: 'https://example.org/edit/'});
  expect(fs.readFileSync(file, 'utf8')).toContain('custom_edit_url: "https://example.org/edit/openapi/owls.json"');

  write('openapi/owls.json', JSON.stringify({...owls, paths: {'/owls': {get: {responses: {$ref: '#/nowhere'}}}}}));
  await expect(load()).rejects.toThrow(/openapi\/owls\.json:1: .*; correct the reference/);
});

it('a list of all sets says what each offers, and a deprecated operation says so in the sidebar', async () => {
  const file = {
    ...owls,
    info: {...owls.info, description: 'Owls by night. And more.'},
    servers: [...owls.servers, {url: 'http://localhost:8000'}, {url: 'https://owls.invalid'}],
    paths: {'/owls': {delete: {operationId: 'freeOwls', deprecated: true, responses: {}}, ...owls.paths['/owls']}},
  };
  write('openapi/owls.json', JSON.stringify(file));
  const plugin = await load({route: 'docs/api'});
  const data = vi.fn();
  await plugin.contentLoaded?.({actions: {createData: data}} as never);
  expect(data).toHaveBeenCalledWith('sets.json', [
    {
      name: 'Owl API',
      description: 'Owls by night.',
      servers: ['https://owls.example.org'],
      operations: 2,
      route: '/docs/api/Owl API/owls',
    },
  ]);
  const sidebar = fs.readFileSync(path.join(siteDir, 'docs/api/Owl API/sidebar.json'), 'utf8');
  expect(sidebar).toContain('(deprecated)"');
  expect(sidebar).toContain('menu__list-item--deprecated api-method delete');
});

it('the build has a list of all operations for programs, with the URLs of their pages if the site says where they are', async () => {
  const build = async (options: object): Promise<unknown> => {
    const outDir = path.join(siteDir, 'build');
    fs.mkdirSync(outDir, {recursive: true});
    await (await load(options)).postBuild?.({outDir} as never);
    return JSON.parse(fs.readFileSync(path.join(outDir, 'api-operations.json'), 'utf8'));
  };
  const [free, list] = [
    {title: 'Free owls', method: 'DELETE', path: '/owls', deprecated: true},
    {title: 'List owls', method: 'GET', path: '/owls'},
  ];
  const set = {
    name: 'Owl API',
    description: 'Owls by night.',
    servers: ['https://owls.example.org'],
    file: 'https://site.example.org/base/openapi/owls.json',
  };
  const root = 'https://site.example.org/base/docs/api/Owl%20API/';
  expect(await build({route: 'docs/api'})).toEqual({
    sets: [
      {
        ...set,
        page: `${root}owls`,
        operations: [
          {...free, page: `${root}free-owls`},
          {...list, page: `${root}list-owls`},
        ],
      },
    ],
  });
  expect(await build({})).toEqual({sets: [{...set, operations: [free, list]}]});
});

it('the data of a console is written only if the site has one', async () => {
  write('openapi/owls.json', JSON.stringify(owls));
  await load({console: true});
  const folder = path.join(siteDir, 'docs/api/Owl API');
  expect(fs.existsSync(path.join(folder, 'list-owls.operation.json'))).toBe(true);
  expect(fs.readFileSync(path.join(folder, 'list-owls.api.mdx'), 'utf8')).toContain('<TryIt file=');
});

it('pages are in the language of the option, and English where a text is missing', async () => {
  const log = vi.spyOn(console, 'log');
  await load({texts: {Responses: 'Antworten', Reponses: 'Antworten'}});
  expect(log.mock.calls.join('\n')).toMatch(/no page has these texts .*: Reponses$/m);
  const page = fs.readFileSync(path.join(siteDir, 'docs/api/Owl API/list-owls.api.mdx'), 'utf8');
  expect(page.match(/^## .+$/gm)).toEqual(['## Code samples', '## Antworten']);
});

it('components are imported only in pages that the plugin has made, whatever other pages are called', async () => {
  write('openapi/owls.json', JSON.stringify(owls));
  await load();
  write('docs/Evil/list-owls.api.mdx', '');
  const ours = '<ApiEndpoint method="get" path="/owls" />\n\n<TryIt file="a.operation.json" />\n';
  const importsOf = (file: string, text = ours): number => {
    const tree = parseMdx(text);
    remarkOperationPages()(tree, {path: path.join(siteDir, file)});
    let count = 0;
    forEachNode(tree, ({type}) => (count += Number(type === 'mdxjsEsm')));
    return count;
  };
  expect(importsOf('docs/api/Owl API/list-owls.api.mdx')).toBe(2);
  expect(importsOf('docs/Evil/list-owls.api.mdx')).toBe(0);
  expect(importsOf('docs/intro.md')).toBe(0);
  expect(importsOf('docs/intro.md', '<ApiSets />\n')).toBe(1);
});

import {expect, test} from 'vitest';
import {flatten, partsSource, readRouteTable, serverChunkNames} from '../src/routeTable.js';
import {shardOf} from '../src/client/shardOf.js';

const pages = Array.from({length: 40}, (_, number) => `/base/docs/page ${number}`);

const route = (address: string, hash: string, further = ''): string =>
  `{ path: '${address}', component: ComponentCreator('${address}', '${hash}'), ${further} }`;

const entry = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.md"), "@site/${name}.md", require.resolveWeak("@site/${name}.md")],`;

/** The files of .docusaurus as Docusaurus 3.8 writes them. */
const files = (pageRoute = (address: string) => route(address, 'abc', 'exact: true, sidebar: "first"')) => ({
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${route('/base/', '001', 'exact: true')},
  ${route('/base/docs', '002', `routes: [${pages.map(pageRoute).join(', ')}],`)},
  { path: '*', component: ComponentCreator('*') }
];
`,
  'routesChunkNames.json': JSON.stringify(
    Object.fromEntries(pages.map((address) => [`${address}-abc`, {content: 'one', __context: {plugin: 'two'}}])),
  ),
  'registry.js': `export default {\n${entry('one')}\n${entry('two')}\n};\n`,
});

const read = (changed: Partial<ReturnType<typeof files>> = {}, homePage = '/base/') => {
  const all: Record<string, string> = {...files(), ...changed};
  return readRouteTable((name) => all[name] ?? '', homePage);
};

test('pages move from the skeleton to shards, each to the one where the browser looks', () => {
  const table = read();
  expect(flatten(table.skeleton).map(({path}) => path)).toEqual(['/base/', '/base/docs', '*']);
  expect(table.shards).toHaveLength(3);
  table.shards.forEach((leaves, number) =>
    leaves.forEach(([parent, {path, exact, sidebar}]) => {
      expect(parent).toBe('/base/docs-002');
      expect(shardOf(path, 3)).toBe(number);
      expect({exact, sidebar}).toEqual({exact: true, sidebar: 'first'});
    }),
  );
  const found = table.shards.flat().map(([, {path}]) => path);
  expect(found.sort()).toEqual([...pages].sort());
});

test('a home page below an area is in its shard and in the skeleton, where breadcrumbs look for it', () => {
  const home = pages[7] ?? '';
  const table = read({}, home);
  expect(flatten(table.skeleton).map(({path}) => path)).toEqual(['/base/', '/base/docs', home, '*']);
  expect(table.shards.flat().map(([, {path}]) => path)).toContain(home);
});

test('the entries of a part of the table are those that Docusaurus writes', () => {
  const table = read();
  const {chunkNames, registry} = partsSource(
    table,
    table.shards.flatMap((leaves) => leaves.map(([, route]) => route)),
  );
  expect(JSON.parse(chunkNames)).toEqual(table.chunkNames);
  const written = (name: string): string => entry(name).trim().replace(/,$/, '');
  expect(registry).toBe(
    `{${['one', 'two'].map((name) => written(name).replace(`, "@site/${name}.md",`, ', "",')).join(',\n')}}`,
  );
});

test('the server gets the shard of a page with its parts', () => {
  const address = pages[0] ?? '';
  expect(serverChunkNames(read())[`${address}-abc`]).toEqual({
    content: 'one',
    __context: {plugin: 'two', shard: `routes-${shardOf(address, 3)}`},
  });
});

test('files in an unknown format stop the build', () => {
  const other = (what: string): RegExp =>
    new RegExp(`\\.docusaurus/${what}.*; Docusaurus changed the format of this file; adapt what reads it`);
  const registry = files()['registry.js'];
  expect(() => read({'registry.js': registry.replace('resolveWeak("@site/two', 'resolveWeak("@site/x')})).toThrow(
    other('registry\\.js: the entry two is not a loader, a request, and its id'),
  );
  expect(() => read({'registry.js': registry.replace('require.resolveWeak("@site/two', 'other("@site/two')})).toThrow(
    other('registry\\.js: ReferenceError: other is not defined'),
  );
  expect(() => read({'routes.js': 'export default [];\n'})).toThrow(other('routes\\.js: there is no page below'));
  const inexact = files((address) => route(address, 'abc'))['routes.js'];
  expect(() => read({'routes.js': inexact})).toThrow(other('routes\\.js: the page .* is not an exact route'));
});

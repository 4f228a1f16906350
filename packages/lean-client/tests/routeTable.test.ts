import {expect, test} from 'vitest';
import {flatten, readRouteTable, serverChunkNames} from '../src/routeTable.js';
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

const read = (changed: Partial<ReturnType<typeof files>> = {}) => {
  const all: Record<string, string> = {...files(), ...changed};
  return readRouteTable((name) => all[name] ?? '');
};

test('pages move from the skeleton to shards, each to the one where the browser looks', () => {
  const table = read();
  expect(flatten(table.skeleton).map(({path}) => path)).toEqual(['/base/', '/base/docs', '*']);
  expect(table.shards).toHaveLength(3);
  table.shards.forEach((leaves, number) =>
    leaves.forEach((leaf) => {
      expect(leaf.parent).toBe('1');
      expect(shardOf(leaf.route.path, 3)).toBe(number);
    }),
  );
  const found = table.shards.flat().map((leaf) => leaf.route.path);
  expect(found.sort()).toEqual([...pages].sort());
  expect(Object.keys(table.registry)).toEqual(['one', 'two']);
});

test('the server gets the shard of a page with its parts', () => {
  const address = pages[0] ?? '';
  expect(serverChunkNames(read())[`${address}-abc`]).toEqual({
    content: 'one',
    __context: {plugin: 'two', shard: `routes-${shardOf(address, 3)}`},
  });
});

test('files in an unknown format stop the build', () => {
  const other = /Docusaurus changed the format of this file; adapt routeTable\.ts/;
  expect(() => read({'registry.js': files()['registry.js'].replace('resolveWeak("@site/two', 'x("@site/two')})).toThrow(
    /1 of 2 entries of the registry could be parsed/,
  );
  expect(() => read({'routes.js': 'export default [];\n'})).toThrow(other);
  const inexact = files((address) => route(address, 'abc'))['routes.js'];
  expect(() => read({'routes.js': inexact})).toThrow(/page 0 is not an exact route/);
});

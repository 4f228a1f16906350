import {expect, it} from 'vitest';
import {chunksLoadedBefore, splitRuntime, type Group} from '../src/chunkHashes.js';

const runtime = 'm.u=e=>"assets/js/chunks/"+e+"."+({"page":"aaaa",17:"bbbb","shared":"cccc"})[e]+".js",m.g=1';

it('the hashes of some chunks leave the runtime, which then finds them in the global object', () => {
  const {source, moved} = splitRuntime(runtime, (id) => id !== 'shared');
  expect(moved).toEqual({page: 'aaaa', 17: 'bbbb'});
  const runs = `const m = {}; globalThis.chunkHashes = ${JSON.stringify(moved)}; ${source}; return ['page', 17, 'shared'].map(m.u)`;
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the runtime's own code
  expect(new Function(runs)()).toEqual(
    ['page.aaaa', '17.bbbb', 'shared.cccc'].map((name) => `assets/js/chunks/${name}.js`),
  );
});

it.each([
  ['no table', 'm.u=e=>"assets/js/"+e+".js"'],
  ['two tables', `${runtime},${runtime}`],
])('a runtime with %s stops the build', (_, source) => {
  expect(() => splitRuntime(source, () => true)).toThrow(/chunkHashes\.ts/);
});

it.each([
  ['none of the chunks in its table', runtime],
  ['one chunk and no table', 'm.u=e=>"assets/js/chunks/"+e+".6c9e224b.js",m.g=1'],
])('a runtime with %s stays as it is', (_, source) => {
  expect(splitRuntime(source, () => false)).toEqual({source, moved: {}});
});

/** A group of chunks that others import. */
const group = (ids: string, ...parents: Group[]): Group => ({
  chunks: ids.split(' ').map((id) => ({id})),
  isInitial: () => parents.length === 0,
  getParents: () => parents,
});

it('a chunk is held by the one that is always loaded before it and last', () => {
  const main = group('styles main');
  const first = group('shard-1', main);
  const second = group('shard-2', main);
  const page = group('page styles', first);
  const figure = group('figure', page);
  const layout = group('layout', first, second);
  const diagram = group('diagram', layout, page);
  const kind = group('kind', diagram);
  const groups = [kind, figure, main, first, second, page, layout, diagram];
  expect(Object.fromEntries(chunksLoadedBefore(groups))).toEqual({page: 'shard-1', figure: 'page', kind: 'diagram'});
});

it('a chunk of several groups is held by what is loaded before all of them', () => {
  const main = group('main');
  const shard = group('shard', main);
  const groups = [
    main,
    shard,
    group('one common', shard),
    group('two common', shard),
    group('three other', main, shard),
  ];
  expect(Object.fromEntries(chunksLoadedBefore(groups))).toEqual({one: 'shard', two: 'shard', common: 'shard'});
});

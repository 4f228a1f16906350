import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {linkedPages} from '../../plugins/upstream-patches/docusaurus-client';
import {
  areaProps,
  areaSource,
  categoryWithDocs,
  globalEntries,
  globalSkeleton,
} from '../../plugins/upstream-patches/docusaurus-client/clientData';
import {shardOf} from '../../plugins/upstream-patches/docusaurus-client/shardOf';

const category = (ending: string, pages = ['A/one', 'A/two']) => ({
  type: 'category',
  label: 'A',
  items: pages.map((docId) => ({type: 'link', docId, href: `/base/docs/${docId}`})),
  href: `/base/docs/category/a${ending}`,
});

const version = {
  pluginId: 'default',
  docsSidebars: {first: [category('')], second: [category('-1')], other: [category('-2', ['A/one'])]},
  docs: {
    'A/one': {id: 'A/one', title: 'One', description: 'First', sidebar: 'first'},
    'A/two': {id: 'A/two', title: 'Two', description: 'Second', sidebar: 'first'},
    'B/one': {id: 'B/one', title: 'Else', description: 'Third', sidebar: 'first'},
  },
};

/** Runs the source of a module as the browser would. */
async function valueOf(source: string): Promise<{version: typeof version}> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: {version: typeof version};
  };
  return module.default;
}

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

test('an area keeps its sidebars and loses the list of its pages', async () => {
  const source = areaSource(version);
  expect((await valueOf(source)).version).toEqual({...version, docs: {}});
  expect(source).toContain('"second": copyOf(first, "-1")');
  expect(source, 'a sidebar of its own is kept as it is').not.toContain('"other": copyOf');
  expect(source).not.toContain('Second');
  expect((await valueOf(areaSource({docsSidebars: {}, docs: {}}))).version.docsSidebars).toEqual({});
});

test('a category page brings the entries of its own cards', () => {
  const props = {categoryGeneratedIndex: {title: 'A', permalink: '/base/docs/category/a-1', sidebar: 'second'}};
  const {docs} = categoryWithDocs(props, version).categoryGeneratedIndex as unknown as {docs: object};
  expect(docs).toEqual({'A/one': version.docs['A/one'], 'A/two': version.docs['A/two']});
  expect(() => categoryWithDocs(props, {...version, docs: {}})).toThrow(/category\/a-1: no page A\/one/);
});

test('the props of an area are found beside those of its pages, not in what an earlier build left', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'area-'));
  folders.push(folder);
  const write = (name: string, content: object) => fs.writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('docs-new.json', {version});
  write('docs-old.json', {version: {...version, pluginId: 'old'}});
  write('category.json', {categoryGeneratedIndex: {}});
  const registry = 'p/docs-new.json p/category.json';
  expect(areaProps(folder, registry)).toMatchObject({file: path.join(folder, 'docs-new.json'), version});
  write('docs-new.json', {version: {...version, pluginId: 'changed'}});
  fs.utimesSync(path.join(folder, 'docs-new.json'), 1, 1);
  expect(areaProps(folder, registry).version).toMatchObject({pluginId: 'changed'});
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'area-'));
  folders.push(empty);
  expect(() => areaProps(empty, registry)).toThrow(/0 files with sidebars; .*adapt clientData.js/);
});

test('what every page knows of the content and what shards add are the whole', () => {
  const docs = ['intro', 'A/one', 'A/two', 'B/one', 'C/linked'].map((id) => ({id, path: `/base/docs/${id}`}));
  const globalData = {
    'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current', mainDocId: 'intro', docs}]}},
  };
  const linked = linkedPages({
    navbar: {
      items: [{type: 'doc', docId: 'C/linked'}, {type: 'doc', docId: 'intro', docsPluginId: 'api'}, {type: 'search'}],
    },
  });
  expect(linked).toEqual(['default/C/linked', 'api/intro']);
  const skeleton = globalSkeleton(globalData, linked) as typeof globalData;
  const kept = skeleton['docusaurus-plugin-content-docs'].default.versions[0]?.docs.map(({id}) => id);
  expect(kept).toEqual(['intro', 'C/linked']);
  const added = [0, 1, 2].flatMap((shard) =>
    (globalEntries(globalData, linked, shard, 3) as {area: string; doc: {id: string; path: string}}[]).map((entry) => {
      expect(entry.area).toBe('default');
      expect(shardOf(entry.doc.path, 3)).toBe(shard);
      return entry.doc.id;
    }),
  );
  expect([...(kept ?? []), ...added].sort()).toEqual(docs.map(({id}) => id).sort());
  expect(() => globalSkeleton({}, linked)).toThrow(/globalData.json: no documentation areas/);
});

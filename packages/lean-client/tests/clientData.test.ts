import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {shardOf} from '../src/client/shardOf.js';
import {areaSource, categoriesWithDocs, globalEntries, globalSkeleton, propsSources} from '../src/clientData.js';
import {linkedPages} from '../src/productionBuild.js';

const category = (ending: string, pages = ['A/one', 'A/two']): PropSidebarItem => ({
  type: 'category',
  label: 'A',
  collapsed: true,
  collapsible: true,
  items: pages.map((docId) => ({type: 'link', label: docId, docId, href: `/base/docs/${docId}`})),
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

/** Evaluates the source of a module as the browser would. */
async function valueOf(source: string): Promise<{version: typeof version}> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
    default: {version: typeof version};
  };
  return module.default;
}

test('an area keeps its sidebars and loses the list of its pages', async () => {
  const source = areaSource(version);
  expect((await valueOf(source)).version).toEqual({...version, docs: {}});
  expect(source).not.toContain('Second');
});

test('a category page has the entries of its own cards', () => {
  const props = {categoryGeneratedIndex: {title: 'A', permalink: '/base/docs/category/a-1', sidebar: 'second'}};
  const {docs} = categoriesWithDocs(version)(props).categoryGeneratedIndex;
  expect(docs).toMatchObject({'A/one': version.docs['A/one'], 'A/two': version.docs['A/two']});
  expect(Object.keys(docs)).toHaveLength(2);
  expect(() => categoriesWithDocs({...version, docs: {}})(props)).toThrow(/category\/a-1: no page A\/one/);
});

test('a card has what the site adds to it', () => {
  const props = {categoryGeneratedIndex: {title: 'A', permalink: '/base/docs/category/a', sidebar: 'first'}};
  const {docs} = categoriesWithDocs(version, (permalink) => ({icon: `of ${permalink}`}))(props).categoryGeneratedIndex;
  expect(docs['A/two']).toEqual({...version.docs['A/two'], icon: 'of /base/docs/A/two'});
});

test('the props of areas and their category pages are replaced in the imports of the registry', () => {
  const at = (name: string, area = 'default'): string =>
    `@generated/docusaurus-plugin-content-docs/${area}/p/docs-${name}.json`;
  const files: Record<string, unknown> = {
    [at('area')]: {version},
    [at('category')]: {categoryGeneratedIndex: {permalink: '/base/docs/category/a', sidebar: 'first'}},
    [at('tag')]: {tag: {label: 'A'}},
    '@site/docs/intro.md': undefined,
  };
  const {sources} = propsSources(Object.keys(files), (request) => files[request]);
  expect([...sources.keys()]).toEqual([at('area'), at('category')]);
  expect(sources.get(at('area'))).toBe(areaSource(version));
  expect(sources.get(at('category'))).toContain('"First"');
  expect(() => propsSources([at('tag')], (request) => files[request])).toThrow(
    /the area default: 0 files with sidebars; .*adapt clientData.ts/,
  );
  expect(() => propsSources([at('area'), at('twice')], () => ({version}))).toThrow(/2 files with sidebars/);
});

test('what every page has of the content and what shards add are complete', () => {
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
  const added = [...globalEntries(globalData, linked, 3)].flatMap(([shard, entries]) =>
    entries.map(({area, doc}) => {
      expect(area).toBe('default');
      expect(shardOf(doc.path, 3)).toBe(shard);
      return doc.id;
    }),
  );
  expect([...(kept ?? []), ...added].sort()).toEqual(docs.map(({id}) => id).sort());
  expect(() => globalSkeleton({}, linked)).toThrow(/globalData.json: no documentation areas/);
});

import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {linkedPages} from '../../plugins/upstream-patches/docusaurus-client';
import {
  areaSource,
  categoriesWithDocs,
  globalEntries,
  globalSkeleton,
  propsSources,
} from '../../plugins/upstream-patches/docusaurus-client/clientData';
import {shardOf} from '../../shared/shardOf';

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

test('the card of a page has the icon of its kind', () => {
  const items: PropSidebarItem[] = ['index', 'how-to', 'tutorials'].map((page) => ({
    type: 'link',
    label: page,
    docId: page,
    href: `/training-catalog/docs/A/${page}`,
  }));
  const href = '/base/docs/category/a';
  const group: PropSidebarItem = {type: 'category', label: 'A', collapsed: true, collapsible: true, items, href};
  const docs = Object.fromEntries(['index', 'how-to', 'tutorials'].map((id) => [id, {id, title: id, description: id}]));
  const {categoryGeneratedIndex} = categoriesWithDocs({docs, docsSidebars: {first: [group]}})({
    categoryGeneratedIndex: {permalink: href, sidebar: 'first'},
  });
  const icons = Object.values(categoryGeneratedIndex.docs).map(({icon}) => icon);
  expect(icons.map((icon) => /hue-\w+/.exec(icon)?.[0])).toEqual(['hue-water', 'hue-amber', 'hue-field']);
  expect(icons.filter((icon) => !/^<svg class="icon .*aria-hidden="true"><path.*<\/svg>$/.test(icon))).toEqual([]);
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

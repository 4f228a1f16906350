import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {leanProps} from '../src/pageData.js';

const category = (ending: string, pages = ['A/one', 'A/two']): PropSidebarItem => ({
  type: 'category',
  label: 'A',
  collapsed: true,
  collapsible: true,
  items: pages.map((docId) => ({type: 'link', label: docId, docId, href: `/base/docs/${docId}`})),
  href: `/base/docs/category/a${ending}`,
});

const nested = (item: PropSidebarItem): PropSidebarItem => ({
  type: 'category',
  label: 'Above',
  collapsed: true,
  collapsible: true,
  items: [item],
});

const version = {
  pluginId: 'default',
  docsSidebars: {first: [category('')], second: [nested(category('-1'))], other: [category('-2', ['A/one'])]},
  docs: {
    'A/one': {id: 'A/one', title: 'One', description: 'First', sidebar: 'first'},
    'A/two': {id: 'A/two', title: 'Two', description: 'Second', sidebar: 'first'},
    'B/one': {id: 'B/one', title: 'Else', description: 'Third', sidebar: 'first'},
  },
};

const categoryProps = (sidebar: string, ending: string) => ({
  categoryGeneratedIndex: {title: 'A', permalink: `/base/docs/category/a${ending}`, sidebar},
});

test('an area keeps its sidebars and loses the list of its pages; a category page has the entries of its cards', () => {
  const given = new Map<string, unknown>([
    ['area', {version}],
    ['category', categoryProps('second', '-1')],
    ['tag', {tag: {label: 'A'}}],
  ]);
  const lean = leanProps(given, (permalink) => ({icon: `of ${permalink}`}));
  expect([...lean.keys()]).toEqual(['area', 'category']);
  expect(lean.get('area')).toEqual({version: {...version, docs: {}}});
  expect(lean.get('category')).toEqual({
    categoryGeneratedIndex: {
      ...categoryProps('second', '-1').categoryGeneratedIndex,
      docs: {
        'A/one': {...version.docs['A/one'], icon: 'of /base/docs/A/one'},
        'A/two': {...version.docs['A/two'], icon: 'of /base/docs/A/two'},
      },
    },
  });
  expect(given.get('area')).toEqual({version});
});

test('props in an unknown format stop the build', () => {
  expect(() => leanProps(new Map([['tag', {tag: {label: 'A'}}]]))).toThrow(
    /registry\.js: no props of areas; Docusaurus changed/,
  );
  const without = new Map<string, unknown>([
    ['area', {version: {...version, docs: {}}}],
    ['p/category.json', categoryProps('first', '')],
  ]);
  expect(() => leanProps(without)).toThrow(/p\/category\.json: no page A\/one/);
});

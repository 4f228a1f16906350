import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeRowHeaders as rowHeaders} from '../src/plugins/rehype-row-headers/index.js';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

/** The cells of the first column after the plugin. */
function firstColumn(head: string, ...names: (Element | string)[]): string[] {
  const rows = names.map((name) => element('tr', element('td', name), element('td', '1')));
  const thead = element('thead', element('tr', element('th', head), element('th', 'B')));
  const tree: Root = {type: 'root', children: [element('table', thead, element('tbody', ...rows))]};
  rowHeaders()(tree);
  return rows.map(({children: [cell]}) =>
    cell?.type === 'element' ? [cell.tagName, cell.properties.scope].filter(Boolean).join(' ') : '',
  );
}

it('the first column names the rows of a table where no two of its cells are equal', () => {
  expect(firstColumn('Tool', element('code', 'a'), 'b')).toEqual(['th row', 'th row']);
  expect(firstColumn('Site', 'North', 'North')).toEqual(['td', 'td']);
  expect(firstColumn('Site', 'North', '')).toEqual(['td', 'td']);
  expect(firstColumn('', 'North', 'South')).toEqual(['td', 'td']);
});

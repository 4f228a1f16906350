/**
 * In: tables of pages, as Markdown writes them, with cells in every row but the first. Out: the same with the first cell of
 * each row as its header, where the first column names the rows: it has a heading, and no two of its cells are equal. Screen
 * readers then say the name of the row with each of its cells.
 */
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const elementsIn = ({children}: Element, name: string): Element[] =>
  children.filter((child): child is Element => child.type === 'element' && child.tagName === name);

/** Marks the header of each row in the tables of a page. */
export function rehypeRowHeaders(): (tree: Root) => void {
  return (tree) =>
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const [heading] = elementsIn(table, 'thead')
        .flatMap((head) => elementsIn(head, 'tr'))
        .flatMap((row) => elementsIn(row, 'th'));
      const first = elementsIn(table, 'tbody')
        .flatMap((body) => elementsIn(body, 'tr'))
        .flatMap((row) => elementsIn(row, 'td').slice(0, 1));
      const names = [heading, ...first].map((cell) => (cell ? toString(cell).trim() : ''));
      if (!names.includes('') && new Set(names.slice(1)).size === first.length) {
        for (const {properties} of first.map((cell) => Object.assign(cell, {tagName: 'th'}))) {
          properties.scope = 'row';
          properties.className = [...[properties.className ?? []].flat(), 'row-name'].map(String);
        }
      }
    });
}

import type {Heading, Nodes, PhrasingContent, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The section of a page that lists errors. */
export interface ErrorSection {
  heading: Heading;
  /** What readers see, from the first column of its tables; text between backticks is code. */
  errors: readonly string[];
}

/** Text of a table cell, with its code between backticks; other marks are left out. */
const cellText = (cell: readonly PhrasingContent[]): string =>
  cell
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
    .join('')
    .trim();

/** What readers see, from a table of errors. */
const errorsOf = ({children: [, ...rows]}: Table): string[] =>
  rows.map(({children: [first]}) => (first ? cellText(first.children) : '')).filter((text) => text !== '');

/** The section with a heading in which a page lists errors; undefined if it has none. */
export function errorSection({children}: Root, name: string): ErrorSection | undefined {
  const heading = children.find((node): node is Heading => node.type === 'heading' && toString(node) === name);
  if (!heading) {
    return undefined;
  }
  const rest = children.slice(children.indexOf(heading) + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth);
  const inside: readonly Nodes[] = end < 0 ? rest : rest.slice(0, end);
  return {heading, errors: inside.filter((node) => node.type === 'table').flatMap(errorsOf)};
}

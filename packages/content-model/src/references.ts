import type {Definition, Nodes, Root} from 'mdast';
import {forEachNode} from './nodes.js';

declare module 'mdast' {
  interface ImageData {
    /** Where the definition is that holds the URL. */
    definition?: NonNullable<Definition['position']>;
  }
  interface LinkData {
    /** Where the definition is that holds the URL. */
    definition?: NonNullable<Definition['position']>;
  }
}

/** Definitions of a tree by identifier. The first of several applies, as in CommonMark. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  forEachNode(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
  });
  return definitions;
}

function inlined(node: Nodes, definitions: ReadonlyMap<string, Definition>): Nodes {
  if (node.type !== 'imageReference' && node.type !== 'linkReference') {
    return node;
  }
  const definition = definitions.get(node.identifier);
  if (!definition) {
    return node;
  }
  const {url, title = null, position} = definition;
  const common = {
    url,
    title,
    ...(node.position && {position: node.position}),
    ...(position && {data: {definition: position}}),
  };
  return node.type === 'imageReference'
    ? {type: 'image', alt: node.alt ?? null, ...common}
    : {type: 'link', children: node.children, ...common};
}

/**
 * Replaces reference-style links and images (`[text][id]`, `![text][id]`) by inline ones in place, so that all code has
 * to know only one form. The definitions stay in the tree.
 */
export function inlineReferences(tree: Root): void {
  const definitions = definitionsOf(tree);
  if (definitions.size === 0) {
    return;
  }
  forEachNode(tree, (node) => {
    if ('children' in node) {
      const children = node.children as Nodes[];
      children.forEach((child, index) => {
        children[index] = inlined(child, definitions);
      });
    }
  });
}

/**
 * Offset of the URL of a link or image in the text that its tree was parsed from; undefined if it is not written there as it
 * is in the tree, such as with escapes.
 */
export function urlOffsetOf(node: Extract<Nodes, {type: 'image' | 'link'}>, text: string): number | undefined {
  const {url, data} = node;
  const {start, end} = data?.definition ?? node.position ?? {};
  const from = start?.offset ?? 0;
  const opening = data?.definition ? ']: ' : '](';
  const source = text.slice(from, end?.offset ?? from);
  const at = source.lastIndexOf(opening + url);
  return at < 0 || !/^[\s)]?$/.test(source[at + opening.length + url.length] ?? '')
    ? undefined
    : from + at + opening.length;
}

/** Line of the URL of a link or image: that of its definition, if it has one. */
export const urlLineOf = ({data, position}: Extract<Nodes, {type: 'image' | 'link'}>): number =>
  (data?.definition ?? position)?.start.line ?? 1;

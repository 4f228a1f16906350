import type {Definition, Nodes, Root} from 'mdast';
import {forEachNode} from './nodes.js';

declare module 'mdast' {
  interface ImageData {
    /** Line of the definition that holds the URL. */
    urlLine?: number;
  }
  interface LinkData {
    /** Line of the definition that holds the URL. */
    urlLine?: number;
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
    ...(position && {data: {urlLine: position.start.line}}),
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

/** Line of the URL of a link or image: that of its definition, if it has one. */
export const urlLineOf = ({data, position}: Extract<Nodes, {type: 'image' | 'link'}>): number =>
  data?.urlLine ?? position?.start.line ?? 1;

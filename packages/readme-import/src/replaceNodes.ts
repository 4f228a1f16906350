import type {Nodes, Parents} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Replaces the nodes of a type in a tree, in place.
 *
 * @param by what takes the place of a node, which is visited next; undefined leaves the node as it is
 */
export function replaceNodes<Type extends Nodes['type']>(
  tree: Nodes,
  type: Type,
  by: (node: Extract<Nodes, {type: Type}>, parent: Parents) => readonly Nodes[] | undefined,
): void {
  visit(tree, (node, index, parent) => {
    const isMeant = node.type === type && parent !== undefined && index !== undefined;
    const nodes = isMeant ? by(node as Extract<Nodes, {type: Type}>, parent) : undefined;
    if (!isMeant || nodes === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index];
  });
}

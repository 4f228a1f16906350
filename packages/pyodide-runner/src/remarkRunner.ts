import {componentNode, importNode, importThemeComponents, parseMdx} from '@training-catalog/content-model';
import {blockText, readSteps} from '@training-catalog/tutorial-steps';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {runsInBrowser} from './frontMatter.js';
import {pageComponents} from './pageComponents.js';

/**
 * Remark plugin that puts the steps, saved files, and outputs of a page that runs in the browser into components. It comes
 * before that of `@training-catalog/tutorial-steps`, which removes the words that say what a block is.
 */
export const remarkRunner = () => (tree: Root, file: VFile) => {
  importThemeComponents(tree, Object.keys(pageComponents));
  const {frontMatter} = file.data as {frontMatter?: Record<string, unknown>};
  if (!runsInBrowser(frontMatter)) {
    return;
  }
  const text = String(file.value);
  const {parts} = readSteps(parseMdx(text), text);
  /** Attributes of the components, by the line of the block. */
  const byLine = new Map<number, Record<string, string | undefined>>();
  const names = new Map<string, number>();
  parts.forEach((part, index) => {
    const name = part.kind === 'save' ? part.file : 'commands';
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    byLine.set(part.line, {
      n: String(index),
      // Names what the reader types, and has to last when the page changes.
      id: `${name} ${count}`,
      ...(part.kind === 'save'
        ? {role: 'save', file: part.file}
        : {role: part.shell ? 'shell' : 'run', language: part.language}),
    });
    if (part.kind === 'step' && part.output) {
      byLine.set(part.output.line, {n: String(index), role: 'output', vary: part.output.vary?.source});
    }
  });
  visit(tree, 'code', (node, index, parent) => {
    const attributes = byLine.get(node.position?.start.line ?? 0);
    if (!attributes || !parent || index === undefined) {
      return undefined;
    }
    // What runs is what is shown.
    node.value = blockText(node);
    parent.children[index] = componentNode('PageStep', attributes, [node]);
    return [SKIP, index + 1];
  });
  if (byLine.size > 0) {
    tree.children.unshift(importNode('PageStep', '@theme/PageStep'));
  }
};

import type {ListItem, Paragraph, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {inlineMarkdown} from '../../content-lint/model/inlineMarkdown';
import {readSketch, type Sketch} from '../../content-lint/model/sketch';
import {drawingAttributes} from '../../lib/drawingAttributes';
import {componentNode, importNode} from '@training-catalog/content-model';
import {drawSketch} from './drawSketch';

const item = (sentence: string): ListItem => {
  const paragraph: Paragraph = {type: 'paragraph', children: inlineMarkdown(sentence) ?? []};
  return {type: 'listItem', spread: false, children: [paragraph]};
};

/** The component with both drawings, and the meaning of their numbers as a list. */
const figure = (sketch: Sketch): RootContent =>
  componentNode(
    'Sketch',
    {
      title: sketch.title,
      drawnFrom: sketch.drawnFrom,
      ...drawingAttributes(drawSketch(sketch, 'wide') + drawSketch(sketch, 'narrow')),
    },
    [{type: 'list', ordered: true, spread: false, children: sketch.callouts.map(item)}],
  );

/**
 * Remark plugin that draws the fenced `sketch` blocks of a page, which describe the window of a program. Only pages
 * with sketches import the component and its style sheet. content-lint/rules/figureRules.ts reports errors in a block.
 */
export default function sketches() {
  return (tree: Root): void => {
    const figures: RootContent[] = [];
    visit(tree, 'code', (node, index, parent) => {
      const {sketch} = node.lang === 'sketch' ? readSketch(node.value) : {};
      if (!sketch || !parent || index === undefined) {
        return undefined;
      }
      const drawn = figure(sketch);
      figures.push(drawn);
      parent.children[index] = drawn;
      return [SKIP, index + 1];
    });
    if (figures.length > 0) {
      tree.children.unshift(
        ...['Sketch', 'SketchStyles'].map((name) => importNode(name, `@site/src/components/Sketch/${name}`)),
        componentNode('SketchStyles'),
      );
    }
  };
}

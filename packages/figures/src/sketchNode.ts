import {componentNode} from '@training-catalog/content-model';
import type {ListItem, Paragraph, RootContent} from 'mdast';
import {drawingAttributes} from './drawingAttributes.js';
import {drawSketch} from './drawSketch.js';
import {inlineMarkdown} from './inlineMarkdown.js';
import type {Sketch} from './sketch.js';

const item = (sentence: string): ListItem => {
  const paragraph: Paragraph = {type: 'paragraph', children: inlineMarkdown(sentence) ?? []};
  return {type: 'listItem', spread: false, children: [paragraph]};
};

/** The component with both drawings, and the meaning of their numbers as a list. */
export const sketchNode = (sketch: Sketch): RootContent =>
  componentNode(
    'Sketch',
    {
      title: sketch.title,
      drawnFrom: sketch.drawnFrom,
      ...drawingAttributes(drawSketch(sketch, 'wide') + drawSketch(sketch, 'narrow')),
    },
    [{type: 'list', ordered: true, spread: false, children: sketch.callouts.map(item)}],
  );

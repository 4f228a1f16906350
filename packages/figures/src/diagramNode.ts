import {componentNode} from '@training-catalog/content-model';
import type {RootContent} from 'mdast';
import {drawingAttributes} from './drawingAttributes.js';

/** The component of a diagram. */
export const diagramNode = (title: string, drawing: string): RootContent =>
  componentNode('Diagram', {heading: title === '' ? undefined : title, ...drawingAttributes(drawing)});

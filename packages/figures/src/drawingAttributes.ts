import {type Attributes, importerValue} from '@training-catalog/content-model';

/** What reserves the place of a drawing until it is loaded: the same SVG elements without their content. */
const frameOf = (drawing: string): string =>
  drawing.replace(
    /(<svg\b[^>]*>)[^]*?<\/svg>/g,
    (_svg, start: string) => `${start.replaceAll(/ (?:role|aria-[a-z]+)="[^"]*"/g, '')}</svg>`,
  );

/**
 * Attributes of src/Drawing.tsx for SVG markup that is drawn at build time. The markup becomes a module of its
 * own, so that the script of a page, whose HTML contains the drawing already, does not contain it a second time.
 */
export const drawingAttributes = (drawing: string): Attributes => ({
  load: importerValue(`data:application/json;base64,${Buffer.from(JSON.stringify(drawing)).toString('base64')}`),
  frame: frameOf(drawing),
});

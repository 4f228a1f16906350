import {type Attributes, importerValue, textIf} from '@training-catalog/content-model';

/** What reserves the place of a drawing until it is loaded: the same SVG elements without their content. */
const frameOf = (drawing: string): string =>
  drawing.replace(
    /(<svg\b[^>]*>)[^]*?<\/svg>/g,
    (_svg, start: string) => `${start.replaceAll(/ (?:role|aria-[a-z]+)="[^"]*"/g, '')}</svg>`,
  );

/** A constant that the bundler replaces: whether the page is compiled to render its HTML. */
export const rendersHtml = '__FIGURES_RENDER_HTML__';

/**
 * Attributes of src/Drawing.tsx for SVG markup that is drawn at build time. The markup becomes a module of its
 * own, so that the script of a page, whose HTML contains the drawing already, does not contain it a second time. What
 * renders the HTML has it at once: what is loaded while it renders, React moves to the end of the page from 19.2 on, where
 * only a script finds it.
 */
export const drawingAttributes = (drawing: string): Attributes => ({
  drawing: textIf(rendersHtml, drawing),
  load: importerValue(`data:application/json;base64,${Buffer.from(JSON.stringify(drawing)).toString('base64')}`),
  frame: frameOf(drawing),
});

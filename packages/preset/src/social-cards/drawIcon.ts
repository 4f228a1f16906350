import {Resvg} from '@resvg/resvg-js';

/** A raster icon of the site, for browsers and phones that do not support the SVG. */
interface RasterIcon {
  /** Path below the site's root. */
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Whether its corners are filled, because phones round them themselves. */
  isFull: boolean;
}

export const icons: readonly RasterIcon[] = [
  {file: 'img/favicon-48.png', size: 48, isFull: false},
  {file: 'img/apple-touch-icon.png', size: 180, isFull: true},
];

/** The tile in static/img/favicon.svg, with its color. */
const tile = /<rect\b[^>]*\bfill="(#[0-9a-f]{6})"/;

/**
 * Draws the icon of the site.
 *
 * @param svg static/img/favicon.svg
 * @throws Error if the SVG has no tile
 */
export function drawIcon(svg: string, {size, isFull}: RasterIcon): Buffer {
  const [, background] = tile.exec(svg) ?? [];
  if (background === undefined) {
    throw new Error('static/img/favicon.svg: no <rect> with a color of six digits; draw the tile behind the icon');
  }
  return new Resvg(svg, {fitTo: {mode: 'width', value: size}, ...(isFull && {background})}).render().asPng();
}

import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A font face of the site, made from a file of an installed package. */
interface Face {
  /** Path relative to node_modules. */
  source: string;
  /** Weight or weight range to keep. */
  weight: number | {min: number; max: number};
}

/**
 * The font faces of the site: Bricolage Grotesque for headings, and for text Atkinson Hyperlegible Next, which the
 * Braille Institute designed for readers with low vision. Both are under the SIL Open Font License.
 */
const faces = {
  display: {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: 680,
  },
  text: {
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
  },
  italic: {
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    weight: 400,
  },
} as const satisfies Record<string, Face>;

/** Name of a face. */
export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

const range = (first: number, last: number): string =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters kept in the subset: Western European Latin and its punctuation. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„•…‹›€™−≈≠≤≥←↑→↓`;

/** Path of a face's source file. */
export const faceSource = (siteDir: string, name: FaceName): string =>
  path.join(siteDir, 'node_modules', faces[name].source);

/**
 * Subsets a font to the characters and weights that the site uses.
 *
 * @param format `woff2` for browsers, `sfnt` for image renderers.
 * @param weight One weight of a variable face; image renderers do not support variable fonts.
 */
export async function makeFace(
  siteDir: string,
  name: FaceName,
  format: 'woff2' | 'sfnt',
  weight?: number,
): Promise<Buffer> {
  return subsetFont(fs.readFileSync(faceSource(siteDir, name)), characters, {
    targetFormat: format,
    variationAxes: {wght: weight ?? faces[name].weight},
  });
}

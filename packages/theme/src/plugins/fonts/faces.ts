import fs from 'node:fs';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

/** A font face of the site, made from a file of an installed package. */
interface Face {
  /** Path that begins with the name of the package. */
  source: string;
  /** Weight or weight range to keep. */
  weight: number | {min: number; max: number};
  /** Characters to keep. */
  characters: string;
}

const range = (first: number, last: number): string =>
  Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters of the site's faces: Western European Latin and its punctuation. */
export const allCharacters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„•…‹›€™−≈≠≤≥←↑→↓`;

/** Characters without some of them. */
export const without = (characters: string, left: string): string =>
  Array.from(characters)
    .filter((one) => !left.includes(one))
    .join('');

/**
 * Characters that almost every page has, for the files that a first paint waits for: of headings, and of text. Each
 * character costs about 90 bytes.
 */
export const commonCharacters = {
  display: `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} .,:;-–()/&’“”'"?!+#`,
  // Without those that stand in code only, which has another face. The arrows are of the style sheet: links to the
  // previous and next page.
  text: `${without(range(0x20, 0x7e), '\\^`{|}~')}\u00a0–’“”…©·×←→`,
};

const display = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: 680,
};

const text = {
  source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  weight: {min: 400, max: 700},
};

/**
 * The font faces of the site: Bricolage Grotesque for headings, and for text Atkinson Hyperlegible Next, which the
 * Braille Institute designed for readers with low vision. Both are under the SIL Open Font License. Browsers load
 * `display-more`, `text-more`, and `italic` only on pages that have their characters.
 */
const faces = {
  display: {...display, characters: commonCharacters.display},
  'display-more': {...display, characters: without(allCharacters, commonCharacters.display)},
  text: {...text, characters: commonCharacters.text},
  'text-more': {...text, characters: without(allCharacters, commonCharacters.text)},
  italic: {
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    weight: 400,
    characters: allCharacters,
  },
} as const satisfies Record<string, Face>;

/** Name of a face. */
export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

/** Path of a face's source file. */
export const faceSource = (name: FaceName): string => createRequire(import.meta.url).resolve(faces[name].source);

/** Value of the CSS descriptor `unicode-range` for some characters. */
export function unicodeRange(characters: string): string {
  const runs: {first: number; last: number}[] = [];
  for (const point of Array.from(characters, (one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && point <= run.last + 1) {
      run.last = point;
    } else {
      runs.push({first: point, last: point});
    }
  }
  return runs.map(({first, last}) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join();
}

/** Faces of each family. */
const families: Record<string, readonly FaceName[]> = {
  'Catalog Display': ['display', 'display-more'],
  'Catalog Text': ['text', 'text-more', 'italic'],
};

/**
 * Style sheet that loads the faces. `optional`: a face that is late is left out on this page, so that no text moves
 * (adr/0010-faces-before-the-first-paint.md). css-loader leaves the URLs alone: Docusaurus' rule for fonts would put
 * small files into the style sheet, which every first paint waits for.
 */
export function fontFaces(urls: Record<FaceName, string>): string {
  const rule = (family: string, name: FaceName): string => {
    const {weight, characters}: Face = faces[name];
    return [
      '@font-face {',
      `  font-family: "${family}";`,
      ...(name === 'italic' ? ['  font-style: italic;'] : []),
      `  font-weight: ${typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`};`,
      `  src: /* webpackIgnore: true */ url("${urls[name]}") format("woff2");`,
      '  font-display: optional;',
      ...(characters === allCharacters ? [] : [`  unicode-range: ${unicodeRange(characters)};`]),
      '}\n',
    ].join('\n');
  };
  return Object.entries(families)
    .flatMap(([family, names]) => names.map((name) => rule(family, name)))
    .join('\n');
}

/** Features that browsers apply by default, for Latin. cspell:ignore ccmp */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'];

/**
 * Subsets a font to the characters and weights that the site uses.
 *
 * @param format `woff2` for browsers, `sfnt` for image renderers.
 * @param changes What to keep instead: image renderers support neither variable fonts nor a font in several files.
 */
export async function makeFace(
  name: FaceName,
  format: 'woff2' | 'sfnt',
  changes: Partial<Pick<Face, 'weight' | 'characters'>> = {},
): Promise<Buffer> {
  const {characters, weight}: Face = {...faces[name], ...changes};
  return subsetFont(fs.readFileSync(faceSource(name)), characters, {
    targetFormat: format,
    keepFeatures: features,
    variationAxes: {wght: weight},
  });
}

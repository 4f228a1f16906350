import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {filesIn} from '@training-catalog/utils/node';
import {
  allCharacters,
  commonCharacters,
  faceNames,
  fontFaces,
  makeFace,
  unicodeRange,
  without,
  type FaceName,
} from '../src/plugins/fonts/faces.js';

/** The style sheets. */
const css = path.join(import.meta.dirname, '../css');

/** Maximum size of all fonts together, in bytes. */
const budget = 60_000;

/** Offset of a table in a font. @see https://learn.microsoft.com/typography/opentype/spec/otff */
function tableOf(font: Buffer, name: string): number {
  const directory = 12;
  const entry = Array.from({length: font.readUInt16BE(4)}, (_, index) => directory + 16 * index).find(
    (start) => font.toString('latin1', start, start + 4) === name,
  );
  return font.readUInt32BE((entry ?? 0) + 8);
}

/** Ascent and descent of a font, as fractions of its size. */
function metricsOf(font: Buffer): {ascent: number; descent: number} {
  const unitsPerEm = font.readUInt16BE(tableOf(font, 'head') + 18);
  const hhea = tableOf(font, 'hhea');
  return {ascent: font.readInt16BE(hhea + 4) / unitsPerEm, descent: -font.readInt16BE(hhea + 6) / unitsPerEm};
}

describe('the fonts of the site', () => {
  const faces = {} as Record<FaceName, {woff2: Buffer; sfnt: Buffer}>;

  beforeAll(async () => {
    for (const name of faceNames) {
      faces[name] = {
        woff2: await makeFace(name, 'woff2'),
        sfnt: await makeFace(name, 'sfnt'),
      };
    }
  });

  it(`have at most ${budget} bytes together`, () => {
    const sizes = faceNames.map((name) => faces[name].woff2.length);
    expect(Math.min(...sizes)).toBeGreaterThan(5_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
  });

  it('give each character one file in a family', () => {
    const urls = Object.fromEntries(faceNames.map((name) => [name, `/${name}.woff2`])) as Record<FaceName, string>;
    const ranges = new Map<string, number[]>();
    for (const [rule] of fontFaces(urls).matchAll(/@font-face[^}]*}/g)) {
      const read = (name: string): string => new RegExp(`${name}: ([^;]*);`).exec(rule)?.[1] ?? '';
      const points = [...read('unicode-range').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(
        ([, first, last]) => {
          const start = parseInt(first ?? '', 16);
          return Array.from({length: parseInt(last ?? first ?? '', 16) - start + 1}, (_, index) => start + index);
        },
      );
      const style = read('font-family');
      if (points.length === 0) {
        continue;
      }
      ranges.set(style, [...(ranges.get(style) ?? []), ...points]);
    }
    const all = Array.from(allCharacters, (one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
    expect(ranges.size).toBe(2);
    for (const [style, points] of ranges) {
      expect(
        points.toSorted((a, b) => a - b),
        style,
      ).toEqual(all);
    }
  });

  it('have what the style sheets insert in the files that pages preload', () => {
    const inserted = filesIn(css)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [...fs.readFileSync(path.join(css, file), 'utf8').matchAll(/\bcontent:([^;}]*)/g)])
      .flatMap(([, value = '']) => [...value.matchAll(/"([^"\\]*)"/g)].map(([, text = '']) => text))
      .join('');
    expect(inserted).toContain('→');
    const late = without(allCharacters, commonCharacters.text);
    expect(Array.from(inserted).filter((one) => late.includes(one))).toEqual([]);
  });

  it('are loaded for ranges of characters', () => {
    expect(unicodeRange('face–')).toBe('U+61,U+63,U+65-66,U+2013');
  });

  it('have the same line spacing as their fallbacks', () => {
    const sheet = fs.readFileSync(path.join(css, 'fonts.css'), 'utf8');
    const fallbacks = [...sheet.matchAll(/"Catalog (Display|Text) Fallback";([^}]*)}/g)];
    expect(fallbacks.length).toBeGreaterThan(1);
    for (const [, name = '', rules = ''] of fallbacks) {
      const percent = (property: string): number =>
        Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rules)?.[1]) / 100;
      const {ascent, descent} = metricsOf(faces[name === 'Display' ? 'display' : 'text'].sfnt);
      expect(percent('ascent-override') * percent('size-adjust'), `${name}, ascent`).toBeCloseTo(ascent, 2);
      expect(percent('descent-override') * percent('size-adjust'), `${name}, descent`).toBeCloseTo(descent, 2);
    }
  });
});

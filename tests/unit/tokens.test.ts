import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {topicMarks} from '../../vocabulary.config';
import {hueDistances, textContrasts} from '../support/tokenContrast';

const tokens = fs.readFileSync('src/css/tokens.css', 'utf8');

it('texts are readable on every background in both modes: 4.5 to 1', () => {
  const contrasts = Object.entries(textContrasts(tokens));
  expect(contrasts.length).toBeGreaterThan(40);
  expect(contrasts.filter(([, contrast]) => !(contrast >= 4.5))).toEqual([]);
});

it('each topic of the vocabulary has a hue of its own, and hues look different in both modes', () => {
  const hues = Object.values(topicMarks).map(({hue}) => hue);
  expect(new Set(hues).size).toBe(hues.length);
  const distances = Object.entries(hueDistances(tokens));
  expect(distances.length).toBeGreaterThan(80);
  // A difference of 0.02 is just seen where two colors touch.
  expect(distances.filter(([, distance]) => !(distance >= 0.06))).toEqual([]);
});

const styleSheets = fs.readdirSync('src', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));

/** Lines of style sheets that match a pattern, with their places. */
const linesWith = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    fs
      .readFileSync(path.join('src', file), 'utf8')
      .replaceAll(/url\("data:[^"]*"\)/g, '')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`src/${file}:${index + 1}: ${line.trim()}`] : [])),
  );

it('style sheets take their colors from tokens.css', () => {
  // Code has its own list of colors; paper is black and white.
  const sheets = styleSheets.filter((file) => !/css.(?:tokens|code|print)\.css$/.test(file));
  expect(sheets.length).toBeGreaterThan(10);
  const literal = /(?<![\w-])#[0-9a-f]{3,8}\b|\brgba?\(/i;
  expect(linesWith(literal, sheets), 'use a variable of tokens.css, or add one there').toEqual([]);
});

it('style sheets use no class of <html> that is missing for a moment during hydration', () => {
  const ofRoot = /\.(?:plugin-[\w-]+|docs-version-[\w-]+|(?:docs|mdx|blog)-[\w-]+-page|(?:docs|mdx|blog)-wrapper)\b/;
  expect(ofRoot.test('.docs-tags-doc-list-page header {')).toBe(true);
  expect(
    linesWith(ofRoot, styleSheets),
    'use a class of an element of ours: what moves then is a layout shift',
  ).toEqual([]);
});

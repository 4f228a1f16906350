import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.join(import.meta.dirname, '../css');

const styleSheets = fs.readdirSync(folder).filter((file) => file.endsWith('.css'));

/** Lines of style sheets that match a pattern, with their places. */
const linesWith = (pattern: RegExp, files: readonly string[]): string[] =>
  files.flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .replaceAll(/url\("data:[^"]*"\)/g, '')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

it('style sheets take their colors from the tokens of the site', () => {
  // Tokens are where colors are; code has its own list of them; paper is black and white.
  const sheets = styleSheets.filter((file) => !['code.css', 'print.css', 'tokens.css'].includes(file));
  expect(sheets.length).toBeGreaterThan(10);
  const literal = /(?<![\w-])#[0-9a-f]{3,8}\b|\brgba?\(/i;
  expect(linesWith(literal, sheets), 'use a token, or add one').toEqual([]);
});

it('style sheets use no class of <html> that is missing for a moment during hydration', () => {
  const ofRoot = /\.(?:plugin-[\w-]+|docs-version-[\w-]+|(?:docs|mdx|blog)-[\w-]+-page|(?:docs|mdx|blog)-wrapper)\b/;
  expect(ofRoot.test('.docs-tags-doc-list-page header {')).toBe(true);
  expect(
    linesWith(ofRoot, styleSheets),
    'use a class of an element of ours: what moves then is a layout shift',
  ).toEqual([]);
});

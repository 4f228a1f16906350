import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const tokens = fs.readFileSync('src/css/tokens.css', 'utf8');

/** The colors that a rule of tokens.css sets, by name. */
function colorsOf(selector: string): Record<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(start, tokens.indexOf('\n}', start));
  const full = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex);
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map(([, name = '', hex = '']) => [name, full(hex)]),
  );
}

/** Relative luminance of a color, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = colorsOf('[data-theme]');
const modes = {light, dark: {...light, ...colorsOf('[data-theme="dark"]')}};

describe.each(Object.entries(modes))('colors in %s mode', (_mode, colors) => {
  const backgrounds = ['--catalog-page', '--catalog-surface', '--catalog-ice'];
  const texts = Object.keys(colors).filter((name) => /^--hue-|^--catalog-(?:ink|muted|link|amber)$/.test(name));

  it('are readable on every background: 4.5 to 1', () => {
    expect(texts.length).toBeGreaterThan(8);
    const faint = texts.flatMap((text) =>
      backgrounds
        .filter((background) => contrast(colors[text] ?? '', colors[background] ?? '') < 4.5)
        .map((background) => `${text} on ${background}`),
    );
    expect(faint).toEqual([]);
  });

  it('are readable on deep water', () => {
    for (const text of ['--catalog-on-deep', '--catalog-on-deep-muted']) {
      expect(contrast(colors[text] ?? '', colors['--catalog-deep'] ?? ''), text).toBeGreaterThanOrEqual(4.5);
    }
  });
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

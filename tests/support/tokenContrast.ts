// cspell:ignore oklab
/** Contrasts of the colors of tokens. */

/** The colors that a rule of the style sheet sets, by name. */
function colorsOf(tokens: string, selector: string): Record<string, string> {
  // All rules of this selector outside of media queries, of which a later one replaces values of an earlier one.
  const rules = tokens
    .split(`\n${selector} {`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('\n}')))
    .join('\n');
  const full = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex);
  return Object.fromEntries(
    [...rules.matchAll(/(--[\w-]+): (#[0-9a-f]+);/g)].map(([, name = '', hex = '']) => [name, full(hex)]),
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

/** All colors of each mode. */
function modesOf(tokens: string): Record<'light' | 'dark', Record<string, string>> {
  const light = colorsOf(tokens, '[data-theme]');
  return {light, dark: {...light, ...colorsOf(tokens, '[data-theme="dark"]')}};
}

/** Colors of text, and the backgrounds on which it has to be readable. */
function pairsIn(colors: Record<string, string>): [text: string, background: string][] {
  const backgrounds = ['--catalog-page', '--catalog-surface', '--catalog-ice'];
  const texts = Object.keys(colors).filter((name) => /^--hue-|^--catalog-(?:ink|muted|link|amber)$/.test(name));
  return [
    ...texts.flatMap((text) => backgrounds.map((background): [string, string] => [text, background])),
    ['--catalog-on-deep', '--catalog-deep'],
    ['--catalog-on-deep-muted', '--catalog-deep'],
  ];
}

/** Lightness and the two axes of color of OKLab, in which a distance is how different two colors look. */
function oklab(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How different each two hues look in each mode: `dark: --hue-plum and --hue-rose`. */
export function hueDistances(tokens: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(modesOf(tokens)).flatMap(([mode, colors]) => {
      const hues = Object.entries(colors).filter(([name]) => name.startsWith('--hue-'));
      return hues.flatMap(([name, hex], index) =>
        hues
          .slice(index + 1)
          .map(([other, otherHex]): [string, number] => [
            `${mode}: ${name} and ${other}`,
            Math.hypot(...oklab(hex).map((value, axis) => value - (oklab(otherHex)[axis] ?? 0))),
          ]),
      );
    }),
  );
}

/** Contrast of every text on its backgrounds in both modes, by what it is: `dark: --catalog-link on --catalog-page`. */
export function textContrasts(tokens: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(modesOf(tokens)).flatMap(([mode, colors]) =>
      pairsIn(colors).map(([text, background]) => [
        `${mode}: ${text} on ${background}`,
        contrast(colors[text] ?? '', colors[background] ?? ''),
      ]),
    ),
  );
}

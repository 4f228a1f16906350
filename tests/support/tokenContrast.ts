/** Contrasts of the colors in src/css/tokens.css. */

/** The colors that a rule of the style sheet sets, by name. */
function colorsOf(tokens: string, selector: string): Record<string, string> {
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

/** Contrast of every text on its backgrounds in both modes, by what it is: `dark: --catalog-link on --catalog-page`. */
export function textContrasts(tokens: string): Record<string, number> {
  const light = colorsOf(tokens, '[data-theme]');
  const modes = {light, dark: {...light, ...colorsOf(tokens, '[data-theme="dark"]')}};
  return Object.fromEntries(
    Object.entries(modes).flatMap(([mode, colors]) =>
      pairsIn(colors).map(([text, background]) => [
        `${mode}: ${text} on ${background}`,
        contrast(colors[text] ?? '', colors[background] ?? ''),
      ]),
    ),
  );
}

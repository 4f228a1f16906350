import {readTokens} from '@training-catalog/theme/node';

/** Colors of the cards: those of dark surfaces of the site. */
export interface Colors {
  deep: string;
  text: string;
  muted: string;
  amber: string;
  accent: string;
}

/**
 * Reads the colors of the cards.
 *
 * @param css Style sheet of the site's tokens.
 * @param file Its path.
 * @throws if a token does not exist.
 */
export function readColors(css: string, file: string): Colors {
  const tokens = readTokens(css, file).flatMap(({tokens: group}) => group);
  const color = (name: string): string => {
    const token = tokens.find((one) => one.name === name);
    if (!token) {
      throw new Error(`${file}: no ${name}, which the social cards use; write :root { ${name}: #14252c; }`);
    }
    return token.value;
  };
  return {
    deep: color('--catalog-deep'),
    text: color('--catalog-on-deep'),
    muted: color('--catalog-on-deep-muted'),
    amber: color('--catalog-on-deep-amber'),
    accent: color('--catalog-accent'),
  };
}

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
 * @param css src/css/tokens.css
 * @throws if a token does not exist.
 */
export function readColors(css: string): Colors {
  const tokens = readTokens(css, 'src/css/tokens.css').flatMap(({tokens: group}) => group);
  const color = (name: string): string => {
    const token = tokens.find((one) => one.name === name);
    if (!token) {
      throw new Error(`src/css/tokens.css: no ${name}, which the social cards use; see plugins/social-cards/colors.ts`);
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

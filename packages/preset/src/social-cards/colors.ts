import type {TokenGroup} from '@training-catalog/theme/client';

/** Colors of the cards: those of dark surfaces of the site. */
export interface Colors {
  deep: string;
  text: string;
  muted: string;
  amber: string;
  accent: string;
}

/**
 * Picks the colors of the cards.
 *
 * @throws if a token does not exist.
 */
export function readColors(groups: readonly TokenGroup[]): Colors {
  const tokens = groups.flatMap((group) => group.tokens);
  const color = (name: string): string => {
    const token = tokens.find((one) => one.name === name);
    if (!token) {
      throw new Error(`The style sheet of tokens has no ${name}, which the social cards use; write ${name}: #14252c;`);
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

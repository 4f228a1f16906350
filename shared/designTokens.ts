/** Tokens of the look that belong together. */
export interface TokenGroup {
  /** What they are for. */
  title: string;
  /** Names of CSS variables, with their values in light mode. */
  tokens: readonly {name: string; value: string}[];
}

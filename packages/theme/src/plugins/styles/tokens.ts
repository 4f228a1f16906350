/** A group of related design tokens. */
export interface TokenGroup {
  /** Purpose of the tokens. */
  title: string;
  /** Names of CSS variables, with their values in light mode. */
  tokens: readonly {name: string; value: string}[];
}

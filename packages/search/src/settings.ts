import type {Synonyms} from '@training-catalog/search-engine';

/** Options of the theme that its scripts in the browser need. */
export interface ClientSettings {
  maxSuggestions: number;
  /** Labels of the filters by kind. */
  kinds: Readonly<Record<string, string>>;
  synonyms: Synonyms;
  ignoreCssSelectors: readonly string[];
}

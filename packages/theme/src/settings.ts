import type {ThemeSettings} from './options.js';

/**
 * What components know of a site: `@generated/catalog-theme/default/settings.json`. The areas are in `areas.json` there,
 * because one kind of page needs them.
 */
export type ClientSettings = Omit<ThemeSettings, 'id' | 'areas'> & {
  /** Path of the site, with slashes around it. */
  baseUrl: string;
};

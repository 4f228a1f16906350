import type {IconName} from './icons.js';

/**
 * Id of an icon's SVG symbol (`plugins/icons`). In a separate file, so that pages do not bundle the list of icons.
 */
export const iconId = (name: IconName): string => `icon-${name}`;

/** Ids of the symbols of the site's logo, for each color mode. */
export const logoIds = {light: 'logo-light', dark: 'logo-dark'} as const;

/**
 * The sidebar shown on pages of areas with three sidebars. It is first in sidebars.ts, so the routes of its category pages
 * have no suffix.
 */
export const firstSidebar = 'docsSidebar';

/** Matches the routes of category pages of the other sidebars, which duplicate the pages without suffix. */
export const categoryCopy = /\/category\/.+-[12]$/;

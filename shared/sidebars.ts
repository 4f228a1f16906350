/**
 * The sidebar that pages of areas with three sidebars show. It comes first in sidebars.ts, so its
 * category pages have no suffix.
 */
export const firstSidebar = 'docsSidebar';

/** Address of a category page of a further sidebar: the same content as the page without suffix. */
export const categoryCopy = /\/category\/.+-[12]$/;

/** Removes the trailing slash that the permalink of an index page has internally; `/` stays. */
export const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

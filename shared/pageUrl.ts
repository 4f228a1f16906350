/** Full address of a page as it is published: encoded, and without the slash that index pages carry inside. */
export const pageUrl = (siteUrl: string, permalink: string): string =>
  siteUrl + encodeURI(permalink).replace(/\/$/, '');

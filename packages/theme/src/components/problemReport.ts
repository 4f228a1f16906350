import settings from '@generated/catalog-theme/default/settings.json';

/**
 * URL of the form for a problem with a page, with the page filled in.
 *
 * @param page Full URL of the page.
 */
export const problemReport = (page: string): string => settings.problemReports + encodeURIComponent(page);

import type {Props} from '@docusaurus/types';
import {pageUrl} from '@training-catalog/utils/urls';

/** What published files say of the site. */
export interface PublishedSite {
  /** What the catalog is called. */
  title: string;
  /** Full URL of the landing page. */
  root: string;
  language: string;
  /** Full URL of a page, by its path with the base path. */
  urlOf: (permalink: string) => string;
  /** Where a page has a copy in Markdown, its full URL as `markdown`; nothing without @training-catalog/markdown-copies. */
  markdownOf: (permalink: string) => {markdown?: string};
  /** A text in the language of the site, by the end of its id, with values in place of `{name}`. */
  textOf: (key: string, message: string, values?: Readonly<Record<string, string>>) => string;
}

/** @param name What the catalog is called; the title of the site by default. */
export function publishedSite(
  {siteConfig, baseUrl, i18n, codeTranslations, plugins}: Props,
  name: string | undefined,
): PublishedSite {
  const urlOf = (permalink: string): string => pageUrl(siteConfig.url, permalink);
  const hasCopies = plugins.some((plugin) => plugin.name === 'markdown-copies');
  return {
    title: name ?? siteConfig.title,
    root: siteConfig.url + baseUrl,
    language: i18n.currentLocale,
    urlOf,
    markdownOf: (permalink) =>
      hasCopies ? {markdown: `${urlOf(permalink === baseUrl ? `${baseUrl}index` : permalink)}.md`} : {},
    textOf: (key, message, values = {}) =>
      (codeTranslations[`training-catalog.catalog.${key}`] ?? message).replace(
        /\{(\w+)\}/g,
        (whole, value: string) => values[value] ?? whole,
      ),
  };
}

import settings from '@generated/catalog-theme/default/settings.json';

/** A schema.org object, ready for JSON-LD. */
export type StructuredObject = Record<string, unknown>;

/** Properties common to the structured data of all pages. */
export interface DescribedPage {
  title: string;
  description: string;
  /** Full URL, encoded. */
  url: string;
}

const website = (root: string): StructuredObject => ({'@type': 'WebSite', '@id': `${root}#website`});

const publisher = {'@type': 'Organization', ...settings.publisher} as const;

/**
 * WebSite data for the landing page.
 *
 * @see https://schema.org/WebSite
 */
export function websiteData({
  root,
  name,
  description,
}: {
  root: string;
  name: string;
  description: string;
}): StructuredObject {
  return {
    '@context': 'https://schema.org',
    ...website(root),
    url: root,
    name,
    description,
    inLanguage: 'en',
    publisher,
  };
}

/**
 * Data of a text page: documentation or API reference.
 *
 * @see https://schema.org/TechArticle and https://schema.org/APIReference
 */
export function articleData(
  page: DescribedPage & {
    /** When it was last changed, in ms since 1970, if that is known. */
    modified?: number | null | undefined;
    keywords: readonly string[];
    /** Full URL of its social card, if it has one of its own. */
    image?: string;
  },
  {type, root}: {type: 'TechArticle' | 'APIReference'; root: string},
): StructuredObject {
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': page.url,
    url: page.url,
    name: page.title,
    headline: page.title,
    description: page.description,
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(page.keywords.length > 0 && {keywords: page.keywords.join(', ')}),
    ...(page.modified && {dateModified: new Date(page.modified).toISOString()}),
    ...(page.image !== undefined && {image: page.image}),
    author: publisher,
    publisher,
    isPartOf: website(root),
  };
}

/**
 * Data of a page that lists other pages: a category, a tag, or the tags of an area.
 *
 * @see https://schema.org/CollectionPage
 */
export function collectionData(page: DescribedPage, root: string): StructuredObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: 'en',
    isPartOf: website(root),
  };
}

/**
 * Breadcrumbs from the landing page to a page.
 *
 * @param steps Names and full URLs below the landing page, ending with the page itself.
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbData(steps: readonly {name: string; url: string}[], root: string): StructuredObject {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{name: 'Home', url: root}, ...steps].map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

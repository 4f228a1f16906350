import type {ProjectFacts} from '../projectFacts.js';

type Artifact = NonNullable<ProjectFacts['artifacts']>[number];

/** Data of a project's main page that its front matter facts do not include. */
export interface ProjectPage {
  /** Name of the project, without what its title says about it. */
  name: string;
  description: string;
  /** Full URL of the main page. */
  url: string;
  keywords: readonly string[];
  /** Full URL of the site's landing page. */
  root: string;
  /** When the page was last changed, in ms since 1970, if that is known. */
  modified?: number | null | undefined;
}

/** URL of a license if the name looks like an SPDX identifier; otherwise the name. */
const license = (name: string): string =>
  /^[A-Za-z0-9.-]+$/.test(name) ? `https://spdx.org/licenses/${name}.html` : name;

/**
 * Returns a project's schema.org data: SoftwareSourceCode, or Dataset if the project is only data.
 *
 * @see https://schema.org/SoftwareSourceCode
 */
export function projectStructuredData(facts: ProjectFacts, page: ProjectPage): Record<string, unknown> {
  const isCode = facts.kind.some((kind) => kind !== 'data');
  const authors = facts.cite?.authors.map((author) => ({'@type': 'Person', name: author}));
  return {
    '@context': 'https://schema.org',
    '@type': isCode ? 'SoftwareSourceCode' : 'Dataset',
    '@id': page.url,
    url: page.url,
    name: page.name,
    description: page.description,
    abstract: facts.summary,
    keywords: page.keywords.join(', '),
    isPartOf: {'@type': 'WebSite', '@id': `${page.root}#website`},
    ...(page.modified && {dateModified: new Date(page.modified).toISOString()}),
    ...(authors && (isCode ? {author: authors} : {creator: authors})),
    ...(facts.license && {isAccessibleForFree: true}),
    ...(facts.version && {version: facts.version}),
    ...(facts.license && {license: license(facts.license)}),
    ...(facts.repository && (isCode ? {codeRepository: facts.repository} : {sameAs: facts.repository})),
    ...(facts.cite && {
      citation: {
        '@type': 'CreativeWork',
        name: facts.cite.title,
        author: authors,
        ...(facts.cite.year && {datePublished: String(facts.cite.year)}),
        ...(facts.cite.doi && {identifier: `https://doi.org/${facts.cite.doi}`}),
      },
    }),
  };
}

/**
 * Returns schema.org data of a data set; undefined for models, and for data that nobody can get.
 *
 * @param project full URL of the main page of its project
 * @see https://schema.org/Dataset
 */
export function artifactStructuredData(
  {kind, name, task, contents, region, period, size, license: terms, access, url}: Artifact,
  project: string,
): Record<string, unknown> | undefined {
  if (kind !== 'data' || url === undefined || access === 'not published') {
    return undefined;
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name,
    // Search engines refuse a description of fewer than 50 characters.
    description: [`${name}: ${task}`, contents, size].filter(Boolean).join('. '),
    url,
    isAccessibleForFree: true,
    ...(access === 'gated' && {conditionsOfAccess: 'Sign in and accept conditions.'}),
    ...(terms && terms !== 'not stated' && {license: license(terms)}),
    ...(region && {spatialCoverage: region}),
    ...(period && {temporalCoverage: period}),
    isPartOf: {'@type': 'CreativeWork', url: project},
  };
}

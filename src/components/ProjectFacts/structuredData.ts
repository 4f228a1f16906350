import type {ProjectFacts} from '@site/content-lint/model/schemas';

/** What a project's structured data is made from beside its facts. */
export interface ProjectPage {
  title: string;
  description: string;
  /** Full address of the main page. */
  url: string;
  keywords: readonly string[];
}

/** Address of a license text, for SPDX identifiers; other texts stay text. */
const license = (name: string): string =>
  /^[A-Za-z0-9.-]+$/.test(name) ? `https://spdx.org/licenses/${name}.html` : name;

/**
 * A project in the terms of schema.org: SoftwareSourceCode, or Dataset where it is data only.
 *
 * @see https://schema.org/SoftwareSourceCode
 */
export function projectStructuredData(facts: ProjectFacts, page: ProjectPage): Record<string, unknown> {
  const isCode = facts.kind.some((kind) => kind !== 'data');
  return {
    '@context': 'https://schema.org',
    '@type': isCode ? 'SoftwareSourceCode' : 'Dataset',
    '@id': page.url,
    url: page.url,
    name: page.title,
    description: page.description,
    abstract: facts.summary,
    keywords: page.keywords.join(', '),
    ...(facts.version && {version: facts.version}),
    ...(facts.license && {license: license(facts.license)}),
    ...(facts.repository && (isCode ? {codeRepository: facts.repository} : {sameAs: facts.repository})),
    ...(facts.cite && {
      citation: {
        '@type': 'CreativeWork',
        name: facts.cite.title,
        author: facts.cite.authors.map((name) => ({'@type': 'Person', name})),
        ...(facts.cite.year && {datePublished: String(facts.cite.year)}),
        ...(facts.cite.doi && {identifier: `https://doi.org/${facts.cite.doi}`}),
      },
    }),
  };
}

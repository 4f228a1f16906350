/**
 * Who publishes this site and where: the one place that names the organization,
 * the repository and its branches. Everything else derives from it.
 */
export const repository = {
  organization: 'ICICLE-ai',
  project: 'training-catalog',
  branch: 'main',
  deployBranch: 'gh-pages',
} as const;

/** Address of the repository's page, without a closing slash. */
export const repositoryUrl = `https://github.com/${repository.organization}/${repository.project}`;

/** Address that opens a file of this repository in GitHub's editor; append the file's path. */
export const editBaseUrl = `${repositoryUrl}/edit/${repository.branch}/`;

/**
 * Address that opens the form for a problem with a page, filled in as far as possible.
 *
 * @param page Full address of the page.
 */
export const problemReport = (page: string): string =>
  `${repositoryUrl}/issues/new?template=page.yml&page=${encodeURIComponent(page)}`;

/** Address under which GitHub Pages serves the site: host and base path. */
export const address = {
  url: `https://${repository.organization.toLowerCase()}.github.io`,
  baseUrl: `/${repository.project}/`,
} as const;

/** Host of the player in lessons, the one of YouTube that sets no cookies; pages may frame no other. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The institute behind the catalog, as the footer and the pages name it. */
export const institute = {
  shortName: 'ICICLE',
  name: 'AI Institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment',
  homepage: 'https://icicle.ai/',
  fundingAgency: 'National Science Foundation (NSF)',
  grant: 'OAC 2112606',
} as const;

/** License of the texts and images of the pages, unless a page names another. */
export const textLicense = {id: 'BSD-3-Clause', url: 'https://spdx.org/licenses/BSD-3-Clause.html'} as const;

/** Sentence that closes the main page of every project, word for word. */
export const acknowledgement = `National Science Foundation (NSF) funded AI institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment (ICICLE) (${institute.grant})`;

/** Texts of the site itself. The tagline stays empty: the specification asks for it. */
export const texts = {
  title: 'ICICLE AI Institute Training Catalog',
  tagline: '',
  heroHeading: 'Welcome to the official documentation hub of the ICICLE AI institute',
  heroDescription:
    'The institute’s research software, data, models, interfaces, and lessons in one place. Every page carries tags: filter the content by topic or by release, or search for a word.',
} as const;

/**
 * The organization and the repository on GitHub, and its branches. Code takes these names, and the addresses that contain
 * them, only from this file.
 */
export const repository = {
  organization: 'ICICLE-ai',
  project: 'training-catalog',
  branch: 'main',
  deployBranch: 'gh-pages',
} as const;

/** URL of the repository, without a trailing slash. */
export const repositoryUrl = `https://github.com/${repository.organization}/${repository.project}`;

/** Base URL for editing a file on GitHub; append the file's path. */
export const editBaseUrl = `${repositoryUrl}/edit/${repository.branch}/`;

/**
 * URL of the issue form for a problem with a page, with the page filled in.
 *
 * @param page Full URL of the page.
 */
export const problemReport = (page: string): string =>
  `${repositoryUrl}/issues/new?template=page.yml&page=${encodeURIComponent(page)}`;

/** Origin and base path of the site on GitHub Pages. */
export const address = {
  url: `https://${repository.organization.toLowerCase()}.github.io`,
  baseUrl: `/${repository.project}/`,
} as const;

/** Origin of the video player: YouTube's cookie-free host, the only one that pages may embed in a frame. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The institute that publishes the catalog, as named in the footer and on pages. */
export const institute = {
  shortName: 'ICICLE',
  name: 'AI Institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment',
  homepage: 'https://icicle.ai/',
  fundingAgency: 'National Science Foundation (NSF)',
  grant: 'OAC 2112606',
} as const;

/** License of the pages' texts and images, unless a page states another. */
export const textLicense = {id: 'BSD-3-Clause', url: 'https://spdx.org/licenses/BSD-3-Clause.html'} as const;

/** Sentence that must end the main page of every project, verbatim. */
export const acknowledgement = `National Science Foundation (NSF) funded AI institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment (ICICLE) (${institute.grant})`;

/** Texts of the site itself. The specification requires an empty tagline. */
export const texts = {
  title: 'ICICLE AI Institute Training Catalog',
  shortTitle: 'ICICLE Training Catalog',
  tagline: '',
  heroHeading: 'Welcome to the official documentation hub of the ICICLE AI institute',
  heroDescription:
    'The institute’s research software, data, models, interfaces, and lessons in one place. Every page carries tags: filter the content by topic or by release, or search for a word.',
} as const;

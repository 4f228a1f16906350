/**
 * Whose catalog this is: the institute, its repository, its areas of content. The code names none of them: with another
 * file here, another `vocabulary.config.ts` and `landing.config.ts`, and other content, it is the catalog of another institute.
 */
import type {Mark} from '@training-catalog/theme';
import type {AreaConfig} from '@training-catalog/preset';

/** The repository on GitHub, and its branches. */
export const repository = {
  organization: 'ICICLE-ai',
  project: 'training-catalog',
  branch: 'main',
  deployBranch: 'gh-pages',
} as const;

/** Where the site is published: origin, and base path with slashes around it. */
export const address = {
  url: 'https://icicle-ai.github.io',
  baseUrl: '/training-catalog/',
} as const;

/** The institute that publishes the catalog, as named in the footer and on pages. */
export const institute = {
  shortName: 'ICICLE',
  /** Kicker of the social card of the site. */
  kicker: 'ICICLE AI institute',
  name: 'AI Institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment',
  homepage: 'https://icicle.ai/',
} as const;

/** Who funds the institute, as named in the footer; undefined if the footer names nobody. */
export const funding: {agency: string; grant: string} | undefined = {
  agency: 'National Science Foundation (NSF)',
  grant: 'OAC 2112606',
};

/** License of the pages' texts and images, unless a page states another. */
export const textLicense = {id: 'BSD-3-Clause', url: 'https://spdx.org/licenses/BSD-3-Clause.html'} as const;

/** Sentence that must end the main page of every project, verbatim; undefined if there is none. */
export const acknowledgement: string | undefined =
  'National Science Foundation (NSF) funded AI institute for Intelligent Cyberinfrastructure with Computational Learning in the Environment (ICICLE) (OAC 2112606)';

/** Files in which components state facts for the institute, and its own fields in them; undefined if there are none. */
export const componentFile: {files: readonly string[]; area: string; release: string} | undefined = {
  files: ['component-info.yaml', 'component-info.yml', 'ci-component.yaml', 'ci-component.yml', 'component.yaml'],
  area: 'primaryThrust',
  release: 'targetIcicleRelease',
};

/** Texts of the site itself. The specification requires an empty tagline. */
export const texts = {
  title: 'ICICLE AI Institute Training Catalog',
  shortTitle: 'ICICLE Training Catalog',
  /** Title of the social card of the site. */
  cardTitle: 'Training Catalog',
  tagline: '',
  heroHeading: 'Welcome to the official documentation hub of the ICICLE AI institute',
  heroDescription:
    'The institute’s research software, data, models, APIs, and lessons in one place. Every page carries tags: filter the content by topic or by release, or search for a word.',
} as const;

/**
 * Folders of the areas whose pages are more to the site than pages: those of projects, which are the default docs plugin
 * instance; those made from OpenAPI files; lessons; the lists of errors and hosted services; and the contributor's guide.
 */
export const areaFolders = {
  projects: 'docs',
  operations: 'api',
  lessons: 'Education',
  resources: 'other_resources',
  guide: 'sample_docs',
} as const;

/** Areas of content in the order of the navigation bar: a folder each, which is also the first part of its URLs. */
export const areas: readonly AreaConfig[] = [
  {
    folder: areaFolders.projects,
    label: 'Documentation',
    tagsLabel: 'Documentation Tags',
    sidebar: './sidebars.ts',
    displayedSidebar: 'docsSidebar',
  },
  {folder: areaFolders.operations, label: 'APIs', tagsLabel: 'API Tags', sidebar: './sidebarsApi.ts'},
  {folder: areaFolders.lessons, label: 'Education', tagsLabel: 'Education Tags', sidebar: './sidebarsCurriculum.ts'},
  {folder: areaFolders.resources, label: 'Resources', sidebar: './sidebarsCurriculum.ts'},
  {folder: 'workshops', label: 'Workshops', sidebar: './sidebarsCurriculum.ts'},
  {
    folder: areaFolders.guide,
    label: 'Sample Documentation',
    sidebar: './sidebars.ts',
    displayedSidebar: 'docsSidebar',
  },
];

/** Icon and hue of the pages of an area in lists; the pages of others get those of their kind. */
export const areaMarks: Readonly<Record<string, Mark>> = {workshops: {icon: 'people', hue: 'clay'}};

/** Folders of the areas whose tags the "Tags" menu lists, in its order. */
export const tagsMenu: readonly string[] = [areaFolders.projects, areaFolders.lessons, areaFolders.operations];

/**
 * File names, without extension, of tutorials and how-to guides; their steps are counted. The last one is a misspelled name
 * whose address has been published.
 */
export const guides: readonly string[] = ['tutorial', 'tutorials', 'how-to', 'hot-to'];

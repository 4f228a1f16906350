import {catalogSite, type CatalogChoices, type CatalogSite} from '../src/index.js';

/** What an invented institute chooses. */
export const choices = {
  repository: {organization: 'river', project: 'catalog', branch: 'main', deployBranch: 'gh-pages'},
  address: {url: 'https://river.example.org', baseUrl: '/catalog/'},
  institute: {
    shortName: 'RRI',
    kicker: 'River Institute',
    name: 'River Research Institute',
    homepage: 'https://river.example.org/',
  },
  textLicense: {id: 'CC-BY-4.0', url: 'https://spdx.org/licenses/CC-BY-4.0.html'},
  texts: {
    title: 'Catalog of the River Research Institute',
    shortTitle: 'RRI Catalog',
    cardTitle: 'Catalog',
    tagline: '',
    heroHeading: 'Software about rivers',
    heroDescription: 'All that we measure rivers with.',
  },
  areaFolders: {projects: 'docs', operations: 'api', lessons: 'courses', resources: 'library', guide: 'guide'},
  areas: [
    {folder: 'docs', label: 'Documentation', displayedSidebar: 'docsSidebar'},
    {folder: 'api', label: 'APIs'},
    {folder: 'courses', label: 'Courses'},
    {folder: 'library', label: 'Library'},
    {folder: 'guide', label: 'Guide'},
  ],
  vocabulary: {
    researchAreas: ['Rivers'],
    maturities: {alpha: 'alpha'},
    topicMarks: {},
    tagAliases: new Map(),
    areaOfTopic: new Map(),
    synonyms: {},
  },
} satisfies CatalogChoices;

/** Its site, with some choices changed. */
export const siteWith = (changes: Partial<CatalogChoices> = {}): CatalogSite => catalogSite({...choices, ...changes});

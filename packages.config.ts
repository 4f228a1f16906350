/** Options of packages that more than `docusaurus.config.ts` reads: commands, the content check, the social cards, tests. */
import type {ReportingSeverity} from '@docusaurus/types';
import type {CatalogOptions} from '@training-catalog/catalog';
import type {LinkOption} from '@training-catalog/content-lint';
import type {ListsOptions} from '@training-catalog/lists';
import {views, viewQuery} from '@training-catalog/lessons/model';
import type {OfflineCopyOptions} from '@training-catalog/offline-copy';
import {openApiSite, type OpenApiPagesOptions, type OpenApiSite} from '@training-catalog/openapi-pages/sets';
import type {ThemeOptions} from '@training-catalog/theme';
import {address, areaFolders, areaMarks, areas, guides, institute, repository, texts} from './catalog.config';
import {categoryCopy, firstSidebar} from './plugins/content-areas/sidebars';
import {maturities, researchAreas, topicMarks} from './vocabulary.config';

/** URL of the repository, without a trailing slash. */
const repositoryUrl = `https://github.com/${repository.organization}/${repository.project}`;

/** Base URL for editing a file on GitHub; append the file's path. */
export const editBaseUrl = `${repositoryUrl}/edit/${repository.branch}/`;

/**
 * What a build does about broken links and addresses that are used twice. The specification asks for warnings; the check and
 * the tests demand that there are none.
 */
export const linkReports = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
} satisfies Record<LinkOption, ReportingSeverity>;

/** The catalog of projects. */
export const catalogOptions = {
  folder: areaFolders.projects,
  summary: texts.heroDescription,
  areas: researchAreas,
  maturities,
  topics: topicMarks,
  guides,
  lessonsFolder: areaFolders.lessons,
  lessonViews: Object.fromEntries(views.map((view) => [view, viewQuery(view)])),
  artifactsPage: '/docs/models-and-data',
  mapPage: '/map',
  searchPage: '/search',
} satisfies CatalogOptions;

/** Pages that list what other pages and files state. */
export const listsOptions = {
  projects: areaFolders.projects,
  errors: {page: `${areaFolders.resources}/errors.md`},
  events: {},
  services: {
    file: `${areaFolders.resources}/services.yml`,
    record: {file: `${areaFolders.resources}/services.json`, command: 'npm run check:external -- --record'},
  },
} satisfies ListsOptions;

/** Reference pages of APIs. */
export const openApiOptions = {
  pages: areaFolders.operations,
  route: areaFolders.operations,
  tagsFile: `${areaFolders.operations}/tags.yml`,
  defaultTags: ['API'],
  editUrl: editBaseUrl,
  console: true,
} satisfies OpenApiPagesOptions;

/** The site in a folder, for commands that read its OpenAPI files. */
export const openApiSiteIn = (siteDir: string): OpenApiSite =>
  openApiSite({siteDir, ...address, title: texts.title}, openApiOptions);

/** The look of pages, and what they say of the site. */
export const themeOptions = {
  publisher: {name: institute.name, url: institute.homepage},
  problemReports: `${repositoryUrl}/issues/new?template=page.yml&page=`,
  areas: areas.map(({folder, label}) => ({folder, label})),
  folders: {projects: areaFolders.projects, operations: areaFolders.operations, lessons: areaFolders.lessons},
  marks: areaMarks,
  firstSidebar,
} satisfies ThemeOptions;

const dataOfLessons = new RegExp(`^${areaFolders.lessons}/(?:.+/)?data/`);

/** Page with the same content as another: category pages of the further sidebars of an area. */
function isPageTwice(name: string, names: ReadonlySet<string>): boolean {
  const route = name.replace(/(?:\/index)?\.html$/, '');
  return route !== name && categoryCopy.test(route) && names.has(`${route.replace(/-[12]$/, '')}.html`);
}

/** Which files of the site readers need offline. */
export const offlineCopyOptions = {
  // The name of the first copies; with another one, these would stay on devices.
  cacheName: `${repository.project}-offline-copy`,
  include: (name) => dataOfLessons.test(name),
  // Social cards are shown by other sites only.
  exclude: (name, names) => name.startsWith('img/cards/') || isPageTwice(name, names),
} satisfies OfflineCopyOptions;

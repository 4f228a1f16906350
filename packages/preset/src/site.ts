import type {ReportingSeverity} from '@docusaurus/types';
import type {CatalogOptions} from '@training-catalog/catalog';
import {catalogRules} from '@training-catalog/catalog/rules';
import type {ContentLintConfig, LinkOption} from '@training-catalog/content-lint';
import {figureRules} from '@training-catalog/figures/rules';
import {views, viewQuery} from '@training-catalog/lesson-views/model';
import {learningFacts} from '@training-catalog/lessons/model';
import {lessonRules} from '@training-catalog/lessons/rules';
import type {ListsOptions} from '@training-catalog/lists';
import {listRules} from '@training-catalog/lists/rules';
import type {OfflineCopyOptions} from '@training-catalog/offline-copy';
import {consoleLinkRules} from '@training-catalog/openapi-console/rules';
import {apiSetRules} from '@training-catalog/openapi-pages/rules';
import {openApiSite, type OpenApiPagesOptions, type OpenApiSite} from '@training-catalog/openapi-pages/sets';
import {redirectRules} from '@training-catalog/pages-deploy/rules';
import {runnerRules} from '@training-catalog/pyodide-runner/rules';
import type {ThemeOptions} from '@training-catalog/theme';
import {mapRoute, pageComponents, releasesRoute} from '@training-catalog/theme/node';
import {stepRules} from '@training-catalog/tutorial-steps';
import {areaInstances, type AreaInstances} from './areas/contentAreas.js';
import {categoryCopy} from './areas/sidebars.js';
import {validChoices, type CatalogChoices, type Choices} from './choices.js';
import {instituteRules} from './instituteRules.js';
import {replacedElements} from './references/elements.js';

/** A site of a catalog: its choices, and all that follows from them. */
export interface CatalogSite extends Choices, AreaInstances {
  /** Folders of all areas of content. */
  areaIds: readonly string[];
  /** URL of the repository, without a trailing slash. */
  repositoryUrl: string;
  /** Base URL for editing a file on GitHub; append the file's path. */
  editBaseUrl: string;
  /**
   * What a build does about broken links and addresses that are used twice. It warns; the check reports them as errors, so
   * that one broken link does not stop a page that is needed.
   */
  linkReports: Record<LinkOption, ReportingSeverity>;
  /** Options of the catalog of projects. */
  catalogOptions: CatalogOptions;
  /** Options of the pages that list what other pages and files state. */
  listsOptions: ListsOptions;
  /** Files of the hosted services, if the site has an area of resources. */
  serviceFiles: {list: string; record: string} | undefined;
  /** Options of the reference pages of APIs; without an area for them, there are none. */
  openApiOptions: OpenApiPagesOptions | undefined;
  /** A site in a folder with these options, for commands that read its OpenAPI files. */
  openApiSiteIn: (siteDir: string) => OpenApiSite;
  /** Options of the copy for reading offline. */
  offlineCopyOptions: OfflineCopyOptions & Required<Pick<OfflineCopyOptions, 'cacheName' | 'include' | 'exclude'>>;
  /** Options of the theme. */
  themeOptions: ThemeOptions;
  /** What the content check reads, and with which rules. */
  lint: ContentLintConfig;
}

/** Page with the same content as another: category pages of the further sidebars of an area. */
function isPageTwice(name: string, names: ReadonlySet<string>): boolean {
  const route = name.replace(/(?:\/index)?\.html$/, '');
  return route !== name && categoryCopy.test(route) && names.has(`${route.replace(/-[12]$/, '')}.html`);
}

/**
 * Derives all options of a site from what its owner chooses.
 *
 * @throws with the name of a wrong choice, and what to write instead.
 */
export function catalogSite(given: CatalogChoices): CatalogSite {
  const choices = validChoices(given);
  const {repository, address, institute, texts, areaFolders, areas, areaMarks, guides, vocabulary, acknowledgement} =
    choices;
  const {projects, operations, lessons, resources, guide} = areaFolders;
  const repositoryUrl = `https://github.com/${repository.organization}/${repository.project}`;
  const editBaseUrl = `${repositoryUrl}/edit/${repository.branch}/`;
  const dataOfLessons = new RegExp(`^${lessons}/(?:.+/)?data/`);
  const [firstSidebar] = areas.flatMap(({displayedSidebar}) => displayedSidebar ?? []);

  const catalogOptions = {
    folder: projects,
    areas: vocabulary.researchAreas,
    maturities: vocabulary.maturities,
    topics: vocabulary.topicMarks,
    guides,
    ...(lessons !== undefined && {
      lessons: {
        folder: lessons,
        facts: learningFacts.pick({
          audience: true,
          needs: true,
          outcomes: true,
          minutes: true,
          level: true,
          keyPoints: true,
        }),
        views: Object.fromEntries(views.map((view) => [view, viewQuery(view)])),
      },
    }),
    artifactsPage: `/${projects}/models-and-data`,
    mapPage: mapRoute,
    searchPage: '/search',
  } satisfies CatalogOptions;

  const serviceFiles =
    resources === undefined ? undefined : {list: `${resources}/services.yml`, record: `${resources}/services.json`};

  const listsOptions: ListsOptions = {
    projects,
    ...(resources !== undefined && {errors: {page: `${resources}/errors.md`}}),
    events: {},
    ...(serviceFiles && {
      services: {
        file: serviceFiles.list,
        record: {file: serviceFiles.record, command: 'npm run check:external -- --record'},
      },
    }),
  };

  const openApiOptions =
    operations === undefined
      ? undefined
      : ({
          pages: operations,
          route: operations,
          tagsFile: `${operations}/tags.yml`,
          defaultTags: ['API'],
          editUrl: editBaseUrl,
          console: true,
        } satisfies OpenApiPagesOptions);

  return {
    ...choices,
    ...areaInstances(choices, editBaseUrl),
    areaIds: areas.map(({folder}) => folder),
    repositoryUrl,
    editBaseUrl,
    linkReports: {
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    },
    catalogOptions,
    listsOptions,
    serviceFiles,
    openApiOptions,
    openApiSiteIn: (siteDir) => openApiSite({siteDir, ...address, title: texts.title}, openApiOptions ?? {}),
    offlineCopyOptions: {
      // The name of the first copies; with another one, these would stay on devices.
      cacheName: `${repository.project}-offline-copy`,
      include: (name) => lessons !== undefined && dataOfLessons.test(name),
      // Social cards are shown by other sites only.
      exclude: (name, names) => name.startsWith('img/cards/') || isPageTwice(name, names),
    },
    themeOptions: {
      publisher: {name: institute.name, url: institute.homepage},
      problemReports: `${repositoryUrl}/issues/new?template=page.yml&page=`,
      areas: areas.map(({folder, label}) => ({folder, label})),
      folders: {projects, ...(operations !== undefined && {operations}), ...(lessons !== undefined && {lessons})},
      marks: areaMarks,
      ...(firstSidebar !== undefined && {firstSidebar}),
    },
    lint: {
      areas: areas.map(({folder}) => ({folder, generated: folder === operations})),
      requiredKeys: ['title', 'description'],
      components: {...pageComponents, ...replacedElements},
      // The results of a search, reading offline, and the pages of the theme.
      routes: ['/search', '/offline', mapRoute, releasesRoute],
      // It tells GitHub Pages to publish the files as they are.
      siteFiles: ['static/.nojekyll'],
      checkCommand: 'npm run check',
      ...(guide !== undefined && {guide: `${address.url}${address.baseUrl}${guide}/rules`}),
      ruleSets: [
        figureRules,
        stepRules({guides, recordCommand: 'npm run tutorials -- --record'}),
        runnerRules,
        catalogRules(catalogOptions),
        instituteRules({acknowledgement, projects}),
        ...(lessons === undefined ? [] : [lessonRules({folder: lessons})]),
        redirectRules({
          branch: repository.branch,
          isMainPage: ({file, frontMatter}) => file.startsWith(`${projects}/`) && frontMatter?.project !== undefined,
        }),
        ...listRules(listsOptions),
        ...(openApiOptions === undefined ? [] : [apiSetRules(openApiOptions), consoleLinkRules(openApiOptions)]),
      ],
      rules: {},
    },
  };
}

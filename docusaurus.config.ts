import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {projectCatalog} from '@training-catalog/catalog';
import {contentLint} from '@training-catalog/content-lint';
import {remarkFigures, type FiguresOptions} from '@training-catalog/figures';
import type {FinalPassOptions} from '@training-catalog/final-pass';
import type {LeanClientOptions} from '@training-catalog/lean-client';
import {trainingLessons} from '@training-catalog/lessons';
import {consoleOrigins} from '@training-catalog/openapi-console/node';
import {remarkOperationPages} from '@training-catalog/openapi-pages';
import {goToCanonical, type RedirectsOptions} from '@training-catalog/pages-deploy/redirects';
import type {SearchOptions} from '@training-catalog/search';
import {remarkLists} from '@training-catalog/lists';
import {keptPrefix, remarkRunner} from '@training-catalog/pyodide-runner';
import {
  cardSize,
  caseSensitiveRoutes,
  fonts,
  lessonStyles,
  loadFailure,
  mathematics,
  pageControls,
  pageIcon,
  pageIcons,
  print,
  rehypeCodeBreaks,
  rehypeFormulas,
  rehypeRowHeaders,
  siteCard,
  styles,
  videoHost,
} from '@training-catalog/theme/node';
import {tutorialSteps} from '@training-catalog/tutorial-steps';
import remarkMath from 'remark-math';
import {announcement} from './announcement.config';
import {copyrightYear} from './plugins/content-areas/commitDates';
import {withSidebarAndDate} from './plugins/content-areas/sidebarAndDate';
import type {ProjectFacts} from '@training-catalog/catalog/facts';
import {categoryCopy} from './plugins/content-areas/sidebars';
import {docsArea, otherAreas, pluginIdOf} from './plugins/content-areas/contentAreas';
import {analyticsSettings} from './plugins/analytics/settings';
import references from './plugins/references/remarkReferences';
import {hostedSearch, hostsOf} from './plugins/hosted-search';
import inlineReferences from './plugins/remark-inline-references';
import {
  catalogOptions,
  linkReports,
  listsOptions,
  offlineCopyOptions,
  openApiOptions,
  themeOptions,
} from './packages.config';
import {mainPages} from './plugins/content-areas/areaPages';
import lintConfig from './content-lint.config';
import {
  address,
  areaFolders,
  areas,
  funding,
  guides,
  institute,
  repository,
  tagsMenu,
  textLicense,
  texts,
} from './catalog.config';
import {synonyms} from './vocabulary.config';

/** The content check. */
const lint = contentLint(__dirname, lintConfig);

/** Steps of tutorials and guides, and how many of them were run. */
const steps = tutorialSteps({guides, notSearchedClass: 'not-searched'});

/** The catalog of projects, and the cards on their pages. */
const catalog = projectCatalog(catalogOptions);

/** Lessons of the area for education. */
const lessons = trainingLessons({
  folder: areaFolders.lessons,
  css: lessonStyles,
  drawnLanguages: ['chart', 'mermaid'],
  provider: {name: institute.name, url: institute.homepage},
  // Hosts such as GitHub Pages have several sites, which share the storage.
  writtenTexts: [keptPrefix + address.baseUrl],
  license: textLicense.url,
});

/** What happens to every page: first it has to be safe. Formulas are parsed with the rest of the text. */
const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    lint.remarkPlugin,
    references,
    inlineReferences,
    // Before the related projects, which follow the last part of a lesson.
    lessons.remarkPlugin,
    catalog.remarkPlugin,
    remarkLists,
    remarkFigures,
    // Before that of the steps, which removes the words that it reads.
    remarkRunner,
    // After the plugins that insert below the first paragraph, because it inserts a paragraph at the top.
    steps.remarkPlugin,
    remarkOperationPages,
  ],
  remarkPlugins: [remarkMath],
  rehypePlugins: [rehypeFormulas, rehypeCodeBreaks, rehypeRowHeaders],
};

/** A search service, if the environment names one; otherwise the site searches its own index. */
const algolia = hostedSearch(process.env);

/** Origin of the analytics service, if the environment names one. */
const analyticsOrigins = [analyticsSettings(process.env)?.dataHost ?? []].flat();

/** Sentence of the footer. */
const fundedBy = funding ? ` Funded by the ${funding.agency}, grant ${funding.grant}.` : '';

const themeConfig: ThemeConfig = {
  ...(algolia && {algolia}),
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: announcement,
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: texts.shortTitle,
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      ...areas.map((area) => ({type: 'doc', docId: 'intro', ...pluginIdOf(area), label: area.label})),
      {
        type: 'dropdown',
        label: 'Tags',
        items: tagsMenu.map((folder) => ({
          to: `/${folder}/tags`,
          label: areas.find((area) => area.folder === folder)?.tagsLabel ?? folder,
        })),
      },
      // With one version, a link, whose name alone would say nothing.
      {type: 'docsVersionDropdown', position: 'right', versions: {current: {label: 'Version: Next'}}},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    copyright: `Copyright © ${copyrightYear(__dirname)} ${institute.shortName}.${fundedBy} <a href="${institute.homepage}" rel="noopener">${institute.name}</a>`,
  },
  prism: {
    // Colors of code are classes, in a style sheet of the theme.
    theme: {plain: {}, styles: []},
    additionalLanguages: ['bash', 'cypher', 'csv', 'docker', 'ini', 'powershell', 'toml'],
  },
  image: siteCard,
  // Every page has a card of this size; those of documents say what theirs shows.
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: texts.title},
    {property: 'og:image:width', content: String(cardSize.width)},
    {property: 'og:image:height', content: String(cardSize.height)},
    {property: 'og:image:alt', content: texts.cardTitle},
  ],
  mermaid: {theme: {light: 'default', dark: 'dark'}},
};

/** Whether a page tells authors how to write: the guide without its start and its sample of a project. */
const isForAuthors = (source: string): boolean =>
  new RegExp(`^@site/${areaFolders.guide}/(?!intro\\.md$)(?:rules/)?[^/]+$`).test(source);

/** The site's own search. */
const localSearch: [string, SearchOptions] = [
  '@training-catalog/search',
  {
    // A formula is searched once, as it is shown.
    ignoreCssSelectors: ['.not-searched', '.katex-mathml'],
    synonyms,
    kinds: {lesson: 'Lessons only'},
    pageFacts({frontMatter, source}) {
      const {project} = frontMatter as {project?: ProjectFacts};
      return {
        summary: project?.summary,
        questions: project?.answers?.map(({question}) => question),
        words: Object.values(project?.knows ?? {}).flat(),
        // Readers of a catalog look for lessons and tools; authors come by links, or with words of the guide's own.
        weight: isForAuthors(source) ? 0.7 : undefined,
        kind: source.startsWith(`@site/${areaFolders.lessons}/`) && 'learning' in frontMatter ? 'lesson' : undefined,
      };
    },
  },
];

const config: Config = {
  title: texts.title,
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    // Phones would turn numbers into links, and so change the page before React hydrates it.
    {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
    // Drawn from the favicon by plugins/social-cards, for what does not take SVG. With its size, browsers that do leave
    // it out; otherwise, Chromium loads both.
    {
      tagName: 'link',
      attributes: {rel: 'alternate icon', sizes: '48x48', href: `${address.baseUrl}img/favicon-48.png`},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${address.baseUrl}img/apple-touch-icon.png`}},
    {
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: 'Releases',
        href: `${address.baseUrl}releases.atom`,
      },
    },
  ],
  ...address,
  trailingSlash: false,
  organizationName: repository.organization,
  projectName: repository.project,
  deploymentBranch: repository.deployBranch,
  customFields: {heroHeading: texts.heroHeading, heroDescription: texts.heroDescription},
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  future: {experimental_faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}},

  ...linkReports,
  markdown: {
    mermaid: true,
    parseFrontMatter: withSidebarAndDate(__dirname, lint.parseFrontMatter),
    preprocessor: lint.preprocessor,
  },

  presets: [
    [
      // The first one, so that it can wait for the plugins of all others.
      '@training-catalog/final-pass',
      {
        activeFiles: lintConfig.siteFiles.map((file) => file.slice('static/'.length)),
        policy: {
          script: analyticsOrigins,
          connect: ({siteDir}) => [
            ...analyticsOrigins,
            ...(algolia ? hostsOf(algolia) : []),
            ...consoleOrigins(siteDir, openApiOptions),
          ],
          frame: [videoHost],
          knownScripts: [goToCanonical],
        },
      } satisfies FinalPassOptions,
    ],
    [
      'classic',
      {
        docs: {...docsArea, ...markdownPlugins},
        blog: false,
        pages: {...markdownPlugins, beforeDefaultRemarkPlugins: [lint.remarkPlugin, inlineReferences]},
        sitemap: {
          lastmod: 'date',
          // Search engines ignore both.
          changefreq: null,
          priority: null,
          ignorePatterns: [`${address.baseUrl}search`],
          createSitemapItems: async ({defaultCreateSitemapItems, ...site}) =>
            (await defaultCreateSitemapItems(site)).filter(({url}) => !categoryCopy.test(url)),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    // The first one, because it writes pages of the api area.
    ['@training-catalog/openapi-pages', openApiOptions],
    '@training-catalog/openapi-console',
    [styles, {tokens: 'src/css/tokens.css'}],
    ...otherAreas.map((area) => ['@docusaurus/plugin-content-docs', {...area, ...markdownPlugins}] as [string, object]),
    fonts,
    pageIcons,
    print,
    './plugins/references/index.ts',
    lint.plugin,
    catalog.plugin,
    ['@training-catalog/lists', listsOptions],
    lessons.plugin,
    steps.plugin,
    '@training-catalog/pyodide-runner',
    mathematics,
    [
      '@training-catalog/figures',
      {
        colors: {
          page: 'var(--catalog-page)',
          muted: 'var(--catalog-muted)',
          1: 'var(--hue-water)',
          2: 'var(--hue-amber)',
          3: 'var(--hue-plum)',
          4: 'var(--hue-field)',
          5: 'var(--hue-clay)',
          6: 'var(--hue-slate)',
        },
      } satisfies FiguresOptions,
    ],
    './plugins/social-cards/index.ts',
    caseSensitiveRoutes,
    './plugins/development-server/index.ts',
    [
      '@training-catalog/lean-client',
      {
        // The site works without it: tests/support/withoutLeanClient.ts.
        enabled: process.env.LEAN_CLIENT !== 'off',
        cardProps: (permalink) => ({icon: pageIcon(permalink, {...themeOptions, ...address})}),
      } satisfies LeanClientOptions,
    ],
    loadFailure,
    pageControls,
    './plugins/analytics/index.ts',
    ['@training-catalog/offline-copy', offlineCopyOptions],
    ['@training-catalog/pages-deploy/redirects', {mainPages} satisfies RedirectsOptions],
  ],
  themes: [
    '@docusaurus/theme-mermaid',
    './plugins/openapi-theme/index.ts',
    ...(algolia ? [] : [localSearch]),
    // The last one, because it wraps components of the others.
    ['@training-catalog/theme', themeOptions],
  ],
  themeConfig,
};

export default config;

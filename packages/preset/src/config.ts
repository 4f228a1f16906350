import fs from 'node:fs';
import path from 'node:path';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PresetConfig, ReportingSeverity} from '@docusaurus/types';
import {projectCatalog} from '@training-catalog/catalog';
import type {ProjectFacts} from '@training-catalog/catalog/facts';
import {contentLint} from '@training-catalog/content-lint';
import {remarkFigures, type FiguresOptions} from '@training-catalog/figures';
import type {FinalPassOptions} from '@training-catalog/final-pass';
import type {LeanClientOptions} from '@training-catalog/lean-client';
import {lessonFiles, type LessonFilesOptions} from '@training-catalog/lesson-files';
import {trainingLessons, type LessonsOptions} from '@training-catalog/lessons';
import {remarkLists} from '@training-catalog/lists';
import type {MarkdownCopiesOptions} from '@training-catalog/markdown-copies';
import type {OfflineCopyOptions} from '@training-catalog/offline-copy';
import {consoleOrigins} from '@training-catalog/openapi-console/node';
import {remarkOperationPages, type OpenApiPagesOptions} from '@training-catalog/openapi-pages';
import {goToCanonical, type RedirectsOptions} from '@training-catalog/pages-deploy/redirects';
import {remarkRunner} from '@training-catalog/pyodide-runner';
import type {SearchOptions} from '@training-catalog/search';
import type {ThemeOptions} from '@training-catalog/theme';
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
import {analytics, outboundScript} from './analytics/index.js';
import {analyticsSettings} from './analytics/settings.js';
import {checkAreaFolders} from './areas/checkFolders.js';
import {mainPages} from './areas/areaPages.js';
import {commitDates, commitTimes, copyrightYear, type TimeOf} from './areas/commitDates.js';
import {withSidebarAndDate} from './areas/sidebarAndDate.js';
import {categoryCopy} from './areas/sidebars.js';
import type {CommandGroup} from './commands.js';
import {developmentServer} from './developmentServer.js';
import {docusaurusMinor} from './docusaurusVersion.js';
import type {Environment} from './environmentSettings.js';
import {hostedSearch, hostsOf} from './hostedSearch.js';
import {checkOneVersion} from './oneVersion.js';
import {openApiTheme} from './openApiTheme.js';
import {references} from './references/index.js';
import {remarkReferences} from './references/remarkReferences.js';
import {remarkInlineReferences} from './remarkInlineReferences.js';
import type {CatalogSite} from './site.js';
import {socialCards} from './social-cards/index.js';
import {translatorNotes} from './translator-notes/index.js';

/** Options of the parts of a site that can be left out, by the name of the package that each is. */
interface PartOptions {
  '@docusaurus/theme-mermaid': object;
  'docusaurus-theme-openapi-docs': object;
  '@training-catalog/content-lint': object;
  '@training-catalog/figures': FiguresOptions;
  '@training-catalog/lean-client': LeanClientOptions;
  '@training-catalog/lesson-files': LessonFilesOptions;
  '@training-catalog/lesson-views': object;
  '@training-catalog/lessons': Partial<LessonsOptions>;
  '@training-catalog/markdown-copies': MarkdownCopiesOptions;
  '@training-catalog/offline-copy': OfflineCopyOptions;
  '@training-catalog/openapi-console': object;
  '@training-catalog/openapi-pages': OpenApiPagesOptions;
  '@training-catalog/pages-deploy': Partial<RedirectsOptions>;
  '@training-catalog/pyodide-runner': object;
  '@training-catalog/search': SearchOptions;
  '@training-catalog/theme': Partial<ThemeOptions>;
}

/** Name of a part that can be left out. */
type PartName = keyof PartOptions;

/** What a configuration may say besides the choices of the site. */
export interface ConfigOptions {
  /** Folder of the site. */
  siteDir: string;
  /** Each part of the site: `false` leaves it out, an object has options that come before those of the preset. */
  parts?: {[Name in PartName]?: boolean | PartOptions[Name]};
  /** Commands that `<CommandReference />` describes. */
  commands?: readonly CommandGroup[];
  /** Path of a style sheet of the site whose tokens replace those of the theme: colors, type, spacing. */
  tokens?: string | undefined;
  /** Language of the interface, whose texts are in `i18n/<code>` (English). */
  language?: {code: string; label: string; direction?: 'ltr' | 'rtl'};
  /**
   * Menus of the navigation bar that are there although they have one entry (none). A site that has versions of the area of
   * projects has a menu of them.
   */
  menus?: readonly ('versions' | 'languages')[];
  /** Environment variables, which switch analytics and hosted search on (`process.env`). */
  environment?: Environment;
  /** Languages whose code is colored besides Docusaurus' own. */
  codeLanguages?: readonly string[];
}

/** Configuration of Docusaurus that adds nothing: what the preset passes on is checked by the plugins themselves. */
type Entry = PluginConfig;

/**
 * Settings whose names or places differ between versions of Docusaurus.
 *
 * @param timeOf gives the time of a file, as `commitTimes` does
 * @param minor second number of the version
 * @param brokenMarkdownLinks what a broken Markdown link is
 */
export const settingsOf = (
  timeOf: TimeOf,
  minor: number,
  brokenMarkdownLinks: ReportingSeverity,
): {top: object; markdown: object; future: object} => ({
  top: minor >= 9 ? {} : {onBrokenMarkdownLinks: brokenMarkdownLinks},
  markdown: minor >= 9 ? {hooks: {onBrokenMarkdownLinks: brokenMarkdownLinks}} : {},
  future: minor >= 10 ? {faster: true, experimental_vcs: commitDates(timeOf)} : {experimental_faster: true},
});

/**
 * Makes the configuration of Docusaurus for the site of a catalog. The result is plain: a site may change whatever the
 * parts do not reach.
 *
 * @throws if an area has no first page, if the site has a package in another version than the preset, if environment variables
 *   are set only in part, and what the parts throw for wrong options.
 */
export function catalogConfig(
  site: CatalogSite,
  {
    siteDir,
    parts = {},
    commands = [],
    tokens,
    language = {code: 'en', label: 'English'},
    menus = [],
    environment = process.env,
    codeLanguages = ['bash', 'cypher', 'csv', 'docker', 'ini', 'powershell', 'toml'],
  }: ConfigOptions,
): Config {
  const {onBrokenMarkdownLinks, ...linkReports} = site.linkReports;
  const timeOf = commitTimes(siteDir, [...site.areas.map(({folder}) => folder), 'src/pages']);
  const byVersion = settingsOf(timeOf, docusaurusMinor(), onBrokenMarkdownLinks);
  const {address, areaFolders, areas, institute, funding, texts, themeOptions, guides, openApiOptions} = site;
  checkOneVersion(siteDir);
  checkAreaFolders(site, siteDir);
  const has = (name: PartName): boolean => (parts[name] ?? true) !== false;
  /** The options of a part: the site's, then the preset's. */
  const optionsOf = <Preset extends object>(name: PartName, preset: Preset): Preset & Record<string, unknown> =>
    ({...preset, ...(typeof parts[name] === 'object' ? parts[name] : {})}) as Preset & Record<string, unknown>;
  const ifUsed = (name: PartName, ...entries: readonly Entry[]): readonly Entry[] => (has(name) ? entries : []);

  /** The content check. */
  const lint = contentLint(siteDir, site.lint);

  /** Steps of tutorials and guides, and how many of them were run. */
  const steps = tutorialSteps({guides, notSearchedClass: 'not-searched'});

  /** The catalog of projects, and the cards on their pages. */
  const catalog = projectCatalog({
    ...site.catalogOptions,
    ...(site.catalogOptions.lessons &&
      !has('@training-catalog/lesson-views') && {lessons: {...site.catalogOptions.lessons, views: {}}}),
  });

  /** Lessons of the area for education. */
  const lessons =
    areaFolders.lessons === undefined || !has('@training-catalog/lessons')
      ? undefined
      : trainingLessons(
          optionsOf('@training-catalog/lessons', {
            folder: areaFolders.lessons,
            css: lessonStyles,
            provider: {name: institute.name, url: institute.homepage},
            license: site.textLicense.url,
            ...(has('@training-catalog/lesson-files') && {
              files: lessonFiles(
                optionsOf('@training-catalog/lesson-files', {
                  drawnLanguages: ['chart', 'mermaid'],
                  license: site.textLicense.url,
                } satisfies LessonFilesOptions),
              ),
            }),
          } satisfies LessonsOptions),
        );

  const hasOperations = openApiOptions !== undefined && has('@training-catalog/openapi-pages');

  // A function, because options of plugins are part of the script of all pages (`siteConfig`).
  const ofReferences = () => remarkReferences({site, commands});

  /** What happens to every page: first it has to be safe. Formulas are parsed with the rest of the text. */
  const markdownPlugins = {
    beforeDefaultRemarkPlugins: [
      lint.remarkPlugin,
      ofReferences,
      remarkInlineReferences,
      // Before the related projects, which follow the last part of a lesson.
      ...(lessons ? [lessons.remarkPlugin] : []),
      catalog.remarkPlugin,
      remarkLists,
      ...(has('@training-catalog/figures') ? [remarkFigures] : []),
      // Before that of the steps, which removes the words that it reads.
      ...(has('@training-catalog/pyodide-runner') ? [remarkRunner] : []),
      // After the plugins that insert below the first paragraph, because it inserts a paragraph at the top.
      steps.remarkPlugin,
      ...(hasOperations ? [remarkOperationPages] : []),
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [rehypeFormulas, rehypeCodeBreaks, rehypeRowHeaders],
  };

  /** A search service, if the environment names one; otherwise the site searches its own index. */
  const algolia = hostedSearch(environment);

  /** Origin of the analytics service, if the environment names one. */
  const analyticsOrigins = [analyticsSettings(environment)?.dataHost ?? []].flat();

  /** Sentence of the footer. */
  const fundedBy = funding ? ` Funded by the ${funding.agency}, grant ${funding.grant}.` : '';

  const themeConfig: ThemeConfig = {
    ...(algolia && {algolia}),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: site.announcement,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: texts.shortTitle,
      hideOnScroll: true,
      logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
      items: [
        ...areas.map((area) => ({type: 'doc', docId: 'intro', ...site.pluginIdOf(area), label: area.label})),
        {
          type: 'dropdown',
          label: 'Tags',
          items: site.tagsMenu.map((folder) => ({
            to: `/${folder}/tags`,
            label: areas.find((area) => area.folder === folder)?.tagsLabel ?? folder,
          })),
        },
        // With one version, it is a link, whose name alone would say nothing.
        ...(menus.includes('versions') || fs.existsSync(path.join(siteDir, 'versions.json'))
          ? [{type: 'docsVersionDropdown', position: 'right', versions: {current: {label: 'Version: Next'}}} as const]
          : []),
        ...(menus.includes('languages') ? [{type: 'localeDropdown', position: 'right'} as const] : []),
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      copyright: `Copyright © ${copyrightYear(siteDir)} ${institute.shortName}.${fundedBy} <a href="${institute.homepage}" rel="noopener">${institute.name}</a>`,
    },
    prism: {
      // Colors of code are classes, in a style sheet of the theme.
      theme: {plain: {}, styles: []},
      additionalLanguages: [...codeLanguages],
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
    areaFolders.guide !== undefined &&
    new RegExp(`^@site/${areaFolders.guide}/(?!intro\\.md$)(?:rules/)?[^/]+$`).test(source);

  /** The site's own search. */
  const search: Entry = [
    '@training-catalog/search',
    optionsOf('@training-catalog/search', {
      // A formula is searched once, as it is shown. So is what the source of Markdown in a guide says: an excerpt of the
      // source would be text with its markup.
      ignoreCssSelectors: ['.not-searched', '.katex-mathml', '.language-md', '.language-markdown'],
      synonyms: site.vocabulary.synonyms,
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
    } satisfies SearchOptions),
  ];

  const finalPass: PresetConfig = [
    // The first one, so that it can wait for the plugins of all others.
    '@training-catalog/final-pass',
    {
      activeFiles: [...(site.lint.siteFiles ?? []).map((file) => file.slice('static/'.length)), outboundScript],
      policy: {
        script: analyticsOrigins,
        connect: ({siteDir: built}) => [
          ...analyticsOrigins,
          ...(algolia ? hostsOf(algolia) : []),
          ...(openApiOptions ? consoleOrigins(built, openApiOptions) : []),
        ],
        frame: [videoHost],
        knownScripts: [goToCanonical],
      },
    } satisfies FinalPassOptions,
  ];

  const classic: PresetConfig = [
    '@docusaurus/preset-classic',
    {
      docs: {...site.docsArea, ...markdownPlugins},
      blog: false,
      pages: {
        ...markdownPlugins,
        beforeDefaultRemarkPlugins: [lint.remarkPlugin, remarkInlineReferences],
        // With it, the end of a Markdown page has the links for help, as that of a document.
        editUrl: site.editBaseUrl,
      },
      sitemap: {
        lastmod: 'date',
        // Search engines ignore both.
        changefreq: null,
        priority: null,
        ignorePatterns: [`${address.baseUrl}search`],
        createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
          (await defaultCreateSitemapItems(params)).filter(({url}) => !categoryCopy.test(url)),
      },
    } satisfies ClassicOptions,
  ];

  const themeSettings = optionsOf('@training-catalog/theme', {
    ...themeOptions,
    markdownCopies: has('@training-catalog/markdown-copies'),
  });

  return {
    title: texts.title,
    tagline: texts.tagline,
    favicon: 'img/favicon.svg',
    headTags: [
      // Phones would turn numbers into links, and so change the page before React hydrates it.
      {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
      // Drawn from the favicon with the social cards, for what does not take SVG. With its size, browsers that do leave it
      // out; otherwise, Chromium loads both.
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
    organizationName: site.repository.organization,
    projectName: site.repository.project,
    deploymentBranch: site.repository.deployBranch,
    customFields: {heroHeading: texts.heroHeading, heroDescription: texts.heroDescription},
    i18n: {
      defaultLocale: language.code,
      locales: [language.code],
      localeConfigs: {
        [language.code]: {label: language.label, direction: language.direction ?? 'ltr', htmlLang: language.code},
      },
    },
    future: {...byVersion.future, v4: {removeLegacyPostBuildHeadAttribute: true}},
    ...linkReports,
    ...byVersion.top,
    markdown: {
      ...byVersion.markdown,
      mermaid: has('@docusaurus/theme-mermaid'),
      parseFrontMatter: withSidebarAndDate(siteDir, areas, lint.parseFrontMatter, timeOf),
      preprocessor: lint.preprocessor,
    },
    presets: [finalPass, classic],
    plugins: [
      // The first one, because it writes pages of the area of APIs.
      ...(hasOperations
        ? [
            ['@training-catalog/openapi-pages', optionsOf('@training-catalog/openapi-pages', openApiOptions)] as Entry,
            ...ifUsed('@training-catalog/openapi-console', '@training-catalog/openapi-console'),
          ]
        : []),
      [styles, {...(tokens !== undefined && {tokens})}],
      ...site.otherAreas.map((area): Entry => ['@docusaurus/plugin-content-docs', {...area, ...markdownPlugins}]),
      fonts,
      pageIcons,
      print,
      (context) => references(site, context),
      ...ifUsed('@training-catalog/content-lint', lint.plugin),
      catalog.plugin,
      ...ifUsed('@training-catalog/markdown-copies', [
        '@training-catalog/markdown-copies',
        optionsOf('@training-catalog/markdown-copies', {
          title: texts.title,
          summary: texts.heroDescription,
          files: [
            {
              path: 'catalog.json',
              title: 'All projects, how they work together, and all lessons',
              note: `JSON, with its [schema](${address.url}${address.baseUrl}catalog.schema.json)`,
            },
            {path: 'releases.atom', title: 'Releases', note: 'Atom feed'},
          ],
        } satisfies MarkdownCopiesOptions),
      ]),
      ['@training-catalog/lists', site.listsOptions],
      ...(lessons
        ? [lessons.plugin, ...ifUsed('@training-catalog/lesson-views', '@training-catalog/lesson-views')]
        : []),
      steps.plugin,
      ...ifUsed('@training-catalog/pyodide-runner', '@training-catalog/pyodide-runner'),
      mathematics,
      ...ifUsed('@training-catalog/figures', [
        '@training-catalog/figures',
        optionsOf('@training-catalog/figures', {
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
        } satisfies FiguresOptions),
      ]),
      socialCards(site, tokens),
      caseSensitiveRoutes,
      translatorNotes,
      developmentServer,
      ...ifUsed('@training-catalog/lean-client', [
        '@training-catalog/lean-client',
        optionsOf('@training-catalog/lean-client', {
          enabled: true,
          cardProps: (permalink) => ({icon: pageIcon(permalink, {marks: {}, ...themeSettings, ...address})}),
        } satisfies LeanClientOptions),
      ]),
      loadFailure,
      pageControls,
      (context) => analytics(context, environment),
      ...ifUsed('@training-catalog/offline-copy', [
        '@training-catalog/offline-copy',
        optionsOf('@training-catalog/offline-copy', site.offlineCopyOptions),
      ]),
      ...ifUsed('@training-catalog/pages-deploy', [
        '@training-catalog/pages-deploy/redirects',
        optionsOf('@training-catalog/pages-deploy', {mainPages} satisfies RedirectsOptions),
      ]),
    ],
    themes: [
      ...ifUsed('@docusaurus/theme-mermaid', '@docusaurus/theme-mermaid'),
      ...(hasOperations ? ifUsed('docusaurus-theme-openapi-docs', openApiTheme) : []),
      ...(algolia ? [] : ifUsed('@training-catalog/search', search)),
      // The last one, because it wraps components of the others.
      ...ifUsed('@training-catalog/theme', ['@training-catalog/theme', themeSettings]),
    ],
    themeConfig,
  };
}

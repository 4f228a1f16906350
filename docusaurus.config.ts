import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/announcement';
import {copyrightYear} from './src/content/copyrightYear';
import {createFrontMatterParser} from './src/content/frontMatter';
import {siteCard} from './src/content/socialCards';
import {categoryCopy} from './src/content/sidebars';
import {docsArea, furtherAreas} from './src/contentAreas';
import {openApiPluginOptions} from './src/plugins/api-reference/sets';
import {pageTemplate} from './src/plugins/less-script/pageTemplate';
import frontMatterBlocks from './src/plugins/front-matter-blocks';
import safePages from './src/plugins/safe-pages';
import {address, institute, repository, texts} from './src/site';

/** What happens to every page: first it has to be safe. */
const withBlocks = {beforeDefaultRemarkPlugins: [safePages, frontMatterBlocks]};

const themeConfig: ThemeConfig & {languageTabs: object[]} = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: announcement,
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar: {
    title: 'ICICLE Training Catalog',
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      {type: 'doc', docId: 'intro', label: 'Documentation'},
      {type: 'doc', docId: 'intro', docsPluginId: 'api', label: 'APIs'},
      {type: 'doc', docId: 'intro', docsPluginId: 'Education', label: 'Education'},
      {type: 'doc', docId: 'intro', docsPluginId: 'other_resources', label: 'Resources'},
      {type: 'doc', docId: 'intro', docsPluginId: 'workshops', label: 'Workshops'},
      {type: 'doc', docId: 'intro', docsPluginId: 'sample_docs', label: 'Sample Documentation'},
      {
        type: 'dropdown',
        label: 'Tags',
        items: [
          {to: '/docs/tags', label: 'Documentation Tags'},
          {to: '/Education/tags', label: 'Education Tags'},
          {to: '/api/tags', label: 'API Tags'},
        ],
      },
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
      {type: 'search', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    copyright: `Copyright © ${copyrightYear(__dirname)} ICICLE. Funded by the ${institute.fundingAgency}, grant ${institute.grant}. <a href="${institute.homepage}" rel="noopener">${institute.name}</a>`,
  },
  prism: {
    // Colors of code are classes: src/css/code.css.
    theme: {plain: {}, styles: []},
    additionalLanguages: ['bash', 'cypher', 'csv', 'docker', 'ini', 'powershell', 'toml'],
  },
  // Languages of the request generators, which a reader loads on request.
  languageTabs: ['go', 'nodejs', 'java', 'csharp', 'php', 'ruby', 'r', 'rust', 'powershell', 'swift'].map(
    (language) => ({
      language,
      highlight: language,
      logoClass: language,
    }),
  ),
  image: siteCard,
  mermaid: {theme: {light: 'default', dark: 'dark'}},
};

const config: Config = {
  title: texts.title,
  tagline: texts.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
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
  ssrTemplate: pageTemplate,
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

  // The specification asks for warnings; the tests demand that there are none.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {mermaid: true, parseFrontMatter: createFrontMatterParser(__dirname)},

  presets: [
    [
      'classic',
      {
        docs: {...docsArea, ...withBlocks},
        blog: false,
        pages: {beforeDefaultRemarkPlugins: [safePages]},
        theme: {customCss: ['./src/css/custom.css', './src/css/code.css']},
        sitemap: {
          ignorePatterns: [`${address.baseUrl}search`],
          createSitemapItems: async ({defaultCreateSitemapItems, ...site}) =>
            (await defaultCreateSitemapItems(site)).filter(({url}) => !categoryCopy.test(url)),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...furtherAreas.map((area) => ['@docusaurus/plugin-content-docs', {...area, ...withBlocks}] as [string, object]),
    ['docusaurus-plugin-openapi-docs', openApiPluginOptions(__dirname)],
    './src/plugins/content-rules/index.ts',
    './src/plugins/api-reference/index.ts',
    './src/plugins/catalog/index.ts',
    './src/plugins/learning-paths/index.ts',
    './src/plugins/for-machines/index.ts',
    './src/plugins/social-cards/index.ts',
    './src/plugins/exact-addresses/index.ts',
    './src/plugins/less-script/index.ts',
    './src/plugins/same-files/index.ts',
    './src/plugins/quick-preview/index.ts',
    './src/plugins/page-shell/index.ts',
    './src/plugins/analytics/index.ts',
    './src/plugins/offline-reading/index.ts',
    './src/plugins/old-addresses/index.ts',
    // The last one: it reads the pages that all others have written.
    './src/plugins/content-security-policy/index.ts',
  ],
  themes: [
    '@docusaurus/theme-mermaid',
    './src/plugins/openapi-theme/index.ts',
    [
      './src/plugins/site-search/index.ts',
      {
        hashed: 'filename',
        language: 'en',
        docsRouteBasePath: ['docs', ...furtherAreas.map(({id}) => id)],
        docsDir: ['docs', ...furtherAreas.map(({id}) => id)],
        docsPluginIdForPreferredVersion: 'default',
        indexBlog: false,
        indexPages: true,
        highlightSearchTermsOnTargetPage: true,
        searchResultLimits: 8,
        ignoreCssSelectors: ['.not-searched'],
        explicitSearchResultPath: true,
        searchBarShortcut: false,
        searchBarShortcutHint: true,
      },
    ],
  ],
  themeConfig,
};

export default config;

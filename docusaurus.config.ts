/**
 * The site: whose it is says `catalog.config.ts`; what any catalog has comes from `@training-catalog/preset`. Here is what
 * this one is made of.
 */
import {catalogConfig} from '@training-catalog/preset';
import {siteSettings} from './site.config';
import {commandGroups} from './tools/help/commands';

export default catalogConfig(siteSettings, {
  siteDir: __dirname,
  commands: commandGroups,
  menus: ['versions', 'languages'],
  // `@docusaurus/preset-classic` brings pages and the area of projects, `@docusaurus/plugin-content-docs` the other areas.
  // `false` leaves one of these parts out; an object has options.
  parts: {
    // Diagrams that the build cannot draw.
    '@docusaurus/theme-mermaid': true,
    // Charts and diagrams, drawn by the build.
    '@training-catalog/figures': true,
    // Reference pages, whose operations docusaurus-plugin-openapi-docs reads, and the console that calls them.
    '@training-catalog/openapi-pages': true,
    'docusaurus-theme-openapi-docs': true,
    '@training-catalog/openapi-console': true,
    // Lessons with quizzes; their slides, plans, and handouts; their notebooks and quiz files. Their Python runs in the browser.
    '@training-catalog/lessons': true,
    '@training-catalog/lesson-views': true,
    '@training-catalog/lesson-files': true,
    '@training-catalog/pyodide-runner': true,
    // The search, which reads pages with @easyops-cn/docusaurus-search-local.
    '@training-catalog/search': true,
    '@training-catalog/offline-copy': true,
    // Redirects from addresses that have been published.
    '@training-catalog/pages-deploy': true,
    // Less script on pages; the site works without it: tests/support/withoutLeanClient.ts.
    '@training-catalog/lean-client': process.env.LEAN_CLIENT === 'off' ? {enabled: false} : true,
    '@training-catalog/theme': {accessibilityStatement: '/accessibility'},
  },
});

import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {projectCatalog} from '@training-catalog/catalog';
import {contentLint} from '@training-catalog/content-lint';
import {remarkFigures} from '@training-catalog/figures';
import type {FinalPassOptions} from '@training-catalog/final-pass';
import {consoleOrigins} from '@training-catalog/openapi-console/node';
import {remarkOperationPages} from '@training-catalog/openapi-pages';
import {lessonFiles} from '@training-catalog/lesson-files';
import {trainingLessons} from '@training-catalog/lessons';
import {remarkLists} from '@training-catalog/lists';
import {goToCanonical} from '@training-catalog/pages-deploy/redirects';
import {remarkRunner} from '@training-catalog/pyodide-runner';
import {tutorialSteps} from '@training-catalog/tutorial-steps';
import lintConfig from './content-lint.config';
import {lists} from './lists.config';

const lint = contentLint(__dirname, lintConfig);
const lessons = trainingLessons({files: lessonFiles()});
const steps = tutorialSteps();
const catalog = projectCatalog({folder: 'docs/projects'});
/** Reference pages have a folder of their own, because they are generated. */
const openApi = {pages: 'api', console: true};

const config: Config = {
  title: 'Minimal example',
  url: 'https://example.org',
  baseUrl: '/minimal/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [
    // The first one, so that it can wait for the plugins of all others. The script is that of pages which have moved.
    [
      '@training-catalog/final-pass',
      {
        policy: {
          knownScripts: [goToCanonical],
          connect: ({siteDir}) => consoleOrigins(siteDir, openApi),
          image: lintConfig.imageOrigins,
        },
      } satisfies FinalPassOptions,
    ],
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          beforeDefaultRemarkPlugins: [
            lint.remarkPlugin,
            lessons.remarkPlugin,
            remarkFigures,
            catalog.remarkPlugin,
            remarkLists,
            // Before that of the steps, which removes the words that it reads.
            remarkRunner,
            steps.remarkPlugin,
          ],
        },
        blog: false,
      } satisfies Options,
    ],
  ],
  markdown: {
    parseFrontMatter: lint.parseFrontMatter,
    // The ids of headings on reference pages; with `future.v4`, Docusaurus 3.10 turns this off.
    mdx1Compat: {headingIds: true},
  },
  plugins: [
    lint.plugin,
    '@training-catalog/figures',
    '@training-catalog/markdown-copies',
    ['@training-catalog/openapi-pages', openApi],
    '@training-catalog/openapi-console',
    [
      '@docusaurus/plugin-content-docs',
      {id: 'api', path: openApi.pages, routeBasePath: 'api', beforeDefaultRemarkPlugins: [remarkOperationPages]},
    ],
    lessons.plugin,
    '@training-catalog/lesson-views',
    '@training-catalog/pages-deploy/redirects',
    '@training-catalog/offline-copy',
    ['@training-catalog/lean-client', {enabled: true}],
    steps.plugin,
    '@training-catalog/pyodide-runner',
    catalog.plugin,
    ['@training-catalog/lists', lists],
  ],
  themes: ['@training-catalog/search'],
};

export default config;

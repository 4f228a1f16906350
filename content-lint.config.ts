import type {ContentLintConfig} from '@training-catalog/content-lint';
import {catalogRules} from '@training-catalog/catalog/rules';
import {figureRules} from '@training-catalog/figures/rules';
import {lessonRules} from '@training-catalog/lessons/rules';
import {listRules} from '@training-catalog/lists/rules';
import {consoleLinkRules} from '@training-catalog/openapi-console/rules';
import {apiSetRules} from '@training-catalog/openapi-pages/rules';
import {redirectRules} from '@training-catalog/pages-deploy/rules';
import {runnerRules} from '@training-catalog/pyodide-runner/rules';
import {stepRules} from '@training-catalog/tutorial-steps';
import {address, areaFolders, areas, guides, repository} from './catalog.config';
import {catalogOptions, listsOptions, openApiOptions} from './packages.config';
import {instituteRules} from './plugins/content-areas/instituteRules';
import {mapRoute, pageComponents, releasesRoute} from '@training-catalog/theme/node';
import {replacedElements} from './plugins/references/elements';

/** What the content check reads, and with which rules. The contributor's guide explains each rule. */
export default {
  areas: areas.map(({folder}) => ({folder, generated: folder === areaFolders.operations})),
  requiredKeys: ['title', 'description'],
  components: {...pageComponents, ...replacedElements},
  // The results of a search, and reading offline.
  routes: ['/search', '/offline', mapRoute, releasesRoute],
  // The first tells GitHub Pages to publish the files as they are; the second is that of usage counts.
  siteFiles: ['static/.nojekyll', 'static/js/outbound-tracking.js'],
  checkCommand: 'npm run check',
  guide: `${address.url}${address.baseUrl}${areaFolders.guide}/rules`,
  ruleSets: [
    figureRules,
    stepRules({guides, recordCommand: 'npm run tutorials -- --record'}),
    runnerRules,
    catalogRules(catalogOptions),
    instituteRules,
    lessonRules({folder: areaFolders.lessons}),
    redirectRules({
      branch: repository.branch,
      isMainPage: ({file, frontMatter}) =>
        file.startsWith(`${areaFolders.projects}/`) && frontMatter?.project !== undefined,
    }),
    ...listRules(listsOptions),
    apiSetRules(openApiOptions),
    consoleLinkRules(openApiOptions),
  ],
  /** Severities of rules: `'error'`, `'hint'`, or `'off'` by the id that the check prints in brackets. */
  rules: {},
} satisfies ContentLintConfig;

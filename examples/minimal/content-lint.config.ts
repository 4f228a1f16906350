import {catalogRules} from '@training-catalog/catalog/rules';
import type {ContentLintConfig} from '@training-catalog/content-lint';
import {figureRules} from '@training-catalog/figures/rules';
import {lessonRules} from '@training-catalog/lessons/rules';
import {listRules} from '@training-catalog/lists/rules';
import {consoleLinkRules} from '@training-catalog/openapi-console/rules';
import {apiSetRules} from '@training-catalog/openapi-pages/rules';
import {runnerRules} from '@training-catalog/pyodide-runner/rules';
import {stepRules} from '@training-catalog/tutorial-steps';
import {lists} from './lists.config';

/** Projects have a folder of their own, because the other folders of pages are none. */
const catalog = {folder: 'docs/projects'};

const openApi = {pages: 'api', route: 'api'};

export default {
  areas: [
    {folder: 'docs', routeBasePath: '/'},
    // Reference pages, which openapi-pages makes.
    {folder: 'api', generated: true},
  ],
  // Pictures of authors, which the policy allows, too.
  imageOrigins: ['https://avatars.githubusercontent.com'],
  // The results of a search, and reading offline.
  routes: ['/search', '/offline'],
  ruleSets: [
    figureRules,
    stepRules(),
    runnerRules,
    lessonRules(),
    catalogRules(catalog),
    apiSetRules(openApi),
    consoleLinkRules(openApi),
    ...listRules(lists),
  ],
} satisfies ContentLintConfig;

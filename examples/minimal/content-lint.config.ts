import type {ContentLintConfig} from '@training-catalog/content-lint';
import {figureRules} from '@training-catalog/figures/rules';
import {lessonRules} from '@training-catalog/lessons/rules';
import {stepRules} from '@training-catalog/tutorial-steps';

export default {
  areas: [
    {folder: 'docs', routeBasePath: '/'},
    // Reference pages, which openapi-pages makes.
    {folder: 'api', generated: true},
  ],
  // The results of a search, and reading offline.
  routes: ['/search', '/offline'],
  ruleSets: [figureRules, stepRules(), lessonRules()],
} satisfies ContentLintConfig;

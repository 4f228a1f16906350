import path from 'node:path';
import type {PageSource} from '@training-catalog/content-model';
import type {RuleSetRule} from 'webpack';
import {areaIds} from '../content-areas/contentAreas';

/**
 * A rule of the bundler by which a page is compiled again after a change of a file that is inserted into it.
 *
 * @param filesOf paths of these files, from the root of the site
 */
export const dependencyRule = (siteDir: string, filesOf: (page: PageSource) => readonly string[]): RuleSetRule => ({
  test: /\.mdx?$/,
  // Docusaurus treats this as the rule of a content plugin, and excludes these folders from its fallback rule.
  include: areaIds.map((area) => path.join(siteDir, area)),
  enforce: 'pre',
  loader: require.resolve('./dependencies.js'),
  options: {siteDir, filesOf},
});

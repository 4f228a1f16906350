import path from 'node:path';
import type {PageSource} from '@training-catalog/content-model';
import type {RuleSetRule} from 'webpack';
import {fileURLToPath} from 'node:url';

/**
 * A rule of the bundler by which a page is compiled again after a change of a file that is inserted into it.
 *
 * @param areas folders of the areas of content
 * @param filesOf paths of these files, from the root of the site
 */
export const dependencyRule = (
  siteDir: string,
  areas: readonly string[],
  filesOf: (page: PageSource) => readonly string[],
): RuleSetRule => ({
  test: /\.mdx?$/,
  // Docusaurus treats this as the rule of a content plugin, and excludes these folders from its fallback rule.
  include: areas.map((area) => path.join(siteDir, area)),
  enforce: 'pre',
  loader: fileURLToPath(new URL('dependenciesLoader.js', import.meta.url)),
  options: {siteDir, filesOf},
});

import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stateOfPages, readSets} from './sets';

/**
 * What a reader gets: reference pages that fit the specification files, and the files themselves to
 * download. The pages are made before the build (`npm run api-pages`); this plugin refuses a build
 * with missing or stale ones.
 *
 * @throws naming the set and the command that makes its pages.
 */
export default function apiReference({siteDir}: LoadContext): Plugin {
  const sets = readSets(siteDir);
  return {
    name: 'api-reference',
    loadContent() {
      sets.forEach((set) => {
        const state = stateOfPages(siteDir, set);
        if (state === 'missing') {
          throw new Error(
            `api/${set.folder}: the reference pages of openapi/${set.file} are missing; run "npm run api-pages"`,
          );
        }
        if (state === 'stale') {
          throw new Error(
            `api/${set.folder}: the reference pages are not those of openapi/${set.file} and their generator now; run "npm run api-pages"`,
          );
        }
      });
    },
    postBuild({outDir}) {
      const target = path.join(outDir, 'openapi');
      fs.mkdirSync(target, {recursive: true});
      sets.forEach(({file}) => fs.copyFileSync(path.join(siteDir, 'openapi', file), path.join(target, file)));
      return Promise.resolve();
    },
  };
}

/**
 * In: the sections "When something goes wrong" of all pages. Out: `@generated/error-index/default/errors.json`, the first
 * column of their tables by area and project, which `<ErrorList area="..." />` shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {areasOfContent} from '../content-areas/areaPages';
import {ResultCache} from '@training-catalog/content-model/node';
import {errorGroups, errorsOfPage} from './errorsOf';

/** Collects the errors of all pages. */
export default function errorIndex({siteDir}: LoadContext): Plugin {
  // Finding the errors of a page parses it, and the development server asks again after each edit.
  const found = new ResultCache<readonly string[]>(
    siteDir,
    'error-index/errors',
    ['./errorsOf', './errorSection'].map((module) => require.resolve(module)),
  );
  return {
    name: 'error-index',
    async allContentLoaded({allContent, actions}) {
      const areas = areasOfContent(allContent).map(({folder, docs}) => {
        const pages = docs.map(({source, title, permalink}) => {
          const file = source.replace('@site/', '');
          return {file, text: fs.readFileSync(path.join(siteDir, file), 'utf8'), title, permalink};
        });
        return [
          folder,
          errorGroups(pages, (page) => found.getOrCompute(() => errorsOfPage(page), page.file, page.text)),
        ] as const;
      });
      found.save();
      await actions.createData('errors.json', Object.fromEntries(areas));
    },
  };
}

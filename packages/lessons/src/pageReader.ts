import fs from 'node:fs';
import {parseSource, type ParsedSource} from '@training-catalog/content-model';
import type {ResultCache} from '@training-catalog/utils/node';
import type {SitePage} from './lessonSite.js';

/** A page as it is written. Of a page with a syntax error, the tree is empty; the build stops at it. */
export type ReadPage = ParsedSource & {text: string};

/**
 * Reads pages, and parses one again only if its text has changed: while somebody edits, Docusaurus asks for all pages after
 * each change, and the pages of lessons take most of a second, as they do in each build.
 *
 * @param cache keeps pages for the next build
 */
export function pageReader(
  cache: Pick<ResultCache<ParsedSource>, 'getOrCompute'>,
): (page: Pick<SitePage, 'file' | 'source'>) => ReadPage {
  return ({file, source}) => {
    const text = fs.readFileSync(source, 'utf8');
    return {...cache.getOrCompute(() => parseSource({file, text}), file, text), text};
  };
}

import path from 'node:path';
import {parseMdx} from '@training-catalog/content-model';
import {chartsOf, dataFileOf} from './chart.js';

/** The members of the bundler's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
}

/** Data files that the charts of a page name, relative to the page; none if the page has a syntax error. */
export function dataFilesOf(text: string): string[] {
  // Most pages have no chart, and need not be parsed.
  if (!/^[ \t>]*(?:`{3,}|~{3,})[ \t]*chart\b/m.test(text)) {
    return [];
  }
  try {
    return chartsOf(parseMdx(text)).flatMap((block) => dataFileOf(block).map(({file}) => file));
  } catch {
    return [];
  }
}

/**
 * A loader that tells the bundler from which data files a page is made, so that the page is compiled again when one of
 * them changes. It does not change the source.
 */
export default function dataFilesLoader(this: LoaderContext, source: string): string {
  dataFilesOf(source).forEach((file) => this.addDependency(path.join(path.dirname(this.resourcePath), file)));
  return source;
}

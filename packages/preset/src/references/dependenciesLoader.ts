import path from 'node:path';
import type {PageSource} from '@training-catalog/content-model';

/** The members of the bundler's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
  getOptions: () => {siteDir: string; filesOf: (page: PageSource) => readonly string[]};
}

/**
 * A loader that tells the bundler which other files a page depends on, so that the page is compiled again when one of them
 * changes. It does not change the source.
 */
export default function dependenciesLoader(this: LoaderContext, source: string): string {
  const {siteDir, filesOf} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  filesOf({file, text: source}).forEach((name) => this.addDependency(path.join(siteDir, name)));
  return source;
}

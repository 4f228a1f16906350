/** The members of the bundler's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  addDependency: (file: string) => void;
  getOptions: () => {dependencies: ReadonlyMap<string, ReadonlySet<string>>};
}

/**
 * A loader that tells the bundler from which other files a page is made, so that the page is compiled again when one of
 * them changes. It runs after the remark plugin has noted them, and does not change the source.
 */
export default function dependenciesLoader(this: LoaderContext, source: string): string {
  this.getOptions()
    .dependencies.get(this.resourcePath)
    ?.forEach((file) => this.addDependency(file));
  return source;
}

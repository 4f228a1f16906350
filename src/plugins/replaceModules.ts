import type {CurrentBundler} from '@docusaurus/types';

/** A module that ours stands in for. */
export interface ReplacedModule {
  /** The request as the module that imports it writes it. */
  request: RegExp;
  /** The folder of the module that imports it. */
  from: RegExp;
  /** Full path of our file. */
  file: string;
}

/** Bundler plugins that put our files in the place of modules of a package. */
export const replaceModules = ({instance}: CurrentBundler, modules: readonly ReplacedModule[]) =>
  modules.map(
    ({request, from, file}) =>
      new instance.NormalModuleReplacementPlugin(request, (resource) => {
        if (from.test(resource.context)) {
          resource.request = file;
        }
      }),
  );

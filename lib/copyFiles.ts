import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

/** What to copy into the build. */
export interface CopyPattern {
  /** File or glob below `context`. */
  from: string;
  context: string;
  /** Name below the build, with the placeholders of CopyRspackPlugin. */
  to: string;
  noErrorOnMissing?: boolean;
  /** Returns the content to write instead of the file. */
  transform?: () => string;
}

/** The part of the bundler that Docusaurus' type leaves out. */
interface Bundler {
  CopyRspackPlugin: new (options: {patterns: readonly CopyPattern[]}) => WebpackPluginInstance;
}

/** A plugin of the site's bundler that copies files into the build. */
export function copyFiles(
  {instance}: ConfigureWebpackUtils['currentBundler'],
  patterns: readonly CopyPattern[],
): WebpackPluginInstance {
  const {CopyRspackPlugin} = instance as unknown as Bundler;
  return new CopyRspackPlugin({patterns});
}

/** A `configureWebpack` for plugins that only copy files: once, in the browser bundle. */
export const configureCopy =
  (patterns: readonly CopyPattern[]): NonNullable<Plugin['configureWebpack']> =>
  (_config, isServer, {currentBundler}) =>
    isServer ? {} : {plugins: [copyFiles(currentBundler, patterns)]};

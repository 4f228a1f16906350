import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

/** A pattern of files to copy into the build. */
export interface CopyPattern {
  /** File or glob below `context`. */
  from: string;
  context: string;
  /** Path relative to the build folder, with the placeholders of CopyRspackPlugin. */
  to: string;
  noErrorOnMissing?: boolean;
  /** Returns the content to write instead of the file's. */
  transform?: () => string;
}

/** The member of the bundler that is missing in Docusaurus' type. */
interface Bundler {
  CopyRspackPlugin: new (options: {patterns: readonly CopyPattern[]}) => WebpackPluginInstance;
}

/** A bundler plugin that copies files into the build. */
export function copyFiles(
  {instance}: ConfigureWebpackUtils['currentBundler'],
  patterns: readonly CopyPattern[],
): WebpackPluginInstance {
  const {CopyRspackPlugin} = instance as unknown as Bundler;
  return new CopyRspackPlugin({patterns});
}

/** A `configureWebpack` that only copies files, and only in the client bundle, so that they are copied once. */
export const configureCopy =
  (patterns: readonly CopyPattern[]): NonNullable<Plugin['configureWebpack']> =>
  (_config, isServer, {currentBundler}) =>
    isServer ? {} : {plugins: [copyFiles(currentBundler, patterns)]};

import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CopySettings} from './copy.js';
import {writeOfflineCopy} from './node/writeOfflineCopy.js';
import {validOptions} from './options.js';

export type {FileFilter, OfflineCopyOptions} from './options.js';

/** Name of the plugin, and folder of its generated data. */
const name = 'offline-copy';

/** A plugin with a step that @training-catalog/final-pass runs on the finished files. */
type PluginWithFinalStep = Plugin & {finalStep: (build: {outDir: string}) => Promise<void>};

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Adds a page on which readers save a copy of the site in their browser, the worker that serves it, and a script that
 * tells readers with a copy of a new version; for all others, it evaluates one condition.
 *
 * The list of files holds a hash of each, so no file may change afterward: @training-catalog/final-pass has it written.
 *
 * @throws for a wrong option, with its name and the remedy; if the site does not say whether addresses end with a slash;
 * in a build, if there is no final-pass.
 */
export default function offlineCopy({baseUrl, siteConfig}: LoadContext, givenOptions: unknown): PluginWithFinalStep {
  const {path, cacheName = `offline-copy ${baseUrl}`, include, exclude} = validOptions(givenOptions);
  if (siteConfig.trailingSlash === undefined) {
    throw new Error(
      '@training-catalog/offline-copy: without a network, no page would be found, because addresses of pages are not those of their files; write trailingSlash: false (or true) in docusaurus.config.ts',
    );
  }
  const settings: CopySettings = {baseUrl, cacheName};
  return {
    name,
    getThemePath: () => folder('theme'),
    // Docusaurus collects texts to translate only from these paths and that of the theme.
    getPathsToWatch: () => [folder('client')],
    getClientModules: () => [folder('client/clientModule.js')],
    async contentLoaded({actions}) {
      await actions.createData('settings.json', settings);
      actions.addRoute({path: baseUrl + path, component: '@theme/OfflinePage', exact: true});
    },
    postBuild({plugins}) {
      if (!plugins.some((plugin) => plugin.name === 'final-pass')) {
        throw new Error(
          '@training-catalog/offline-copy: the copy would miss files, because plugins still write some; add @training-catalog/final-pass as the first of "presets"',
        );
      }
      return Promise.resolve();
    },
    finalStep: ({outDir}) => writeOfflineCopy(outDir, {...settings, include, exclude}),
  };
}

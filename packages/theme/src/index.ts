import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mapRoute, releasesRoute, validOptions} from './options.js';
import type {ClientSettings} from './settings.js';

export type {EntryPoint, LandingNote, LandingPageProps} from './landing.js';
export type {Hue, Mark, ThemeOptions} from './options.js';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Adds the components of a catalog to a site, and two pages: `/map`, how the projects work together, and `/whats-new`, the
 * releases. It has to be the last theme, because its components wrap those of others. What it needs besides is in
 * `@training-catalog/theme/node`.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function catalogTheme({baseUrl}: LoadContext, options: unknown): Plugin {
  const {id: _, areas, ...settings} = validOptions(options);
  return {
    name: 'catalog-theme',
    getThemePath: () => folder('theme'),
    // Docusaurus collects texts to translate only from these paths and that of the theme.
    getPathsToWatch: () => [folder('components')],
    async contentLoaded({actions}) {
      await actions.createData('areas.json', areas);
      await actions.createData('settings.json', {...settings, baseUrl} satisfies ClientSettings);
      actions.addRoute({path: baseUrl + mapRoute.slice(1), component: '@theme/MapPage', exact: true});
      actions.addRoute({path: baseUrl + releasesRoute.slice(1), component: '@theme/ReleasesPage', exact: true});
    },
  };
}

/**
 * In: docusaurus-theme-openapi-docs. Out: its components under `@theme/`, and nothing else of it: its styles would be
 * part of every page, and its request console is 1.7 MB of script. Reference pages are text (`openapi-pages`), so a page
 * that uses none of its components loads none of them.
 */
import {createRequire} from 'node:module';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Registers the folder of the theme components. */
export function openApiTheme(context: LoadContext): Plugin {
  const theme = createRequire(import.meta.url)('docusaurus-theme-openapi-docs') as {
    default: (context: LoadContext) => Plugin;
  };
  const {getThemePath} = theme.default(context);
  return {name: 'openapi-theme', ...(getThemePath && {getThemePath})};
}

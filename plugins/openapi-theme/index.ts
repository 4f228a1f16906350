/**
 * In: docusaurus-theme-openapi-docs. Out: its components under `@theme/`, and nothing else of it: its styles would be
 * part of every page, and its request console is 1.7 MB of script. Reference pages are text (`packages/openapi-pages`),
 * so a page that uses none of its components loads none of them.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import openApiTheme from 'docusaurus-theme-openapi-docs';

/** Registers the folder of the theme components. */
export default function openApiThemeComponents(context: LoadContext): Plugin {
  const {getThemePath} = openApiTheme(context);
  return {name: 'openapi-theme', ...(getThemePath && {getThemePath})};
}

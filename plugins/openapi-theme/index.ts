import type {LoadContext, Plugin} from '@docusaurus/types';
import openApiTheme from 'docusaurus-theme-openapi-docs';

/**
 * Makes the components of docusaurus-theme-openapi-docs available under `@theme/`, and nothing else of it: its styles
 * would be part of every page, and its request console is 1.7 MB of script. Reference pages are text
 * (plugins/api-reference), so a page that uses none of its components loads none of them.
 */
export default function openApiThemeComponents(context: LoadContext): Plugin {
  const {getThemePath} = openApiTheme(context);
  return {name: 'openapi-theme', ...(getThemePath && {getThemePath})};
}

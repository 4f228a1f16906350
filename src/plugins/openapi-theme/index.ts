import type {LoadContext, Plugin} from '@docusaurus/types';
import openApiTheme from 'docusaurus-theme-openapi-docs';

/**
 * What a reader gets: the request generators of docusaurus-theme-openapi-docs for languages beyond
 * the three that every operation shows, on request. Two things of the theme are changed: its styles
 * would be part of every page, and one of its generators asks for Node's `path`.
 */
export default function lightOpenApiTheme(context: LoadContext): Plugin {
  const theme = openApiTheme(context);
  return {
    ...theme,
    name: 'openapi-theme',
    getClientModules: () => [],
    configureWebpack(config, isServer, utils, content) {
      const original = theme.configureWebpack?.(config, isServer, utils, content) ?? {};
      const {resolve} = original as {resolve?: {fallback?: Record<string, string | false>}};
      return {...original, resolve: {...resolve, fallback: {...resolve?.fallback, path: false}}};
    },
  };
}

import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {clientFile} from './clientFile.js';
import {developmentServer} from './developmentServer.js';
import {validOptions} from './options.js';
import {setPageTemplate} from './pageTemplate.js';
import {productionBuild} from './productionBuild.js';

export type {CardProps, LeanClientOptions} from './options.js';
export {assertImported, type ReplacedModule} from './replaceModules.js';

/**
 * Changes Docusaurus from inside, so that a page loads less script before it works, and `docusaurus start` compiles a
 * page when it is opened. UPSTREAM.md lists every change with its gain, its guard, and when to delete it. Unless it is
 * enabled, it does nothing.
 *
 * @throws for a wrong option, with its name and the remedy; and if Docusaurus is not as a change expects it.
 */
export default function leanClient(context: LoadContext, givenOptions: unknown): Plugin {
  const name = 'lean-client';
  const {enabled, cardProps} = validOptions(givenOptions);
  if (!enabled) {
    return {name};
  }
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isDevelopment) {
    setPageTemplate(context.siteConfig);
  }
  return {
    name,
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    getClientModules: () => (isDevelopment ? [clientFile('reloadAfterErrors.js')] : []),
    configureWebpack: isDevelopment ? developmentServer(context) : productionBuild(context, cardProps),
  };
}

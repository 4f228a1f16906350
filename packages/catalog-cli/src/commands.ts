import type {CatalogSite, Command, CommandGroup} from '@training-catalog/preset';
import {checkAccessibility} from './accessibility/index.js';
import {apiPages} from './api-pages/index.js';
import {check} from './check/index.js';
import type {SiteCommand} from './context.js';
import {checkAddresses} from './deploy/checkAddresses.js';
import {deploy} from './deploy/index.js';
import {build, start} from './docusaurus.js';
import {checkExternal} from './external-links/index.js';
import {importPages, sync} from './importer/index.js';
import {create} from './new/index.js';
import {checkSearch} from './search-queries/index.js';
import {serve} from './serve/index.js';
import {tutorials} from './tutorials/index.js';

export {printHelp} from './help.js';

/** All commands, by name. */
export const siteCommands = {
  start,
  build,
  serve,
  new: create,
  import: importPages,
  check,
  tutorials,
  sync,
  'api-pages': apiPages,
  'check:external': checkExternal,
  'check:addresses': checkAddresses,
  'check:search': checkSearch,
  'check:accessibility': checkAccessibility,
  deploy,
} as const satisfies Record<string, SiteCommand>;

/** What the command `help` says about itself. */
export const helpCommand: Command = {
  name: 'help',
  summary: 'Lists the commands, or prints the help of one',
  usage: 'npm run help -- [<command>]',
};

/** What all commands say about themselves, by purpose. */
export function siteCommandGroups(site: CatalogSite): readonly CommandGroup[] {
  const of = (...members: readonly SiteCommand[]): Command[] => members.map(({describe}) => describe(site));
  return [
    {title: 'See the site', commands: of(start, build, serve)},
    {title: 'Write pages', commands: [...of(create, importPages, check, tutorials, sync), helpCommand]},
    ...(site.openApiOptions === undefined ? [] : [{title: 'Work on APIs', commands: of(apiPages)}]),
    {title: 'Publish the site', commands: of(checkExternal, checkAddresses, checkSearch, checkAccessibility, deploy)},
  ];
}

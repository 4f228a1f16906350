/** Rules about addresses that have moved; this entry loads no plugin. */
import path from 'node:path';
import {refused, type Rule, type RuleSet, type SitePage} from '@training-catalog/content-lint';
import {checkRedirects, redirectsFile} from './readRedirects.js';

/** Options of `redirectRules`. */
export interface RedirectRulesOptions {
  /** The file of moved pages, relative to the site, as in the options of the plugin. */
  file?: string;
  /** Whether a page is the main page of its folder, so that the address of the folder redirects to it; none by default. */
  isMainPage?: (page: SitePage) => boolean;
}

const rulesIn = (file: string) =>
  ({
    'redirect-syntax': {
      ...refused,
      summary: `A line of \`${file}\` is the old address and the new one, both without the host, the base path, and \`.html\`. To move a folder, end both with a slash.`,
      wrong: {[file]: '/docs/start.html: /docs/intro\n'},
      right: {[file]: 'docs/start: docs/intro\n'},
    },
    'redirect-source': {
      ...refused,
      summary: 'An address that is redirected has no page. Otherwise nobody could open the page.',
      wrong: {[file]: 'docs/intro: docs/Camera Traps\n'},
      right: {[file]: 'docs/start: docs/intro\n'},
    },
    'redirect-target': {
      ...refused,
      summary: 'An address is redirected to a page that exists, and not to one that has moved itself.',
      wrong: {[file]: 'docs/start: docs/introduction\n'},
      right: {[file]: 'docs/start: docs/intro\n'},
    },
  }) satisfies Record<string, Rule>;

const below = (route: string): string => route.slice(1);

/** Rules about addresses that have moved. A build reports the same. */
export function redirectRules({file = redirectsFile, isMainPage = () => false}: RedirectRulesOptions = {}): RuleSet<
  keyof ReturnType<typeof rulesIn>
> {
  return {
    name: 'redirects',
    group: 'site-files',
    rules: rulesIn(file),
    files: [file],
    onlyCommand: true,
    checkSite(site) {
      const mainPages = site.pages
        .filter(isMainPage)
        .map((page): [string, string] => [path.posix.dirname(page.file), below(page.route)])
        .filter(([folder, route]) => folder !== route);
      const pages = new Set([...site.pages.map(({route}) => route), ...site.routes].map(below));
      return checkRedirects(file, site.readIfPresent(file) ?? '', {pages, mainPages: new Map(mainPages)}).diagnostics;
    },
  };
}

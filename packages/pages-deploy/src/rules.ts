/** Rules about addresses that have moved; this entry loads no plugin. */
import path from 'node:path';
import {error, refused, type Rule, type RuleSet, type SitePage} from '@training-catalog/content-lint';
import {addressesOnceBelow, publishedOn} from './goneAddresses.js';
import {missingLines} from './missingLines.js';
import {checkRedirects, redirectsFile} from './readRedirects.js';

/** Options of `redirectRules`. */
export interface RedirectRulesOptions {
  /** The file of moved pages, relative to the site, as in the options of the plugin. */
  file?: string;
  /** Whether a page is the main page of its folder, so that the address of the folder redirects to it; none by default. */
  isMainPage?: (page: SitePage) => boolean;
  /** The branch that is published, such as `main`: addresses of its pages may not be lost; none by default. */
  branch?: string;
}

const rulesIn = (file: string) =>
  ({
    'redirect-syntax': {
      ...refused,
      summary: `A line of \`${file}\` is the old address and the new one, both without the host, the base path, and \`.html\`. To move a folder, end both with a slash; to lead a removed folder to one page, only the first.`,
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
    'redirect-missing': {
      ...error,
      summary: `An address that a page has on the main branch keeps working after the page was moved or removed: \`${file}\` says where it leads. The message ends with the line to add.`,
      noExample: 'what git remembers is not text',
    },
  }) satisfies Record<string, Rule>;

const below = (route: string): string => route.slice(1);

/** Rules about addresses that have moved. A build reports the same, but for what is missing. */
export function redirectRules({
  file = redirectsFile,
  isMainPage = () => false,
  branch,
}: RedirectRulesOptions = {}): RuleSet<keyof ReturnType<typeof rulesIn>> {
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
      const {moves, diagnostics} = checkRedirects(file, site.readIfPresent(file) ?? '', {
        pages,
        mainPages: new Map(mainPages),
        gone: (folder) => addressesOnceBelow(site.siteDir, folder, site.areas),
      });
      if (branch === undefined) {
        return diagnostics;
      }
      const published = publishedOn(site.siteDir, branch, site.areas);
      const served = new Set([...pages, ...moves.map(([from]) => from)]);
      const lost = published.addresses.filter((address) => !served.has(address));
      const added = site.pages.filter((page) => !published.files.has(page.file)).map(({route}) => below(route));
      const missing = missingLines(lost, {pages, added}).map(({line, addresses}) => ({
        rule: 'redirect-missing' as const,
        file,
        line: 1,
        message: `${addresses.join(', ')}: no page has ${addresses.length === 1 ? 'this published address' : 'these published addresses'} any more; add the line ${line}`,
      }));
      return [...diagnostics, ...missing];
    },
  };
}

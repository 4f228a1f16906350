import path from 'node:path';
import {refused, type Rule, type RuleSet} from '@training-catalog/content-lint';
import {checkRedirects} from '@training-catalog/pages-deploy/redirects';
import {areas} from '../../catalog.config';
import {projectsArea} from '../../shared/areas';

/** File with the addresses that have moved. */
export const redirectsFile = 'redirects.yml';

const rules = {
  'redirect-syntax': {
    ...refused,
    summary:
      'A line of `redirects.yml` is the old address and the new one, both without the host, the base path, and `.html`. To move a folder, end both with a slash.',
    wrong: {'redirects.yml': '/docs/start.html: /docs/intro\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
  'redirect-source': {
    ...refused,
    summary: 'An address that is redirected has no page. Otherwise nobody could open the page.',
    wrong: {'redirects.yml': 'docs/intro: docs/Camera Traps\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
  'redirect-target': {
    ...refused,
    summary: 'An address is redirected to a page that exists, and not to one that has moved itself.',
    wrong: {'redirects.yml': 'docs/start: docs/introduction\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
} satisfies Record<string, Rule>;

const below = (route: string): string => route.slice(1);

/** Rules about addresses that have moved. */
export const redirectRules: RuleSet<keyof typeof rules> = {
  name: 'redirects',
  group: 'site-files',
  rules,
  files: [redirectsFile],
  onlyCommand: true,
  checkSite(site) {
    const written = site.readIfPresent(redirectsFile);
    if (written === undefined) {
      return [];
    }
    const pages = [...site.pages.map(({route}) => route), ...site.routes].map(below);
    // Areas with three sidebars have three routes per category.
    const categories = areas.flatMap(({folder, displayedSidebar}) =>
      displayedSidebar === undefined ? [] : [`${folder}/category/`],
    );
    const copies = pages
      .filter((page) => categories.some((folder) => page.startsWith(folder)))
      .flatMap((page) => [`${page}-1`, `${page}-2`]);
    const routes = new Set([...pages, ...copies]);
    const mainPages = site.pages
      .filter(({file, frontMatter}) => file.startsWith(`${projectsArea}/`) && frontMatter?.project !== undefined)
      .map(({file, route}): [string, string] => [path.posix.dirname(file), below(route)])
      .filter(([folder, route]) => folder !== route);
    return checkRedirects(redirectsFile, written, {pages: routes, mainPages: new Map(mainPages)}).diagnostics;
  },
};

import path from 'node:path';
import {examplePageWith} from '../examplePage.js';
import {frontMatterOf} from '../route.js';
import {error, refused, type Rule} from '../rule.js';
import type {LintSite, RuleSet, SiteFault} from '../ruleSet.js';

const page = (...facts: readonly string[]): string =>
  examplePageWith(['title: Count', 'description: How birds are counted.', ...facts], 'Text.');

const rules = {
  'page-id': {
    ...refused,
    summary:
      'The `id` of a page has no slash and is unique in its folder. Docusaurus finds pages by it; most pages need none.',
    wrong: {'docs/count.md': page('id: birds/count')},
    right: {'docs/count.md': page('id: count-birds')},
  },
  'no-duplicate-route': {
    ...error,
    buildOptions: ['onDuplicateRoutes'],
    summary: 'Each page has an address of its own. If two pages shared one, readers would see only one of them.',
    wrong: {'docs/count.md': page(), 'docs/herons.md': page('slug: /count')},
    right: {'docs/count.md': page(), 'docs/herons.md': page()},
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

/** The other page that a fault is about, too. */
const withOther = (page: string | undefined): {alsoIn?: readonly string[]} =>
  page === undefined ? {} : {alsoIn: [page]};

/** Pages with the same id in the same folder, which Docusaurus rejects even if their routes differ. */
function duplicateIds({pages}: LintSite): SiteFault<Id>[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, text, frontMatter}): SiteFault<Id>[] => {
    const {id: key, slug} = frontMatter ?? frontMatterOf(text);
    const id = typeof key === 'string' ? key : path.posix.basename(file).replace(/\.mdx?$/, '');
    const idInArea = path.posix.join(path.posix.dirname(file), id);
    const other = seen.get(idInArea);
    seen.set(idInArea, file);
    const fault = (message: string, page?: string): SiteFault<Id>[] => [
      {rule: 'page-id', file, line: 1, message, ...withOther(page)},
    ];
    if (id.includes('/')) {
      return fault(`"id": ${id} contains a slash; remove it`);
    }
    // Without a slug, their routes are also the same, which duplicateRoutes reports.
    return other === undefined || slug === undefined
      ? []
      : fault(`duplicate id, already used by ${other}; change the id or file name of one`, other);
  });
}

/** Pages with the same route: the later one would hide the other. */
function duplicateRoutes({pages, routes}: LintSite): SiteFault<Id>[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, route}): SiteFault<Id>[] => {
    const page = seen.get(route);
    const other = page ?? (routes.has(route) ? 'a generated page' : undefined);
    seen.set(route, file);
    const message = `duplicate route ${route}, already used by ${other}; change the id, slug, or file name of one`;
    return other === undefined ? [] : [{rule: 'no-duplicate-route', file, line: 1, message, ...withOther(page)}];
  });
}

/** Ids and addresses of pages, which Docusaurus checks in a build. */
export const routeRules: RuleSet<Id> = {
  name: 'routes',
  group: 'site-files',
  rules,
  onlyCommand: true,
  checkSite: (site) => [...duplicateIds(site), ...duplicateRoutes(site)],
};

/** The rule about links that open the console; this entry loads no plugin. */
import path from 'node:path';
import {error, type LintLink, type Rule, type RuleSet, type SiteFault} from '@training-catalog/content-lint';
import {forEachNode, urlLineOf} from '@training-catalog/content-model';
import {nearest} from '@training-catalog/utils';
import {decodedUrl} from '@training-catalog/utils/urls';
import {
  openApiSite,
  operationFieldsOf,
  readSets,
  SpecificationFiles,
  type OpenApiPagesOptions,
  type OpenApiSite,
  type OperationFields,
} from '@training-catalog/openapi-pages/sets';

const rules = {
  'console-link-field': {
    ...error,
    summary:
      'A link with `?try` opens the form of an API operation and fills in its fields. It names the fields that the operation has; lists, numbers, and objects are JSON.',
    wrong: '[Count the herons](/api/Bird%20APIs/count-birds?try&specie=heron).',
    right: '[Count the herons](/api/Bird%20APIs/count-birds?try&species=heron).',
  },
} satisfies Record<string, Rule>;

/** Fields of all operations, by route; without those of what is invalid, which is reported elsewhere. */
function operationsOf(site: OpenApiSite): Map<string, OperationFields> {
  const found = new Map<string, OperationFields>();
  const files = new SpecificationFiles();
  try {
    for (const {file, folder} of readSets(site)) {
      operationFieldsOf(path.join(site.siteDir, site.specifications, file), files).forEach((fields, name) =>
        found.set(`/${site.route}/${folder}/${name}`, fields),
      );
    }
  } catch {
    // What could be read.
  }
  return found;
}

/** Whether a text is valid JSON. */
function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a link, such as `/api/Bird%20APIs/count-birds?try&species=heron`. */
function problemsOf(url: string, fields: OperationFields | undefined): string[] {
  if (!fields) {
    return ['is not the page of an API operation; remove ?try and what follows, or link to an operation'];
  }
  const query = new URLSearchParams(url.split('#')[0]?.split('?').slice(1).join('?'));
  return [...query]
    .filter(([name]) => name !== 'try')
    .flatMap(([name, value]) => {
      const form = fields.get(name);
      if (form === undefined) {
        const near = nearest(name, fields.keys());
        return [`has no field ${name}; write ${near ?? `one of ${[...fields.keys()].join(', ')}`}`];
      }
      return form === 'json' && !isJsonText(value)
        ? [
            `expects JSON for ${name}, not ${value || 'an empty string'}; write URL-encoded JSON, such as [2017,2022] or 5`,
          ]
        : [];
    });
}

/** Links of a page that open the console. */
interface ConsoleFacts {
  consoleLinks: readonly LintLink[];
}

/**
 * The rule about links to the console of an operation. It needs the routes that `apiSetRules` of openapi-pages adds.
 *
 * @param options - those of openapi-pages in that site, with `route`.
 */
export const consoleLinkRules = (options: OpenApiPagesOptions): RuleSet<keyof typeof rules, ConsoleFacts> => ({
  name: 'console-links',
  group: 'links',
  rules,
  onlyCommand: true,
  factsOf({tree}) {
    const consoleLinks: LintLink[] = [];
    forEachNode(tree, (node) => {
      if (node.type === 'link' && /^\/[^#?]*\?(?:[^&]*&)*try\b/.test(node.url)) {
        consoleLinks.push({url: node.url, line: urlLineOf(node)});
      }
    });
    return {consoleLinks};
  },
  checkSite({siteDir, pages, routes: others}) {
    const links = pages.flatMap(({file, facts}) => (facts?.consoleLinks ?? []).map((link) => ({file, ...link})));
    if (links.length === 0) {
      return [];
    }
    const routes = new Set([...pages.map(({route}) => route), ...others]);
    const operations = operationsOf(openApiSite({siteDir, url: '', baseUrl: '/', title: ''}, options));
    return links.flatMap(({file, url, line}) => {
      const route = decodedUrl(url).split(/[?#]/)[0] ?? '';
      // Links to missing pages are reported with all others.
      const problems = routes.has(route) ? problemsOf(url, operations.get(route)) : [];
      return problems.map((problem): SiteFault<keyof typeof rules> => ({
        rule: 'console-link-field',
        file,
        line,
        message: `${url}: ${route} ${problem}`,
      }));
    });
  },
});

import path from 'node:path';
import {error, type LintLink, refused, type Rule, type RuleSet, type SiteFault} from '@training-catalog/content-lint';
import {forEachNode, nearest, urlLineOf} from '@training-catalog/content-model';
import {decodedUrl} from '@training-catalog/content-model/urls';
import {
  operationFieldsOf,
  pageNamesOf,
  readSets,
  SpecificationFiles,
  type ApiSet,
  type OperationFields,
} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';
import {apiArea} from '../../shared/areas';

const setRules = {
  'openapi-sets-file': {
    ...refused,
    summary:
      'The file is a list of API sets, each with its id, its OpenAPI file, and the folder of its pages; no two share one of these.',
    wrong: {'openapi/sets.json': '{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}\n'},
    right: {'openapi/sets.json': '[{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}]\n'},
  },
} satisfies Record<string, Rule>;

const linkRules = {
  'console-link-field': {
    ...error,
    summary:
      'A link with `?try` opens the form of an API operation and fills in its fields. It names the fields that the operation has; lists, numbers, and objects are JSON.',
    wrong: '[Count the herons](/api/Bird%20APIs/count-birds?try&specie=heron).',
    right: '[Count the herons](/api/Bird%20APIs/count-birds?try&species=heron).',
  },
} satisfies Record<string, Rule>;

/** The API sets; empty if openapi/sets.json is invalid, which a separate check reports. */
function setsOf(siteDir: string): ApiSet[] {
  try {
    return readSets(openApiSiteIn(siteDir));
  } catch {
    return [];
  }
}

/** Routes of a set's pages; empty if its specification is invalid, which a separate check reports. */
function apiRoutesOf(siteDir: string, {file, folder}: ApiSet, files: SpecificationFiles): string[] {
  try {
    return pageNamesOf(path.join(siteDir, 'openapi', file), files).map((name) => `/${apiArea}/${folder}/${name}`);
  } catch {
    return [];
  }
}

/** Fields of a set's operations, by route; empty if its specification is invalid, which a separate check reports. */
function operationFieldsIn(
  siteDir: string,
  {file, folder}: ApiSet,
  files: SpecificationFiles,
): [string, OperationFields][] {
  try {
    return [...operationFieldsOf(path.join(siteDir, 'openapi', file), files)].map(([name, fields]) => [
      `/${apiArea}/${folder}/${name}`,
      fields,
    ]);
  } catch {
    return [];
  }
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

/**
 * Problems of a link that opens the console of an operation with fields filled in, such as
 * `/api/Bird%20APIs/counts-create?try&species=Heron`.
 *
 * @param route - route of the page, decoded, without query string and anchor.
 */
function consoleLinkProblems(
  operations: () => ReadonlyMap<string, OperationFields>,
  url: string,
  route: string,
): string[] {
  const query = new URLSearchParams(url.split('#')[0]?.split('?').slice(1).join('?'));
  if (!query.has('try')) {
    return [];
  }
  const fields = operations().get(route);
  if (!fields) {
    return ['is not the page of an API operation; remove ?try and what follows, or link to an operation'];
  }
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
interface ApiFacts {
  consoleLinks: readonly LintLink[];
}

/** What is wrong with openapi/sets.json; the specifications that it lists are checked only if nothing is. */
export function setListFaults(siteDir: string): SiteFault<keyof typeof setRules>[] {
  try {
    readSets(openApiSiteIn(siteDir));
    return [];
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^openapi\/sets\.json: /, '');
    const message = `not a list of API sets (${reason.replaceAll(/\s*\n\s*/g, ' ')}); write each as {"id": ..., "file": ..., "folder": ...}`;
    return [{rule: 'openapi-sets-file', file: 'openapi/sets.json', line: 1, message}];
  }
}

/** The rule about the list of API sets. */
export const apiSetRules: RuleSet<keyof typeof setRules> = {
  name: 'api-sets',
  group: 'site-files',
  rules: setRules,
  files: ['openapi'],
  onlyCommand: true,
  checkSite: ({siteDir}) => setListFaults(siteDir),
};

/** The rule about links to the console of an operation. */
export const consoleLinkRules: RuleSet<keyof typeof linkRules, ApiFacts> = {
  name: 'console-links',
  group: 'links',
  rules: linkRules,
  onlyCommand: true,
  routesOf(siteDir) {
    const files = new SpecificationFiles();
    return setsOf(siteDir).flatMap((set) => apiRoutesOf(siteDir, set, files));
  },
  factsOf({tree}) {
    const consoleLinks: LintLink[] = [];
    forEachNode(tree, (node) => {
      if (node.type === 'link' && /^\/[^#]*\?(?:.*&)?try\b/.test(node.url)) {
        consoleLinks.push({url: node.url, line: urlLineOf(node)});
      }
    });
    return {consoleLinks};
  },
  checkSite({siteDir, pages, routes: otherRoutes}) {
    const routes = new Set([...pages.map(({route}) => route), ...otherRoutes]);
    let operations: ReadonlyMap<string, OperationFields> | undefined;
    const files = new SpecificationFiles();
    const readOperations = (): ReadonlyMap<string, OperationFields> =>
      (operations ??= new Map(setsOf(siteDir).flatMap((set) => operationFieldsIn(siteDir, set, files))));
    return pages.flatMap(({file, facts}) =>
      (facts?.consoleLinks ?? []).flatMap(({url, line}) => {
        const route = decodedUrl(url).split(/[?#]/)[0] ?? '';
        // Links to missing pages are reported with all others.
        const problems = routes.has(route) ? consoleLinkProblems(readOperations, url, route) : [];
        return problems.map((problem): SiteFault<keyof typeof linkRules> => ({
          rule: 'console-link-field',
          file,
          line,
          message: `${url}: ${route} ${problem}`,
        }));
      }),
    );
  },
};

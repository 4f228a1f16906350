/** The rule about the list of API sets; this entry loads neither the linter nor the generator. */
import path from 'node:path';
import {refused, type Rule, type RuleSet, type SiteFault} from '@training-catalog/content-lint';
import {nonEmptyText} from '@training-catalog/content-model';
import * as z from 'zod';
import {methods} from './model/types.js';
import {isDataFile} from './pageFiles.js';
import {openApiSite, type OpenApiPagesOptions, type OpenApiSite} from './options.js';
import {pageNamesOf} from './pageNames.js';
import {foreignPlaces, readSets} from './sets.js';
import {SpecificationFiles} from './specificationFiles.js';

const rules = {
  'openapi-sets-file': {
    ...refused,
    summary:
      'The file is a list of API sets, each with its id, its OpenAPI file, and the folder of its pages; no two share one of these.',
    wrong: {'openapi/sets.json': '{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}\n'},
    right: {'openapi/sets.json': '[{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}]\n'},
  },
  'no-other-api-folder': {
    ...refused,
    summary:
      'The folder of the API pages has only folders that are made from OpenAPI files, and neither it nor the folder of these files has a symbolic link. Nothing would check what is in another folder. A page of your own is in another area, or beside these folders.',
    noExample: 'a folder is not text',
  },
} satisfies Record<string, Rule>;

/** What is wrong with the list of sets. */
function faultsOf(site: OpenApiSite): SiteFault<'openapi-sets-file'>[] {
  try {
    readSets(site);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((text) => {
      const [, file = '', line = '1', message = text] = /^(.+?)(?::(\d+))?: ([^]*)$/.exec(text) ?? [];
      return {rule: 'openapi-sets-file', file, line: Number(line), message};
    });
  }
}

/** Routes of all pages; without those of what is invalid, which is reported elsewhere. */
function routesOf(site: OpenApiSite): string[] {
  if (site.route === undefined || faultsOf(site).length > 0) {
    return [];
  }
  const files = new SpecificationFiles();
  return readSets(site).flatMap(({file, folder}) => {
    try {
      const names = pageNamesOf(path.join(site.siteDir, site.specifications, file), files);
      return names.map((name) => `/${site.route}/${folder}/${name}`);
    } catch {
      return [];
    }
  });
}

/**
 * The rule about the list of API sets. With the option `route`, links to reference pages can be checked before the pages
 * are made.
 *
 * @param options - those of the plugin.
 */
export function apiSetRules(options: OpenApiPagesOptions = {}): RuleSet<keyof typeof rules> {
  // Neither the address of the site nor its title matters here.
  const siteIn = (siteDir: string): OpenApiSite => openApiSite({siteDir, url: '', baseUrl: '/', title: ''}, options);
  return {
    name: 'api-sets',
    group: 'site-files',
    rules,
    files: [siteIn('').specifications],
    components: {ApiSets: {}},
    generatedComponents: {
      ApiEndpoint: {
        method: z.enum(methods),
        path: z.string().startsWith('/'),
        server: nonEmptyText.optional(),
      },
      TryIt: {file: z.string().refine(isDataFile, 'write the name of the file next to the page')},
    },
    onlyCommand: true,
    routesOf: (siteDir) => routesOf(siteIn(siteDir)),
    checkSite: ({siteDir}) => [
      ...faultsOf(siteIn(siteDir)),
      ...foreignPlaces(siteIn(siteDir)).map((place) => ({rule: 'no-other-api-folder' as const, line: 1, ...place})),
    ],
  };
}

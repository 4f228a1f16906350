import fs from 'node:fs';
import path from 'node:path';
import type {OperationItem} from './model/types.js';
import type {OpenApiSite} from './options.js';
import {operationListFile} from './pageFiles.js';
import {readSetFacts, type SetFacts} from './setFacts.js';
import {readSets, type ApiSet} from './sets.js';

/** An operation, as programs read it. */
export interface ListedOperation {
  title: string;
  /** In upper case. */
  method: string;
  /** Path below the server; the name of a webhook. */
  path: string;
  isWebhook?: true;
  deprecated?: true;
  /** URL of its page; undefined if the site does not say where the pages are. */
  page?: string;
}

/** A set of operations, as programs read it. */
export interface ListedSet extends Pick<SetFacts, 'name' | 'description' | 'servers'> {
  /** URL of its OpenAPI file. */
  file: string;
  /** URL of its overview. */
  page?: string;
  operations: readonly ListedOperation[];
}

const urlOf = (site: OpenApiSite, place: string): string => encodeURI(`${site.url}${site.baseUrl}${place}`);

/** The operations of a set, with the URLs of their pages. */
export const operationList = (site: OpenApiSite, set: ApiSet, items: readonly OperationItem[]): ListedOperation[] =>
  items.map(({id, title, api: {method, path: place, isWebhook, deprecated}}) => ({
    title,
    method: method.toUpperCase(),
    path: place,
    ...(isWebhook && {isWebhook: true}),
    ...(deprecated === true && {deprecated}),
    ...(site.route !== undefined && {page: urlOf(site, `${site.route}/${set.folder}/${id}`)}),
  }));

/** What a site publishes for programs: all sets with their operations. The files that it reads are made with the pages. */
export function publishedOperations(site: OpenApiSite): {sets: ListedSet[]} {
  const sets = readSets(site);
  const facts = readSetFacts(site);
  return {
    sets: sets.map((set, index) => {
      const {name = set.folder, description = '', servers = [], route} = facts[index] ?? {};
      const file = path.join(site.siteDir, site.pages, set.folder, operationListFile);
      return {
        name,
        description,
        servers,
        file: urlOf(site, `${site.specifications}/${set.file}`),
        ...(route !== undefined && {page: urlOf(site, route.slice(1))}),
        operations: JSON.parse(fs.readFileSync(file, 'utf8')) as ListedOperation[],
      };
    }),
  };
}

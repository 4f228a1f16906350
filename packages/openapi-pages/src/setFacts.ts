import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiSite} from './options.js';
import {setFactsFile} from './pageFiles.js';
import {readSets} from './sets.js';

/** What a list of all sets says about one. */
export interface SetFacts {
  /** Name of the set, which is that of its folder. */
  name: string;
  /** What it offers, in a sentence. */
  description: string;
  /** URLs of its servers on the internet. */
  servers: readonly string[];
  /** Number of operations, without webhooks. */
  operations: number;
  /** Path of its overview below the base URL; undefined if the site does not say where the pages are. */
  route?: string;
}

/** Facts of all sets, in the order of `sets.json`; the files are made with the pages. */
export const readSetFacts = (site: OpenApiSite): SetFacts[] =>
  readSets(site).map(
    ({folder}) =>
      JSON.parse(fs.readFileSync(path.join(site.siteDir, site.pages, folder, setFactsFile), 'utf8')) as SetFacts,
  );

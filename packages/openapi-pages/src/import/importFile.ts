import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseOptions} from '@training-catalog/content-model';
import {checkNoLinks, Refusal, uncommittedRefusal} from '@training-catalog/utils/node';
import * as z from 'zod';
import {describeProblems} from '../describeProblems.js';
import {inspectSafely} from '../inspectSafely.js';
import {apiId, writeSets} from '../newSet.js';
import {openApiSite, type OpenApiPagesOptions} from '../options.js';
import {folderProblem, readSets, tagsOf} from '../sets.js';
import {allowedTags} from '../tags.js';
import {collectFiles} from './collectFiles.js';

const schema = z.strictObject({
  openApi: z.record(z.string(), z.unknown()).optional(),
  // A space at its end is part of it.
  releaseTagPrefix: z.string().min(1).default(''),
  matchTag: z
    .custom<(word: string, known: readonly string[]) => string | undefined>(
      (value) => typeof value === 'function',
      'it must be a function',
    )
    .optional(),
});

/** What a site says about itself. */
export interface OpenApiImportSettings {
  /** Options of the plugin, as in the configuration of the site. */
  openApi?: OpenApiPagesOptions;
  /** What tags of releases begin with, before a month such as `2025-10`. */
  releaseTagPrefix?: string;
  /** The tag that somebody means by a word; by default one that differs by case and punctuation only. */
  matchTag?: (word: string, known: readonly string[]) => string | undefined;
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const sameWord = (word: string, known: readonly string[]): string | undefined =>
  known.find((tag) => folded(tag) === folded(word));

/** Which OpenAPI file to import, from the command line. */
export interface OpenApiRequest {
  /** Path of the file, or its URL. */
  source: string;
  /** Name of the set, as readers see it. */
  name: string;
  tags?: readonly string[];
  /** Release that lists the component, such as `2025-10`. */
  release?: string | undefined;
  /** Whether to replace files whose current content git does not have. */
  force?: boolean;
}

/** What the import of an OpenAPI file did. */
export interface OpenApiResult {
  /** Files written, by path in the site. Unchanged files are not among them. */
  written: string[];
  /** Files that came from other hosts: URL, and path in the site. */
  fetched: {url: string; file: string}[];
  /** Hints about possible improvements, and what is left to a person. */
  notes: string[];
  operations: number;
}

/**
 * Imports an OpenAPI file: checks it, copies it with the files that it refers to into a folder of the specifications, and
 * lists it in sets.json. An existing set of that name gets the new files.
 *
 * @param inspectFile how the file is checked; by default in a child process that cannot run for long
 * @throws {Refusal} if nothing was written: with the reason, or with every error of the file and its line.
 */
export async function importOpenApi(
  siteDir: string,
  {source, name, tags: words = [], release, force}: OpenApiRequest,
  given: OpenApiImportSettings = {},
  inspectFile: typeof inspectSafely = inspectSafely,
): Promise<OpenApiResult> {
  const settings = parseOptions('@training-catalog/openapi-pages, import', schema, given);
  const {openApi, releaseTagPrefix: prefix, matchTag = sameWord} = settings;
  // Address and title of the site are in no file that is written here.
  const site = openApiSite({siteDir, url: '', baseUrl: '/', title: ''}, openApi);
  const problem = folderProblem(name);
  if (problem !== undefined) {
    throw new Refusal(`"${name}" cannot be the name of a folder; ${problem}`);
  }
  const allowed = allowedTags(site);
  const known = allowed?.names ?? words;
  const tags = words.map((word) => {
    const match = matchTag(word, known);
    if (match === undefined) {
      throw new Refusal(`"${word}" is not among the tags in ${allowed?.file ?? ''}; write one of ${known.join(', ')}`);
    }
    return match;
  });
  if (release !== undefined) {
    const tag = prefix + release;
    if (allowed && !known.includes(tag)) {
      const releases = known.filter((one) => one.startsWith(prefix));
      throw new Refusal(
        `${allowed.file} has no tag "${tag}"; add it there, or write one of ${releases.map((one) => one.slice(prefix.length)).join(', ')}`,
      );
    }
    tags.push(...(tags.length > 0 ? [] : tagsOf(site, {})), tag);
  }
  const sets = readSets(site);
  const before = sets.find(({folder}) => folder.toLowerCase() === name.toLowerCase());
  const id =
    before?.id ??
    apiId(
      name,
      sets.map((set) => set.id),
    );
  const {files, fetched, missing} = await collectFiles(source);
  const [mainFile = ''] = files.keys();

  const trial = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  const write = (place: string, text: string): void => {
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, text);
  };
  let notes: string[];
  let operations: number;
  try {
    files.forEach((text, file) => write(path.join(trial, file), text));
    const places = [...files.keys()].map((file) => path.join(trial, file));
    const found = await inspectFile({file: path.join(trial, mainFile), root: trial, files: places, tags: allowed});
    const {errors, hints} = describeProblems(found.problems, trial);
    if (errors.length > 0) {
      const lines = [...errors, ...missing].map((line) => `  ${line}`);
      throw new Refusal(`${source} cannot be shown as it is:\n${lines.join('\n')}`);
    }
    notes = [...missing, ...hints];
    ({operations} = found);
  } finally {
    fs.rmSync(trial, {recursive: true});
  }

  // An existing set keeps the name of its main file.
  const isSingle = files.size === 1 && before !== undefined && path.extname(before.file) === path.extname(mainFile);
  const target = isSingle ? before.file : path.posix.join(id, mainFile);
  const set = {...(before ?? {id, file: target, folder: name}), file: target, ...(tags.length > 0 && {tags})};
  const list = before ? sets.map((one) => (one === before ? set : one)) : [...sets, set];
  const inSite = (file: string): string => `${site.specifications}/${file}`;
  const copies = [...files].map(([file, text]) => [isSingle ? target : path.posix.join(id, file), text] as const);
  const changed = [
    ...copies,
    ...(JSON.stringify(list) === JSON.stringify(sets) ? [] : [['sets.json', writeSets(list)]]),
  ]
    .map(([file = '', text = '']) => ({file: inSite(file), place: path.join(siteDir, inSite(file)), text}))
    .filter(({place, text}) => !fs.existsSync(place) || !fs.readFileSync(place).equals(Buffer.from(text)));
  checkNoLinks(
    siteDir,
    changed.map(({file}) => file),
  );
  const replaced = changed.filter(({file, place}) => fs.existsSync(place) && file !== inSite('sets.json'));
  const refusal = force
    ? undefined
    : uncommittedRefusal(
        siteDir,
        replaced.map(({file}) => file),
      );
  if (refusal !== undefined) {
    throw new Refusal(refusal);
  }
  changed.forEach(({place, text}) => write(place, text));
  if (before && before.file !== target) {
    notes.push(`${inSite(before.file)} is no longer used; delete it, or redirect its URL`);
  }
  return {
    written: changed.map(({file}) => file),
    fetched: fetched.map(({url, file}) => ({url, file: inSite(`${id}/${file}`)})),
    notes,
    operations,
  };
}

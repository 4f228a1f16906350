import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {allowedTags, describeProblems, inspectSafely} from '@training-catalog/openapi-pages/node';
import {apiId, folderProblem, openApiSite, readSets, tagsOf, writeSets} from '@training-catalog/openapi-pages/sets';
import {checkNoLinks} from '../files.js';
import {ImportError} from '../report.js';
import {validSettings, type ImportSettings} from '../settings.js';
import {matchTag} from '../split.js';
import {uncommittedRefusal} from '../uncommitted.js';
import {collectFiles} from './files.js';

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
 * @throws {ImportError} if nothing was written: with the reason, or with every error of the file and its line.
 */
export async function importOpenApi(
  siteDir: string,
  {source, name, tags: words = [], release, force}: OpenApiRequest,
  given?: ImportSettings,
  inspectFile: typeof inspectSafely = inspectSafely,
): Promise<OpenApiResult> {
  const {openApi, releaseTagPrefix: prefix = '', tagAliases} = validSettings(given);
  // Address and title of the site are in no file that is written here.
  const site = openApiSite({siteDir, url: '', baseUrl: '/', title: ''}, openApi);
  const problem = folderProblem(name);
  if (problem !== undefined) {
    throw new ImportError(`"${name}" cannot be the name of a folder; ${problem}`);
  }
  const allowed = allowedTags(site);
  const known = allowed?.names ?? words;
  const tags = words.map((word) => {
    const match = matchTag(word, known, tagAliases);
    if (match === undefined) {
      throw new ImportError(
        `"${word}" is not among the tags in ${allowed?.file ?? ''}; write one of ${known.join(', ')}`,
      );
    }
    return match;
  });
  if (release !== undefined) {
    const tag = prefix + release;
    if (allowed && !known.includes(tag)) {
      const releases = known.filter((one) => one.startsWith(prefix));
      throw new ImportError(
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
      throw new ImportError(`${source} cannot be shown as it is:\n${lines.join('\n')}`);
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
    throw new ImportError(refusal);
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

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ImportError, matchTag, uncommittedRefusal} from '@training-catalog/readme-import';
import {tagNames} from '@training-catalog/content-lint';
import {
  allowedTags,
  describeProblems,
  inspectSafely,
  type Inspection,
  type InspectionRequest,
} from '@training-catalog/openapi-pages/node';
import {apiId, folderProblem, readSets, tagsOf, writeSets, type ApiSet} from '@training-catalog/openapi-pages/sets';
import {openApiSiteIn} from '../../packages.config';
import {releaseTag, tagKind} from '../../shared/tagKind';
import {collectFiles} from './openApiFiles';
import {tagAliases} from '../../vocabulary.config';

/** Which OpenAPI file to import, from the command line. */
export interface OpenApiRequest {
  /** Path of the file, or its URL. */
  source: string;
  /** Name of the set, as readers see it. */
  name: string;
  tags?: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release?: string | undefined;
  /** Whether to replace files whose current content git does not have. */
  force?: boolean;
}

/** What the import of an OpenAPI file did. */
export interface OpenApiResult {
  /** Files written, by path in the repository. Unchanged files are not among them. */
  written: string[];
  /** Files that came from other hosts: URL, and path in the repository. */
  fetched: {url: string; file: string}[];
  /** Hints about possible improvements, and what is left to a person. */
  notes: string[];
  operations: number;
}

function chosenTags(siteDir: string, {tags = [], release}: OpenApiRequest): Pick<ApiSet, 'tags'> {
  const known = tagNames(siteDir, 'api');
  const topics = known.filter((tag) => tagKind(tag) === 'topic');
  const found = tags.map((tag) => {
    const match = matchTag(tag, topics, Object.fromEntries(tagAliases));
    if (match === undefined) {
      throw new ImportError(`"${tag}" is not among the tags in api/tags.yml; write one of ${topics.join(', ')}`);
    }
    return match;
  });
  if (release !== undefined && !known.includes(releaseTag(release))) {
    const releases = known.filter((tag) => tagKind(tag) === 'release').map((tag) => tag.replace(/^\D*/, ''));
    throw new ImportError(
      `api/tags.yml has no tag "${releaseTag(release)}"; add it there, or write one of ${releases.join(', ')}`,
    );
  }
  if (release === undefined) {
    return found.length > 0 ? {tags: found} : {};
  }
  return {tags: [...(found.length > 0 ? found : tagsOf(openApiSiteIn(siteDir), {})), releaseTag(release)]};
}

/** Inspects a specification. */
export type InspectFile = (what: InspectionRequest) => Promise<Inspection>;

/**
 * Imports an OpenAPI file into the catalog: checks it, copies it with the files that it refers to into `openapi/<id>/`,
 * and lists it in openapi/sets.json. An existing set of that name gets the new files.
 *
 * @param inspectFile how the file is checked; by default in a child process that cannot run for long
 * @throws {ImportError} if nothing was written: with the reason, or with every error of the file and its line.
 */
export async function importOpenApi(
  siteDir: string,
  request: OpenApiRequest,
  inspectFile: InspectFile = inspectSafely,
): Promise<OpenApiResult> {
  const {source, name} = request;
  const problem = folderProblem(name);
  if (problem !== undefined) {
    throw new ImportError(`"${name}" cannot be the name of a folder; ${problem}`);
  }
  const chosen = chosenTags(siteDir, request);
  const sets = readSets(openApiSiteIn(siteDir));
  const before = sets.find(({folder}) => folder.toLowerCase() === name.toLowerCase());
  const id =
    before?.id ??
    apiId(
      name,
      sets.map((set) => set.id),
    );
  const {files, mainFile, fetched, missing} = await collectFiles(source);

  const trial = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  let notes: string[];
  let operations: number;
  try {
    files.forEach((text, file) => {
      fs.mkdirSync(path.dirname(path.join(trial, file)), {recursive: true});
      fs.writeFileSync(path.join(trial, file), text);
    });
    const main = path.join(trial, mainFile);
    const found = await inspectFile({
      file: main,
      root: trial,
      files: [...files.keys()].map((name) => path.join(trial, name)),
      tags: allowedTags(openApiSiteIn(siteDir)),
    });
    const {errors, hints} = describeProblems(found.problems, trial);
    if (errors.length > 0) {
      const lines = [...errors, ...missing].map((line) => `  ${line}`);
      throw new ImportError(`${source} cannot be shown as it is:\n${lines.join('\n')}`);
    }
    notes = [...missing, ...hints];
    operations = found.operations;
  } finally {
    fs.rmSync(trial, {recursive: true});
  }

  // An existing set keeps the name of its main file.
  const isSingle = files.size === 1 && before !== undefined && path.extname(before.file) === path.extname(mainFile);
  const target = isSingle ? before.file : path.posix.join(id, mainFile);
  const set: ApiSet = {...(before ?? {id, file: target, folder: name}), file: target, ...chosen};
  const list = before ? sets.map((one) => (one === before ? set : one)) : [...sets, set];
  const copies = [...files].map(([part, text]) => [isSingle ? target : path.posix.join(id, part), text] as const);
  const changes = [
    ...copies,
    ...(JSON.stringify(list) === JSON.stringify(sets) ? [] : [['sets.json', writeSets(list)] as const]),
  ].flatMap(([name, text]) => {
    const file = `openapi/${name}`;
    const place = path.join(siteDir, file);
    const old = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
    const after = Buffer.from(text);
    return old?.equals(after) ? [] : [{file, isNew: old === undefined, after}];
  });
  const replaced = changes.filter(({file, isNew}) => !isNew && file !== 'openapi/sets.json').map(({file}) => file);
  const refusal = request.force ? undefined : uncommittedRefusal(siteDir, replaced);
  if (refusal !== undefined) {
    throw new ImportError(refusal);
  }
  changes.forEach(({file, after}) => {
    const place = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, after);
  });
  if (before && before.file !== target) {
    notes.push(`openapi/${before.file} is no longer used; delete it, or redirect its URL in redirects.yml`);
  }
  return {
    written: changes.map(({file}) => file),
    fetched: fetched.map(({url, file}) => ({url, file: `openapi/${id}/${file}`})),
    notes,
    operations,
  };
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {tagNames} from '../../content-lint/model/frontMatter';
import {instituteAreas} from '../../content-lint/model/schemas';
import type {Inspection} from '../../plugins/api-reference/inspect';
import {inspectSafely, type InspectionRequest} from '../../plugins/api-reference/inspectSafely';
import {apiId, writeSets} from '../../plugins/api-reference/newSet';
import {folderProblem, readSets, type ApiSet} from '../../plugins/api-reference/sets';
import {describeProblems} from '../../plugins/api-reference/describeProblems';
import {releaseTag, tagKind} from '../../shared/tagKind';
import {collectFiles} from './openApiFiles';
import type {Ask, Change} from './project';
import {ImportError} from './report';
import {matchTag} from './split';

/** Which OpenAPI file to import, from the command line. */
export interface OpenApiRequest {
  /** Path of the file, or its URL. */
  source: string;
  /** Name of the set, as readers see it. */
  name: string;
  tags?: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release?: string | undefined;
  area?: string | undefined;
  /** Whether only to determine what would be written. */
  isRehearsal?: boolean;
}

/** What the import of an OpenAPI file did. */
export interface OpenApiResult {
  /** Files written, by path in the repository. Unchanged files are not among them. */
  written: string[];
  /** Files that were kept because they differ and nobody agreed to replace them. */
  kept: string[];
  /** Files that came from other hosts: URL, and path in the repository. */
  fetched: {url: string; file: string}[];
  /** Hints about possible improvements, and what is left to a person. */
  notes: string[];
  operations: number;
  /** What is written, or would be. */
  changes: Change[];
}

function chosenTags(siteDir: string, {tags = [], release}: OpenApiRequest): Pick<ApiSet, 'tags' | 'release'> {
  const known = tagNames(siteDir, 'api');
  const topics = known.filter((tag) => tagKind(tag) === 'topic');
  const found = tags.map((tag) => {
    const match = matchTag(tag, topics);
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
  return {...(found.length > 0 && {tags: found}), ...(release !== undefined && {release})};
}

function chosenArea(area: string | undefined): Pick<ApiSet, 'area'> {
  const found = instituteAreas.find((one) => one.toLowerCase() === area?.toLowerCase());
  if (area !== undefined && found === undefined) {
    throw new ImportError(`"${area}" is not an area; write one of ${instituteAreas.join(', ')}`);
  }
  return found === undefined ? {} : {area: found};
}

/** Inspects a specification. */
export type InspectFile = (what: InspectionRequest) => Promise<Inspection>;

/** Root of this repository. */
const repository = path.join(__dirname, '../..');

/**
 * Imports an OpenAPI file into the catalog: checks it, copies it with the files that it refers to into `openapi/<id>/`,
 * and lists it in openapi/sets.json. An existing set of that name gets the new file; `ask` decides about a file that
 * differs from the existing one.
 *
 * @param inspectFile how the file is checked; by default in a child process that cannot run for long
 * @throws {ImportError} if nothing was written: with the reason, or with every error of the file and its line.
 */
export async function importOpenApi(
  siteDir: string,
  request: OpenApiRequest,
  ask: Ask,
  inspectFile: InspectFile = (what) => inspectSafely(repository, what),
): Promise<OpenApiResult> {
  const {source, name} = request;
  const problem = folderProblem(name);
  if (problem !== undefined) {
    throw new ImportError(`"${name}" cannot be the name of a folder; ${problem}`);
  }
  const facts = {...chosenTags(siteDir, request), ...chosenArea(request.area)};
  const sets = readSets(siteDir);
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
      knownTags: tagNames(siteDir, 'api'),
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

  const changes: Change[] = [];
  const kept: string[] = [];
  const write = (file: string, text: string): void => {
    const place = path.join(siteDir, file);
    const before = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
    changes.push({file, ...(before && {before}), after: Buffer.from(text)});
    if (!request.isRehearsal) {
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.writeFileSync(place, text);
    }
  };
  // An existing set keeps the name of its main file.
  const isSingle = files.size === 1 && before !== undefined && path.extname(before.file) === path.extname(mainFile);
  const target = isSingle ? before.file : path.posix.join(id, mainFile);
  for (const [part, text] of files) {
    const file = `openapi/${isSingle ? target : path.posix.join(id, part)}`;
    const place = path.join(siteDir, file);
    const mine = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
    const isTaken = async (text: string, mine: string): Promise<boolean> =>
      request.isRehearsal === true || (await ask({file, mine, theirs: text}));
    if (mine === undefined || (mine !== text && (await isTaken(text, mine)))) {
      write(file, text);
    } else if (mine !== text) {
      kept.push(file);
    }
  }
  const set: ApiSet = {...(before ?? {id, file: target, folder: name}), file: target, ...facts};
  const list = before ? sets.map((one) => (one === before ? set : one)) : [...sets, set];
  if (JSON.stringify(list) !== JSON.stringify(sets)) {
    write('openapi/sets.json', writeSets(list));
  }
  if (before && before.file !== target) {
    notes.push(`openapi/${before.file} is no longer used; delete it, or redirect its URL in redirects.yml`);
  }
  return {
    written: changes.map(({file}) => file),
    changes,
    kept,
    fetched: fetched.map(({url, file}) => ({url, file: `openapi/${id}/${file}`})),
    notes,
    operations,
  };
}

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {tagNames} from '../../content-lint/model/frontMatter';
import {instituteAreas} from '../../content-lint/model/schemas';
import {operationItems} from '../../plugins/api-reference/generator';
import {apiId, writeSets} from '../../plugins/api-reference/newSet';
import {readSpecification} from '../../plugins/api-reference/readSpecification';
import {readSets, type ApiSet} from '../../plugins/api-reference/sets';
import {describeProblems, problemsOf} from '../../plugins/api-reference/specificationProblems';
import {releaseTag, tagKind} from '../../shared/tagKind';
import {checkProjectName} from './files';
import type {Ask} from './project';
import {ImportError} from './report';
import {matchTag} from './split';

/** Which OpenAPI file to bring in, as the command line says it. */
export interface OpenApiRequest {
  /** Path of the file, or its address. */
  source: string;
  /** Name of the set, as readers see it. */
  name: string;
  tags?: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release?: string | undefined;
  area?: string | undefined;
}

/** What the import of an OpenAPI file did. */
export interface OpenApiResult {
  /** Files written, by path in the repository. Files that are as they were are not among them. */
  written: string[];
  /** Files that were kept, because they differ and nobody agreed to replace them. */
  kept: string[];
  /** Hints at what could be better, and what is left to a person. */
  notes: string[];
  operations: number;
}

/** More bytes than this are no specification that people read. */
const mostBytes = 20_000_000;

/** Where files are read from: full paths of the disk, or addresses of one host. */
interface Origin {
  /** Place of the main file, with `/`. */
  main: string;
  /** Place that a reference in another file names; undefined if it is of another origin. */
  resolve: (reference: string, from: string) => string | undefined;
  read: (place: string) => Promise<string>;
}

const isAddress = (source: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

function checkSize(bytes: number, place: string): void {
  if (bytes > mostBytes) {
    throw new ImportError(`${place} has ${bytes} bytes, more than ${mostBytes}; name a smaller file`);
  }
}

function diskOrigin(source: string): Origin {
  const status = fs.statSync(source, {throwIfNoEntry: false});
  if (!status?.isFile()) {
    throw new ImportError(`there is no file ${source}; give the path or the https address of an OpenAPI file`);
  }
  const main = fs.realpathSync(source);
  const {stdout} = spawnSync('git', ['rev-parse', '--show-toplevel'], {cwd: path.dirname(main), encoding: 'utf8'});
  const root = stdout.trim() ? fs.realpathSync(stdout.trim()) : path.dirname(main);
  return {
    main: main.split(path.sep).join('/'),
    resolve: (reference, from) => {
      const place = path.resolve(path.dirname(from), reference);
      const real = fs.existsSync(place) ? fs.realpathSync(place) : undefined;
      // Neither by its name nor by a symbolic link out of the repository.
      return real?.startsWith(root + path.sep) ? real.split(path.sep).join('/') : undefined;
    },
    read: (place) => {
      checkSize(fs.statSync(place).size, place);
      return Promise.resolve(fs.readFileSync(place, 'utf8'));
    },
  };
}

/** The file itself, where an address leads to GitHub's page about it. */
const rawAddress = (url: string): string =>
  url.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');

function webOrigin(source: string): Origin {
  const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
  const url = URL.canParse(source) ? new URL(rawAddress(source)) : undefined;
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(url.hostname)))) {
    throw new ImportError(`${source} is not an https address; give the address of an OpenAPI file, or its path`);
  }
  return {
    main: url.href,
    resolve: (reference, from) => {
      const target = URL.canParse(reference, from) ? new URL(reference, from) : undefined;
      return target?.origin === url.origin ? target.href : undefined;
    },
    read: async (place) => {
      try {
        const answer = await fetch(place, {signal: AbortSignal.timeout(60_000)});
        if (!answer.ok) {
          throw new Error(`status ${answer.status}`);
        }
        const text = await answer.text();
        checkSize(Buffer.byteLength(text), place);
        return text;
      } catch (error) {
        if (error instanceof ImportError) {
          throw error;
        }
        throw new ImportError(
          `${place} could not be fetched (${(error as Error).message}); save the file and give its path`,
        );
      }
    },
  };
}

/** Reads the main file and every file that they refer to, by place. */
async function readAll({main, resolve, read}: Origin): Promise<Map<string, string>> {
  const texts = new Map([[main, await read(main)]]);
  for (const [from, text] of texts) {
    // A path may hold braces, as in paths/herds@{id}.yaml; without quotes, a brace that nothing opened ends it.
    for (const [, reference = ''] of text.matchAll(/\$ref["']?\s*:\s*["']?((?:\{[^{}\s]*\}|[^#"'\s,{}])+)/g)) {
      // What is not found, or on another host, the check names with its line.
      const place = resolve(reference, from);
      if (place !== undefined && !texts.has(place)) {
        texts.set(place, await read(place));
      }
    }
  }
  return texts;
}

/** Name that the main file has here: of an address without one, by what it holds. */
function fileName(place: string, text: string): string {
  const name = path.posix.basename(isAddress(place) ? new URL(place).pathname : place).replaceAll(/[^\w.-]/g, '-');
  if (/^[\w-][\w.-]*\.(?:ya?ml|json)$/.test(name)) {
    return name;
  }
  return text.trimStart().startsWith('{') ? 'openapi.json' : 'openapi.yaml';
}

/** Files by path below the folder of the set, and which of them is the main one. */
function layOut(main: string, texts: ReadonlyMap<string, string>): {files: Map<string, string>; mainFile: string} {
  const folders = [...texts.keys()].map((place) => path.posix.dirname(place).split('/'));
  const [first = []] = folders;
  const shared = first.filter((_, index) =>
    folders.every((folder) => folder.slice(0, index + 1).join('/') === first.slice(0, index + 1).join('/')),
  ).length;
  const below = (place: string): string => path.posix.dirname(place).split('/').slice(shared).join('/');
  const mainFile = path.posix.join(below(main), fileName(main, texts.get(main) ?? ''));
  const files = [...texts].map(([place, text]): [string, string] => [
    place === main ? mainFile : path.posix.join(below(place), path.posix.basename(place)),
    text,
  ]);
  return {files: new Map(files), mainFile};
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

/**
 * Brings an OpenAPI file into the catalog: checks it, copies it as it is with the files that it refers to into
 * `openapi/<id>/`, and lists it in openapi/sets.json. A set of that name takes the new file; `ask` decides about a file
 * that differs from the one that is there.
 *
 * @throws {ImportError} if nothing was written: with the reason, or with every error of the file and its line.
 */
export async function importOpenApi(siteDir: string, request: OpenApiRequest, ask: Ask): Promise<OpenApiResult> {
  const {source, name} = request;
  checkProjectName(name);
  const origin = isAddress(source) ? webOrigin(source) : diskOrigin(source);
  const facts = {...chosenTags(siteDir, request), ...chosenArea(request.area)};
  const sets = readSets(siteDir);
  const before = sets.find(({folder}) => folder.toLowerCase() === name.toLowerCase());
  const id =
    before?.id ??
    apiId(
      name,
      sets.map((set) => set.id),
    );
  const {files, mainFile} = layOut(origin.main, await readAll(origin));

  const trial = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  let notes: string[];
  let operations: number;
  try {
    files.forEach((text, file) => {
      fs.mkdirSync(path.dirname(path.join(trial, file)), {recursive: true});
      fs.writeFileSync(path.join(trial, file), text);
    });
    const main = path.join(trial, mainFile);
    const {errors, hints} = describeProblems(await problemsOf(main, trial, tagNames(siteDir, 'api')), trial);
    if (errors.length > 0) {
      throw new ImportError(`${source} cannot be shown as it is:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    }
    notes = hints;
    operations = operationItems(await readSpecification(main, trial)).length;
  } finally {
    fs.rmSync(trial, {recursive: true});
  }

  const written: string[] = [];
  const kept: string[] = [];
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
    written.push(file);
  };
  // A set that is there keeps its main file under the name that it has.
  const isSingle = files.size === 1 && before !== undefined && path.extname(before.file) === path.extname(mainFile);
  const target = isSingle ? before.file : path.posix.join(id, mainFile);
  for (const [part, text] of files) {
    const file = `openapi/${isSingle ? target : path.posix.join(id, part)}`;
    const place = path.join(siteDir, file);
    const mine = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
    if (mine === undefined || (mine !== text && (await ask({file, mine, theirs: text})))) {
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
    notes.push(
      `openapi/${before.file} is no longer used; remove it, or lead its address to another one in redirects.yml`,
    );
  }
  return {written, kept, notes, operations};
}

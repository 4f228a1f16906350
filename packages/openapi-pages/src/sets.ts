import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {folderNameProblem, readYamlFile} from '@training-catalog/content-model';
import {filesIn, gitOutput, symbolicLinks} from '@training-catalog/utils/node';
import * as z from 'zod';
import type {OpenApiSite} from './options.js';
import {allowedTags, tagRemedy} from './tags.js';

/** Routes that a docs plugin adds to the pages in its folder. */
const docsRoutes = ['tags', 'category', 'intro'];

/**
 * Why a name cannot be the folder of a set, and what to write; undefined if it can. Docusaurus leaves out folders that
 * begin with an underscore.
 */
export function folderProblem(name: string): string | undefined {
  const problem = folderNameProblem(name);
  if (problem !== undefined) {
    return problem;
  }
  return docsRoutes.includes(name.toLowerCase()) || /\.(?:mdx?|ya?ml)$/i.test(name)
    ? `the folder of the pages has a page or file of the name "${name}"; use another name, such as "${name.replace(/\.\w+$/, '')} API"`
    : undefined;
}

const setSchema = z.strictObject({
  /** Name of the set in commands. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use lowercase letters, digits, and hyphens, starting with a letter'),
  /** Specification file below the folder of the list. */
  file: z
    .string()
    .regex(
      /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:ya?ml|json)$/,
      'write the path of a YAML or JSON file below the folder of sets.json',
    ),
  /** Folder of its pages, and with it a segment of their routes. */
  folder: z.string().check((context) => {
    const message = folderProblem(context.value);
    if (message !== undefined) {
      context.issues.push({code: 'custom', input: context.value, message});
    }
  }),
  /** Tags of all its operations; the option `defaultTags` by default. `x-catalog-tags` of an operation wins. */
  tags: z.array(z.string()).optional(),
  /** Description of the overview for search engines; the first sentence of the specification by default. */
  description: z.string().min(1, 'write a sentence').max(160, 'write at most 160 characters').optional(),
  /** Whether readers may send requests to its servers from the page; the content security policy then names them. */
  console: z.boolean('write true if the service allows cross-origin requests (CORS), or remove the key').optional(),
});

const setList = z.array(setSchema, 'it is not a list; write [{"id": …, "file": …, "folder": …}]');

/** One API set: a specification file, the folder of its pages, and what all of them share. */
export type ApiSet = z.infer<typeof setSchema>;

const setsFileOf = ({specifications}: Pick<OpenApiSite, 'specifications'>): string => `${specifications}/sets.json`;

/** Keys that two sets may not share. */
const uniqueKeys = ['id', 'file', 'folder'] as const;

/**
 * Reads the list of sets, `sets.json`.
 *
 * @throws with file, line, reason and remedy for each thing that is wrong with it.
 */
export function readSets(site: Pick<OpenApiSite, 'siteDir' | 'specifications'>): ApiSet[] {
  const setsFile = setsFileOf(site);
  if (!fs.existsSync(path.join(site.siteDir, setsFile))) {
    throw new Error(
      `${setsFile}: the file is missing; create it, such as [{"id": "birds", "file": "birds.yaml", "folder": "Bird API"}]`,
    );
  }
  const text = fs.readFileSync(path.join(site.siteDir, setsFile), 'utf8');
  const {
    value: sets,
    diagnostics,
    lineOf,
  } = readYamlFile('openapi-sets-file', setsFile, text, setList, [], 'correct the line');
  if (!sets) {
    throw new Error(diagnostics.map(({line, message}) => `${setsFile}:${line}: ${message}`).join('\n'));
  }
  const repeated = uniqueKeys.flatMap((key) => {
    const values = sets.map((set) => set[key].toLowerCase());
    return values.flatMap((value, index) =>
      values.indexOf(value) === index
        ? []
        : [`${setsFile}:${lineOf([index, key])}: another set has the ${key} "${value}" too; change one of them`],
    );
  });
  if (repeated.length > 0) {
    throw new Error(repeated.join('\n'));
  }
  return sets;
}

/** Tags of a set's operations that have none of their own. */
export function tagsOf(site: OpenApiSite, {tags}: Pick<ApiSet, 'tags'>): readonly string[] {
  const allowed = allowedTags(site);
  return tags ?? site.defaultTags.filter((tag) => allowed?.names.includes(tag) ?? true);
}

/** Specification file of a set and the files that it refers to, by path below the site's folder. */
export function filesOf(
  {siteDir, specifications}: Pick<OpenApiSite, 'siteDir' | 'specifications'>,
  {file}: Pick<ApiSet, 'file'>,
): string[] {
  const found = [`${specifications}/${file}`];
  for (const one of found) {
    const place = path.join(siteDir, one);
    const text = fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : '';
    for (const [, reference = ''] of text.matchAll(/\$ref["']?\s*:\s*["']?([^#"'\s,}]+)/g)) {
      const next = path.posix.join(path.posix.dirname(one), reference);
      if (!found.includes(next) && next.startsWith(`${specifications}/`) && fs.existsSync(path.join(siteDir, next))) {
        found.push(next);
      }
    }
  }
  return found;
}

/** Date of the last commit of any of the files (ISO 8601); of the files themselves before their first commit. */
export function lastChange(siteDir: string, files: readonly string[]): string {
  const committed = gitOutput(siteDir, 'log', '-1', '--format=%cI', '--', ...files)?.trim() ?? '';
  const changed = files.map((file) => fs.statSync(path.join(siteDir, file)).mtime.getTime());
  return committed === '' ? new Date(Math.max(...changed)).toISOString() : committed;
}

/** Hash of files: of their names in `folder` and their content. */
function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  names.toSorted().forEach((name) => hash.update(`${name}\0`).update(fs.readFileSync(path.join(folder, name))));
  return hash.digest('hex');
}

/** Folder of the compiled code of this package. */
const codeFolder = fileURLToPath(new URL('.', import.meta.url));

/** Files that identify the generator: its own code, and the packages that it makes pages with. */
function generatorFiles(): string[] {
  const {resolve} = createRequire(import.meta.url);
  const versions = ['docusaurus-plugin-openapi-docs', 'swagger2openapi'].map((name) => resolve(`${name}/package.json`));
  const code = filesIn(codeFolder).filter((name) => name.endsWith('.js'));
  return [...versions, ...code.map((name) => path.join(codeFolder, name))];
}

let generatorHash: string | undefined;

/**
 * Identifies the inputs of a set's pages: the site with its options, the entry of the set, its specification with that
 * file's date, the tags, and the generator.
 */
function inputsHash({siteDir, ...settings}: OpenApiSite, set: ApiSet): string {
  const specification = filesOf({siteDir, ...settings}, set);
  const {tagsFile} = settings;
  const hasTags = tagsFile !== undefined && fs.existsSync(path.join(siteDir, tagsFile));
  generatorHash ??= hashOf('', generatorFiles());
  const inputs = hashOf(siteDir, [...specification, ...(hasTags ? [tagsFile] : [])]);
  return `${JSON.stringify([settings, set])} ${lastChange(siteDir, specification)} ${inputs} ${generatorHash}`;
}

/** File in a generated folder with the hashes of its inputs and its output; empty until all pages are written. */
const stampFile = '.made-from';

/** Empties or creates the folder of a set's pages, and marks it as generated. */
export function clearPages({siteDir, pages}: OpenApiSite, {folder}: Pick<ApiSet, 'folder'>): string {
  const target = path.join(siteDir, pages, folder);
  fs.rmSync(target, {recursive: true, force: true});
  fs.mkdirSync(target, {recursive: true});
  fs.writeFileSync(path.join(target, stampFile), '');
  return target;
}

/** What keeps the folder of the pages from being what this package wrote, by path in the site, with the remedy. */
export interface ForeignPlace {
  file: string;
  message: string;
}

/**
 * Symbolic links among the OpenAPI files and their pages, and folders among the pages that this package did not write. Nothing
 * checks what is in such a folder, and Docusaurus would publish it.
 */
export function foreignPlaces({
  siteDir,
  pages,
  specifications,
}: Pick<OpenApiSite, 'siteDir' | 'pages' | 'specifications'>): ForeignPlace[] {
  const area = path.join(siteDir, pages);
  const entries = fs.existsSync(area) ? fs.readdirSync(area, {withFileTypes: true}) : [];
  const links = symbolicLinks(siteDir, [specifications, pages]).map((file) => ({
    file,
    message: 'a symbolic link can point outside of the site; replace it with the file itself',
  }));
  const folders = entries
    // The stamp is the first file that is written, and the last one that is removed.
    .filter((entry) => entry.isDirectory() && !fs.existsSync(path.join(area, entry.name, stampFile)))
    .map(({name}) => ({
      file: `${pages}/${name}`,
      message: `the folder was not made from an OpenAPI file; move what you wrote there out of ${pages}`,
    }));
  return [...links, ...folders];
}

/**
 * Removes the pages of sets that were renamed or removed, which Docusaurus would publish.
 *
 * @throws for what `foreignPlaces` finds, because that may be somebody's work.
 */
export function removeOtherPages(site: OpenApiSite, sets: readonly ApiSet[]): void {
  const foreign = foreignPlaces(site);
  if (foreign.length > 0) {
    throw new Error(foreign.map(({file, message}) => `${file}: ${message}`).join('\n'));
  }
  const area = path.join(site.siteDir, site.pages);
  if (fs.existsSync(area)) {
    fs.readdirSync(area, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && !sets.some(({folder}) => folder === entry.name))
      .forEach(({name}) => fs.rmSync(path.join(area, name), {recursive: true}));
  }
}

/** Hash of the current pages of a set. */
function hashOfPages(folder: string): string {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return hashOf(
    folder,
    names.filter((name) => name !== stampFile && fs.statSync(path.join(folder, name)).isFile()),
  );
}

/** Records the inputs of a set's newly generated pages. */
export function stamp(site: OpenApiSite, set: ApiSet): void {
  const folder = path.join(site.siteDir, site.pages, set.folder);
  fs.writeFileSync(path.join(folder, stampFile), `${inputsHash(site, set)}\n${hashOfPages(folder)}\n`);
}

/** Whether a set's pages exist, and are what its specification and the current generator would give. */
export function stateOfPages(site: OpenApiSite, set: ApiSet): 'current' | 'stale' | 'missing' {
  const folder = path.join(site.siteDir, site.pages, set.folder);
  const file = path.join(folder, stampFile);
  if (!fs.existsSync(file) || !fs.existsSync(path.join(site.siteDir, site.specifications, set.file))) {
    return 'missing';
  }
  const noted = fs.readFileSync(file, 'utf8');
  return noted === `${inputsHash(site, set)}\n${hashOfPages(folder)}\n` ? 'current' : 'stale';
}

/** Tags of a set that the option `tagsFile` does not list, with the line of the set in `sets.json`. */
export function tagProblems(site: OpenApiSite, set: ApiSet): {file: string; line: number; message: string}[] {
  const allowed = allowedTags(site);
  const file = setsFileOf(site);
  const lines = fs.readFileSync(path.join(site.siteDir, file), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(`"${set.id}"`)) + 1;
  return allowed === undefined
    ? []
    : tagsOf(site, set)
        .filter((tag) => !allowed.names.includes(tag))
        .map((tag) => ({
          file,
          line,
          message: `the set "${set.id}" has the unknown tag "${tag}"; ${tagRemedy(tag, allowed)}`,
        }));
}

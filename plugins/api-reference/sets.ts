import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const setList = z.array(
  z.strictObject({
    /** Name of the set in commands. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    /** Specification file in openapi/. */
    file: z.string().regex(/^[\w-]+\.(ya?ml|json)$/),
    /** Folder under api/, and with it the middle part of the pages' addresses. */
    folder: z.string().regex(/^[\w .-]+$/),
  }),
);

/** One API set: a specification file and the folder of its pages. */
export type ApiSet = z.infer<typeof setList>[number];

/** Reads openapi/sets.json. @throws with the file's name and the reason if it is not a list of sets. */
export function readSets(siteDir: string): ApiSet[] {
  const parsed = setList.safeParse(JSON.parse(fs.readFileSync(path.join(siteDir, 'openapi/sets.json'), 'utf8')));
  if (!parsed.success) {
    throw new Error(`openapi/sets.json: ${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/** Date of the specification's last commit (ISO 8601); of the file itself before its first commit. */
export function lastChange(siteDir: string, file: string): string {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%cI', '--', file], {cwd: siteDir, encoding: 'utf8'});
  return stdout.trim() || fs.statSync(path.join(siteDir, file)).mtime.toISOString();
}

/** Hash of files: of their names in `folder` and of what they hold. */
function hashOf(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  names.toSorted().forEach((name) => hash.update(`${name}\0`).update(fs.readFileSync(path.join(folder, name))));
  return hash.digest('hex');
}

/** What a set's pages are made from: its entry, its specification and that file's date, the area's tags, the generator. */
function sourcesOf(siteDir: string, set: ApiSet): string {
  const generator = 'plugins/api-reference';
  const files = fs.readdirSync(path.join(siteDir, generator)).map((name) => `${generator}/${name}`);
  const specification = `openapi/${set.file}`;
  const versions = 'node_modules/docusaurus-plugin-openapi-docs/package.json';
  const sources = hashOf(siteDir, [specification, 'api/tags.yml', versions, ...files]);
  return `${JSON.stringify(set)} ${lastChange(siteDir, specification)} ${sources}`;
}

/** File in a generated folder that says what it was made from, and what came out. */
const stampFile = '.made-from';

/** Hash of a set's pages, as they stand. */
function pagesOf(folder: string): string {
  const names = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return hashOf(
    folder,
    names.filter((name) => name !== stampFile && fs.statSync(path.join(folder, name)).isFile()),
  );
}

/** Notes what a set's pages, just made, were made from. */
export function stamp(siteDir: string, set: ApiSet): void {
  const folder = path.join(siteDir, 'api', set.folder);
  fs.writeFileSync(path.join(folder, stampFile), `${sourcesOf(siteDir, set)}\n${pagesOf(folder)}\n`);
}

/** Whether a set's pages are there, and are what its specification and the generator of now would give. */
export function stateOfPages(siteDir: string, set: ApiSet): 'current' | 'stale' | 'missing' {
  const folder = path.join(siteDir, 'api', set.folder);
  const file = path.join(folder, stampFile);
  if (!fs.existsSync(file)) {
    return 'missing';
  }
  const noted = fs.readFileSync(file, 'utf8');
  return noted === `${sourcesOf(siteDir, set)}\n${pagesOf(folder)}\n` ? 'current' : 'stale';
}

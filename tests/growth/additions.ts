/** Add content as a contributor does, with the commands and files that CONTRIBUTING.md names. */
import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import {tagNames} from '../../content-lint/model/frontMatter';
import {instituteAreas, projectKinds} from '../../content-lint/model/schemas';
import {readSets} from '../../plugins/api-reference/sets';
import {run} from './command';
import {changeFrontMatter} from './frontMatter';
import {changeLabel} from './moves';

/** Values for placeholders of fixtures, such as `renamed` for `{{renamed}}`. */
export type Names = Readonly<Record<string, string>>;

const projectList = z.array(
  z.strictObject({
    /** Folder in docs/. */
    name: z.string(),
    /** Title and label, where they differ from the folder. */
    title: z.string().optional(),
    /** Folder of the README template. */
    readme: z.string(),
    /** Imported by a separate command, or as a row of the table. */
    by: z.enum(['command', 'table']),
    /** `newest` for the newest release before the run; otherwise the release that the run adds. */
    release: z.literal('newest').optional(),
    area: z.enum(instituteAreas).optional(),
    tags: z.array(z.string()).default([]),
    /** Kind that a person writes instead of the one that the import guessed. */
    kind: z.array(z.enum(projectKinds)).optional(),
    /** Whether a person completes the pages and removes `imported:`. */
    isComplete: z.boolean().default(false),
  }),
);

type PlannedProject = z.infer<typeof projectList>[number];

const npmRun = (siteDir: string, script: string, ...args: string[]): string =>
  run(siteDir, 'npm', ['run', script, '--', ...args]);

/** Fills in the placeholders of a fixture. @throws if one of them is unknown. */
const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = names[key];
    if (value === undefined) {
      throw new Error(`the fixtures name {{${key}}}, which is unknown`);
    }
    return value;
  });

const releases = (siteDir: string): string[] =>
  tagNames(siteDir, 'docs')
    .filter((tag) => tag.startsWith('Release '))
    .map((tag) => tag.slice('Release '.length))
    .sort();

/**
 * Adds the tags of the fixtures to the areas.
 *
 * @returns the new release and the newest one before it, both `YYYY-MM`
 * @throws if a tag exists already.
 */
export function addTags(siteDir: string, fixtures: string): {added: string; newest: string} {
  const before = releases(siteDir);
  for (const file of fs.readdirSync(path.join(fixtures, 'tags'))) {
    const area = path.basename(file, '.yml');
    const text = fs.readFileSync(path.join(fixtures, 'tags', file), 'utf8');
    const present = tagNames(siteDir, area).filter((tag) => tag in (YAML.parse(text) as object));
    if (present.length > 0) {
      throw new Error(`${area}/tags.yml has ${present.join(', ')} already; change ${fixtures}/tags/${file}`);
    }
    fs.appendFileSync(path.join(siteDir, area, 'tags.yml'), text);
  }
  const added = releases(siteDir).find((release) => !before.includes(release));
  const newest = before.at(-1);
  if (added === undefined || newest === undefined) {
    throw new Error(`${fixtures}/tags/docs.yml adds no release, or there was none before`);
  }
  return {added, newest};
}

/** Writes the README of a project and the files next to it, as in its repository. @returns the README's path. */
function writeReadme({name, title = name, readme}: PlannedProject, fixtures: string, folder: string): string {
  const id = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const place = path.join(folder, id);
  fs.cpSync(path.join(fixtures, 'readmes', readme), place, {recursive: true});
  for (const file of fs.readdirSync(place, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:md|ya?ml)$/.test(file)) {
      const text = fs.readFileSync(path.join(place, file), 'utf8');
      fs.writeFileSync(path.join(place, file), fill(text, {name: title, id}));
    }
  }
  return path.join(place, 'README.md');
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Does what a person does after an import: corrects the kind and the label, and completes the pages. */
function finish(siteDir: string, {name, title, kind, isComplete}: PlannedProject): void {
  const folder = path.join(siteDir, 'docs', name);
  if (title !== undefined) {
    changeLabel(siteDir, name, title);
  }
  for (const file of fs.readdirSync(folder).filter((one) => one.endsWith('.md'))) {
    changeFrontMatter(path.join(folder, file), ({imported, ...facts}) => ({
      ...facts,
      ...(facts.project !== undefined && kind && {project: {...facts.project, kind}}),
      ...(isComplete
        ? file === 'tutorials.md' && {
            learning: {
              audience: ['Students who use a terminal'],
              needs: ['A computer with Python'],
              outcomes: [`Get a first result with ${title ?? name}`],
              keyPoints: ['One command gives a result; the other pages say why.'],
            },
          }
        : {imported}),
    }));
  }
}

/**
 * Imports the projects of the fixtures, some with a command each, the others from a table.
 *
 * @param work folder for the READMEs, outside the repository
 * @returns the names of the projects
 */
export function importProjects(
  siteDir: string,
  fixtures: string,
  work: string,
  names: Names,
  {added, newest}: {added: string; newest: string},
): string[] {
  const plan = projectList.parse(
    YAML.parse(fill(fs.readFileSync(path.join(fixtures, 'projects.yml'), 'utf8'), names)) as unknown,
  );
  const rows = ['Component,README,Tags,Release'];
  for (const project of plan) {
    const readme = writeReadme(project, fixtures, work);
    const release = project.release === 'newest' ? newest : added;
    if (project.by === 'table') {
      rows.push([project.name, readme, project.tags.join(', '), release].map(cell).join(','));
      continue;
    }
    const options = Object.entries({
      project: project.name,
      release,
      ...(project.area && {area: project.area}),
      ...(project.tags.length > 0 && {tags: project.tags.join(',')}),
    });
    npmRun(siteDir, 'import', readme, ...options.flatMap(([key, value]) => [`--${key}`, value]));
  }
  const table = path.join(work, 'release.csv');
  fs.writeFileSync(table, `${rows.join('\n')}\n`);
  npmRun(siteDir, 'import', '--from', table);
  plan.forEach((project) => finish(siteDir, project));
  return plan.map(({name}) => name);
}

/**
 * Adds the API sets of the fixtures: a skeleton by `npm run new`, which the specification then replaces.
 *
 * @returns the names of the sets
 */
export function addApiSets(siteDir: string, fixtures: string): string[] {
  return fs.readdirSync(path.join(fixtures, 'openapi')).map((file) => {
    const source = path.join(fixtures, 'openapi', file);
    const {title, description} = (
      YAML.parse(fs.readFileSync(source, 'utf8')) as {info: {title: string; description: string}}
    ).info;
    const [summary = ''] = description.split('\n');
    npmRun(siteDir, 'new', 'api', title, '--summary', summary, '--tags', 'API');
    const set = readSets(siteDir).find(({folder}) => folder === title);
    fs.copyFileSync(source, path.join(siteDir, 'openapi', set?.file ?? file));
    return title;
  });
}

/** Lets pages send requests to the servers of an API set, as `openapi/sets.json` says. */
export function offerConsole(siteDir: string, folder: string): void {
  const file = path.join(siteDir, 'openapi/sets.json');
  const sets = JSON.parse(fs.readFileSync(file, 'utf8')) as {folder: string}[];
  const changed = sets.map((set) => (set.folder === folder ? {...set, console: true} : set));
  fs.writeFileSync(file, JSON.stringify(changed));
  run(siteDir, 'npx', ['prettier', '--write', file]);
}

/**
 * Adds the written pages of the fixtures. A lesson starts as a skeleton of `npm run new`, in a new folder.
 *
 * @returns the files of the pages
 */
export function addPages(siteDir: string, fixtures: string): string[] {
  const content = path.join(fixtures, 'content');
  const files = fs.readdirSync(content, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  for (const file of files) {
    const [area, folder = '', name = ''] = file.split(path.sep);
    if (area === 'Education') {
      const lesson = path.basename(name, '.md');
      const {description, tags} = YAML.parse(
        /^---\n([^]*?)\n---\n/.exec(fs.readFileSync(path.join(content, file), 'utf8'))?.[1] ?? '',
      ) as {description: string; tags: string[]};
      const options = ['--folder', folder, '--summary', description, '--tags', tags.join(',')];
      npmRun(siteDir, 'new', 'lesson', lesson, ...options);
    }
  }
  // Over the files that the commands wrote; others of those stay, such as the category of a new lesson.
  fs.cpSync(content, siteDir, {recursive: true});
  return files;
}

/** Adds the learning path of the fixtures. */
export function addLearningPath(siteDir: string, fixtures: string, names: Names): void {
  const text = fs.readFileSync(path.join(fixtures, 'learning-paths.yml'), 'utf8');
  fs.appendFileSync(path.join(siteDir, 'Education/learning-paths.yml'), fill(text, names));
}

import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {tagNames} from '../../content-lint/model/frontMatter';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {instituteAreas} from '../../content-lint/model/schemas';
import {areaOf, readComponent} from './component';
import {checkFolder, findInRepository, imageName, readImage, writeFolder} from './files';
import {writePage} from './pageText';
import {decodeReadme} from './readme';
import {ImportError, type Note} from './report';
import {openSource, type ReadmeSource} from './source';
import {matchTag, shorten, splitReadme, type Kind, type SplitReadme} from './split';
import type {Resolve} from './tidy';
import {releaseTag, tagKind} from '../../shared/tagKind';

/** What to import, as the command line or a row of a table says it. */
export interface ImportRequest {
  /** Path of a README or its folder, or the https address of its repository. */
  readme: string;
  project: string;
  /** Tags beside those of the README. */
  tags?: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release?: string;
  /** Area of the institute, if neither tags nor component file say it. */
  area?: string;
  /** Address of the repository, if git does not know it. */
  repository?: string;
  encoding?: string;
}

/** A page that someone edited since it was imported, or wrote by hand. */
export interface EditedPage {
  file: string;
  /** What stands there now. */
  mine: string;
  /** What the import would write. */
  theirs: string;
}

/** What an import did. */
export interface ImportResult {
  /** Files written, by path in the repository. */
  written: string[];
  /** Pages whose text was kept, because someone had edited it. */
  kept: string[];
  /** What did not come over as it stood, and what is left to a person. */
  notes: string[];
}

/** Decides whether an edited page gives way to the README. */
export type Ask = (page: EditedPage) => Promise<boolean>;

type Facts = Record<string, unknown>;

const labels: Record<Kind, {label: string; position: number}> = {
  main: {label: 'Overview', position: 1},
  tutorials: {label: 'Tutorials', position: 2},
  'how-to': {label: 'How-to', position: 3},
  explanation: {label: 'Explanation', position: 4},
};

/** Names that pages of each kind have in older folders; the first is for new ones. */
const pageNames: Record<Kind, readonly string[]> = {
  main: ['index.md'],
  tutorials: ['tutorials.md', 'tutorial.md'],
  'how-to': ['how-to.md', 'hot-to.md'],
  explanation: ['explanation.md', 'explanations.md'],
};

const fingerprint = (body: string): string => createHash('sha256').update(body.trim()).digest('hex').slice(0, 16);

/** Front matter and text of a page as it stands. */
function readPage(file: string): {facts: Facts; source: string; body: string} | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const text = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const match = /^---\n([^]*?)\n---\n+/.exec(text);
  return match
    ? {
        facts: (YAML.parse(match[1] ?? '') ?? {}) as Facts,
        source: match[1] ?? '',
        body: text.slice(match[0].length),
      }
    : {facts: {}, source: '', body: text};
}

function fileNamesIn(folder: string): Record<Kind, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const main = names.find((name) => readPage(path.join(folder, name))?.facts.project !== undefined);
  const pick = (kind: Kind): string => pageNames[kind].find((name) => names.includes(name)) ?? pageNames[kind][0] ?? '';
  return {
    main: main ?? pick('main'),
    tutorials: pick('tutorials'),
    'how-to': pick('how-to'),
    explanation: pick('explanation'),
  };
}

const encode = (place: string): string => place.split('/').map(encodeURIComponent).join('/');

/** Addresses of the README's neighbors: links lead to the repository, images are copied. */
function resolvers(source: ReadmeSource, repository: string | undefined, images: Map<string, Buffer>) {
  const from = path.posix.dirname(source.readme).replace(/^\.$/, '');
  const link: Resolve = (url) => {
    const anchor = /#.*$/.exec(url)?.[0] ?? '';
    // GitHub serves a README two levels below the repository's page.
    const page = /^(?:\.\.\/){2}((?:issues|pulls|releases|wiki|discussions|actions|projects)(?:[/?#].*)?)$/.exec(
      url,
    )?.[1];
    if (page !== undefined && from === '' && repository !== undefined) {
      return {url: `${repository}/${page}`};
    }
    const found = findInRepository(source.root, from, url);
    if (repository === undefined) {
      return {lost: 'the address of the repository is not known; give it with --repository'};
    }
    if (!found) {
      return {lost: 'there is no such file in the repository'};
    }
    if (found.place === source.readme && anchor) {
      return {url: anchor};
    }
    const kind = found.isFolder ? 'tree' : 'blob';
    return {url: `${repository}/${kind}/${encode(source.branch)}/${encode(found.place)}${anchor}`};
  };
  const image: Resolve = (url) => {
    if (/^https:\/\//i.test(url) && URL.canParse(url)) {
      return {url};
    }
    if (url.startsWith('//')) {
      return {url: `https:${url}`};
    }
    if (url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url)) {
      return {lost: 'a page shows images of https addresses and files only'};
    }
    const found = findInRepository(source.root, from, url);
    if (!found || found.isFolder) {
      return {lost: 'there is no such file in the repository'};
    }
    const content = readImage(found);
    if ('lost' in content) {
      return content;
    }
    const name = imageName(found.place);
    const before = images.get(name);
    if (before && !before.equals(content)) {
      throw new ImportError(`two images would be named ${name}; rename ${found.place}`);
    }
    images.set(name, content);
    return {url: `./${name}`};
  };
  return {link, image};
}

/** Tags of a page: those it has, then new ones; never fewer. */
const addTags = (old: unknown, added: readonly string[]): string[] => [
  ...new Set([...(Array.isArray(old) ? (old as string[]) : []), ...added]),
];

const titles: Record<Exclude<Kind, 'main'>, (project: string) => string> = {
  tutorials: (project) => `${project} tutorials`,
  'how-to': (project) => `${project} how-to guides`,
  explanation: (project) => `How ${project} works`,
};

const descriptions: Record<Kind, (project: string) => string> = {
  main: (project) => `What ${project} is and what you need to use it, from its README.`,
  tutorials: (project) => `Take your first steps with ${project}.`,
  'how-to': (project) => `Do single tasks with ${project}.`,
  explanation: (project) => `Ideas and parts of ${project}, and how they work together.`,
};

function descriptionOf(kind: Kind, project: string, split: SplitReadme): string {
  if (kind === 'main') {
    return split.description ?? descriptions.main(project);
  }
  const headings = split.pages.get(kind)?.headings.slice(0, 4) ?? [];
  const contents = headings.length > 0 ? ` Sections: ${headings.join('; ')}.` : '';
  return shorten(`${descriptions[kind](project)}${contents}`, 160);
}

/**
 * Imports one project: reads the README, makes its pages, and writes them all at once. Facts and
 * texts that a person wrote stay; tags accumulate.
 *
 * @throws {ImportError} with the reason; then nothing is written.
 */
export async function importProject(siteDir: string, request: ImportRequest, ask: Ask): Promise<ImportResult> {
  const {project} = request;
  checkFolder(siteDir, project);
  const known = tagNames(siteDir, 'docs');
  const source = openSource(request.readme);
  try {
    const notes: string[] = [];
    const note: Note = (message) => void notes.push(message);
    const text = decodeReadme(fs.readFileSync(path.join(source.root, source.readme)), request.encoding);
    const beside = path.join(source.root, path.posix.dirname(source.readme));
    const component = readComponent([beside, source.root], project, note);
    const repository = (request.repository ?? component.repository ?? source.repository)?.replace(/\/$/, '');
    const folder = path.join(siteDir, 'docs', project);
    const fileNames = fileNamesIn(folder);
    const images = new Map<string, Buffer>();
    const split = splitReadme(text, {
      project,
      tags: known.filter((tag) => tagKind(tag) === 'topic'),
      fileNames,
      ...resolvers(source, repository, images),
    });
    notes.push(...split.notes);

    const release = request.release ?? component.release;
    const ownRelease = release === undefined ? undefined : releaseTag(release);
    if (ownRelease !== undefined && !known.includes(ownRelease)) {
      throw new ImportError(
        `"${ownRelease}" is not in docs/tags.yml; add it there with label, permalink and description, or write one of ${known.filter((tag) => tagKind(tag) === 'release').join(', ')}`,
      );
    }
    const given = (request.tags ?? []).flatMap((word) => {
      const tag = matchTag(word, known);
      if (tag === undefined) {
        note(`the tag "${word}" is none of docs/tags.yml and was left out`);
      }
      return tag === undefined ? [] : [tag];
    });
    const old = readPage(path.join(folder, fileNames.main));
    const oldProject = (old?.facts.project ?? {}) as Facts;
    const fromThrust = component.area === undefined ? [] : known.filter((tag) => tag === component.area);
    const named = [...split.tags, ...given];
    const topics = (named.length > 0 ? named : fromThrust).filter((tag) => tagKind(tag) === 'topic');
    const area =
      (oldProject.area as string | undefined) ??
      (request.area === undefined ? undefined : areaOf(request.area)) ??
      component.area ??
      topics.map((tag) => (tag === 'Food-Access' ? 'Smart-Foodsheds' : tag)).find((tag) => areaOf(tag));
    if (area === undefined) {
      throw new ImportError(
        `neither the README's tags nor a component file say to which area the project belongs; write --area with one of ${instituteAreas.join(', ')}`,
      );
    }
    if (topics.length === 0 && !Array.isArray(old?.facts.tags)) {
      topics.push(area);
      note(`the README names no tag of docs/tags.yml; "${area}" was taken from the project's area`);
    }
    if (ownRelease === undefined && !addTags(old?.facts.tags, []).some((tag) => tagKind(tag) === 'release')) {
      note('no release is known; add a tag such as "Release 2025-10" to the main page when the component joins one');
    }

    const summary = shorten(component.description ?? split.description ?? descriptions.main(project), 110);
    const issues = split.issues ?? (repository?.startsWith('https://github.com/') ? `${repository}/issues` : undefined);
    const license = split.license ?? component.license;
    if (oldProject.kind === undefined) {
      note(
        'the kind of the project was set to "software"; change it in the front matter if it is data, model, api or service',
      );
    }
    const facts: Facts = {
      summary,
      kind: ['software'],
      area,
      ...(license && {license}),
      ...(repository && {repository}),
      ...(issues && {issues}),
      // What someone wrote stays, but for what changes with every release.
      ...oldProject,
      ...(component.version && {version: component.version}),
      ...(component.status && {status: component.status}),
    };

    const from = repository === undefined ? source.readme : `${repository}/blob/${source.branch}/${source.readme}`;
    const files = new Map<string, string | Buffer>();
    const written: string[] = [];
    const kept: string[] = [];
    for (const [kind, {body}] of split.pages) {
      const name = fileNames[kind];
      const file = `docs/${project}/${name}`;
      const before = readPage(path.join(folder, name));
      const hash = (before?.facts.imported as {body?: string} | undefined)?.body;
      const isSame = before?.body.trim() === body.trim();
      const isEdited = before !== undefined && !isSame && hash !== fingerprint(before.body);
      const tags = addTags(before?.facts.tags, [...topics, ...(kind === 'main' && ownRelease ? [ownRelease] : [])]);
      const isTaken = !isEdited || (await ask({file, mine: before.body, theirs: body}));
      const {imported: oldImported, ...oldFacts} = before?.facts ?? {};
      const frontMatter: Facts = {
        title: kind === 'main' ? split.title : titles[kind](project),
        description: descriptionOf(kind, project, split),
        sidebar_label: labels[kind].label,
        sidebar_position: labels[kind].position,
        ...oldFacts,
        tags,
        ...(kind === 'main' && {project: facts}),
        ...(isTaken
          ? {imported: {from, body: fingerprint(body)}}
          : oldImported !== undefined && {imported: oldImported}),
      };
      const page = writePage(frontMatter, isTaken ? body : before.body, before?.source);
      const diagnostics = frontMatterDiagnostics({file, text: page}, YAML.parse(YAML.stringify(frontMatter)), known);
      const [fault] = diagnostics;
      if (fault) {
        throw new ImportError(`${fault.file}: ${fault.message}`);
      }
      (isTaken ? written : kept).push(file);
      files.set(name, page);
    }
    if (!fs.existsSync(path.join(folder, '_category_.json'))) {
      const link = {type: 'generated-index', description: summary};
      files.set('_category_.json', `${JSON.stringify({label: project, link}, null, 2)}\n`);
    }
    images.forEach((content, name) => files.set(name, content));
    writeFolder(siteDir, `docs/${project}`, files);
    written.push(...[...images.keys()].map((name) => `docs/${project}/${name}`));
    return {written, kept, notes: [...new Set(notes)]};
  } finally {
    source.dispose();
  }
}

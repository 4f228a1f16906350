import fs from 'node:fs';
import path from 'node:path';
import {tagNames} from '@training-catalog/content-lint';
import {checkFrontMatter} from '@training-catalog/content-lint/rules';
import {frontMatterBlock} from '@training-catalog/content-model';
import lintConfig from '../../content-lint.config';
import {projectKinds, type DescribedState} from '@training-catalog/catalog/facts';
import {areaOf, readComponent} from './component';
import {checkFolder, findInRepository, imageName, readImage, writeFolder, type RepositoryFile} from './files';
import {knownTags} from './html';
import {checkNesting, withinTime} from './limits';
import {writePage} from './pageText';
import {checkReadmeText, decodeReadme} from './readme';
import {ImportError, Notes, type NoteGroup} from './report';
import {readRepositoryFacts} from './repositoryFacts';
import {openSource, type ReadmeSource} from './source';
import {matchTag, splitReadme, unknownTag, type Kind, type SplitOptions, type SplitReadme} from './split';
import type {Resolve} from './tidy';
import {uncommittedRefusal} from './uncommitted';
import {shorten} from './words';
import {releaseTag, tagKind} from '../../shared/tagKind';
import {areaOfTopic, researchAreas} from '../../vocabulary.config';
import {projectsArea} from '../../shared/areas';

/** What to import, from the command line or a row of a table. */
export interface ImportRequest {
  /** Path of a README or its folder, or the https URL of its repository. */
  readme: string;
  project: string;
  /** Tags in addition to those of the README. */
  tags?: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release?: string;
  /** Area of the institute; left out if tags or the component file state it. */
  area?: string;
  /** URL of the repository, if git does not know it. */
  repository?: string;
  encoding?: string;
  /** Whether to replace pages that no import wrote, and files whose current content git does not have. */
  force?: boolean;
  /** Whether only to determine what would be written. */
  isRehearsal?: boolean;
}

/** A file that an import changes, or would change. */
export interface Change {
  file: string;
  /** Undefined for a new file. */
  before?: Buffer;
  after: Buffer;
}

/** What an import did. */
export interface ImportResult {
  /** Files written, by path in the repository. Unchanged files are not among them. */
  written: string[];
  /** Pages of an earlier import whose section the README no longer has. */
  orphans: string[];
  /** Guessed facts, which a person should check. */
  guesses: string[];
  /** What was changed, and what is left to a person. */
  notes: NoteGroup[];
  changes: Change[];
}

type Facts = Record<string, unknown>;

const labels: Record<Kind, {label: string; position: number}> = {
  main: {label: 'Overview', position: 1},
  tutorials: {label: 'Tutorials', position: 2},
  'how-to': {label: 'How-to', position: 3},
  explanation: {label: 'Explanation', position: 4},
};

/** File names for each kind of page; the first is for new pages, the others exist in older folders. */
const pageNames: Record<Kind, readonly string[]> = {
  main: ['index.md'],
  tutorials: ['tutorials.md', 'tutorial.md'],
  'how-to': ['how-to.md', 'hot-to.md'],
  explanation: ['explanation.md', 'explanations.md'],
};

/** Front matter of an existing page; empty if there is no page, or its front matter is not valid. */
function frontMatterOf(file: string): Facts {
  const block = fs.existsSync(file) ? frontMatterBlock(fs.readFileSync(file, 'utf8')) : undefined;
  return Object(block?.document.toJS() ?? {}) as Facts;
}

function fileNamesIn(folder: string): Record<Kind, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const main = names.find((name) => frontMatterOf(path.join(folder, name)).project !== undefined);
  const pick = (kind: Kind): string => pageNames[kind].find((name) => names.includes(name)) ?? pageNames[kind][0] ?? '';
  return {
    main: main ?? pick('main'),
    tutorials: pick('tutorials'),
    'how-to': pick('how-to'),
    explanation: pick('explanation'),
  };
}

const encode = (place: string): string => place.split('/').map(encodeURIComponent).join('/');

/** Path in the repository for a GitHub URL of one of its own files. */
function ownPlace(url: string, repository: string | undefined, branch: string): string | undefined {
  const match =
    /^https:\/\/(?:raw\.githubusercontent\.com\/([^/]+\/[^/]+)|github\.com\/([^/]+\/[^/]+)\/(?:raw|blob))\/(?:refs\/heads\/)?(.+)$/i.exec(
      url,
    );
  const owner = match?.[1] ?? match?.[2] ?? '';
  const rest = match?.[3] ?? '';
  if (`https://github.com/${owner}`.toLowerCase() !== repository?.toLowerCase()) {
    return undefined;
  }
  const ref = [branch, 'main', 'master', 'HEAD'].find((one) => rest.startsWith(`${one}/`));
  return ref === undefined ? undefined : rest.slice(ref.length);
}

/** A unique name for a copied image. */
function freeName(place: string, content: Buffer, images: ReadonlyMap<string, Buffer>): string {
  const name = imageName(place);
  const isFree = (one: string): boolean => images.get(one)?.equals(content) ?? true;
  const {dir, name: stem, ext} = path.posix.parse(name);
  let number = 1;
  const numbered = (): string => (number === 1 ? name : `${dir}/${stem}-${number}${ext}`);
  while (!isFree(numbered())) {
    number++;
  }
  return numbered();
}

/** Resolves relative URLs of the README: links lead to the repository, images are copied. */
function resolvers(source: ReadmeSource, repository: string | undefined, images: Map<string, Buffer>) {
  const from = path.posix.dirname(source.readme).replace(/^\.$/, '');
  const link: Resolve = (url) => {
    const anchor = /#.*$/.exec(url)?.[0] ?? '';
    // GitHub serves a README two levels below the page of the repository.
    const page = /^(?:\.\.\/){2}((?:issues|pulls|releases|wiki|discussions|actions|projects)(?:[/?#].*)?)$/.exec(
      url,
    )?.[1];
    if (page !== undefined && from === '' && repository !== undefined) {
      return {url: `${repository}/${page}`};
    }
    const found = findInRepository(source.root, from, url);
    if (found && 'lost' in found) {
      return found;
    }
    if (repository === undefined) {
      return {lost: 'the URL of the repository is unknown; give it with --repository'};
    }
    if (!found) {
      return {lost: 'there is no such file in the repository'};
    }
    if (found.place === source.readme && anchor) {
      return {url: anchor};
    }
    return {url: pageOf(found) + anchor};
  };
  const pageOf = ({place, isFolder}: RepositoryFile): string =>
    `${repository ?? ''}/${isFolder ? 'tree' : 'blob'}/${encode(source.branch)}/${encode(place)}`;
  const image: Resolve = (url) => {
    const absolute = url.startsWith('//') ? `https:${url}` : url;
    const own = ownPlace(absolute, repository, source.branch);
    if (own === undefined && /^https:\/\//i.test(absolute) && URL.canParse(absolute)) {
      return {url: absolute};
    }
    if (own === undefined && (url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url))) {
      return {lost: 'a page shows images of https URLs and files only'};
    }
    const found = findInRepository(source.root, from, own ?? url);
    if (found && 'lost' in found) {
      return found;
    }
    if (!found || found.isFolder) {
      return own === undefined ? {lost: 'there is no such file in the repository'} : {url: absolute};
    }
    const content = readImage(found);
    if ('lost' in content) {
      return {...content, ...(repository !== undefined && {link: pageOf(found)})};
    }
    const name = freeName(found.place, content, images);
    images.set(name, content);
    return {url: `./${name}`};
  };
  return {link, image};
}

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

/** Facts that an import writes into the front matter of a page. */
interface PageFacts {
  title: string;
  description: string;
  project?: Facts;
}

function pageFacts(kind: Exclude<Kind, 'main'>, project: string, split: SplitReadme): PageFacts {
  const headings = split.pages.get(kind)?.headings.slice(0, 4) ?? [];
  const contents = headings.length > 0 ? ` Sections: ${headings.join('; ')}.` : '';
  return {
    title: titles[kind](project),
    description: shorten(`${descriptions[kind](project)}${contents}`, 160),
  };
}

/** @throws {ImportError} also for a README that is nested too deeply or takes too long. */
function splitOrRefuse(text: string, options: SplitOptions): SplitReadme {
  checkNesting(text, knownTags);
  try {
    return withinTime(text, () => splitReadme(text, options));
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ImportError('emphasis, links, or tags of the README are nested too deeply; remove levels');
    }
    throw error;
  }
}

/** @throws {ImportError} if the institute has no such area. */
function wantedArea(area: string): string {
  const found = areaOf(area);
  if (found === undefined) {
    throw new ImportError(
      `"${area}" is not an area of the institute; set --area to one of ${researchAreas.join(', ')}`,
    );
  }
  return found;
}

/**
 * Refuses to replace what nobody could get back: pages that a person wrote, and files whose current content git does not
 * have.
 *
 * @param replaced paths in the repository
 * @returns the reason with the remedy; undefined if all may be replaced
 */
function refusalToReplace(siteDir: string, replaced: readonly string[]): string | undefined {
  const written = replaced.filter(
    (file) => file.endsWith('.md') && frontMatterOf(path.join(siteDir, file)).imported === undefined,
  );
  return written.length > 0
    ? `no import wrote ${written.join(', ')} ("imported:" is not in the front matter); edit by hand, or replace with --force`
    : uncommittedRefusal(siteDir, replaced);
}

/**
 * Imports one project: reads the README, makes its pages, and writes them atomically. Imported again, its pages are
 * written anew; only the releases that list the component accumulate.
 *
 * @throws {ImportError} with the reason; then nothing is written.
 */
export function importProject(siteDir: string, request: ImportRequest): ImportResult {
  const {project} = request;
  checkFolder(siteDir, project);
  const known = tagNames(siteDir, projectsArea);
  const source = openSource(request.readme, siteDir);
  try {
    const notes = new Notes();
    const note = notes.add;
    const guesses: string[] = [];
    const text = decodeReadme(fs.readFileSync(path.join(source.root, source.readme)), request.encoding);
    checkReadmeText(source.readme, text);
    const folder = path.join(siteDir, projectsArea, project);
    const fileNames = fileNamesIn(folder);

    const folders = [path.join(source.root, path.posix.dirname(source.readme)), source.root];
    const component = readComponent(folders, project, note);
    const beside = readRepositoryFacts(folders, note);
    const repository = (request.repository ?? component.repository ?? source.repository)?.replace(/\/$/, '');
    const images = new Map<string, Buffer>();
    const split = splitOrRefuse(text, {
      project,
      tags: known.filter((tag) => tagKind(tag) === 'topic'),
      fileNames,
      ...resolvers(source, repository, images),
    });
    guesses.push(...split.guesses);
    split.notes.forEach(({message, items}) =>
      items.length === 0 ? note(message) : items.forEach((item) => note(message, item)),
    );
    if (repository === undefined) {
      note('the URL of the repository is unknown, so links to its files are plain text; give it with --repository');
    }

    const release = request.release ?? component.release;
    const ownRelease = release === undefined ? undefined : releaseTag(release);
    if (ownRelease !== undefined && !known.includes(ownRelease)) {
      throw new ImportError(
        `"${ownRelease}" is not in ${projectsArea}/tags.yml; add it there with label, permalink and description, or write one of ${known.filter((tag) => tagKind(tag) === 'release').join(', ')}`,
      );
    }
    const given = (request.tags ?? []).flatMap((word) => {
      const tag = matchTag(word, known);
      if (tag === undefined) {
        note(unknownTag, word);
      }
      return tag === undefined ? [] : [tag];
    });
    const fromThrust = component.area === undefined ? [] : known.filter((tag) => tag === component.area);
    const named = [...split.tags, ...given];
    const topics = (named.length > 0 ? named : fromThrust).filter((tag) => tagKind(tag) === 'topic');
    const fromTopic = topics.map((tag) => areaOfTopic.get(tag) ?? tag).find((tag) => areaOf(tag));
    const area = (request.area === undefined ? undefined : wantedArea(request.area)) ?? component.area ?? fromTopic;
    if (area === undefined) {
      throw new ImportError(
        `neither the README's tags nor a component file names the project's area; set --area to one of ${researchAreas.join(', ')}`,
      );
    }
    if (request.area === undefined && component.area === undefined) {
      guesses.push(`area "${area}", from the tags`);
    }
    if (topics.length === 0) {
      topics.push(area);
      guesses.push(`tag "${area}", from the project's area: the README names no tag of ${projectsArea}/tags.yml`);
    }
    const before: unknown = frontMatterOf(path.join(folder, fileNames.main)).tags;
    const releases = [...(Array.isArray(before) ? (before as unknown[]) : []), ownRelease].filter(
      (tag) => typeof tag === 'string' && tagKind(tag) === 'release',
    );
    if (releases.length === 0) {
      note('no release is known; add a tag such as "Release 2025-10" to the main page when the component joins one');
    }

    // The description in a package file is better than a sentence from the middle of a README.
    const {lead} = split;
    const [fromReadme, reason] = lead?.isIntroduction
      ? [lead.text, 'the first sentence of the README']
      : beside.description
        ? [beside.description.value, `the description in ${beside.description.file}`]
        : lead
          ? [lead.text, 'the first sentence in a section of the README']
          : [undefined, 'nothing: the README says in no sentence what the component is'];
    const said = component.description ?? split.description ?? fromReadme;
    const summary = shorten(said ?? descriptions.main(project), 110);
    if (component.description === undefined && split.description === undefined) {
      guesses.push(`summary and description "${summary}", from ${reason}`);
    }
    const issues = split.issues ?? (repository?.startsWith('https://github.com/') ? `${repository}/issues` : undefined);
    // A license text does not say which exceptions apply.
    const license =
      [split.license, split.namedLicense].find((one) => one?.startsWith(`${beside.license?.value ?? ''} WITH `)) ??
      beside.license?.value ??
      split.license ??
      component.license ??
      split.namedLicense;
    if (license !== undefined && license === split.namedLicense && !beside.license && !split.license) {
      guesses.push(`license "${license}", from what a section of the README names`);
    }
    const version = component.version ?? beside.version?.value ?? source.release?.replace(/^v(?=\d)/, '');
    [
      ['license', license, beside.license?.file ?? 'README'],
      ['version', version, component.version === undefined ? (beside.version?.file ?? 'tag in git') : 'component file'],
      ['citation', beside.cite?.value.title, beside.cite?.file],
    ].forEach(([name, value, file]) => {
      if (name !== undefined && value !== undefined) {
        note('facts come from these files', `${name} ${value} (${file ?? ''})`);
      }
    });
    const readmeLicense = split.license ?? split.namedLicense;
    if (beside.license && readmeLicense && beside.license.value.slice(0, 4) !== readmeLicense.slice(0, 4)) {
      note(
        `the README says ${readmeLicense} and ${beside.license.file} says ${beside.license.value}; "license:" was set to the latter, correct what is wrong`,
      );
    }
    if (license === undefined) {
      note('no file states the license; add "license:" to the front matter');
    }
    guesses.push(
      `kind "${split.kind ?? 'software'}"; change it in the front matter if it is ${projectKinds.join(', ')}`,
    );
    const facts: Facts = {
      summary,
      kind: [split.kind ?? 'software'],
      area,
      ...(version && {version}),
      ...(component.status && {status: component.status}),
      ...(license && {license}),
      ...(repository && {repository}),
      ...(issues && {issues}),
      ...(beside.cite && {cite: beside.cite.value}),
    };

    const describes: DescribedState = {
      ...(repository !== undefined && {repository}),
      path: source.readme,
      ...(source.release !== undefined && {release: source.release}),
      ...(source.commit !== undefined && {commit: source.commit}),
    };
    const files = new Map<string, string | Buffer>();
    for (const [kind, {body}] of split.pages) {
      const name = fileNames[kind];
      const fresh: PageFacts =
        kind === 'main'
          ? {
              title: split.title,
              description: shorten(split.description ?? fromReadme ?? said ?? descriptions.main(project), 160),
              project: facts,
            }
          : pageFacts(kind, project, split);
      const {label, position} = labels[kind];
      const frontMatter: Facts = {
        title: fresh.title,
        description: fresh.description,
        sidebar_label: label,
        sidebar_position: position,
        tags: [...new Set([...topics, ...(kind === 'main' ? releases : [])])],
        ...(fresh.project && {project: fresh.project}),
        describes,
        imported: true,
      };
      const page = writePage(frontMatter, body);
      const file = `${projectsArea}/${project}/${name}`;
      const [fault] = checkFrontMatter(lintConfig)({file, text: page}, frontMatter, known);
      if (fault) {
        throw new ImportError(`${file}: ${fault.message} [${fault.rule}]`);
      }
      files.set(name, page);
    }
    const category = path.join(folder, '_category_.json');
    // Unknown words of the README are only on imported pages, where they are hints.
    const link = {type: 'generated-index', description: `What ${project} is and how to use it.`};
    if (!fs.existsSync(category)) {
      files.set('_category_.json', `${JSON.stringify({label: project, link}, null, 2)}\n`);
    }
    images.forEach((content, name) => files.set(name, content));
    const changes = [...files].flatMap(([name, content]): Change[] => {
      const place = path.join(folder, name);
      const after = Buffer.from(content);
      const before = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
      return before?.equals(after)
        ? []
        : [{file: `${projectsArea}/${project}/${name}`, ...(before && {before}), after}];
    });
    const refusal = request.force
      ? undefined
      : refusalToReplace(
          siteDir,
          changes.filter(({before}) => before).map(({file}) => file),
        );
    if (refusal !== undefined && !request.isRehearsal) {
      throw new ImportError(refusal);
    }
    if (refusal !== undefined) {
      note(`the import refuses this: ${refusal}`);
    }
    if (!request.isRehearsal && changes.length > 0) {
      writeFolder(siteDir, `${projectsArea}/${project}`, files);
    }
    const orphans = (Object.keys(labels) as Kind[])
      .filter((kind) => !split.pages.has(kind))
      .map((kind) => fileNames[kind])
      .filter((name) => frontMatterOf(path.join(folder, name)).imported !== undefined)
      .map((name) => `${projectsArea}/${project}/${name}`);
    return {written: changes.map(({file}) => file), orphans, guesses, notes: notes.all(), changes};
  } finally {
    source.dispose();
  }
}

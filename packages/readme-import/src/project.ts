import fs from 'node:fs';
import path from 'node:path';
import {frontMatterBlock, parseYaml} from '@training-catalog/content-model';
import {uncommittedRefusal, writeFileAtomic} from '@training-catalog/utils/node';
import {readComponent, type ComponentFacts} from './component.js';
import {checkFolder, findInRepository, imageName, placeOf, readImage, type RepositoryFile} from './files.js';
import {writePage} from './pageText.js';
import {checkReadmeText, decodeReadme} from './readme.js';
import {ImportError, Notes, type Note, type NoteGroup} from './report.js';
import {readRepositoryFacts, type RepositoryFacts} from './repositoryFacts.js';
import {validSettings, type ImportSettings, type Settings} from './settings.js';
import {openSource, type ReadmeSource} from './source.js';
import {matchTag, splitReadme, unknownTag, type Kind, type SplitOptions, type SplitReadme} from './split.js';
import type {Resolve} from './tidy.js';
import {withinTime} from './withinTime.js';
import {normalized, shorten} from './words.js';

/** What to import, from the command line or a row of a table. */
export interface ImportRequest {
  /** Path of a README or its folder, or the https URL of its repository. */
  readme: string;
  project: string;
  /** Title of the main page; by default, the import proposes one. */
  title?: string | undefined;
  /** What the project is for, in a sentence of at most 110 characters; by default, the import proposes one. */
  summary?: string | undefined;
  /** Tags in addition to those of the README. */
  tags?: readonly string[];
  /** Release that lists the component, such as `2025-10`. */
  release?: string;
  /** One of the areas of the catalog; left out if tags or the component file state it. */
  area?: string;
  /** URL of the repository, if git does not know it. */
  repository?: string;
  /** Whether to replace pages that no import wrote, and files whose current content git does not have. */
  force?: boolean;
}

/** What an import did. */
export interface ImportResult {
  /** Files written, by path in the repository. Unchanged files are not among them. */
  written: string[];
  /** Pages of an earlier import whose section the README no longer has. */
  orphans: string[];
  /** What the import proposes for title and summary, until somebody confirms it; marked in the front matter of the page. */
  proposed: Partial<Record<Proposed, string>>;
  /** Guessed facts, which a person should check. */
  guesses: string[];
  /** What was changed, and what is left to a person. */
  notes: NoteGroup[];
}

type Facts = Record<string, unknown>;

/** What an import proposes and a person confirms, as the front matter of a main page lists it under `proposed`. */
export type Proposed = 'title' | 'summary';

/** What the front matter of each kind of page says, in the order of the sidebar. */
const pageKinds: Record<Kind, {file: string; label: string; title: (project: string) => string; about: string}> = {
  main: {
    file: 'index.md',
    label: 'Overview',
    title: (project) => project,
    about: 'What {project} is and what you need to use it, from its README.',
  },
  tutorials: {
    file: 'tutorials.md',
    label: 'Tutorials',
    title: (project) => `${project} tutorials`,
    about: 'Take your first steps with {project}.',
  },
  'how-to': {
    file: 'how-to.md',
    label: 'How-to',
    title: (project) => `${project} how-to guides`,
    about: 'Do single tasks with {project}.',
  },
  explanation: {
    file: 'explanation.md',
    label: 'Explanation',
    title: (project) => `How ${project} works`,
    about: 'Ideas and parts of {project}, and how they work together.',
  },
};

const kinds = Object.keys(pageKinds) as Kind[];

const aboutPage = (kind: Kind, project: string): string => pageKinds[kind].about.replace('{project}', () => project);

/** Front matter of an existing page; empty if there is no page, or its front matter is not valid. */
function frontMatterOf(file: string): Facts {
  const block = fs.existsSync(file) ? frontMatterBlock(fs.readFileSync(file, 'utf8')) : undefined;
  return Object(block?.document.toJS() ?? {}) as Facts;
}

/** File name of each kind of page; the main page of an existing folder keeps its name. */
function fileNamesIn(folder: string): Record<Kind, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const main = names.find((name) => frontMatterOf(path.join(folder, name)).project !== undefined);
  const files = kinds.map((kind) => [kind, kind === 'main' && main ? main : pageKinds[kind].file]);
  return Object.fromEntries(files) as Record<Kind, string>;
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
  const {dir, name: stem, ext} = path.posix.parse(name);
  let free = name;
  for (let number = 2; !(images.get(free)?.equals(content) ?? true); number++) {
    free = `${dir}/${stem}-${number}${ext}`;
  }
  return free;
}

/** Resolves relative URLs of the README: links lead to the repository, images are copied. */
function resolvers(
  source: ReadmeSource,
  repository: string | undefined,
  settings: Settings,
  images: Map<string, Buffer>,
) {
  const from = path.posix.dirname(source.readme).replace(/^\.$/, '');
  const link: Resolve = (url) => {
    const anchor = /#[^]*$/.exec(url)?.[0] ?? '';
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
      const place = source.isWhole ? undefined : placeOf(from, url);
      return place === undefined
        ? {lost: 'there is no such file in the repository'}
        : {url: pageOf({place, isFolder: url.endsWith('/')}) + anchor};
    }
    if (found.place === source.readme && anchor) {
      return {url: anchor};
    }
    return {url: pageOf(found) + anchor};
  };
  const pageOf = ({place, isFolder}: Pick<RepositoryFile, 'place' | 'isFolder'>): string =>
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
    if (!found && !source.isWhole && repository !== undefined && own === undefined) {
      const place = placeOf(from, url);
      return {
        lost: 'the file is not beside the README; import from a clone of the repository',
        ...(place !== undefined && {link: pageOf({place, isFolder: false})}),
      };
    }
    if (!found || found.isFolder) {
      return own === undefined ? {lost: 'there is no such file in the repository'} : {url: absolute};
    }
    const content = readImage(found, settings);
    if ('lost' in content) {
      return {...content, ...(repository !== undefined && {link: pageOf(found)})};
    }
    const name = freeName(found.place, content, images);
    images.set(name, content);
    return {url: `./${name}`};
  };
  return {link, image};
}

/** Facts that an import writes into the front matter of a page. */
interface PageFacts {
  title: string;
  description: string;
  project?: Facts;
}

function pageFacts(kind: Kind, project: string, split: SplitReadme): PageFacts {
  const headings = split.pages.get(kind)?.headings.slice(0, 4) ?? [];
  const contents = headings.length > 0 ? ` Sections: ${headings.join('; ')}.` : '';
  return {
    title: pageKinds[kind].title(project),
    description: shorten(`${aboutPage(kind, project)}${contents}`, 160),
  };
}

/** @throws {ImportError} also for a README that is nested too deeply or takes too long. */
function splitOrRefuse(text: string, options: SplitOptions): SplitReadme {
  try {
    return withinTime(text, () => splitReadme(text, options));
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ImportError('emphasis, links, or tags of the README are nested too deeply; remove levels');
    }
    throw error;
  }
}

/** @throws {ImportError} if the catalog has no such area. */
function wantedArea(area: string, {areas, tagAliases}: Settings): string {
  const found = matchTag(area, areas, tagAliases);
  if (found === undefined) {
    throw new ImportError(`"${area}" is not an area of the catalog; set --area to one of ${areas.join(', ')}`);
  }
  return found;
}

/** Keys of the tags.yml of a folder; none if there is no such file. */
function tagsOf(siteDir: string, folder: string): string[] {
  const file = path.join(siteDir, folder, 'tags.yml');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const {document, broken} = parseYaml(text);
  if (broken) {
    throw new ImportError(
      `${folder}/tags.yml:${broken.line}: invalid YAML (${broken.reason}); write each tag like the others`,
    );
  }
  return Object.keys(Object(document.toJS() ?? {}) as object);
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

/** Everything that is known about a component when its pages are written. */
interface Reading {
  settings: Settings;
  request: Omit<ImportRequest, 'readme' | 'repository'>;
  source: ReadmeSource;
  /** Keys of the tags.yml of the area. */
  known: readonly string[];
  split: SplitReadme;
  words: Words;
  component: ComponentFacts;
  beside: RepositoryFacts;
  repository: string | undefined;
  notes: Notes;
  note: Note;
  guesses: string[];
}

/** Tags of releases begin with a word of the catalog; without one, it has none. */
const isRelease = (tag: unknown, {releaseTagPrefix}: Settings): tag is string =>
  releaseTagPrefix !== undefined && typeof tag === 'string' && tag.startsWith(releaseTagPrefix);

/**
 * Tags of releases of the main page: those that it has, and the new one.
 *
 * @param before tags of the main page as it is
 * @throws {ImportError} if the catalog has no tag for the new release.
 */
function releaseTags({settings, request, component, known, note}: Reading, before: unknown): string[] {
  const {folder, releaseTagPrefix} = settings;
  if (releaseTagPrefix === undefined) {
    return [];
  }
  const release = request.release ?? component.release;
  const added = release === undefined ? [] : [releaseTagPrefix + release.replace(releaseTagPrefix, '')];
  const unknown = added.find((tag) => !known.includes(tag));
  if (unknown !== undefined) {
    throw new ImportError(
      `"${unknown}" is not in ${folder}/tags.yml; add it there with label, permalink and description, or write one of ${known.filter((tag) => isRelease(tag, settings)).join(', ')}`,
    );
  }
  const tags = [...(Array.isArray(before) ? (before as unknown[]) : []), ...added].filter((tag) =>
    isRelease(tag, settings),
  );
  if (tags.length === 0) {
    note(`no release is known; add its tag, which begins with "${releaseTagPrefix}", to the main page`);
  }
  return tags;
}

/**
 * Topics of the component, and its area, if the catalog has areas.
 *
 * @throws {ImportError} if nothing names the area.
 */
function topicsAndArea(reading: Reading): {topics: string[]; area?: string} {
  const {settings, request, split, component, known, note, guesses} = reading;
  const {folder, areas, areaOfTag, tagAliases} = settings;
  const given = (request.tags ?? []).flatMap((word) => {
    const tag = matchTag(word, known, tagAliases);
    if (tag === undefined) {
      note(unknownTag(folder), word);
    }
    return tag === undefined ? [] : [tag];
  });
  const ofComponent = known.filter((tag) => tag === component.area);
  const named = [...split.tags, ...given];
  const topics = (named.length > 0 ? named : ofComponent).filter((tag) => !isRelease(tag, settings));
  if (areas.length === 0) {
    return {topics};
  }
  const areaByTag = new Map(Object.entries(areaOfTag));
  const ofTopics = topics
    .map((tag) => matchTag(areaByTag.get(tag) ?? tag, areas, tagAliases))
    .find((one) => one !== undefined);
  const area =
    (request.area === undefined ? undefined : wantedArea(request.area, settings)) ?? component.area ?? ofTopics;
  if (area === undefined) {
    throw new ImportError(
      `neither the README's tags nor a component file names the project's area; set --area to one of ${areas.join(', ')}`,
    );
  }
  if (request.area === undefined && component.area === undefined) {
    guesses.push(`area "${area}", from the tags`);
  }
  if (topics.length === 0) {
    guesses.push(`tag "${area}", from the project's area: the README names no tag of ${folder}/tags.yml`);
    return {topics: [area], area};
  }
  return {topics, area};
}

/** Longest summary, which lists of projects show on one line, and longest description of a page. */
const longest = {summary: 110, description: 160};

/** Title of the main page, and what the project is: in a sentence for lists, and in more for search engines. */
interface Words {
  title: string;
  summary: string;
  description: string;
  /** What of it nobody has stated or confirmed. */
  proposed: readonly Proposed[];
}

/** @throws {ImportError} if what a person writes is empty, or the summary too long. */
function checkWords({title, summary}: Partial<Record<Proposed, string | undefined>>): void {
  const empty = Object.entries({title, summary}).find(([, text]) => text?.trim() === '');
  if (empty) {
    throw new ImportError(`the ${empty[0]} is empty; write one, or leave it out, so that the import proposes one`);
  }
  if (summary !== undefined && summary.length > longest.summary) {
    throw new ImportError(
      `the summary has ${summary.length} characters; write one sentence of at most ${longest.summary}`,
    );
  }
}

/** A text of front matter; undefined if it is none, or empty. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** What somebody confirmed on the page of an earlier import: what it does not list as proposed. */
function confirmedOn(page: Facts): Partial<Omit<Words, 'proposed'>> {
  if (page.imported === undefined) {
    return {};
  }
  const open = Array.isArray(page.proposed) ? (page.proposed as unknown[]) : [];
  const title = open.includes('title') ? undefined : textIn(page.title);
  const [summary, description] = open.includes('summary')
    ? []
    : [textIn((Object(page.project ?? {}) as Facts).summary), textIn(page.description)];
  return {...(title && {title}), ...(summary && {summary}), ...(description && {description})};
}

/**
 * Title, summary, and description of the main page. What a person gives counts most, then what somebody confirmed on the
 * page as it is, then what files state. The rest is proposed.
 */
function wordsOf(
  project: string,
  given: Partial<Record<Proposed, string | undefined>>,
  page: Facts,
  {split, component, beside}: Pick<Reading, 'split' | 'component' | 'beside'>,
): Words {
  const confirmed = confirmedOn(page);
  const fallback = aboutPage('main', project);
  const said = split.lead?.paragraph ?? beside.description?.value;
  const stated = component.description ?? split.description;
  const fixedTitle = given.title ?? confirmed.title;
  // Whoever named the project has confirmed a title of the same words.
  const title = fixedTitle ?? split.title ?? project;
  const proposal = shorten(split.lead?.sentence ?? said ?? fallback, longest.summary);
  const fixedSummary = given.summary ?? confirmed.summary ?? (stated && shorten(stated, longest.summary));
  const summary = fixedSummary ?? proposal;
  const description =
    (given.summary === undefined ? confirmed.description : undefined) ??
    // The rest of a paragraph goes with its first sentence.
    shorten(split.description ?? (summary === proposal ? said : undefined) ?? summary, longest.description);
  const proposed: Proposed[] = [
    ...(fixedTitle === undefined && normalized(title) !== normalized(project) ? (['title'] as const) : []),
    ...(fixedSummary === undefined ? (['summary'] as const) : []),
  ];
  return {title, summary, description, proposed};
}

/** SPDX expression of the license; what states it is noted. */
function licenseOf({split, component, beside, note, guesses}: Reading): string | undefined {
  // A license text does not say which exceptions apply.
  const license =
    [split.license, split.namedLicense].find((one) => one?.startsWith(`${beside.license?.value ?? ''} WITH `)) ??
    beside.license?.value ??
    split.license ??
    component.license ??
    split.namedLicense;
  if (license === undefined) {
    note('no file states the license; add "license:" to the front matter');
  } else {
    note('facts come from these files', `license ${license} (${beside.license?.file ?? 'README'})`);
  }
  if (license !== undefined && license === split.namedLicense && !beside.license && !split.license) {
    guesses.push(`license "${license}", from what a section of the README names`);
  }
  const readmeLicense = split.license ?? split.namedLicense;
  if (beside.license && readmeLicense && beside.license.value.slice(0, 4) !== readmeLicense.slice(0, 4)) {
    note(
      `the README says ${readmeLicense} and ${beside.license.file} says ${beside.license.value}; "license:" was set to the latter, correct what is wrong`,
    );
  }
  return license;
}

/** The facts of the main page, as its front matter has them under `project`. */
function projectFacts(reading: Reading, summary: string, area: string | undefined): Facts {
  const {source, split, component, beside, repository, note, guesses} = reading;
  const issues = split.issues ?? (repository?.startsWith('https://github.com/') ? `${repository}/issues` : undefined);
  const license = licenseOf(reading);
  const version = component.version ?? beside.version?.value ?? source.release?.replace(/^v(?=\d)/, '');
  if (version !== undefined) {
    const from = component.version === undefined ? (beside.version?.file ?? 'tag in git') : 'component file';
    note('facts come from these files', `version ${version} (${from})`);
  }
  if (beside.cite) {
    note('facts come from these files', `citation ${beside.cite.value.title} (${beside.cite.file})`);
  }
  const kind = split.kind ?? 'software';
  guesses.push(`kind "${kind}"; change it in the front matter if it is something else`);
  return {
    summary,
    kind: [kind],
    ...(area && {area}),
    ...(version && {version}),
    ...(component.status && {status: component.status}),
    ...(license && {license}),
    ...(repository && {repository}),
    ...(issues && {issues}),
    ...(beside.cite && {cite: beside.cite.value}),
  };
}

/**
 * The pages of a component, by the names of their files.
 *
 * @throws {ImportError} if a page would break a rule of the site.
 */
function pagesOf(reading: Reading, folder: string, fileNames: Record<Kind, string>): Map<string, string> {
  const {settings, request, source, split, known, repository, words} = reading;
  const releases = releaseTags(reading, frontMatterOf(path.join(folder, fileNames.main)).tags);
  const {topics, area} = topicsAndArea(reading);
  const {title, summary, description, proposed} = words;
  const main: PageFacts = {title, description, project: projectFacts(reading, summary, area)};
  const describes = {
    ...(repository !== undefined && {repository}),
    path: source.readme,
    ...(source.release !== undefined && {release: source.release}),
    ...(source.commit !== undefined && {commit: source.commit}),
  };
  return new Map(
    [...split.pages].map(([kind, {body}]) => {
      const {title, description, project} = kind === 'main' ? main : pageFacts(kind, request.project, split);
      const tags = [...new Set([...topics, ...(kind === 'main' ? releases : [])])];
      const frontMatter: Facts = {
        title,
        description,
        sidebar_label: pageKinds[kind].label,
        sidebar_position: kinds.indexOf(kind) + 1,
        ...(tags.length > 0 && {tags}),
        ...(project && {project}),
        describes,
        imported: true,
        ...(kind === 'main' && proposed.length > 0 && {proposed}),
      };
      const text = writePage(frontMatter, body);
      const file = `${settings.folder}/${request.project}/${fileNames[kind]}`;
      const fault = settings.pageFault?.({file, text, frontMatter, tags: known});
      if (fault !== undefined) {
        throw new ImportError(fault);
      }
      return [fileNames[kind], text];
    }),
  );
}

/** A README that was read, before its pages are written. */
export interface OpenReadme {
  /** Name for the project's folder, if a person gives none: the README's title. */
  name: string;
  /**
   * What nobody has stated yet about a project of this name, and what the import proposes for it.
   *
   * @throws {ImportError} if it cannot be the name of a project.
   */
  proposals: (project: string) => Partial<Record<Proposed, string>>;
  /**
   * Writes the pages atomically.
   *
   * @throws {ImportError} with the reason; then nothing is written.
   */
  write: (request: Omit<ImportRequest, 'readme' | 'repository'>) => ImportResult;
  /** Deletes fetched data. */
  close: () => void;
}

/**
 * Reads a README, and what is in the files beside it. Close it when its pages are written, or none shall be.
 *
 * @param given what the site says about itself
 * @throws {ImportError} with the reason.
 */
export function openReadme(
  siteDir: string,
  {readme, repository: named}: Pick<ImportRequest, 'readme' | 'repository'>,
  given?: ImportSettings,
): OpenReadme {
  const settings = validSettings(given);
  const known = tagsOf(siteDir, settings.folder);
  const source = openSource(readme, siteDir);
  try {
    const text = decodeReadme(fs.readFileSync(path.join(source.root, source.readme)));
    checkReadmeText(source.readme, text);
    const folders = [path.join(source.root, path.posix.dirname(source.readme)), source.root];
    const read = (project: string, title: string | undefined) => {
      const notes = new Notes();
      const note = notes.add;
      const fileNames = fileNamesIn(path.join(siteDir, settings.folder, project));
      const component = readComponent(folders, project, settings, note);
      const beside = readRepositoryFacts(folders, note);
      const stated = named ?? component.repository ?? source.repository;
      const repository = (stated ?? beside.repository?.value)?.replace(/\/$/, '');
      if (stated === undefined && beside.repository) {
        note('facts come from these files', `repository ${beside.repository.value} (${beside.repository.file})`);
      }
      const images = new Map<string, Buffer>();
      const split = splitOrRefuse(text, {
        title,
        tags: known.filter((tag) => !isRelease(tag, settings)),
        settings,
        fileNames,
        ...resolvers(source, repository, settings, images),
      });
      split.notes.forEach(({message, items}) =>
        items.length === 0 ? note(message) : items.forEach((item) => note(message, item)),
      );
      if (repository === undefined) {
        note('the URL of the repository is unknown, so links to its files are plain text; give it with --repository');
      }
      return {settings, source, known, split, component, beside, repository, notes, note, fileNames, images};
    };
    const pageOf = (project: string): Facts => {
      checkFolder(siteDir, settings.folder, project);
      const folder = path.join(siteDir, settings.folder, project);
      return frontMatterOf(path.join(folder, fileNamesIn(folder).main));
    };
    const opened = read('', undefined);
    return {
      name: opened.split.title ?? path.posix.basename(opened.repository ?? source.root),
      proposals(project) {
        const component = readComponent(folders, project, settings, () => undefined);
        const words = wordsOf(project, {}, pageOf(project), {...opened, component});
        return Object.fromEntries(words.proposed.map((key) => [key, words[key]]));
      },
      write(request) {
        checkWords(request);
        const {project} = request;
        const page = pageOf(project);
        const {title} = wordsOf(project, request, page, opened);
        const reading = read(project, title);
        const words = wordsOf(project, request, page, reading);
        return writeProject(siteDir, {...reading, words, request, guesses: []}, reading.images, reading.fileNames);
      },
      close: source.dispose,
    };
  } catch (error) {
    source.dispose();
    throw error;
  }
}

/** Writes what was read, unless something would be lost. */
function writeProject(
  siteDir: string,
  reading: Reading,
  images: ReadonlyMap<string, Buffer>,
  fileNames: Record<Kind, string>,
): ImportResult {
  const {settings, request, split, words, guesses, notes} = reading;
  const {project} = request;
  const target = `${settings.folder}/${project}`;
  const folder = path.join(siteDir, target);
  const files = new Map<string, string | Buffer>([...pagesOf(reading, folder, fileNames), ...images]);
  if (!fs.existsSync(path.join(folder, '_category_.json'))) {
    const link = {type: 'generated-index', description: `What ${project} is and how to use it.`};
    files.set('_category_.json', `${JSON.stringify({label: project, link}, null, 2)}\n`);
  }
  const isThere = (name: string): boolean => fs.existsSync(path.join(folder, name));
  const changed = [...files.keys()].filter(
    (name) => !isThere(name) || !fs.readFileSync(path.join(folder, name)).equals(Buffer.from(files.get(name) ?? '')),
  );
  const replaced = changed.filter(isThere).map((name) => `${target}/${name}`);
  const refusal = request.force ? undefined : refusalToReplace(siteDir, replaced);
  if (refusal !== undefined) {
    throw new ImportError(refusal);
  }
  changed.forEach((name) => writeFileAtomic(path.join(folder, name), files.get(name) ?? ''));
  const orphans = kinds
    .filter((kind) => !split.pages.has(kind))
    .map((kind) => fileNames[kind])
    .filter((name) => frontMatterOf(path.join(folder, name)).imported !== undefined)
    .map((name) => `${target}/${name}`);
  return {
    written: changed.map((name) => `${target}/${name}`),
    orphans,
    proposed: Object.fromEntries(words.proposed.map((key) => [key, words[key]])),
    guesses,
    notes: notes.all(),
  };
}

/**
 * Imports one project without asking: reads the README, makes its pages, and writes them atomically. Imported again, its
 * pages are written anew; the releases that list the component accumulate, and title and summary that somebody confirmed
 * stay.
 *
 * @param given what the site says about itself
 * @throws {ImportError} with the reason; then nothing is written.
 */
export function importProject(siteDir: string, request: ImportRequest, given?: ImportSettings): ImportResult {
  checkFolder(siteDir, validSettings(given).folder, request.project);
  checkWords(request);
  const readme = openReadme(siteDir, request, given);
  try {
    return readme.write(request);
  } finally {
    readme.close();
  }
}

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareReleases, newestRelease, type UpstreamState} from '@training-catalog/catalog/facts';
import {
  isFactFile,
  licenseFamily,
  readComponent,
  readRepositoryFacts,
  validSettings,
} from '@training-catalog/readme-import';
import {componentFormat, importSettings} from '../importer/settings';
import type {Project} from './projects';
import {openRepository, UnreachableError, type Repository} from './repository';

const settings = validSettings(importSettings);

/** A difference to show, with its title. */
export interface Difference {
  title: string;
  /** As printed by `git diff`, without file names. */
  lines: string;
}

/** The findings for one project. */
export interface Finding {
  project: string;
  repository?: string;
  /** The state that the pages describe, for the report. */
  described: string;
  /** The current state of the repository; empty if it was not reached. */
  upstream: string;
  /**
   * Whether something changed that pages depend on (a release, the README, the license, or the version), only commits,
   * or nothing; or why that is unknown.
   */
  outcome: 'moved' | 'commits' | 'same' | 'unknown' | 'unreachable' | 'none';
  /** One sentence for each change, or the reason why the state is unknown. */
  changes: string[];
  differences: Difference[];
  /** State for the record; only of repositories that were reached, and of local copies that have what the pages describe. */
  state?: UpstreamState;
}

/** What a repository states about itself at one commit. */
interface Snapshot {
  readme?: {path: string; blob: string};
  license?: string;
  version?: string;
}

const isReadme = (name: string): boolean => /^readme(?:\.\w+)?$/i.test(name);

async function snapshotOf(repository: Repository, commit: string, path_: string | undefined): Promise<Snapshot> {
  const folder = path_ === undefined ? '' : path.posix.dirname(path_).replace(/^\.$/, '');
  const root = await repository.filesIn(commit, '');
  const beside = folder === '' ? root : await repository.filesIn(commit, folder);
  const readmes = beside.filter((file) => isReadme(path.posix.basename(file.path)));
  const readme =
    beside.find((file) => file.path === path_) ?? readmes.find((file) => /\.md$/i.test(file.path)) ?? readmes[0];

  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    const folders = [...new Set([folder, ''])].map((one) => path.join(dir, `at-${one === '' ? 'root' : 'readme'}`));
    for (const [index, files] of [beside, ...(folder === '' ? [] : [root])].entries()) {
      const target = folders[index] ?? dir;
      fs.mkdirSync(target);
      for (const file of files) {
        const name = path.posix.basename(file.path);
        if (isFactFile(name) || componentFormat.files.includes(name)) {
          fs.writeFileSync(path.join(target, name), await repository.textOf(file.blob));
        }
      }
    }
    const silent = (): void => undefined;
    const facts = readRepositoryFacts(folders, silent);
    const component = readComponent(folders, '', settings, silent);
    const license = facts.license?.value ?? component.license;
    const version = component.version ?? facts.version?.value;
    return {...(readme && {readme}), ...(license && {license}), ...(version && {version})};
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/** Difference of two texts, as git shows it. */
function differenceOf(before: string | Buffer, after: string | Buffer): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'difference-'));
  try {
    const [old, now] = ['before', 'after'].map((name) => path.join(dir, name)) as [string, string];
    fs.writeFileSync(old, before);
    fs.writeFileSync(now, after);
    const {stdout, error} = spawnSync('git', ['diff', '--no-index', '--no-color', '--no-ext-diff', '-U1', old, now], {
      encoding: 'utf8',
    });
    if (error) {
      throw error;
    }
    const start = stdout.indexOf('\n@@');
    return start < 0 ? '' : stdout.slice(start + 1).trimEnd();
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/** A commit as written in reports. */
const short = (commit: string): string => commit.slice(0, 7);

/** Commit of a release, whose tag may begin with v. */
const taggedCommit = ({tags}: Repository, release: string): string | undefined =>
  [release, `v${release}`, release.replace(/^v(?=\d)/, '')].map((name) => tags.get(name)).find(Boolean);

/** The newest release, here or in the repository where the project continues, and the day of its commit. */
async function newest(
  repository: Repository,
  later: {repository: Repository; url: string} | undefined,
): Promise<UpstreamState['release']> {
  const here = newestRelease([...repository.tags.keys()]);
  const there = later && newestRelease([...later.repository.tags.keys()]);
  if (later && there !== undefined && (here === undefined || (compareReleases(there, here) ?? 0) > 0)) {
    const date = await later.repository.dateOf(later.repository.tags.get(there) ?? '');
    return {name: there, date, repository: later.url};
  }
  return here === undefined ? undefined : {name: here, date: await repository.dateOf(repository.tags.get(here) ?? '')};
}

/** Changes of license and version from one snapshot to the next. */
const factChanges = (before: Snapshot, now: Snapshot): string[] =>
  (['license', 'version'] as const).flatMap((fact) =>
    before[fact] === now[fact] ? [] : [`${fact}: ${before[fact] ?? 'none'} became ${now[fact] ?? 'none'}`],
  );

function describedText({release, commit, unversioned}: Project['describes']): string {
  const parts = [...(release === undefined ? [] : [release]), ...(commit === undefined ? [] : [short(commit)])];
  return parts.length > 0 ? parts.join(', ') : unversioned ? 'an unversioned state' : 'not specified';
}

/**
 * Finds out whether the repository of a project has changed since its pages were written.
 *
 * @param mirror folder with local bare copies of repositories, used instead of the network
 */
export async function compareProject(project: Project, mirror?: string): Promise<Finding> {
  const {name, repository: url, describes} = project;
  const finding: Finding = {
    project: name,
    ...(url !== undefined && {repository: url}),
    described: describedText(describes),
    upstream: '',
    outcome: 'none',
    changes: [],
    differences: [],
  };
  if (url === undefined) {
    return {...finding, changes: ['no public repository is specified on the pages']};
  }
  const opened: Repository[] = [];
  const open = async (where: string): Promise<Repository> => {
    const one = await openRepository(where, mirror);
    opened.push(one);
    return one;
  };
  try {
    const repository = await open(url);
    const problems: string[] = [];
    const later =
      describes.continued === undefined
        ? undefined
        : await open(describes.continued).catch((error: unknown) => {
            if (!(error instanceof UnreachableError)) {
              throw error;
            }
            problems.push(`${describes.continued ?? ''} is unreachable: ${error.message}`);
            return undefined;
          });
    const {head} = repository;
    const release = await newest(repository, later && {repository: later, url: describes.continued ?? ''});
    const now = await snapshotOf(repository, head, describes.path);
    const date = await repository.dateOf(head);
    const state: UpstreamState = {
      repository: url,
      commit: head,
      date,
      ...(release && {release}),
      ...(now.license !== undefined && {license: now.license}),
      ...(now.version !== undefined && {version: now.version}),
    };

    const named = describes.commit === undefined ? undefined : await repository.resolve(describes.commit);
    const then = named ?? (describes.release === undefined ? undefined : taggedCommit(repository, describes.release));
    const changes: string[] = [];
    const differences: Difference[] = [];
    const isFirst = describes.unversioned ?? false;
    if (
      release &&
      (isFirst || (describes.release !== undefined && (compareReleases(release.name, describes.release) ?? 0) > 0))
    ) {
      changes.push(`new release ${release.name}, ${release.date}`);
    }
    let onlyCommits: string | undefined;
    // A page may describe another branch, or the local copy may be old.
    const isOlder = then !== undefined && then !== head && (await repository.dateOf(then)) <= date;
    if (isOlder) {
      try {
        const before = await snapshotOf(repository, then, describes.path);
        if (before.readme?.blob !== now.readme?.blob) {
          changes.push('the README changed');
          const textOf = async ({readme}: Snapshot): Promise<Buffer | string> =>
            readme === undefined ? '' : repository.textOf(readme.blob);
          const [old, fresh] = [await textOf(before), await textOf(now)];
          const title = `README from ${short(then)} to ${short(head)}`;
          differences.push({title, lines: differenceOf(old, fresh)});
        }
        changes.push(...factChanges(before, now));
      } catch (error) {
        if (!(error instanceof UnreachableError)) {
          throw error;
        }
        problems.push(`the version that the pages describe cannot be read: ${error.message}`);
      }
      const count = await repository.commitsBetween(then, head).catch(() => undefined);
      onlyCommits = count === 0 ? undefined : `${count ?? 'newer'} commit${count === 1 ? '' : 's'} since`;
    }
    if (then === undefined && project.license !== undefined && now.license !== undefined) {
      if (licenseFamily(now.license) !== licenseFamily(project.license)) {
        changes.push(`license: ${project.license} on the page, ${now.license} in the repository`);
      }
    }
    const isUnknown = then === undefined && !describes.unversioned;
    const missing =
      describes.commit === undefined ? describes.release && `tag ${describes.release}` : `commit ${describes.commit}`;
    // Without the described state, a local copy may be older than the pages.
    const isDoubtful = isUnknown && missing !== undefined && mirror !== undefined;
    if (isUnknown) {
      problems.push(
        missing === undefined
          ? 'the pages do not specify a version'
          : `the repository has no ${missing} that can be fetched${isDoubtful ? '; the copy may be older than the pages' : ''}`,
      );
    }
    return {
      ...finding,
      upstream: [release?.name, `${short(head)} of ${date}`].filter(Boolean).join(', '),
      outcome: changes.length > 0 ? 'moved' : onlyCommits !== undefined ? 'commits' : isUnknown ? 'unknown' : 'same',
      changes: [...changes, ...(onlyCommits === undefined ? [] : [onlyCommits]), ...problems],
      differences,
      ...(!isDoubtful && {state}),
    };
  } catch (error) {
    if (error instanceof UnreachableError) {
      return {...finding, outcome: 'unreachable', changes: [error.message]};
    }
    throw error;
  } finally {
    opened.forEach((one) => one.dispose());
  }
}

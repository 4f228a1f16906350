import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compareReleases, newestRelease, releaseCount, type UpstreamState} from '@training-catalog/catalog/facts';
import {readComponent} from '../component.js';
import {isFactFile, licenseFamily, readRepositoryFacts} from '../repositoryFacts.js';
import type {Settings} from '../settings.js';
import type {Project} from './projects.js';
import {openRepository, UnreachableError, type Repository} from './repository.js';

/** A difference to show, with its title. */
export interface Difference {
  title: string;
  /** As printed by `git diff`, without file names. */
  lines: string;
}

/** The findings for one project. */
export interface Finding {
  project: string;
  repository?: string | undefined;
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
  /** State for the record; only of repositories that were reached. */
  state?: UpstreamState;
}

/** What a repository states about itself at one commit. */
interface Snapshot {
  /** Git's id of the README's content. */
  readme: string | undefined;
  license: string | undefined;
  version: string | undefined;
}

/** Reads what the files beside the README, and those of the root, say at a commit. */
async function snapshotOf({git}: Repository, commit: string, readme: string, settings: Settings): Promise<Snapshot> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    const places = [...new Set([path.posix.dirname(readme), '.'])];
    const ids = new Map<string, string>();
    for (const [index, place] of places.entries()) {
      fs.mkdirSync(path.join(dir, String(index)));
      const inside = place === '.' ? [] : ['--', `${place}/`];
      for (const line of (await git('ls-tree', '-z', '--full-tree', commit, ...inside)).split('\0')) {
        const [, id, file] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
        if (id === undefined || file === undefined) {
          // A folder or a symbolic link.
          continue;
        }
        const name = path.posix.basename(file);
        ids.set(file, id);
        if (isFactFile(name) || settings.component?.files.includes(name)) {
          fs.writeFileSync(path.join(dir, String(index), name), await git('cat-file', 'blob', id));
        }
      }
    }
    const folders = places.map((_, index) => path.join(dir, String(index)));
    const facts = readRepositoryFacts(folders, () => undefined);
    const component = readComponent(folders, '', settings, () => undefined);
    const beside = [...ids.keys()].filter((file) => path.posix.dirname(file) === places[0]);
    const readmes = beside.filter((file) => /^readme(?:\.\w+)?$/i.test(path.posix.basename(file)));
    return {
      readme: ids.get(readme) ?? ids.get(readmes.find((file) => /\.md$/i.test(file)) ?? readmes[0] ?? ''),
      license: facts.license?.value ?? component.license,
      version: component.version ?? facts.version?.value,
    };
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
}

/** A commit as written in reports. */
const short = (commit: string): string => commit.slice(0, 7);

const dateOf = ({git}: Repository, commit = ''): Promise<string> => git('log', '-1', '--format=%cs', commit);

const isNewer = (release: string, than: string | undefined): boolean =>
  than === undefined || (compareReleases(release, than) ?? 0) > 0;

/** The newest release, here or in the repository where the project continues, and the day of its commit. */
async function newest(
  here: Repository,
  later: Repository | undefined,
  laterUrl: string | undefined,
): Promise<UpstreamState['release']> {
  const [old, fresh] = [here, later].map((one) => one && newestRelease([...one.tags.keys()]));
  if (later && fresh !== undefined && isNewer(fresh, old)) {
    return {name: fresh, date: await dateOf(later, later.tags.get(fresh)), repository: laterUrl};
  }
  return old === undefined ? undefined : {name: old, date: await dateOf(here, here.tags.get(old))};
}

const ciFile =
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.ya?ml|\.travis\.yml|\.circleci\/config\.yml|azure-pipelines\.ya?ml|Jenkinsfile)$/;
const testFile =
  /(?:^|\/)(?:(?:tests?|__tests__)\/.*\.(?:py|rs|go|java|scala|c|cc|cpp|cu|r|jl|rb|sh|[cm]?[jt]sx?)|test_[^/]+\.py|[^/]+_test\.(?:py|go)|[^/]+\.(?:test|spec)\.[cm]?[jt]sx?)$/i;

/** Whether a commit has files of tests, and a configuration of continuous integration. */
async function checksOf({git}: Repository, commit: string): Promise<{tests: boolean; ci: boolean}> {
  const files = (await git('ls-tree', '-r', '-z', '--name-only', '--full-tree', commit)).split('\0');
  return {tests: files.some((file) => testFile.test(file)), ci: files.some((file) => ciFile.test(file))};
}

/** The commit that pages describe; undefined if they name none, or the repository does not have it. */
async function commitOf({git, tags}: Repository, {commit, release}: Project['describes']): Promise<string | undefined> {
  const named = commit && (await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).catch(() => undefined));
  return named ?? (release && (tags.get(release) ?? tags.get(`v${release}`) ?? tags.get(release.replace(/^v/, ''))));
}

/** Finds out whether the repository of a project has changed since its pages were written. */
export async function compareProject(project: Project, settings: Settings): Promise<Finding> {
  const {name, repository: url, describes} = project;
  const stated = [describes.release, describes.commit && short(describes.commit)].filter(Boolean).join(', ');
  const finding: Finding = {
    project: name,
    repository: url,
    described: stated || (describes.unversioned ? 'an unversioned state' : 'not specified'),
    upstream: '',
    outcome: 'none',
    changes: [],
    differences: [],
  };
  if (url === undefined) {
    return {...finding, changes: ['no public repository is specified on the pages']};
  }
  const opened: Repository[] = [];
  const problems: string[] = [];
  /** What was asked for; undefined, with the reason among the problems, if the repository does not give it. */
  async function orProblem<Value>(what: string, asked: Promise<Value>): Promise<Value | undefined> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof UnreachableError)) {
        throw error;
      }
      problems.push(`${what}: ${error.message}`);
      return undefined;
    }
  }
  const open = async (where: string): Promise<Repository> => {
    const one = await openRepository(where);
    opened.push(one);
    return one;
  };
  try {
    const repository = await open(url);
    const {head, git} = repository;
    const {continued, path: readme = 'README.md'} = describes;
    const later = continued === undefined ? undefined : await orProblem(`${continued} is unreachable`, open(continued));
    const release = await newest(repository, later, continued);
    const now = await snapshotOf(repository, head, readme, settings);
    const date = await dateOf(repository, head);
    const then = await commitOf(repository, describes);
    const changes: string[] = [];
    const differences: Difference[] = [];
    let outcome: Finding['outcome'] = 'same';
    if (release && (describes.unversioned || (describes.release && isNewer(release.name, describes.release)))) {
      changes.push(`new release ${release.name}, ${release.date}`);
    }
    if (then === undefined && !describes.unversioned) {
      outcome = 'unknown';
      const missing = describes.commit ? `commit ${describes.commit}` : describes.release && `tag ${describes.release}`;
      problems.push(missing ? `the repository has no ${missing}` : 'the pages do not specify a version');
    }
    if (then === undefined && project.license !== undefined && now.license !== undefined) {
      if (licenseFamily(now.license) !== licenseFamily(project.license)) {
        changes.push(`license: ${project.license} on the page, ${now.license} in the repository`);
      }
    }
    // A page may describe another branch.
    if (then !== undefined && then !== head && (await dateOf(repository, then)) <= date) {
      const unread = 'the version that the pages describe cannot be read';
      const before = await orProblem(unread, snapshotOf(repository, then, readme, settings));
      if (before && before.readme !== now.readme) {
        changes.push('the README changed');
        if (before.readme !== undefined && now.readme !== undefined) {
          const lines = await git('diff', '--no-color', '--no-ext-diff', '-U1', before.readme, now.readme);
          const title = `README from ${short(then)} to ${short(head)}`;
          differences.push({title, lines: lines.slice(lines.indexOf('\n@@') + 1)});
        }
      }
      changes.push(
        ...(['license', 'version'] as const)
          .filter((fact) => before && before[fact] !== now[fact])
          .map((fact) => `${fact}: ${before?.[fact] ?? 'none'} became ${now[fact] ?? 'none'}`),
      );
      const count = Number(await git('rev-list', '--count', `${then}..${head}`));
      if (count > 0) {
        problems.unshift(`${count} commit${count === 1 ? '' : 's'} since`);
        outcome = 'commits';
      }
    }
    return {
      ...finding,
      upstream: [release?.name, `${short(head)} of ${date}`].filter(Boolean).join(', '),
      outcome: changes.length > 0 ? 'moved' : outcome,
      changes: [...changes, ...problems],
      differences,
      state: {
        repository: url,
        commit: head,
        date,
        ...(release && {release}),
        ...(now.license !== undefined && {license: now.license}),
        ...(now.version !== undefined && {version: now.version}),
        checked: new Date().toISOString().slice(0, 10),
        releases: releaseCount([...repository.tags.keys()]),
        ...(await checksOf(repository, head)),
      },
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

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {newestRelease} from '@training-catalog/catalog/facts';
import {checkReadmeName, readmeLimit} from './readme.js';
import {ImportError} from './report.js';

/** A README on disk, with the repository around it. */
export interface ReadmeSource {
  /** Full path of the repository's root; nothing outside it is read. */
  root: string;
  /** Path of the README in the repository, with `/`. */
  readme: string;
  /** URL of the repository's page, if it has one. */
  repository?: string;
  /** Branch whose page has the files; `HEAD` is the default one. */
  branch: string;
  /** Whether all files of the repository are there, and not only the README and some beside it. */
  isWhole: boolean;
  /** Commit with the README in its current state; undefined without git, or if it has uncommitted changes. */
  commit?: string;
  /** Release whose tag is on that commit. */
  release?: string;
  /** Deletes fetched data. */
  dispose: () => void;
}

const git = (cwd: string, ...args: string[]): string | undefined => {
  const run = spawnSync('git', args, {cwd, encoding: 'utf8'});
  return run.status === 0 ? run.stdout.trim() : undefined;
};

/** URL of a repository's page, from the URL that git uses. */
export function pageOfRemote(remote: string): string | undefined {
  const match = /^(?:https:\/\/(?:[^@/]*@)?|git@|ssh:\/\/git@)([\w.-]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(remote);
  return match ? `https://${match[1] ?? ''}/${match[2] ?? ''}` : undefined;
}

/** Branch on the repository's page with the content of the clone; a branch that only the clone has does not count. */
function branchOf(root: string): string {
  const upstream = git(root, 'rev-parse', '--abbrev-ref', '@{upstream}');
  const published = upstream ?? git(root, 'rev-parse', '--abbrev-ref', 'origin/HEAD');
  const name = published?.replace(/^[^/]+\//, '');
  return name === undefined || name === '' ? 'HEAD' : name;
}

/** Commit of the current file, and the release whose tag is there. */
function stateOf(root: string, file: string): {commit?: string; release?: string} {
  const commit = git(root, 'rev-parse', '--verify', 'HEAD');
  if (commit === undefined || git(root, 'status', '--porcelain', '--', `:(literal)${file}`) !== '') {
    return {};
  }
  const release = newestRelease((git(root, 'tag', '--points-at', 'HEAD') ?? '').split('\n'));
  return {commit, ...(release !== undefined && {release})};
}

function localSource(place: string, siteDir: string): ReadmeSource {
  const status = fs.lstatSync(place, {throwIfNoEntry: false});
  if (!status) {
    throw new ImportError(`there is no file ${place}; give the path of a README or the https URL of its repository`);
  }
  const file = status.isDirectory() ? readmeIn(place) : path.resolve(place);
  if (fs.lstatSync(file).isSymbolicLink()) {
    throw new ImportError(`${file} is a symbolic link; give the path of the file itself`);
  }
  checkReadmeName(path.basename(file));
  const folder = fs.realpathSync(path.dirname(file));
  const top = git(folder, 'rev-parse', '--show-toplevel');
  const readmeBelow = (root: string): string =>
    path
      .relative(root, path.join(folder, path.basename(file)))
      .split(path.sep)
      .join('/');
  // A README copied into the catalog belongs to another repository.
  if (top === undefined || fs.realpathSync(top) === fs.realpathSync(siteDir)) {
    return {root: folder, readme: readmeBelow(folder), branch: 'HEAD', isWhole: false, dispose: () => undefined};
  }
  const readme = readmeBelow(top);
  const repository = pageOfRemote(git(top, 'remote', 'get-url', 'origin') ?? '');
  return {
    root: top,
    readme,
    ...stateOf(top, readme),
    ...(repository && {repository}),
    branch: branchOf(top),
    isWhole: true,
    dispose: () => undefined,
  };
}

function readmeIn(folder: string): string {
  const names = fs.readdirSync(folder).filter((one) => /^readme(?:\.\w+)?$/i.test(one));
  const name = names.find((one) => /\.(?:md|markdown|mdx)$/i.test(one)) ?? names[0];
  if (name === undefined) {
    throw new ImportError(`${folder} holds no README.md; give the path of the file`);
  }
  return path.join(folder, name);
}

/** Repository, branch, and file in the URL of a README or of its repository. */
export function parseRepositoryUrl(url: string): {repository: string; branch?: string; file?: string} {
  if (!URL.canParse(url) || !url.startsWith('https://')) {
    throw new ImportError(`${url} is not an https URL; write https://github.com/<owner>/<repository>`);
  }
  const {host, pathname} = new URL(url);
  const [owner = '', name = '', kind, branch, ...rest] = decodeURIComponent(pathname).split('/').filter(Boolean);
  if (owner === '' || name === '' || ![owner, name].every((one) => /^[\w.-]+$/.test(one) && !one.startsWith('-'))) {
    throw new ImportError(`${url} names no repository; write https://github.com/<owner>/<repository>`);
  }
  const isRaw = host === 'raw.githubusercontent.com';
  const repository = `https://${isRaw ? 'github.com' : host}/${owner}/${name.replace(/\.git$/, '')}`;
  if (isRaw) {
    // The URL of a raw file has its branch, or refs/heads and its branch.
    const [ref = 'main', ...file] = kind === 'refs' && branch === 'heads' ? rest : [kind, branch, ...rest];
    return {repository, branch: ref, file: file.filter(Boolean).join('/')};
  }
  return (kind === 'blob' || kind === 'tree') && branch !== undefined && !branch.startsWith('-')
    ? {repository, branch, file: rest.join('/')}
    : {repository};
}

function remoteSource(url: string, siteDir: string): ReadmeSource {
  const {repository, branch, file} = parseRepositoryUrl(url);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'readme-'));
  const dispose = (): void => fs.rmSync(dir, {recursive: true, force: true});
  try {
    const run = spawnSync(
      'git',
      ['clone', '--quiet', '--depth', '1', ...(branch ? ['--branch', branch] : []), '--', repository, dir],
      {encoding: 'utf8', timeout: 180_000, env: {...process.env, GIT_TERMINAL_PROMPT: '0'}},
    );
    if (run.status !== 0) {
      throw new ImportError(
        `${repository} could not be fetched (${run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? 'no response'}); clone it yourself and give the path of its README`,
      );
    }
    const root = fs.realpathSync(dir);
    const place = path.resolve(root, file ?? '.');
    // Neither by its path nor through a symbolic link.
    const real = fs.existsSync(place) ? fs.realpathSync(place) : place;
    if ([place, real].some((one) => one !== root && !one.startsWith(root + path.sep))) {
      throw new ImportError(`${url} is outside the repository; give the URL of a README inside it`);
    }
    return {...localSource(place, siteDir), root, repository, ...(branch !== undefined && {branch}), dispose};
  } catch (error) {
    dispose();
    throw error;
  }
}

/**
 * Finds a README: a local path, which needs no network, or a URL, whose repository is fetched.
 *
 * @param siteDir the catalog's root; a README in it does not belong to the catalog's repository
 * @throws {ImportError} if there is none, or it is a symbolic link, too large, or not Markdown.
 */
export function openSource(place: string, siteDir: string): ReadmeSource {
  const source = /^[a-z][a-z0-9+.-]+:\/\//i.test(place) ? remoteSource(place, siteDir) : localSource(place, siteDir);
  const {size} = fs.statSync(path.join(source.root, source.readme));
  if (size > readmeLimit) {
    source.dispose();
    throw new ImportError(
      `the README has ${size} bytes, more than ${readmeLimit}; shorten it, or move data into files of its own`,
    );
  }
  return source;
}

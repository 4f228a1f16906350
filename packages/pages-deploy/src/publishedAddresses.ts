import {filesIn, gitOutput} from '@training-catalog/utils/node';

/** File in the root of the published branch: every address that was ever published. */
export const listFile = 'addresses.txt';

/** File in the root of the published branch that names the commit it was built from. */
export const versionFile = 'version.json';

/** Files named after their content or a page, and those of the deploy; nobody bookmarks their addresses. */
const derived =
  /^(?:\.nojekyll$|404\.html$|addresses\.txt$|version\.json$|assets\/|img\/cards\/|search-(?:index|text)-)|\.md$/;

/** Whether an address is of a file, not of a page. The letter after the dot tells `data.json` from `Tool v1.10`. */
const isFile = (address: string): boolean => /\.[a-z][a-z0-9]{1,4}$/i.test(address);

/** The folder of an address that is named after a version alone, such as `pyodide/314.0.7/`; undefined if there is none. */
const versionFolder = (address: string): string | undefined => /^(?:.*?\/)?v?\d+(?:\.\d+)+[\w.-]*\//.exec(address)?.[0];

/**
 * The addresses that a site promises to keep. Those of files in a folder named after a version are none, because the next
 * version has others: a program that pages load. A folder with pages of a version keeps its files, too.
 */
export function promisesAmong(addresses: readonly string[]): string[] {
  const withPages = new Set(addresses.filter((address) => !isFile(address)).map(versionFolder));
  return addresses.filter((address) => {
    const folder = isFile(address) ? versionFolder(address) : undefined;
    return folder === undefined || withPages.has(folder);
  });
}

/** Addresses to keep, by the paths of files in the build: pages without their extension, others by name. */
export const addressesOfFiles = (files: readonly string[]): string[] =>
  promisesAmong([
    ...new Set(
      files
        .filter((file) => !derived.test(file))
        // The address with a trailing slash redirects to the one without.
        .map((file) => file.replace(/(?:\/|^)index\.html$/, '').replace(/\.html$/, '')),
    ),
  ]).sort();

/** Addresses that a build serves and a site has to keep, without the base path. */
export const addressesOf = (folder: string): string[] => addressesOfFiles(filesIn(folder));

/** Reads the list: one address per line, comments after #. */
export const readList = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (line === '/' ? '' : line));

/** Writes the list with the addresses of a build added. None is ever removed. */
export function mergedList(known: readonly string[], built: readonly string[]): string {
  const all = [...new Set([...known, ...built])].sort();
  return [
    '# Every address that this site has published, below its base path. The deploy adds new ones; none is',
    '# removed: an address that moves gets a line in redirects.yml.',
    ...all.map((address) => address || '/'),
    '',
  ].join('\n');
}

/**
 * Reads from a git repository which addresses a published commit must keep: its list or, before there was one, the
 * addresses of its files.
 *
 * @param repository folder of the repository.
 * @param ref the published commit, such as `origin/gh-pages`.
 * @returns undefined if there is no such commit.
 */
export function publishedAddresses(repository: string, ref: string): string[] | undefined {
  const git = (...args: string[]): string | undefined => gitOutput(repository, ...args);
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === undefined) {
    return undefined;
  }
  const listed = readList(git('show', `${ref}:${listFile}`) ?? '');
  if (listed.length > 0) {
    // Earlier deploys have listed some that are no promises.
    return promisesAmong(listed);
  }
  return addressesOfFiles((git('ls-tree', '-r', '--name-only', '-z', ref) ?? '').split('\0').filter(Boolean));
}

/** Says what to do about each published address that the build lost. */
export function lostAddresses(known: readonly string[], built: readonly string[]): string[] {
  const served = new Set(built);
  return known
    .filter((address) => !served.has(address))
    .map((address) =>
      isFile(address)
        ? `${address}: this published file is missing; restore it, because others may read it`
        : `${address}: this published address no longer exists; add its redirect to redirects.yml: "${address}": <new address>`,
    );
}

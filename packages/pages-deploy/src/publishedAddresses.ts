import {stringify} from 'yaml';
import {filesIn, gitOutput} from '@training-catalog/content-model/node';
import {folderMoves} from './readRedirects.js';

/** File in the root of the published branch: every address that was ever published. */
export const listFile = 'addresses.txt';

/** File in the root of the published branch that names the commit it was built from. */
export const versionFile = 'version.json';

/** Files named after their content or a page, and those of the deploy; nobody bookmarks their addresses. */
const derived =
  /^(?:\.nojekyll$|404\.html$|addresses\.txt$|version\.json$|assets\/|img\/cards\/|search-(?:index|text)-)|\.md$/;

/** Addresses of files, by their paths in the build: pages without their extension, others by name. */
export const addressesOfFiles = (files: readonly string[]): string[] =>
  [
    ...new Set(
      files
        .filter((file) => !derived.test(file))
        // The address with a trailing slash redirects to the one without.
        .map((file) => file.replace(/(?:\/|^)index\.html$/, '').replace(/\.html$/, '')),
    ),
  ].sort();

/** Addresses that a build serves, without the base path. */
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
    return listed;
  }
  return addressesOfFiles((git('ls-tree', '-r', '--name-only', '-z', ref) ?? '').split('\0').filter(Boolean));
}

/** Whether an address is of a file, not of a page. The letter after the dot tells `data.json` from `Tool v1.10`. */
const isFile = (address: string): boolean => /\.[a-z][a-z0-9]{1,4}$/i.test(address);

const missing = (known: readonly string[], built: readonly string[]): string[] => {
  const served = new Set(built);
  return known.filter((address) => !served.has(address));
};

/** Says what to do about each published address that the build lost. */
export const lostAddresses = (known: readonly string[], built: readonly string[]): string[] =>
  missing(known, built).map((address) =>
    isFile(address)
      ? `${address}: this published file is missing; restore it, because others may read it`
      : `${address}: this published address no longer exists; add its redirect to redirects.yml: "${address}": <new address>`,
  );

/** The element with the highest count, if it is above zero and no other element has the same. */
function best<T>(elements: readonly T[], count: (element: T) => number): T | undefined {
  const counted = elements.map((element) => ({element, number: count(element)})).sort((a, b) => b.number - a.number);
  const [first, second] = counted;
  return first && first.number > 0 && first.number !== second?.number ? first.element : undefined;
}

const parents = (address: string): string[] =>
  [...address.matchAll(/\//g)].map(({index}) => address.slice(0, index + 1));

/** Folders of an area, such as `docs/Tool/`, without those that Docusaurus makes. */
const isContentFolder = (folder: string): boolean =>
  /^[^/]+\/[^/]+\//.test(folder) && !/^[^/]+\/(?:category|tags)\//.test(folder);

/**
 * Lines for redirects.yml, ready to paste, for published pages that the build lost: one for each folder that is gone
 * entirely, one for each other page. Where the pages that are new in the build do not reveal the new address, it is
 * left to fill in.
 */
export function movedLines(known: readonly string[], built: readonly string[]): string[] {
  const pages = new Set(built);
  const lost = missing(known, built).filter((address) => !isFile(address));
  const added = missing(built, known);
  const below = (folder: string, addresses: readonly string[]): string[] =>
    addresses.filter((address) => address.startsWith(folder)).map((address) => address.slice(folder.length));
  const lines: [from: string, to: string][] = [];
  const covered = new Set<string>();

  const goneFolders = [...new Set(lost.flatMap(parents))]
    .filter((folder) => isContentFolder(folder) && !built.some((address) => `${address}/`.startsWith(folder)))
    .filter((folder, _, all) => !parents(folder.slice(0, -1)).some((parent) => all.includes(parent)));
  const newFolders = [...new Set(added.flatMap(parents))].filter(
    (folder) => isContentFolder(folder) && !known.some((address) => `${address}/`.startsWith(folder)),
  );
  for (const from of goneFolders) {
    const names = below(from, lost);
    const to = best(newFolders, (folder) => below(folder, added).filter((name) => names.includes(name)).length);
    lines.push([from, to ?? '<new folder>/']);
    const moves = to === undefined ? [] : folderMoves(from, to, {pages}).map(([address]) => address);
    const unknown = to === undefined ? lost.filter((address) => `${address}/`.startsWith(from)) : [];
    [...moves, ...unknown].forEach((address) => covered.add(address));
  }
  for (const address of lost) {
    const first = /^([^/]+\/category\/.+)-[12]$/.exec(address)?.[1];
    if (!covered.has(address) && (first === undefined || !lost.includes(first))) {
      lines.push([address, '<new address>']);
    }
  }
  return lines.map((line) => stringify(Object.fromEntries([line]), {lineWidth: 0}).trimEnd());
}

import fs from 'node:fs';
import path from 'node:path';

/** Files whose names follow from their content or from a page's name; nobody keeps their addresses. */
const derived = /^(?:\.nojekyll$|assets\/|img\/cards\/|search-(?:index|text)-)|\.md$/;

/** Addresses that a build answers, without the base path: pages without their ending, other files by name. */
export function addressesOf(folder: string): string[] {
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !derived.test(file) && file !== '404.html');
  // The form with a slash at its end leads to the one without.
  return [...new Set(files.map((file) => file.replace(/(?:\/|^)index\.html$/, '').replace(/\.html$/, '')))].sort();
}

/** Reads the list: one address a line, notes after #. */
export const readList = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (line === '/' ? '' : line));

/** Writes the list with the addresses of a build added. None is ever taken off. */
export function mergedList(known: readonly string[], built: readonly string[]): string {
  const all = [...new Set([...known, ...built])].sort();
  return [
    '# Every address that this site has published, below its base path. The deploy adds new ones; none is',
    '# taken off: an address that moves gets a line in moved.yml.',
    ...all.map((address) => address || '/'),
    '',
  ].join('\n');
}

/** Says of each published address that the build does not answer what to do. */
export function lostAddresses(known: readonly string[], built: readonly string[]): string[] {
  const answered = new Set(built);
  return known
    .filter((address) => !answered.has(address))
    .map((address) =>
      /\.[a-z0-9]{2,5}$/i.test(address)
        ? `${address}: this file was published and is gone; keep it under its name, others read it`
        : `${address}: this address was published and leads nowhere; write the page that follows it into moved.yml: "${address}": <new address>`,
    );
}

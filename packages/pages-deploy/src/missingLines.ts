import {categoryOf} from './readRedirects.js';

/** A line to add to the file of moved pages, and the addresses that it keeps. */
export interface MissingLine {
  line: string;
  addresses: readonly string[];
}

/** An address as YAML. */
const inYaml = (address: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ./_()-]*$/u.test(address) ? address : JSON.stringify(address);

/** The line that leads from an address to the only one that may follow it, or to what the author has to write. */
const lineTo = (from: string, to: readonly string[], otherwise: string): string =>
  `${inYaml(from)}: ${to.length === 1 ? inYaml(to[0] ?? '') : otherwise}`;

/** The folder of a project or topic, such as `docs/Old/`; undefined for a page directly in an area. */
const folderOf = (address: string): string | undefined => /^[^/]+\/(?!category\/)[^/]+\//.exec(`${address}/`)?.[0];

const lastPart = (address: string): string => address.split('/').at(-1) ?? '';

/**
 * The lines that keep lost addresses: one for a folder with nothing left in it, and one for each other address.
 *
 * @param lost addresses without a page and a redirect
 * @param pages addresses of all pages
 * @param added those of new files
 */
export function missingLines(
  lost: readonly string[],
  {pages, added}: {pages: ReadonlySet<string>; added: readonly string[]},
): MissingLine[] {
  const isBelow = (folder: string, address: string): boolean => `${address}/`.startsWith(folder);
  const gone = [...new Set(lost.map(folderOf))].filter(
    (folder): folder is string =>
      folder !== undefined &&
      lost.some((address) => address.startsWith(folder)) &&
      ![...pages].some((page) => isBelow(folder, page)),
  );
  const newFolders = [...new Set(added.map(folderOf))].filter((folder) => folder !== undefined);
  const ofFolders = gone.map((folder): MissingLine => {
    const addresses = lost.filter((address) => isBelow(folder, address) || address === categoryOf(folder));
    const names = addresses
      .filter((address) => address.startsWith(folder))
      .map((address) => address.slice(folder.length));
    const followers = newFolders.filter((other) => names.every((name) => pages.has(other + name)));
    return {line: lineTo(folder, followers, '<new folder with a slash at its end, or one page>'), addresses};
  });
  const kept = new Set(ofFolders.flatMap(({addresses}) => addresses));
  const others = lost
    .filter((address) => !kept.has(address))
    .map((address): MissingLine => {
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      const beside = added.filter((page) => page.startsWith(folder));
      const followers = beside.length > 0 ? beside : added.filter((page) => lastPart(page) === lastPart(address));
      return {line: lineTo(address, followers, '<new address>'), addresses: [address]};
    });
  return [...ofFolders, ...others];
}

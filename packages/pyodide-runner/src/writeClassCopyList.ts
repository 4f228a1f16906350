import fs from 'node:fs';
import path from 'node:path';
import {revisionOf} from '@training-catalog/content-model/loading';
import {decodedUrl} from '@training-catalog/content-model/urls';
import {filesIn} from '@training-catalog/content-model/node';
import {classCopyListFile, type ClassCopyList, type NamedFile} from './classCopy.js';

/** Files that a page names in its HTML, by their names below the build folder; other pages are not among them. */
function filesNamedIn(html: string, baseUrl: string, known: ReadonlySet<string>): string[] {
  const urls = [...html.matchAll(/\b(?:href|src)=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare);
  const names = urls.flatMap((url = '') =>
    url.startsWith(baseUrl) ? [decodedUrl(url.slice(baseUrl.length).replace(/[?#].*$/, ''))] : [],
  );
  return [...new Set(names)].filter((name) => known.has(name) && !name.endsWith('.html'));
}

/** The text of the first heading of a page, as HTML without elements. */
const headingIn = (html: string): string =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

const isScript = (name: string): boolean => name.endsWith('.js');

/**
 * Lists which files a copy of each page that runs programs needs. A script that one page names belongs to that page; all
 * others may be loaded by any of them, at the latest when somebody presses a button.
 *
 * @param outDir the finished build
 * @param baseUrl its base path, with slashes around it
 * @param python names of the files of Python in it
 */
export async function classCopyList(
  outDir: string,
  baseUrl: string,
  python: readonly string[],
): Promise<ClassCopyList> {
  const all = filesIn(outDir).sort();
  const known = new Set(all);
  const users = new Map<string, number>();
  const pages: {title: string; name: string; names: string[]}[] = [];
  for (const name of all.filter((one) => one.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(outDir, name), 'utf8');
    const names = filesNamedIn(html, baseUrl, known);
    names.filter(isScript).forEach((script) => users.set(script, (users.get(script) ?? 0) + 1));
    if (/\bclass="?page-step[\s">]/.test(html)) {
      pages.push({title: headingIn(html), name, names});
    }
  }
  const shared = [
    ...all.filter((name) => /^assets\/.*\.(?:js|css|woff2)$/.test(name) && users.get(name) !== 1),
    ...python,
  ];
  const isShared = new Set(shared);
  const measure = async (name: string): Promise<NamedFile> => {
    const content = new Uint8Array(await fs.promises.readFile(path.join(outDir, name)));
    return {name, bytes: content.length, revision: await revisionOf(content)};
  };
  const measured = pages.map(async ({title, name, names}) => ({
    title,
    name,
    files: await Promise.all([name, ...names.filter((one) => !isShared.has(one))].map(measure)),
  }));
  return {
    pages: (await Promise.all(measured)).sort((one, other) => (one.title < other.title ? -1 : 1)),
    shared: await Promise.all(shared.map(measure)),
  };
}

/** Writes the list into a finished build; no file of it may change afterward. */
export async function writeClassCopyList(outDir: string, baseUrl: string, python: readonly string[]): Promise<void> {
  const list = await classCopyList(outDir, baseUrl, python);
  fs.writeFileSync(path.join(outDir, classCopyListFile), JSON.stringify(list));
}

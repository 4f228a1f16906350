import fs from 'node:fs';
import path from 'node:path';
import {revisionOf} from '@training-catalog/utils/loading';
import {decodedUrl} from '@training-catalog/utils/urls';
import {filesIn} from '@training-catalog/utils/node';
import {workLinkAttribute} from '@training-catalog/utils/work';
import {classCopyListFile, type ClassCopyList, type NamedFile} from './classCopy.js';

/** What a page names in its HTML, below the base path. */
function namesIn(html: string, baseUrl: string): string[] {
  const urls = [...html.matchAll(/\b(?:href|src)=(?:"([^"]*)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare);
  const names = urls.flatMap((url = '') =>
    url.startsWith(baseUrl) ? [decodedUrl(url.slice(baseUrl.length).replace(/[?#].*$/, ''))] : [],
  );
  return [...new Set(names)];
}

/** Files that a page names in its HTML, by their names below the build folder; other pages are not among them. */
const filesNamedIn = (html: string, baseUrl: string, known: ReadonlySet<string>): string[] =>
  namesIn(html, baseUrl).filter((name) => known.has(name) && !name.endsWith('.html'));

/** Files of the pages on which readers save the work of a page. */
const workPagesOf = (html: string, baseUrl: string, known: ReadonlySet<string>): string[] =>
  [...html.matchAll(new RegExp(`<a\\b[^>]*\\s${workLinkAttribute}[^>]*>`, 'g'))]
    .flatMap(([link]) => namesIn(link, baseUrl))
    .flatMap((name) => [`${name}.html`, `${name.replace(/\/$/, '')}/index.html`].find((file) => known.has(file)) ?? []);

/** The text of the first heading of a page, as HTML without elements. */
const headingIn = (html: string): string =>
  (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

const isScript = (name: string): boolean => name.endsWith('.js');

/**
 * Lists which files a copy of each page that runs programs needs, with the pages on which readers save their work. A script
 * that one page names belongs to that page; all others may be loaded by any of them, at the latest when somebody presses a
 * button.
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
  const pages: {title: string; name: string; along: string[]; names: string[]}[] = [];
  const htmlOf = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
  for (const name of all.filter((one) => one.endsWith('.html'))) {
    const html = htmlOf(name);
    const names = filesNamedIn(html, baseUrl, known);
    names.filter(isScript).forEach((script) => users.set(script, (users.get(script) ?? 0) + 1));
    if (/\bclass="?page-step[\s">]/.test(html)) {
      const along = workPagesOf(html, baseUrl, known);
      const ofThese = along.flatMap((one) => [one, ...filesNamedIn(htmlOf(one), baseUrl, known)]);
      pages.push({title: headingIn(html), name, along, names: [...new Set([...names, ...ofThese])]});
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
  const measured = pages.map(async ({title, name, along, names}) => ({
    title,
    name,
    along,
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

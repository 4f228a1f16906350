import {strToU8, zipSync} from 'fflate';
import {escapeHtml} from '@training-catalog/utils/escape-html';
import {isFile, jsonIn, load} from '@training-catalog/utils/loading';
import {classCopyListFile, type ClassCopyList, type CopiedPage, type NamedFile} from '../classCopy.js';
import {leadingOut} from './leadOut.js';
import {readingPage, type SiteAddress} from './readingPage.js';

/** Words of the files that the copy adds. */
export interface CopyWords {
  language: string;
  title: string;
  /** Lines of the file that says how to serve the copy. */
  instructions: readonly string[];
  /** Links of the start page. */
  run: string;
  read: string;
  /** Above the page that is read without a server. */
  note: string;
}

/** Loads the list of pages that can be copied. @throws {LoadError} */
export const loadClassCopyList = (baseUrl: string): Promise<ClassCopyList> =>
  load(
    baseUrl + classCopyListFile,
    (content) => {
      const {pages, shared} = Object(jsonIn(content)) as Partial<ClassCopyList>;
      return Array.isArray(pages) && Array.isArray(shared) ? {pages, shared} : undefined;
    },
    {cache: 'no-cache'},
  );

/** All files of the site that a copy of a page has. */
export const filesOfCopy = ({files}: CopiedPage, {shared}: ClassCopyList): readonly NamedFile[] => [
  ...files,
  ...shared,
];

/** Number of parallel requests. */
const atOnce = 6;

/**
 * Loads files of the site, and checks each.
 *
 * @param onBytes is told how many bytes have come
 * @throws {LoadError} with the fault, or the reason of the signal.
 */
export async function loadFiles(
  baseUrl: string,
  files: readonly NamedFile[],
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const ending = new AbortController();
  const end = (): void => ending.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', end);
  const waiting = [...files];
  const loader = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const known = file;
      const read = async (answer: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> =>
        (await isFile(answer, known)) ? answer : undefined;
      contents.set(known.name, await load(baseUrl + encodeURI(known.name), read, {onBytes, signal: ending.signal}));
    }
  };
  try {
    await Promise.all(Array.from({length: atOnce}, loader));
    return contents;
  } catch (error) {
    ending.abort(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** A page with a script that leads on, and links for browsers without scripts. */
const leadingPage = (
  {language, title}: CopyWords,
  script: string,
  links: readonly [url: string, text: string][],
): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<script>${script}</script>
<h1>${escapeHtml(title)}</h1>
${links.map(([url, text]) => `<p><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`).join('\n')}
</html>
`;

/**
 * Makes a ZIP file of a page: the files of the site under its base path, where their addresses are those of the site; a
 * start page; the page as one that can be read without a server; and how to serve it. What the copy does not have, its links
 * open on the published site. Nothing is compressed: the largest files hardly shrink, and the page would stand still meanwhile.
 *
 * @param site where the site is published, with a slash at its end
 */
export async function classCopy(
  page: CopiedPage,
  contents: ReadonlyMap<string, Uint8Array>,
  {baseUrl, url: site}: SiteAddress,
  words: CopyWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = baseUrl.slice(1);
  const files: Record<string, Uint8Array> = Object.fromEntries(
    [...contents].map(([name, content]) => [folder + name, content]),
  );
  const start = encodeURI(folder + page.name);
  const pages = [page.name, ...page.along];
  const htmlOf = (name: string): string => new TextDecoder().decode(contents.get(name));
  for (const name of pages) {
    files[folder + name] = strToU8(await leadingOut(htmlOf(name), {baseUrl, url: site}, pages));
  }
  files['read.html'] = strToU8(
    readingPage(
      htmlOf(page.name),
      {baseUrl, url: site},
      {page: page.name, names: new Set([...contents.keys()].filter((name) => !page.along.includes(name)))},
      words.note,
    ),
  );
  const serves = `if (location.protocol !== 'file:') location.replace(${JSON.stringify(start)})`;
  files['index.html'] = strToU8(
    leadingPage(words, serves, [
      [start, words.run],
      ['read.html', words.read],
    ]),
  );
  for (const name of pages) {
    const [, own] = /([^/]*)\.html$/.exec(name) ?? [];
    if (own !== undefined && own !== 'index') {
      // The site's links to the page have no ending, for which a plain server of files looks for a folder.
      const file = `../${encodeURI(own)}.html`;
      const leads = `location.replace(${JSON.stringify(file)} + location.search + location.hash)`;
      files[`${folder}${name.slice(0, -'.html'.length)}/index.html`] = strToU8(
        leadingPage(words, leads, [[file, words.run]]),
      );
    }
  }
  // Windows' editor shows lines of other systems, too, but not without this mark in all its versions.
  files['README.txt'] = strToU8(`\uFEFF${words.instructions.join('\r\n\r\n')}\r\n`);
  return zipSync(files, {level: 0});
}

import fs from 'node:fs';
import path from 'node:path';
import {contentHash, filesIn} from '@training-catalog/utils/node';
import {
  contentSecurityPolicy,
  hashSource,
  ownScripts,
  requestPolicy,
  withPolicy,
  type AllowedOrigins,
  type PageScripts,
} from './contentSecurityPolicy.js';
import {pageParts, type PageParts, type FileRequest} from './pageParts.js';
import {comparedWithCopy, withoutCopy} from './renderedCopy.js';

/** What the finished pages are checked against. */
export interface PageRules {
  /** Files of the pages that Docusaurus rendered. */
  rendered: ReadonlySet<string>;
  /** Base path of the site, with slashes on both ends. */
  baseUrl: string;
  origins: AllowedOrigins;
  /** Texts of inline scripts that are only on some pages. */
  knownScripts: readonly string[];
}

const pagesIn = (outDir: string): string[] => filesIn(outDir).filter((name) => name.endsWith('.html'));

/** What is in a page, which is as it was rendered. */
function checked(name: string, html: string, isRendered: boolean): PageParts {
  let page: PageParts | undefined;
  try {
    page = comparedWithCopy(html);
  } catch (error) {
    throw new Error(
      `${name}: the file does not show what was rendered: ${error instanceof Error ? error.message : String(error)}; turn off what rewrites HTML`,
      {cause: error},
    );
  }
  if (page === undefined && isRendered) {
    throw new Error(
      `${name}: the comment with the copy of what was rendered is missing; keep comments in whatever rewrites HTML`,
    );
  }
  return page ?? pageParts(html);
}

/** Reads hashes of the scripts and style sheets of a build, each file once. */
function fileHashes(outDir: string, baseUrl: string): (url: string) => string | undefined {
  const hashes = new Map<string, string | undefined>();
  return (url) => {
    if (!hashes.has(url)) {
      const file = path.join(outDir, decodeURI(url.slice(baseUrl.length)));
      const isOwn = url.startsWith(baseUrl) && !url.startsWith('//') && fs.existsSync(file);
      hashes.set(url, isOwn ? hashSource(fs.readFileSync(file)) : undefined);
    }
    return hashes.get(url);
  };
}

/**
 * Adds to each tag that names a script or a style sheet its hash: a browser then takes whatever else a network answers,
 * also half of the file, for a file that has failed.
 *
 * @returns the page, and the hashes of the scripts that are requested while a browser parses it, by which the policy knows
 *   them; no hashes if it requests a script of another host, whose text can change.
 */
function withIntegrity(
  html: string,
  requests: readonly FileRequest[],
  hashOf: (url: string) => string | undefined,
): {html: string; requested: string[] | undefined} {
  const found = requests.map((request) => ({...request, hash: hashOf(request.url)}));
  let written = html;
  for (const {hash, place} of found.toReversed()) {
    if (hash !== undefined) {
      written = `${written.slice(0, place)} integrity="${hash.slice(1, -1)}"${written.slice(place)}`;
    }
  }
  const atOnce = found.filter(({kind, isWaiting}) => kind === 'script' && !isWaiting);
  const requested = atOnce.flatMap(({hash}) => hash ?? []);
  return {html: written, requested: requested.length === atOnce.length ? requested : undefined};
}

/**
 * Checks all finished pages, and puts two policies into them. The first lets them run only the site's own scripts, whatever
 * a page's text contains. It is the same on all of them, because in-site navigation keeps the policies of the first page.
 * The second names the scripts that the HTML of the page requests.
 *
 * @param outDir the build, finished: the hashes are of the minified scripts.
 * @returns hashes of the written pages, by name.
 * @throws with the page that is not what was rendered, or has a script that is not the site's own.
 */
export function finishPages(
  outDir: string,
  {rendered, baseUrl, origins, knownScripts}: PageRules,
): ReadonlyMap<string, string> {
  const names = pagesIn(outDir);
  const read = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
  const requestsOf = new Map<string, readonly FileRequest[]>();
  function* pages(): Generator<PageScripts> {
    for (const name of names) {
      const isRendered = rendered.has(name);
      const {scripts, requests} = checked(name, read(name), isRendered);
      requestsOf.set(name, requests);
      yield {name, scripts, isRendered};
    }
  }
  const inline = ownScripts(pages(), knownScripts);
  const policy = contentSecurityPolicy(inline, origins);
  const hashOf = fileHashes(outDir, baseUrl);
  const hashes = new Map<string, string>();
  for (const name of names) {
    try {
      const {html, requested} = withIntegrity(withoutCopy(read(name)), requestsOf.get(name) ?? [], hashOf);
      const finished = withPolicy(html, policy, ...(requested ? [requestPolicy(inline, requested)] : []));
      fs.writeFileSync(path.join(outDir, name), finished);
      hashes.set(name, contentHash(finished));
    } catch (error) {
      throw new Error(`${name}: could not insert the content security policy`, {cause: error});
    }
  }
  return hashes;
}

/**
 * Checks that the final steps of plugins have left the pages as they are.
 *
 * @throws with the page.
 */
export function throwIfChanged(outDir: string, hashes: ReadonlyMap<string, string>): void {
  const changed = pagesIn(outDir).find(
    (name) => contentHash(fs.readFileSync(path.join(outDir, name), 'utf8')) !== hashes.get(name),
  );
  if (changed !== undefined) {
    throw new Error(`${changed}: a final step changed or added this page; write pages in a postBuild hook`);
  }
}

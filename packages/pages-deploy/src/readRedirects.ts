import {createSlugger} from '@docusaurus/utils';
import {isMap, isScalar, type Pair, type Scalar} from 'yaml';
import {type Diagnostic, errorAt, parseYaml, type SourceRule, throwFirst} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';

/** File of moved pages, unless a site names another. */
export const redirectsFile = 'redirects.yml';

/** An old route and the page that follows it, both below the base path. */
export type Move = [from: string, to: string];

/** The routes of a site that redirects depend on, below the base path. */
export interface SiteRoutes {
  /** Routes of all pages. */
  pages: ReadonlySet<string>;
  /** Folders whose main page is not their index page, with the route of that page. */
  mainPages?: ReadonlyMap<string, string>;
  /** Routes that pages below a folder, such as `docs/Old/`, once had; none by default. */
  gone?: (folder: string) => readonly string[];
}

/** The page that a route shows or redirects to. */
const pageAt = (route: string, {pages, mainPages}: SiteRoutes): string | undefined =>
  pages.has(route) ? route : mainPages?.get(route);

/** Routes of the copies of a category page for the other sidebars of its area. */
const copiesOf = (category: string): string[] => [`${category}-1`, `${category}-2`];

/** The moves of a category page and of its copies, if the new one has copies. */
const categoryMoves = (from: string, to: string, {pages}: SiteRoutes): Move[] =>
  [from, ...copiesOf(from)]
    .map((route, index): Move => [route, [to, ...copiesOf(to)][index] ?? to])
    .filter(([old, target]) => !pages.has(old) && pages.has(target));

const isCategory = (route: string): boolean => /^[^/]+\/category\/[^/]+$/.test(route);

/** The route that Docusaurus gives the category page of a folder. */
export function categoryOf(folder: string): string {
  const segments = folder.split('/').filter(Boolean);
  return `${segments[0] ?? ''}/category/${createSlugger().slug(segments.at(-1) ?? '')}`;
}

/**
 * The moves of a whole folder: of its own route, of every page below it to the page with the same relative path, and
 * of its category page.
 *
 * @param from the old folder with a trailing slash.
 * @param to the new folder with a trailing slash.
 */
function folderMoves(from: string, to: string, site: SiteRoutes): Move[] {
  const main = pageAt(to.slice(0, -1), site);
  return [
    ...(main === undefined ? [] : [[from.slice(0, -1), main] satisfies Move]),
    ...[...site.pages].filter((page) => page.startsWith(to)).map((page): Move => [from + page.slice(to.length), page]),
    ...categoryMoves(categoryOf(from), categoryOf(to), site),
  ];
}

/** The moves of a whole folder that was removed to one page: of every page that it once had, and of its category page. */
function removedFolderMoves(from: string, target: string, {pages, gone}: SiteRoutes): Move[] {
  const category = categoryOf(from);
  const old = [from.slice(0, -1), category, ...copiesOf(category), ...(gone?.(from) ?? [])];
  return [...new Set(old)].filter((route) => !pages.has(route)).map((route): Move => [route, target]);
}

/** What is wrong with the format of a route, and what to write; undefined if nothing is. */
function formProblem(route: string): string | undefined {
  if (/%[0-9a-f]{2}/i.test(route)) {
    return `"${route}" is URL-encoded; write it decoded, such as with spaces`;
  }
  if (/[?#\\]/.test(route)) {
    return `"${route}" contains ?, #, or \\; write only the path of a page`;
  }
  if (route.endsWith('.html')) {
    return `"${route}" ends in .html; write it without: ${route.replace(/(?:\/index)?\.html$/, '')}`;
  }
  if (!/^(?!\.\.?(?:\/|$))[^/]+(?:\/(?!\.\.?(?:\/|$))[^/]+)*\/?$/.test(route)) {
    return `"${route}" is not relative to the base path; write the part after it, such as docs/intro`;
  }
  const odd = /[^\p{L}\p{M}\p{N} ._~!$&'()*+,;=:@/-]/u.exec(route)?.[0];
  return odd === undefined
    ? undefined
    : `"${route}" contains ${JSON.stringify(odd)}, which no address of a page has; write the old address as readers see it`;
}

interface Line {
  from: string;
  to: string;
  number: number;
}

const isFolder = (route: string): boolean => route.endsWith('/');

const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

/** Ids of the rules for moved addresses. */
export type RedirectRule =
  | 'redirect-syntax'
  | 'redirect-source'
  | 'redirect-target'
  | Extract<SourceRule, 'yaml-syntax'>;

/** Reports what is wrong with a line of the file, from 1. */
type Report = (rule: RedirectRule, line: number, message: string) => void;

/** Reads the lines of the file and checks the format of each. @returns the valid ones. */
function readLines(source: string, report: Report): Line[] {
  const {document, lineAt, broken} = parseYaml(source);
  const howToWrite = 'write one old path and one new one: docs/old: docs/new';
  if (broken) {
    report('yaml-syntax', broken.line, `${broken.reason}; ${howToWrite}`);
    return [];
  }
  if (document.contents === null) {
    return [];
  }
  if (!isMap(document.contents)) {
    report('redirect-syntax', 1, howToWrite);
    return [];
  }
  return document.contents.items.flatMap(({key, value}: Pair): Line[] => {
    const number = isScalar(key) && key.range ? lineAt(key.range[0]) : 1;
    if (!isText(key) || !isText(value)) {
      report('redirect-syntax', number, howToWrite);
      return [];
    }
    const problem = formProblem(key.value) ?? formProblem(value.value);
    if (problem) {
      report('redirect-syntax', number, problem);
      return [];
    }
    if (isFolder(value.value) && !isFolder(key.value)) {
      report(
        'redirect-syntax',
        number,
        `"${key.value}" is a page and "${value.value}" a folder; end both with a slash to redirect a folder, or write the page that follows`,
      );
      return [];
    }
    return [{from: key.value, to: value.value, number}];
  });
}

/** The target of a route if one of the lines moves it. */
function redirectTarget(route: string, lines: readonly Line[]): string | undefined {
  const line = lines.find(({from}) => (isFolder(from) ? route.startsWith(from) : route === from));
  return line && line.to + route.slice(line.from.length);
}

/** Folders that contain a page, each with a trailing slash. */
const foldersOf = (pages: readonly string[]): string[] =>
  pages.flatMap((page) => [...page.matchAll(/\//g)].map(({index}) => page.slice(0, index + 1)));

/**
 * Checks which routes have moved.
 *
 * @param file its path, for messages.
 * @param source its text: YAML, old route to new one, both below the base path.
 * @param site the routes of the site.
 * @returns an error for each old route that is still in use and each new one that is not a page, and
 * the moves of the other lines, in the format of readRedirects.
 */
export function checkRedirects(
  file: string,
  source: string,
  site: SiteRoutes,
): {moves: Move[]; diagnostics: Diagnostic<RedirectRule>[]} {
  const diagnostics: Diagnostic<RedirectRule>[] = [];
  const report: Report = (rule, line, message) => diagnostics.push(errorAt(rule, file, line, message));
  const lines = readLines(source, report);
  const inUse = [...site.pages, ...(site.mainPages?.keys() ?? [])];
  const movesOf = ({from, to, number}: Line): Move[] => {
    const ofFolder = isFolder(from);
    const used = inUse.find((page) => page === from || (ofFolder && `${page}/`.startsWith(from)));
    if (used !== undefined) {
      const remedy = ofFolder ? 'the line, or write one for each page that moved' : 'the line, or the page';
      report('redirect-source', number, `there is a page at ${used}; remove ${remedy}`);
      return [];
    }
    const toFolder = isFolder(to);
    const target = toFolder ? inUse.find((page) => `${page}/`.startsWith(to)) : pageAt(to, site);
    if (target === undefined) {
      const next = redirectTarget(to, lines);
      const meant = didYouMean(to, toFolder ? foldersOf(inUse) : inUse);
      const remedy = next === undefined ? `${meant}write the path of one` : `it has moved itself: write ${next}`;
      report('redirect-target', number, `there is no page ${toFolder ? 'below' : 'at'} ${to}; ${remedy}`);
      return [];
    }
    if (ofFolder) {
      return toFolder ? folderMoves(from, to, site) : removedFolderMoves(from, target, site);
    }
    return isCategory(from) && isCategory(to) ? categoryMoves(from, to, site) : [[from, target]];
  };
  const folders = lines.filter(({from}) => isFolder(from)).sort((a, b) => a.from.length - b.from.length);
  const pages = lines.filter(({from}) => !isFolder(from));
  // In a map, the last entry counts: an explicit line takes precedence over copies implied by a category's line.
  const written = pages.map(({from, to}): Move => [from, pageAt(to, site) ?? to]);
  const moves = [...new Map([...folders, ...pages].flatMap(movesOf).concat(written))];
  return {moves, diagnostics: diagnostics.sort((a, b) => a.line - b.line)};
}

/**
 * Reads which routes have moved. A line moves one page, a category page with its copies in the other sidebars, or,
 * with a trailing slash on both routes, a folder with everything below it; with one on the old route only, it leads
 * everything that a removed folder had to one page. Of two lines for one route, the more
 * specific one counts: a page before a folder, a folder before its parent.
 *
 * @param file its path, for messages.
 * @param source its text: YAML, old route to new one, both below the base path.
 * @param site the routes of the site.
 * @returns each old route once, with the page it leads to.
 * @throws {ContentError} at an old route that is still in use and at a new one that is not a page.
 */
export function readRedirects(file: string, source: string, site: SiteRoutes): Move[] {
  const {moves, diagnostics} = checkRedirects(file, source, site);
  throwFirst(diagnostics);
  return moves;
}

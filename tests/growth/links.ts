/** Links of the content, and how a contributor changes them when a page moves. */
import fs from 'node:fs';
import path from 'node:path';
import YAML, {isMap, isSeq} from 'yaml';
import {readCatalogSource, routeOf} from '../../content-lint/model/catalogSource';
import {analyzePage} from '../../content-lint/model/analyzePage';
import {readSets} from '../../plugins/api-reference/sets';

/** A link from one file of the content to a page of the site. */
export interface ContentLink {
  /** File with the link, as a path in the repository. */
  file: string;
  /** Line of the link in the file, from 1. */
  line: number;
  /** The link as it is written. */
  url: string;
  /** Address that it leads to, below the base path, such as `docs/Tool/how-to`, with unencoded spaces. */
  route: string;
  /** File of the page that it leads to, for links that name one. */
  target?: string;
  /** Query and anchor of the link. */
  suffix: string;
}

const pathsFile = 'Education/learning-paths.yml';

function splitUrl(url: string): {place: string; suffix: string} {
  const place = url.replace(/[?#].*$/, '');
  return {place: decodeURI(place), suffix: url.slice(place.length)};
}

/** Links in descriptions of the API sets, which become pages at build time. */
function apiLinks(siteDir: string): ContentLink[] {
  return readSets(siteDir).flatMap(({file: name}) => {
    const file = `openapi/${name}`;
    const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(/\]\((\/[^)\s]+)\)/g)].map(([, url = '']): ContentLink => {
        const {place, suffix} = splitUrl(url);
        return {file, line: index + 1, url, route: place.slice(1), suffix};
      }),
    );
  });
}

/** All links of the content to pages of the site: those of pages and those of API specifications. */
export function readLinks(siteDir: string): ContentLink[] {
  const {pages} = readCatalogSource(siteDir);
  const routes = new Map(pages.map((page) => [page.file, routeOf(page).slice(1)]));
  const ofPages = pages.flatMap((page) =>
    analyzePage(page)
      .references.filter(({kind}) => kind === 'link')
      .flatMap(({line, url}): ContentLink[] => {
        const {place, suffix} = splitUrl(url);
        if (place.startsWith('/')) {
          return [{file: page.file, line, url, route: place.slice(1), suffix}];
        }
        const target = path.posix.join(path.posix.dirname(page.file), place);
        const route = routes.get(target);
        return route === undefined ? [] : [{file: page.file, line, url, route, target, suffix}];
      }),
  );
  return [...ofPages, ...apiLinks(siteDir)];
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Changes addresses of links, and link texts that are an old name.
 *
 * @param changes the new target of a link; undefined leaves it unchanged
 * @param names the old name that may be a link text, and the new one
 * @throws if a link is not written in its line as Markdown.
 */
export function changeLinks(
  siteDir: string,
  changes: (link: ContentLink) => string | undefined,
  names?: {from: string; to: string},
): void {
  for (const link of readLinks(siteDir)) {
    const url = changes(link);
    if (url === undefined || url === link.url) {
      continue;
    }
    const file = path.join(siteDir, link.file);
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    const before = lines[link.line - 1] ?? '';
    let after = before.replace(new RegExp(String.raw`\]\(<?${escapePattern(link.url)}>?(?=[\s)])`), () => `](${url}`);
    if (after === before) {
      throw new Error(`${link.file}:${link.line}: the link to ${link.url} is not written as [text](address)`);
    }
    if (names) {
      after = after.replace(`[${names.from}](${url}`, () => `[${names.to}](${url}`);
    }
    lines[link.line - 1] = after;
    fs.writeFileSync(file, lines.join('\n'));
  }
}

/**
 * Changes the steps of the learning paths.
 *
 * @param change maps the page of a step, such as `docs/Tool/how-to`, to a new one; undefined removes the step, and the
 * path if fewer than two steps are left
 */
export function changeSteps(siteDir: string, change: (page: string) => string | undefined): void {
  const file = path.join(siteDir, pathsFile);
  const text = fs.readFileSync(file, 'utf8');
  const document = YAML.parseDocument<YAML.Node, false>(text);
  if (!isSeq(document.contents)) {
    throw new Error(`${pathsFile} holds no list`);
  }
  document.contents.items = document.contents.items.filter((learningPath) => {
    const steps = isMap(learningPath) ? learningPath.get('steps') : undefined;
    if (!isSeq(steps)) {
      throw new Error(`${pathsFile}: a path has no steps`);
    }
    steps.items = steps.items.filter((step) => {
      const page = isMap(step) ? String(step.get('page')) : '';
      const next = change(page);
      if (next !== undefined && isMap(step)) {
        step.set('page', next);
      }
      return next !== undefined;
    });
    return steps.items.length >= 2;
  });
  // Written only if something changed, because writing may change the formatting.
  if (JSON.stringify(document.toJS()) !== JSON.stringify(YAML.parse(text))) {
    fs.writeFileSync(file, document.toString({lineWidth: 0}));
  }
}

/** Pages that the learning paths name, with repetitions. */
export function stepPages(siteDir: string): string[] {
  const paths = YAML.parse(fs.readFileSync(path.join(siteDir, pathsFile), 'utf8')) as {steps: {page: string}[]}[];
  return paths.flatMap(({steps}) => steps.map(({page}) => page));
}

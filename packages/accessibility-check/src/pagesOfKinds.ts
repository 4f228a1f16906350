/**
 * One page of each kind. In: the folder of a Docusaurus build. Out: the largest page of each kind, because most can go wrong
 * on it, and those that every site has once.
 */
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/utils/node';
import {Parser} from 'htmlparser2';

/** A page of a build. */
export interface BuiltPage {
  /** What pages of its kind have in common: the classes of `<html>`, and of the outer elements of the main content. */
  kind: string;
  /** Path below the base path, encoded; empty for the landing page. */
  path: string;
}

/** Pages that are not like others, whatever their size. */
const single = ['index.html', '404.html'];

/** How many elements of the main content, from the outermost on, tell kinds apart; within them, each page has its own text. */
const outerElements = 3;

/** Classes of Docusaurus that name a single page (ids may contain spaces, and are the last of their element) or a version. */
const ofOnePage = /\bdocs-(?:doc-id-.*|version-\S+)/g;

/** The instance of the docs plugin, of a page that nobody wrote: lists of tags are alike in all of them. */
const ofList = /(?<=\bdocs-wrapper\b.*)\bplugin-id-\S+(?!.*\bdocs-doc-page\b)/;

/** The kind of a page; undefined for HTML that Docusaurus has not rendered, such as a redirect. */
function kindOf(html: string): string | undefined {
  let root: string | undefined;
  const outer: string[] = [];
  let isMain = false;
  const parser = new Parser({
    onopentag(name, {class: classes = '', ...attributes}) {
      if (name === 'html' && 'data-has-hydrated' in attributes) {
        root = classes.replaceAll(ofOnePage, '').replace(ofList, '').replaceAll(/\s+/g, ' ').trim();
      }
      isMain ||= name === 'main';
      if (isMain && outer.length < outerElements) {
        outer.push([name, ...classes.split(/\s+/).filter(Boolean)].join('.'));
      }
    },
  });
  parser.end(html);
  return root === undefined ? undefined : [root, ...outer].join(' > ');
}

/** Path of a page, as GitHub Pages serves a file. */
const pathOf = (file: string): string =>
  (file === '404.html' ? file : file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, ''))
    .split('/')
    .map(encodeURIComponent)
    .join('/');

/**
 * Chooses one page of each kind of a build: the largest, the landing page, and 404.html.
 *
 * @param build folder of the build
 * @returns the pages in the order of their paths
 */
export function pagesOfKinds(build: string): BuiltPage[] {
  const largest = new Map<string, {file: string; size: number}>();
  for (const file of filesIn(build).filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(build, file), 'utf8');
    const kind = kindOf(html);
    if (kind !== undefined) {
      const key = single.includes(file) ? file : kind;
      if (html.length > (largest.get(key)?.size ?? 0)) {
        largest.set(key, {file, size: html.length});
      }
    }
  }
  return [...largest].map(([kind, {file}]) => ({kind, path: pathOf(file)})).sort((a, b) => (a.path < b.path ? -1 : 1));
}

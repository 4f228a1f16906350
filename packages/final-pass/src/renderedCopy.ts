import {createRequire} from 'node:module';
import type {DocusaurusConfig} from '@docusaurus/types';
import {pageParts, type PageParts} from './pageParts.js';

/** The parts of a page that React and the plugins make, as the template of Docusaurus gets them. */
interface Rendered {
  htmlAttributes: string;
  head: string;
  bodyAttributes: string;
  preBody: string;
  app: string;
  postBody: string;
}

const copyStart = '<!--rendered ';

/**
 * The copy in the template's language (Eta). As base64, because no rewriting of HTML changes letters in a comment, and no
 * text of a page can end it.
 */
const copy = `${copyStart}<%~ Buffer.from(JSON.stringify({
  htmlAttributes: it.htmlAttributes,
  head: it.metaAttributes.join('') + it.headTags,
  bodyAttributes: it.bodyAttributes,
  preBody: it.preBodyTags,
  app: it.appHtml,
  postBody: it.postBodyTags,
})).toString('base64') %>-->`;

/** Docusaurus' own template of a page. */
const defaultTemplate = (): string =>
  // Node and the loader of Docusaurus' settings would import its default export differently.
  (createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {default: string}).default;

/**
 * Makes each page carry a copy of what was rendered, which `takeCopy` takes out of the finished file. Between the two, the
 * minifier and other plugins rewrite the file.
 *
 * @param siteConfig settings of the site, after all plugins have had the opportunity to set a template.
 */
export function carryCopy(siteConfig: DocusaurusConfig): void {
  const template = siteConfig.ssrTemplate ?? defaultTemplate();
  if (!template.includes(copyStart)) {
    // Not enumerable, because browsers load all other settings with every page.
    Object.defineProperty(siteConfig, 'ssrTemplate', {
      value: `${template.trimEnd()}\n${copy}`,
      configurable: true,
      writable: true,
    });
  }
}

/** Whether a text occurs among others at a place. */
const isAt = (all: readonly string[], part: readonly string[], start: number): boolean =>
  part.every((one, index) => all[start + index] === one);

/** The parts of a fragment, without the elements around it. */
function partsBetween(before: string, fragment: string, after: string): string[] {
  const start = pageParts(before).parts.filter((part) => !part.startsWith('</')).length;
  const {parts} = pageParts(before + fragment + after);
  const end = pageParts(before + after).parts.length - start;
  return parts.slice(start, parts.length - end);
}

/** The first part of a fragment that a page does not have, with the parts that it has instead. */
function firstChange(page: readonly string[], wanted: readonly string[]): string {
  let best = 0;
  let at = 0;
  for (let start = 0; start < page.length; start += 1) {
    let length = 0;
    while (length < wanted.length && page[start + length] === wanted[length]) {
      length += 1;
    }
    if (length > best) {
      best = length;
      at = start;
    }
  }
  const short = (part = 'nothing'): string => (part.length > 120 ? `${part.slice(0, 120)}...` : part);
  return `${short(wanted[best])} became ${short(page[at + best])}`;
}

/**
 * Takes the copy out of a page, and compares the two.
 *
 * @param html a page as it was written, minified or not.
 * @returns the page without the copy, and what is in it; undefined if it has none.
 * @throws if an element, an attribute, or a text is not the one that was rendered, such as text that a minifier has turned
 *   into an element.
 */
export function takeCopy(html: string): ({html: string} & PageParts) | undefined {
  const start = html.lastIndexOf(copyStart);
  const end = html.indexOf('-->', start);
  if (start < 0 || end < 0) {
    return undefined;
  }
  const rendered = JSON.parse(
    Buffer.from(html.slice(start + copyStart.length, end), 'base64').toString('utf8'),
  ) as Rendered;
  const page = (html.slice(0, start) + html.slice(end + '-->'.length)).trimEnd();
  const read = pageParts(page);
  const {parts} = read;
  const wanted = [
    partsBetween('', `<html ${rendered.htmlAttributes}>`, ''),
    partsBetween('<head>', rendered.head, '</head>'),
    partsBetween('', `<body ${rendered.bodyAttributes}>`, ''),
    partsBetween('<body>', rendered.preBody, '</body>'),
    partsBetween('', `<div id="__docusaurus">${rendered.app}</div>`, ''),
    partsBetween('<body>', rendered.postBody, '</body>'),
  ];
  let from = 0;
  for (const [index, fragment] of wanted.entries()) {
    // The end tags of html and body come at the end of the page.
    const searched = index === 0 || index === 2 ? fragment.filter((part) => !part.startsWith('</')) : fragment;
    let place = from;
    while (place <= parts.length - searched.length && !isAt(parts, searched, place)) {
      place += 1;
    }
    if (place > parts.length - searched.length) {
      throw new Error(firstChange(parts.slice(from), searched));
    }
    from = place + searched.length;
  }
  return {html: page, ...read};
}

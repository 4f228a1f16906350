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
 * Makes each page carry a copy of what was rendered, which is taken out of the finished file. Between the two, the
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

/**
 * Turns off the HTML minifier of Docusaurus Faster, which turns text into elements (`upstream/README.md`). Docusaurus then
 * uses the one that it has without Faster.
 */
export function turnOffSwcMinifier(siteConfig: Pick<DocusaurusConfig, 'future'>): void {
  // The second name is that since Docusaurus 3.10.
  const future: Record<string, unknown> = siteConfig.future;
  for (const name of ['experimental_faster', 'faster']) {
    const flags = future[name];
    if (typeof flags === 'object') {
      future[name] = {...flags, swcHtmlMinimizer: false};
    }
  }
}

/** Whether a text occurs among others at a place. */
const isAt = (all: readonly string[], part: readonly string[], start: number): boolean =>
  part.every((one, index) => all[start + index] === one);

/** The start tag of an element with some attributes. */
const startTag = (name: string, attributes: string): string[] => pageParts(`<${name} ${attributes}>`).parts.slice(0, 1);

/** The parts of a fragment in an element. */
const partsIn = (name: string, fragment: string): string[] =>
  pageParts(`<${name}>${fragment}</${name}>`).parts.slice(1, -1);

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

/** The page without the copy, and the copy; undefined if it has none. */
function splitCopy(html: string): {page: string; copy: string} | undefined {
  const start = html.lastIndexOf(copyStart);
  const end = html.indexOf('-->', start);
  return start < 0 || end < 0
    ? undefined
    : {
        page: (html.slice(0, start) + html.slice(end + '-->'.length)).trimEnd(),
        copy: html.slice(start + copyStart.length, end),
      };
}

/** A page without the copy, which is not compared again. */
export const withoutCopy = (html: string): string => splitCopy(html)?.page ?? html;

/**
 * Compares a page with the copy in it.
 *
 * @param html a page as it was written, minified or not.
 * @returns what is in the page without the copy; undefined if it has none.
 * @throws if an element, an attribute, or a text is not the one that was rendered, such as text that a minifier has turned
 *   into an element.
 */
export function comparedWithCopy(html: string): PageParts | undefined {
  const split = splitCopy(html);
  if (split === undefined) {
    return undefined;
  }
  const rendered = JSON.parse(Buffer.from(split.copy, 'base64').toString('utf8')) as Rendered;
  const read = pageParts(split.page);
  const {parts} = read;
  const wanted = [
    startTag('html', rendered.htmlAttributes),
    partsIn('head', rendered.head),
    startTag('body', rendered.bodyAttributes),
    partsIn('body', rendered.preBody),
    pageParts(`<div id="__docusaurus">${rendered.app}</div>`).parts,
    partsIn('body', rendered.postBody),
  ];
  let from = 0;
  for (const searched of wanted) {
    let place = from;
    while (place <= parts.length - searched.length && !isAt(parts, searched, place)) {
      place += 1;
    }
    if (place > parts.length - searched.length) {
      throw new Error(firstChange(parts.slice(from), searched));
    }
    from = place + searched.length;
  }
  return read;
}

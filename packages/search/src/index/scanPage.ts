import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';

/** Texts of a page. */
export interface ScannedPage {
  pageTitle: string;
  description: string;
  /** The title with what follows it, and each further heading with what follows it. */
  sections: {title: string; hash: string; content: string}[];
  /** Names above the page in the navigation. */
  breadcrumb: string[];
}

/** Kind of a page, by the plugin that made it; the texts of each are in another place. */
export type PageType = 'docs' | 'blog' | 'page';

/** A tag with its attributes, whose values may contain `>`. */
const attributes = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;

/** Elements of the head that the scanner reads. */
const metaElements = new RegExp(String.raw`<meta\b${attributes}>`, 'g');

/** Links of the navigation to the page itself or to a category that contains it. */
const links = new RegExp(String.raw`<a\b(${attributes})>[^]*?</a>`, 'g');

/** Tags of the spans that give code its colors. */
const spans = new RegExp(String.raw`</?span\b${attributes}>`, 'g');

const isRead = (meta: string): boolean => /\bname="?'?(?:robots|description|keywords)\b/.test(meta);

/**
 * The parts of a documentation page that the scanner reads, as a page of its own: title and text
 * without the colors of code, description, and the names above it in the navigation. Parsing a whole page, most of which
 * is navigation, takes four times as long. Other pages stay as they are.
 */
function scannedParts(html: string): string {
  const [from, to] = [html.indexOf('<article'), html.lastIndexOf('</article>')];
  if (from < 0) {
    return html;
  }
  const before = html.slice(0, from);
  const head = (before.match(metaElements) ?? []).filter(isRead);
  const active = Array.from(before.matchAll(links), ([link, own = '']) => ({link, own}));
  const area = active.find(({own}) => own.includes('navbar__link--active'));
  const categories = active.filter(
    ({own}) => own.includes('menu__link--sublist') && own.includes('menu__link--active'),
  );
  const article = html.slice(from, to).replaceAll(/<pre\b[^]*?<\/pre>/g, (block) => block.replaceAll(spans, ''));
  return [
    `<head>${head.join('')}</head><body>${area?.link ?? ''}`,
    `<div class="main-wrapper"><ul class="menu">`,
    ...categories.map(({link}) => `<li class="menu__list-item-collapsible">${link}</li>`),
    `</ul>${article}</article></div></body>`,
  ].join('');
}

/** What the scanner reads: the page, or the parts of it that hold text. Equal parts have equal texts. */
export const scannedSource = (html: string, type: PageType): string => (type === 'docs' ? scannedParts(html) : html);

/**
 * Reads title, headings, and texts of a page with the scanner of @easyops-cn/docusaurus-search-local.
 *
 * @param source its HTML, or what `scannedSource` leaves of it.
 * @param ignoreCssSelectors elements whose text is left out.
 * @returns null if search engines may not list the page.
 */
export const scanPage = (
  source: string,
  type: PageType,
  url: string,
  ignoreCssSelectors: readonly string[],
): ScannedPage | null => parse(source, type, url, {ignoreCssSelectors});

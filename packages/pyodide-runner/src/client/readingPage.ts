import {decodedUrl} from '@training-catalog/utils/urls';

/** Where a site is published. */
export interface SiteAddress {
  /** Its base path, with slashes around it. */
  baseUrl: string;
  /** Its full address, with a slash at its end. */
  url: string;
}

/** What is beside the page. */
export interface Beside {
  /** The file of the page. */
  page: string;
  /** Names of the files that are there, below the base path. */
  names: ReadonlySet<string>;
}

/** What does nothing without scripts, or without the site. */
const useless = 'script, template, noscript, iframe, button, .needs-script, link:not([rel="stylesheet"])';

/**
 * A page as one that browsers show from a stick: the article without scripts. Addresses of files beside it are relative, and
 * all others are those of the site.
 *
 * @param note what is said above the article
 */
export function readingPage(html: string, {baseUrl, url}: SiteAddress, {page, names}: Beside, note: string): string {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const result = document.implementation.createHTMLDocument(source.title);
  result.documentElement.lang = source.documentElement.lang;
  const add = (parent: Element, name: string, attributes: Readonly<Record<string, string>>, text = ''): Element => {
    const element = parent.appendChild(result.createElement(name));
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    element.textContent = text;
    return element;
  };
  add(result.head, 'meta', {charset: 'utf-8'});
  add(result.head, 'meta', {name: 'viewport', content: 'width=device-width, initial-scale=1'});
  source.querySelectorAll('link[rel="stylesheet"], head style').forEach((style) => {
    const copy = result.importNode(style, true);
    // A file has no origin that it could be checked for.
    copy.removeAttribute('integrity');
    result.head.append(copy);
  });
  const main = add(result.body, 'main', {class: 'container padding-vert--lg'});
  add(add(main, 'p', {}), 'strong', {}, note);
  main.append(result.importNode(source.querySelector('article') ?? source.body, true));
  main.querySelectorAll(useless).forEach((element) => element.remove());
  for (const attribute of ['href', 'src']) {
    result.querySelectorAll(`[${attribute}]`).forEach((element) => {
      const written = element.getAttribute(attribute) ?? '';
      if (!/^(?:#|[a-z-]+:)/i.test(written)) {
        const full = new URL(written, new URL(encodeURI(page), url));
        const path = full.pathname.slice(baseUrl.length);
        const isBeside = full.href.startsWith(url) && names.has(decodedUrl(path));
        element.setAttribute(attribute, isBeside ? baseUrl.slice(1) + path : full.href);
      }
    });
  }
  return `<!doctype html>\n${result.documentElement.outerHTML}\n`;
}

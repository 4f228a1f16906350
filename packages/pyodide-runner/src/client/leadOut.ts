import {escapeHtml} from '@training-catalog/content-model/escape-html';
import type {SiteAddress} from './readingPage.js';

/** What a page of a copy knows. */
interface Copied extends SiteAddress {
  /** Addresses of the pages of the copy, without the ending, below the base path. */
  pages: readonly string[];
}

/**
 * In a page of a copy: leads to the published site where a link or a search leads to a page that the copy does not have.
 * Browsers run its text, so it uses nothing from outside, nor what a compiler replaces by a function of its own.
 */
function leadOut({baseUrl, url, pages}: Copied): void {
  /** The address on the published site of one that is not here; undefined if it is here, or a file. */
  const outside = (address: string): string | undefined => {
    const {origin, pathname, search, hash, href} = new URL(address, location.href);
    if (href.startsWith(url)) {
      return href;
    }
    const name = pathname.slice(baseUrl.length).replace(/(?:\.html|\/index\.html|\/)$/, '');
    // A version, as in "Owl counter v1.0", is no ending.
    const isHere = pages.includes(decodeURI(name)) || /\.[a-z]\w*$/i.test(name);
    return origin !== location.origin || isHere ? undefined : url + pathname.slice(baseUrl.length) + search + hash;
  };
  // Before React, which would look for the page here.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const address = link && outside(link.href);
      if (link && address) {
        link.href = address;
        event.stopPropagation();
      }
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const address = form.hasAttribute('action') ? outside(form.action) : undefined;
      if (address) {
        event.preventDefault();
        event.stopPropagation();
        const query = new URLSearchParams();
        new FormData(form).forEach((value, name) => typeof value === 'string' && query.append(name, value));
        location.assign(`${address.replace(/[?#].*$/, '')}?${query.toString()}`);
      }
    },
    true,
  );
}

/** The hash of a script, as a policy writes it; undefined on pages without HTTPS, where browsers do not compute it. */
async function hashOf(script: string): Promise<string | undefined> {
  if (!('subtle' in crypto)) {
    return undefined;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** Name of a page without its ending, as the site's links have it. */
const addressOf = (name: string): string => name.replace(/(?:^|\/)index\.html$|\.html$/, '');

/**
 * A page of a copy that leads to the published site where it links to what the copy does not have: by its links, for
 * browsers without scripts, and by a script, which its policies allow. Its text stays as it is, because React compares it.
 *
 * @param pages files of the pages that the copy has
 */
export async function leadingOut(html: string, site: SiteAddress, pages: readonly string[]): Promise<string> {
  const here = new Set(pages.map(addressOf));
  const {baseUrl, url} = site;
  const linked = html.replace(/(<a\b[^>]*?\shref=)(?:"([^"]*)"|([^\s">]+))/g, (all, start: string, quoted, bare) => {
    const address = String(quoted ?? bare);
    const name = address
      .slice(baseUrl.length)
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '');
    return !address.startsWith(baseUrl) || here.has(decodeURI(name)) || /\.[a-z]\w*$/i.test(name)
      ? all
      : `${start}"${escapeHtml(url)}${address.slice(baseUrl.length)}"`;
  });
  const script = `(${leadOut.toString()})(${JSON.stringify({...site, pages: [...here]} satisfies Copied).replaceAll('<', '\\u003c')})`;
  const hash = await hashOf(script);
  return hash === undefined
    ? linked
    : linked
        .replace(/(<meta\b[^>]*Content-Security-Policy[^>]*?script-src)(?=\s)/gi, (start: string) => `${start} ${hash}`)
        .replace('</head>', () => `<script>${script}</script></head>`);
}

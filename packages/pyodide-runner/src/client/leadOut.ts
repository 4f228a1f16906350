import {escapeHtml} from '@training-catalog/utils/escape-html';
import type {SiteAddress} from './readingPage.js';

/** What a page of a copy knows. */
interface Copied extends SiteAddress {
  /** Addresses of the pages of the copy, without the ending, below the base path. */
  pages: readonly string[];
}

/**
 * The address on the published site of a path of this one; undefined if the copy has the page, or the
 * path is another site's or that of a file.
 * Browsers run its text, as that of `leadOut`.
 *
 * @param address with the base path; a query and an anchor may follow
 */
function publishedAddress(address: string, {baseUrl, url, pages}: Copied): string | undefined {
  if (!address.startsWith(baseUrl)) {
    return undefined;
  }
  const rest = address.slice(baseUrl.length);
  const name = decodeURI(rest.replace(/[?#].*$/, '').replace(/(?:\.html|\/index\.html|\/)$/, ''));
  // A version, as in "Owl counter v1.0", is no ending.
  const isHere = pages.includes(name) || /\.[a-z]\w*$/i.test(name);
  return isHere ? undefined : url + rest;
}

/**
 * In a page of a copy: leads to the published site where a link or a search leads to a page that the copy does not have.
 * Browsers run its text, so it uses nothing from outside, nor what a compiler replaces by a function of its own.
 */
function leadOut(copied: Copied, published: typeof publishedAddress): void {
  const outside = (address: string): string | undefined => {
    const {origin, pathname, search, hash, href} = new URL(address, location.href);
    if (href.startsWith(copied.url)) {
      return href;
    }
    return origin === location.origin ? published(pathname + search + hash, copied) : undefined;
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
  const copied: Copied = {...site, pages: pages.map(addressOf)};
  const linked = html.replace(/(<a\b[^>]*?\shref=)(?:"([^"]*)"|([^\s">]+))/g, (all, start: string, quoted, bare) => {
    const address = publishedAddress(String(quoted ?? bare), copied);
    return address === undefined ? all : `${start}"${escapeHtml(site.url)}${address.slice(site.url.length)}"`;
  });
  const known = JSON.stringify(copied).replaceAll('<', '\\u003c');
  const script = `(${leadOut.toString()})(${known}, ${publishedAddress.toString()})`;
  const hash = await hashOf(script);
  return hash === undefined
    ? linked
    : linked
        .replace(/(<meta\b[^>]*Content-Security-Policy[^>]*?script-src)(?=\s)/gi, (start: string) => `${start} ${hash}`)
        .replace('</head>', () => `<script>${script}</script></head>`);
}

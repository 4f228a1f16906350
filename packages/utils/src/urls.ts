/** URLs as they are written in pages and shown by browsers. This entry has no dependencies, so that browser code can load it. */

/** Decodes a URL or path; returns it unchanged if its percent-encoding is invalid. */
export function decodedUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Decodes a URL component, including slashes; returns it unchanged if its percent-encoding is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A permalink without the trailing slash that index pages have internally; the root keeps its own. */
export const withoutSlash = (permalink: string): string => permalink.replace(/(?<=.)\/$/, '');

/** Public URL of a permalink: encoded, and without a trailing slash. */
export const pageUrl = (siteUrl: string, permalink: string): string =>
  siteUrl + encodeURI(permalink).replace(/\/$/, '');

/** Protocol of a URL whose host serves every http URL over https, too; shields.io is that of badges. */
const httpOfKnownHost =
  /^http:\/\/(?=(?:[\w-]+\.)*(?:arxiv\.org|doi\.org|github\.com|github\.io|pypi\.org|shields\.io|wikipedia\.org|youtube\.com)(?:[/?#]|$))/i;

/** A URL over https, if its host is known to serve it so; any other URL as it is. */
export const overHttps = (url: string): string => url.replace(httpOfKnownHost, 'https://');

/**
 * What an address leads to: another site (`https`, `http`), a mailbox, a page of the site by its path, a file of the site
 * that no page is at (`pathname:///…`), a file beside the page, or a place on it.
 */
export type AddressKind = 'https' | 'http' | 'mailto' | 'site' | 'static' | 'file' | 'anchor';

/** White space at the ends, and what browsers remove, or show as nothing, or take for a slash. */
const disguise = /^\s|\s$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** A protocol and a host, without the name of a user. */
const onWeb = /^https?:\/\/(?:[\p{L}\p{M}\p{N}._-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/iu;

/** Whether a path stays on the site: after removing `.` and `..`, two slashes in front would name another host. */
const isPath = (url: string): boolean => !url.replace(/[?#].*$/s, '').includes('//');

/**
 * What an address of a contributor leads to; undefined for one that no page may contain. It is what all rules about pages,
 * front matter, lists, and OpenAPI files ask. An allowlist of forms stays safe when browsers learn a new protocol.
 */
export function addressKind(url: string): AddressKind | undefined {
  if (disguise.test(url)) {
    return undefined;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      if (url.startsWith('#')) {
        return 'anchor';
      }
      return isPath(url) ? (url.startsWith('/') ? 'site' : 'file') : undefined;
    case 'https':
    case 'http': {
      // Without slashes, or with more of them, browsers find a host that readers do not see.
      if (!onWeb.test(url) || !URL.canParse(url)) {
        return undefined;
      }
      return scheme;
    }
    case 'mailto':
      return /^mailto:[^\s@?#]+@[^\s@?#/]+(?:\?\S*)?$/i.test(url) ? 'mailto' : undefined;
    case 'pathname':
      return /^pathname:\/\/\/(?!\/)/i.test(url) && isPath(url.slice('pathname://'.length)) ? 'static' : undefined;
    default:
      return undefined;
  }
}

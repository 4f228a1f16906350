import type {Server} from './types.js';

/** Maximum number of URLs per server, because its variables may have many values. */
const maxUrls = 20;

/**
 * Normalizes a server URL that pages may send requests to, without a trailing slash; undefined for any other text. The
 * URL goes into the content security policy, so it must not contain anything that would match several hosts there.
 */
export function callableUrl(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    return undefined;
  }
  const {hostname, username, password, search, hash, href} = new URL(url);
  const isPlain = /^[a-z0-9.-]+$/.test(hostname) && !/[{}]/.test(url);
  return isPlain && username + password + search + hash === '' ? href.replace(/\/$/, '') : undefined;
}

/**
 * URLs of a server: one for each combination of its variables' values (default and `enum`), up to `maxUrls`. A
 * server without a host has none.
 */
export function urlsOf({url: template, variables = {}}: Server): string[] {
  const filled = Object.entries(variables).reduce<string[]>(
    (urls, [name, {default: usual, enum: values}]) => {
      const all = [...new Set([...(usual === undefined ? [] : [usual]), ...(values ?? [])])];
      return urls.flatMap((url) => all.map((value) => url.replaceAll(`{${name}}`, () => value))).slice(0, maxUrls);
    },
    [template],
  );
  return filled.map(callableUrl).filter((url) => url !== undefined);
}

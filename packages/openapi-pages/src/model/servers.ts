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

/** Networks that are not the internet: of this machine, private ones, and those that machines give themselves. */
const localNetworks =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/** Endings of names that only a local network knows. */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa|test)$/;

/**
 * Whether a URL leads to the reader's own machine or network, as `http://localhost:8000` does. A published page must not send
 * requests there: every script on it could then talk to whatever runs there.
 *
 * @param url one that `callableUrl` returned
 */
export function isLocalServer(url: string): boolean {
  // Parsing writes an IPv4 address in its usual form.
  const host = new URL(url).hostname.replace(/\.$/, '');
  return localNetworks.test(host) || localNames.test(host) || !host.includes('.');
}

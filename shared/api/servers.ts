import type {Server} from './types';

/** Maximum number of URLs per server, because its variables may have many values. */
const maxAddresses = 20;

/**
 * Normalizes a server URL that pages may send requests to, without a trailing slash; undefined for any other text. The
 * URL goes into the content security policy, so it must not contain anything that would match several hosts there.
 */
export function callableAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const {hostname, username, password, search, hash, href} = new URL(address);
  const isPlain = /^[a-z0-9.-]+$/.test(hostname) && !/[{}]/.test(address);
  return isPlain && username + password + search + hash === '' ? href.replace(/\/$/, '') : undefined;
}

/**
 * URLs of a server: one for each combination of its variables' values (default and `enum`), up to `maxAddresses`. A
 * server without a host has none.
 */
export function addressesOf({url, variables = {}}: Server): string[] {
  const filled = Object.entries(variables).reduce<string[]>(
    (addresses, [name, {default: usual, enum: values}]) => {
      const all = [...new Set([...(usual === undefined ? [] : [usual]), ...(values ?? [])])];
      return addresses
        .flatMap((address) => all.map((value) => address.replaceAll(`{${name}}`, () => value)))
        .slice(0, maxAddresses);
    },
    [url],
  );
  return filled.map(callableAddress).filter((address) => address !== undefined);
}

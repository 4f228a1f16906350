import type {Server} from './types';

/** A variable of a server may list many values; no more than this many addresses are offered. */
const mostAddresses = 20;

/**
 * Address of a server that a page may send requests to, without a closing slash; undefined for any other text. A policy
 * names it, so it holds nothing that means more than one host there.
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
 * Addresses that a server stands for: one for each listed value of its variables, with the default of those that list
 * none. A server without a host of its own stands for none.
 */
export function addressesOf({url, variables = {}}: Server): string[] {
  const filled = Object.entries(variables).reduce<string[]>(
    (addresses, [name, {default: usual, enum: values}]) => {
      const all = [...new Set([...(usual === undefined ? [] : [usual]), ...(values ?? [])])];
      return addresses
        .flatMap((address) => all.map((value) => address.replaceAll(`{${name}}`, () => value)))
        .slice(0, mostAddresses);
    },
    [url],
  );
  return filled.map(callableAddress).filter((address) => address !== undefined);
}

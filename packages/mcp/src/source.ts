/** Where the files of a catalog are: on the web, or in the folder of a build. Nothing else is read. */
import fs from 'node:fs/promises';
import path from 'node:path';

/** Something that the person who asked can correct; its message says how. */
export class CatalogError extends Error {
  override name = 'CatalogError';
}

/** The files of a catalog. */
export interface Source {
  /** URL with a slash at its end, or full path of a folder. */
  readonly address: string;
  /** Reads a file by its path below the address. @throws {CatalogError} if there is none, or none of at most so many bytes */
  readonly read: (place: string, limit: number) => Promise<string>;
}

/** Time in ms in which a file has to be there, redirects included. */
const patience = 15_000;

/** Parts of a path. @throws {CatalogError} for a path that could lead out of the catalog */
function partsOf(place: string): string[] {
  const parts = place.split('/');
  if (parts.some((part) => /^\.{0,2}$|[\\\p{Cc}]/u.test(part))) {
    throw new CatalogError(`${JSON.stringify(place)} is no path in the catalog; write one such as docs/intro`);
  }
  return parts;
}

const tooLarge = (name: string, limit: number): CatalogError =>
  new CatalogError(`${name} has more than ${limit / 1_000_000} MB, and is not read`);

/** Text of a response, as long as it is not too large. */
async function textOf({body}: Response, name: string, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) {
      // Leaving the loop ends the request.
      throw tooLarge(name, limit);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The response for a URL, after a few redirects that stay below the base. */
async function responseOf(url: URL, base: URL, signal: AbortSignal, redirects = 3): Promise<Response> {
  const response = await fetch(url, {redirect: 'manual', signal});
  const location = response.headers.get('location');
  if (location === null) {
    return response;
  }
  const next = new URL(location, url);
  if (redirects === 0 || !next.href.startsWith(base.href)) {
    throw new CatalogError(`${url.href} leads to ${next.href}; if the catalog moved, name its new address`);
  }
  return responseOf(next, base, signal, redirects - 1);
}

/** Files on the web: below a URL, which ends with a slash, and nowhere else. */
const webSource = (base: URL): Source => ({
  address: base.href,
  async read(place, limit) {
    const url = new URL(partsOf(place).map(encodeURIComponent).join('/'), base);
    try {
      const response = await responseOf(url, base, AbortSignal.timeout(patience));
      if (!response.ok) {
        throw new CatalogError(`there is no ${url.href} (status ${response.status})`);
      }
      return await textOf(response, url.href, limit);
    } catch (error) {
      // What fetch says is in the cause.
      const {message, cause} = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw error instanceof CatalogError ? error : new CatalogError(`${url.href} could not be read: ${reason}`);
    }
  },
});

/** Files in a folder, whose path is real. */
const folderSource = (address: string): Source => ({
  address,
  async read(place, limit) {
    const file = path.join(address, ...partsOf(place));
    const real = await fs.realpath(file).catch(() => undefined);
    const status = real === undefined ? undefined : await fs.stat(real);
    // A symbolic link may lead anywhere.
    if (real?.startsWith(address + path.sep) !== true || status?.isFile() !== true) {
      throw new CatalogError(`there is no ${file} in the catalog`);
    }
    if (status.size > limit) {
      throw tooLarge(file, limit);
    }
    return fs.readFile(real, 'utf8');
  },
});

/** The files of the catalog at a URL, or in the folder of a build. @throws {CatalogError} if an address is neither */
export async function sourceAt(address: string): Promise<Source> {
  if (/^[a-z][a-z\d+.-]+:/i.test(address)) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new CatalogError(`${address} is no address of a catalog; write one such as https://example.org/catalog/`);
    }
    url.search = '';
    url.hash = '';
    url.pathname = url.pathname.replace(/\/?$/, '/');
    return webSource(url);
  }
  const folder = await fs.realpath(address).catch(() => undefined);
  if (folder === undefined || !(await fs.stat(folder)).isDirectory()) {
    throw new CatalogError(
      `there is no folder ${address}; write that of a build, or an address that begins with https://`,
    );
  }
  return folderSource(folder);
}

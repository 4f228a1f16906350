/**
 * Loads files over networks that may answer with something else: a page for signing in, a page of a filter, a part of the
 * file, or nothing. This entry has no dependencies, so that browser code can load it.
 */

/**
 * Why a file could not be loaded: the network failed, the answer was an error, the answer was not the file, or nothing more
 * came.
 */
export type LoadFault = 'network' | 'status' | 'content' | 'silence';

/** A file could not be loaded. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(
    readonly fault: LoadFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Time in ms without a byte after which a request is given up. */
export const maxSilence = 30_000;

/** What identifies a file: its size in bytes, and `revisionOf` its content. */
export interface KnownFile {
  readonly bytes: number;
  readonly revision: string;
}

/**
 * Revision of a file: the first 16 hexadecimal digits of the SHA-256 of its content. Browsers compute it only on pages that
 * come over HTTPS or from the device itself; elsewhere, it throws.
 */
export async function revisionOf(content: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a content is a file: by its size, and, where the browser computes hashes, by its revision. */
export async function isFile(content: Uint8Array<ArrayBuffer>, {bytes, revision}: KnownFile): Promise<boolean> {
  const canHash = 'subtle' in crypto;
  return content.length === bytes && (!canHash || (await revisionOf(content)) === revision);
}

/** The value of a JSON text; undefined if it is none. */
export function jsonIn(content: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

/** Options of `load`. */
export interface LoadOptions {
  /** `no-cache` for a file whose address stays when it changes: the browser asks whether it has. */
  cache?: 'no-cache';
  signal?: AbortSignal;
  /** Gets the number of bytes that have come; a negative one for an answer that is thrown away. */
  onBytes?: (bytes: number) => void;
}

/** An answer: its content, and its media type, which may be empty. */
interface Answer {
  content: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Reads an answer. @throws if it is an error, or ends too early. */
async function request(
  url: string,
  cache: 'default' | 'no-cache' | 'reload',
  {signal, onBytes}: LoadOptions,
): Promise<Answer> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), maxSilence);
  };
  const stop = (): void => silent.abort();
  signal?.addEventListener('abort', stop);
  let loaded = 0;
  const count = (bytes: number): void => {
    loaded += bytes;
    onBytes?.(bytes);
  };
  try {
    signal?.throwIfAborted();
    wait();
    const init = {cache, signal: silent.signal};
    const response = await fetch(url, init);
    if (!response.ok) {
      throw new LoadError('status', `${url}: ${response.status}`);
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      wait();
      chunks.push(part.value);
      count(part.value.length);
    }
    const content = new Uint8Array(loaded);
    chunks.reduce((place, chunk) => {
      content.set(chunk, place);
      return place + chunk.length;
    }, 0);
    return {content, type: response.headers.get('content-type') ?? ''};
  } catch (error) {
    onBytes?.(-loaded);
    signal?.throwIfAborted();
    if (silent.signal.aborted) {
      throw new LoadError('silence', `${url}: nothing came for ${maxSilence / 1000} seconds`);
    }
    throw error instanceof LoadError ? error : new LoadError('network', `${url}: ${String(error)}`, {cause: error});
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Loads a file, and checks that it is the file. A wrong answer may be in the browser's cache, where some networks leave
 * theirs, so the file is then requested once more, past the cache.
 *
 * @param read gives what is in an answer, from its content and its media type; undefined if the answer is something else
 *   than the file.
 * @throws {LoadError} with the fault, or the reason of the signal.
 */
export async function load<Content>(
  url: string,
  read: (content: Uint8Array<ArrayBuffer>, type: string) => Content | undefined | Promise<Content | undefined>,
  options: LoadOptions = {},
): Promise<Content> {
  const attempt = async (cache: 'default' | 'no-cache' | 'reload'): Promise<Content> => {
    const {content, type} = await request(url, cache, options);
    const found = await read(content, type);
    if (found === undefined) {
      options.onBytes?.(-content.length);
      throw new LoadError('content', `${url}: the answer is not this file`);
    }
    return found;
  };
  try {
    return await attempt(options.cache ?? 'default');
  } catch (error) {
    if (error instanceof LoadError && (error.fault === 'content' || error.fault === 'status')) {
      return attempt('reload');
    }
    throw error;
  }
}

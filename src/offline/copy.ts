import {address, repository} from '../../shared/site';

/** A file of the copy. */
export interface CopyFile {
  /** Address, encoded, with the base path. */
  readonly url: string;
  /** The content's `revisionOf`. */
  readonly revision: string;
  /** Bytes that loading it takes, compressed as the server compresses. */
  readonly bytes: number;
}

/** What a reader is told before the copy is loaded. */
export interface CopySummary {
  /** Files that the copy holds. */
  readonly files: number;
  /** Bytes that loading all of it takes. */
  readonly bytesToLoad: number;
  /** Bytes that it takes up on a device. */
  readonly bytesOnDevice: number;
}

/** Name of the browser's cache that holds the copy; other sites of the same host have caches of their own. */
export const cacheName = `${repository.project}-offline-copy`;

/**
 * Addresses of what the build's last step writes (plugins/offline/writeOfflineCopy.ts). The worker's may never go: a
 * browser that does not find it there any more keeps the copy it has for good. Should offline reading end, a worker
 * that unregisters itself has to be published there.
 */
export const copyUrls = {
  worker: `${address.baseUrl}offline-worker.js`,
  summary: `${address.baseUrl}offline-copy.json`,
  files: `${address.baseUrl}offline-files.json`,
} as const;

/** What a page sends to the worker of a new version: when the reader asks for it, and when the copy is removed. */
export const takeOver = 'take over';
export const giveUp = 'give up';

/** Names the content of a file: the first 16 digits of its SHA-256. */
export async function revisionOf(content: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import {address, repository} from '../../catalog.config';

/** A file of the offline copy. */
export interface CopyFile {
  /** URL path, encoded, with the base path. */
  readonly url: string;
  /** `revisionOf` its content. */
  readonly revision: string;
  /** Transfer size in bytes, compressed as the server compresses it. */
  readonly bytes: number;
}

/** Size of the copy, shown before the download. */
export interface CopySummary {
  /** Number of files. */
  readonly files: number;
  /** Total transfer size. */
  readonly bytesToLoad: number;
  /** Uncompressed size in storage. */
  readonly bytesOnDevice: number;
}

/** Name of the cache in Cache Storage, which all sites on the host share. */
export const cacheName = `${repository.project}-offline-copy`;

/**
 * URLs of the files that plugins/offline/writeOfflineCopy.ts writes after the build. Never remove the worker's URL:
 * browsers keep the old worker and its copy forever if the URL returns 404. To discontinue offline reading, publish a
 * worker there that unregisters itself.
 */
export const copyUrls = {
  worker: `${address.baseUrl}offline-worker.js`,
  summary: `${address.baseUrl}offline-copy.json`,
  files: `${address.baseUrl}offline-files.json`,
} as const;

/** Messages from a page to a new worker: activate now, and abort the installation because the copy is being removed. */
export const activateNow = 'take over';
export const abortInstall = 'give up';

/** Revision of a file: the first 16 hexadecimal digits of the SHA-256 of its content. */
export async function revisionOf(content: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

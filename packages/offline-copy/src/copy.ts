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

/** Where the copy is. */
export interface CopySettings {
  /** Base path of the site, with slashes around it. */
  readonly baseUrl: string;
  /** Name of the cache in Cache Storage, which all sites on the host share. */
  readonly cacheName: string;
}

/**
 * Files that are written after the build, below the base path. Never remove the worker: browsers keep the old worker and
 * its copy forever if its URL returns 404. To discontinue offline reading, publish a worker there that unregisters itself.
 */
export const copyFileNames = {
  worker: 'offline-worker.js',
  summary: 'offline-copy.json',
  files: 'offline-files.json',
} as const;

/**
 * Messages from a page to a new worker: to activate now, and to abort the installation because the copy is being
 * removed. Their values stay: a page of an earlier build sends them to the worker of a later one.
 */
export const workerMessages = {activate: 'take over', abortInstall: 'give up'} as const;

/** Revision of a file: the first 16 hexadecimal digits of the SHA-256 of its content. */
export async function revisionOf(content: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of the offline copy. */
export interface CopyFile {
  /** URL path, encoded, with the base path. */
  readonly url: string;
  /** `revisionOf` its content, of @training-catalog/utils. */
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
 * Messages from a page to a new worker: to activate now, to abort the installation because the copy is being removed, and
 * to answer through the port that comes with it, because a worker whose script is empty starts, too. Their values stay: a page of an earlier build sends them to the worker of a later one.
 */
export const workerMessages = {activate: 'take over', abortInstall: 'give up', areYouThere: 'are you there'} as const;

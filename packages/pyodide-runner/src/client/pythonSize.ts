import settings from '@generated/pyodide-runner/default/settings.json';

/** Bytes that a browser loads before it can run a program. */
export const totalBytes = Object.values(settings.files).reduce((sum, {bytes}) => sum + bytes, 0);

/** A size for people; without Intl, whose data take a slow phone a tenth of a second to load. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The size of all of it, for people. */
export const totalSize = megabytes(totalBytes);

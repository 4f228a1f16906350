import path from 'node:path';
import {gitOutput} from '@training-catalog/utils/node';

/**
 * Date of each file's last commit as ISO 8601, by path relative to `siteDir`; empty without git. A single git call,
 * because Docusaurus' call per page takes a tenth of the build.
 */
export function updateTimes(siteDir: string, folders: readonly string[]): Map<string, string> {
  const log = gitOutput(siteDir, 'log', '--format=%x01%ct', '--name-only', '--relative', '-z', '--', ...folders) ?? '';
  const times = new Map<string, string>();
  // Newest commit first: `\x01<seconds>\0\n<file>\0<file>\0`.
  for (const commit of log.split('\x01').slice(1)) {
    const [seconds = '', ...files] = commit.split('\0').map((part) => part.trim());
    const time = new Date(Number(seconds) * 1000).toISOString();
    files.filter((file) => file !== '' && !times.has(file)).forEach((file) => times.set(file, time));
  }
  return times;
}

/** Year of the last commit, so that builds of a commit are reproducible; the current year without git. */
export function copyrightYear(siteDir: string): string {
  const year = gitOutput(siteDir, 'log', '-1', '--format=%cd', '--date=format:%Y') ?? '';
  return year.trim() || String(new Date().getFullYear());
}

/** Gives the time of a file, by its path. */
export type TimeOf = (file: string) => string | undefined;

/**
 * Gives the time of a file's last commit as ISO 8601; undefined for a file in no commit, and outside of builds, because
 * `npm start` does not show update times. Git is asked once, when the first file is.
 *
 * @param folders in which the files are, relative to `siteDir`
 * @returns a function of the path of a file, absolute or relative to `siteDir`
 */
export function commitTimes(siteDir: string, folders: readonly string[]): TimeOf {
  let times: Map<string, string> | undefined;
  return (file) => {
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    times ??= updateTimes(siteDir, folders);
    return times.get(path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/'));
  };
}

/** When a file was changed last, and by whom, as Docusaurus 3.10 and later ask for it. */
interface FileChange {
  /** In milliseconds since 1970. */
  timestamp: number;
  author: string;
}

/**
 * What Docusaurus 3.10 and later ask for the dates of files, in builds: `future.experimental_vcs`. Its own way that asks git only
 * once knows files by their absolute paths, and its sitemap asks by relative ones, so that pages outside of the areas had no date.
 *
 * @param timeOf gives the time of a file, as `commitTimes` does
 */
export function commitDates(timeOf: TimeOf): {
  initialize: () => void;
  getFileCreationInfo: (file: string) => Promise<FileChange | null>;
  getFileLastUpdateInfo: (file: string) => Promise<FileChange | null>;
} {
  return {
    initialize: () => undefined,
    // Only blogs ask for it. Docusaurus demands the parameter.
    getFileCreationInfo: (_file) => Promise.resolve(null),
    getFileLastUpdateInfo: (file) => {
      const time = timeOf(file);
      return Promise.resolve(time === undefined ? null : {timestamp: Date.parse(time), author: ''});
    },
  };
}

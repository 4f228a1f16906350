import fs from 'node:fs';
import path from 'node:path';
import {nearest} from '@training-catalog/utils';
import {filesIn} from '@training-catalog/utils/node';
import type {LintConfig} from '../config.js';
import type {SiteSource} from '../source.js';

/** Whether the check was requested for a file. */
export type IsSelected = (file: string) => boolean;

/** Files and folders that the check reports on, by path in the repository. */
function checked({siteDir, files}: SiteSource, outside: readonly string[]): string[] {
  const others = outside.flatMap((place) =>
    fs.statSync(path.join(siteDir, place), {throwIfNoEntry: false})?.isDirectory() ? filesIn(siteDir, place) : [place],
  );
  const all = [...files.map(({file}) => file), ...others];
  const folders = all.flatMap((file) => [...file.matchAll(/\//g)].map(({index}) => file.slice(0, index)));
  return [...new Set([...folders, ...all])];
}

/** A suggestion for a misspelled path: one that differs in capitals or a few letters, or lacks the first folders. */
function meant(wanted: string, known: readonly string[]): string | undefined {
  const ending = known.find((file) => file.toLowerCase().endsWith(`/${wanted.toLowerCase()}`));
  const last = path.posix.basename(wanted);
  const near = nearest(last, new Set(known.map((file) => path.posix.basename(file))));
  return (
    ending ?? nearest(wanted, known) ?? (near && known.find((file) => path.posix.basename(file) === near)) ?? undefined
  );
}

/**
 * Determines the files to check.
 *
 * @param paths files and folders from the command line; none means everything
 * @param more folders that other programs check
 * @throws Error with the path that has no content, and a suggestion.
 */
export function selectedFiles(
  source: SiteSource,
  {areas, ruleSets}: Pick<LintConfig, 'areas' | 'ruleSets'>,
  paths: readonly string[],
  more: readonly string[] = [],
): IsSelected {
  const {siteDir} = source;
  const known = checked(source, [...ruleSets.flatMap(({files = []}) => files), ...more]);
  const wanted = paths.map((wantedPath) => {
    const file = path.relative(siteDir, path.resolve(siteDir, wantedPath)).split(path.sep).join('/');
    if (file !== '' && !known.includes(file)) {
      const exists = fs.existsSync(path.join(siteDir, file));
      const near = exists ? undefined : meant(file, known);
      const what = exists ? `${wantedPath} holds no content` : `there is no ${wantedPath}`;
      const remedy = near === undefined ? '' : `did you mean "${near}"? `;
      throw new Error(
        `${what}; ${remedy}write a file or folder of ${[...areas.map(({folder}) => folder), ...more].join(', ')}`,
      );
    }
    return file;
  });
  return (file) =>
    wanted.length === 0 ||
    wanted.some((wantedPath) => wantedPath === '' || file === wantedPath || file.startsWith(`${wantedPath}/`));
}

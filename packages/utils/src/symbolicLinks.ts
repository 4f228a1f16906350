import fs from 'node:fs';
import path from 'node:path';
import {gitOutput} from './git.js';

/** Entries of a folder; none if it is removed meanwhile, as a generator may do. */
function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, {withFileTypes: true});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/**
 * Symbolic links at and below files and folders, which are not followed. Whoever copies such files into a site would publish
 * what they point to.
 *
 * @param places paths below `root`; those that do not exist are left out
 * @returns paths below `root`, with `/`
 */
export function symbolicLinks(root: string, places: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (place: string, entry: fs.Dirent | fs.Stats | undefined): void => {
    if (entry?.isSymbolicLink()) {
      found.push(place);
    } else if (entry?.isDirectory()) {
      entriesOf(path.join(root, place)).forEach((inside) => visit(path.posix.join(place, inside.name), inside));
    }
  };
  new Set(places).forEach((place) => visit(place, fs.lstatSync(path.join(root, place), {throwIfNoEntry: false})));
  return [...new Set(found)];
}

/** A path that git tracks. */
export interface TrackedPath {
  /** Below the folder that was asked for, with `/`. */
  file: string;
  /** Whether git stores a file there, not a symbolic link or another repository. */
  isFile: boolean;
}

/** What git tracks below a folder; undefined outside of a repository, and without git. */
export function trackedPaths(root: string): TrackedPath[] | undefined {
  return gitOutput(root, 'ls-files', '--stage', '-z')
    ?.split('\0')
    .filter((line) => line !== '')
    .map((line) => ({file: line.slice(line.indexOf('\t') + 1), isFile: line.startsWith('100')}));
}

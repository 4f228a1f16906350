import fs from 'node:fs';
import path from 'node:path';
import {Refusal} from './refusal.js';

/**
 * Refuses to write through a symbolic link, which could lead out of the site.
 *
 * @param files paths in the site that are about to be written, with `/`
 * @throws {Refusal} naming the first link on the way to a file, or in its place.
 */
export function checkNoLinks(siteDir: string, files: readonly string[]): void {
  for (const file of files) {
    const parts = file.split('/');
    const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const link = places.find((place) =>
      fs.lstatSync(path.join(siteDir, place), {throwIfNoEntry: false})?.isSymbolicLink(),
    );
    if (link !== undefined) {
      throw new Refusal(`${link} is a symbolic link; put the folder or file itself there`);
    }
  }
}

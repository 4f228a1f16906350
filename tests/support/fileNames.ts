import {isDeviceName} from '@training-catalog/content-model';

/** Longest path that we give a file, in characters: Windows allows 260, with the folder that somebody cloned into. */
const longestPath = 200;

/** Characters that no file can have in its name on Windows. */
// oxlint-disable-next-line no-control-regex
const refusedCharacters = /[<>:"\\|?*\u0000-\u001f]/;

/** Why Windows refuses a name; undefined if it does not. */
const problemOnWindows = (name: string): string | undefined =>
  refusedCharacters.test(name)
    ? 'a character that Windows refuses'
    : /[. ]$/.test(name)
      ? 'a name that ends with a dot or a space, which Windows drops'
      : isDeviceName(name)
        ? 'a name that Windows reserves for a device'
        : undefined;

/** What a file system without case takes for the same name; macOS also joins the ways to write an accent. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** What a source becomes when it is compiled: `.ts` and `.tsx` have the same name then. */
const compiledName = (file: string): string => file.replace(/(?<!\.d)\.[mc]?tsx?$/, '.js');

/**
 * What would go wrong with these files on macOS or Windows, a line each: names that differ by case only, also those of
 * folders and of the files that TypeScript makes from sources; names that Windows refuses; paths that are too long.
 *
 * @param files paths with `/`
 */
export function fileNameFaults(files: readonly string[]): string[] {
  const faults = new Set<string>();
  /** Names that are taken, each with the way in which it was written first. */
  const taken = new Map<string, string>();
  for (const file of files) {
    if (file.length > longestPath) {
      faults.add(`${file}: a path of ${file.length} characters; the longest one may have ${longestPath}`);
    }
    file.split('/').forEach((name, index, names) => {
      const written = names.slice(0, index + 1).join('/');
      const problem = problemOnWindows(name);
      if (problem !== undefined) {
        faults.add(`${written}: ${problem}`);
      }
      const key = folded(index === names.length - 1 ? compiledName(written) : written);
      const first = taken.get(key) ?? written;
      taken.set(key, first);
      if (first !== written) {
        faults.add(`${written}: the same file as ${first}, where case does not count`);
      }
    });
  }
  return [...faults];
}

/** Matches v0.2.0, 0.3, release-1.0; not prereleases (1.9.1a1, 2.0-rc.1). */
const releaseName = /^(?:(?:release|version)[-_/ ]?)?v?\.?(\d+(?:\.\d+){0,3})$/i;

/** Version numbers of a release name, most significant first; undefined if it is not a release. */
const numbersOf = (name: string): number[] | undefined => releaseName.exec(name.trim())?.[1]?.split('.').map(Number);

/** Compares two release names numerically, missing numbers as 0; undefined if either is not a release. */
export function compareReleases(a: string, b: string): number | undefined {
  const [first, second] = [numbersOf(a), numbersOf(b)];
  if (!first || !second) {
    return undefined;
  }
  const length = Math.max(first.length, second.length);
  const differences = Array.from({length}, (_, index) => (first[index] ?? 0) - (second[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** How many of some names, such as git tags, are those of releases. */
export const releaseCount = (names: readonly string[]): number =>
  names.filter((name) => numbersOf(name) !== undefined).length;

/** The newest release among names such as git tags; undefined if there is none. */
export const newestRelease = (names: readonly string[]): string | undefined =>
  names
    .filter((name) => numbersOf(name) !== undefined)
    .reduce<string | undefined>(
      (best, name) => (best === undefined || (compareReleases(name, best) ?? 0) > 0 ? name : best),
      undefined,
    );

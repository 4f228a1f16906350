import satisfies from 'spdx-satisfies';

/**
 * Licenses that a dependency may have, as SPDX identifiers. All allow what we do: build with it, publish its output,
 * and redistribute those that reach a reader's browser. (MPL and EPL apply only to changes to their own files,
 * and we change none; the CC licenses are on data.)
 */
export const allowedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Licenses read by people in the files of packages whose metadata has no SPDX identifier. */
const readByHand: Record<string, string> = {
  '@cspell/dict-en-common-misspellings@2.2.6': 'CC-BY-SA-4.0',
  'compute-gcd@1.2.1': 'MIT',
  'compute-lcm@1.1.2': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'eval@0.1.8': 'MIT',
  'format@0.2.2': 'MIT',
  'khroma@2.1.0': 'MIT',
  'rechoir@0.6.2': 'MIT',
  'require-like@0.1.2': 'MIT',
  'pause-stream@0.0.11': 'MIT OR Apache-2.0',
  'validate.io-function@1.0.2': 'MIT',
  'validate.io-integer-array@1.0.0': 'MIT',
  'validate.io-integer@1.0.5': 'MIT',
  'validate.io-number@1.0.3': 'MIT',
};

/** The part of package-lock.json that says what is installed where. */
export interface Lock {
  packages: Record<string, {version?: string; license?: string; name?: string; link?: boolean}>;
}

/** A dependency with its license; `problem` says why it may not be used. */
export interface Licensed {
  id: string;
  license: string | undefined;
  problem?: string;
}

function problemOf(license: string | undefined): string | undefined {
  if (license === undefined) {
    return 'names no license; read its files and write it into tools/licenses/licenses.ts';
  }
  try {
    return satisfies(license, allowedLicenses)
      ? undefined
      : `has the license ${license}, which tools/licenses/licenses.ts does not allow; use another package`;
  } catch {
    return `has the license "${license}", which is not an SPDX expression; read its files and write it into tools/licenses/licenses.ts`;
  }
}

/**
 * Lists the license of each package of the lock file once, including packages for other systems, without those of this
 * repository.
 *
 * @returns the packages in the order of their names, with a problem if the license is not allowed.
 */
export function licensesOf({packages}: Lock): Licensed[] {
  const all = new Map(
    Object.entries(packages)
      .filter(([place, {link}]) => place.includes('node_modules/') && !link)
      .map(([place, {name, version = '', license}]) => {
        const id = `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`;
        return [id, readByHand[id] ?? license] as const;
      }),
  );
  return [...all]
    .map(([id, license]) => {
      const problem = problemOf(license);
      return {id, license, ...(problem !== undefined && {problem})};
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

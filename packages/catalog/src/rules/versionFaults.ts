import {compareReleases} from '../releases.js';
import type {CatalogFault, MainPage} from './projectPages.js';

/** Whether two versions are the same: `v2.0` and `2.0.0` are. Only the first of `1.1 (package 0.2.0)` counts. */
export function isSameVersion(a: string, b: string): boolean {
  const [first = '', second = ''] = [a, b].map((version) => version.trim().split(' ')[0]);
  return first === second || compareReleases(first, second) === 0;
}

/**
 * Checks that the main page states which version of the repository the pages describe, and why, if it is not the listed
 * one.
 */
export function versionFaults({facts: {version}, describes = {}, faultAt}: MainPage): CatalogFault[] {
  const {release, commit, unversioned, why} = describes;
  if ((release ?? commit ?? unversioned) === undefined) {
    const message =
      'the pages do not state the version they describe; next to "project:", write describes: with release: or commit: below it, or with unversioned: true if there is neither';
    return [faultAt('described-version', ['project'], message)];
  }
  if (version === undefined) {
    return [];
  }
  const isListed = release !== undefined && isSameVersion(version, release);
  if (isListed === (why === undefined)) {
    return [];
  }
  if (isListed) {
    const message = `"describes.why" is superfluous, because the pages describe the listed version ${version}; remove it`;
    return [faultAt('described-version-explained', ['describes', 'why'], message)];
  }
  const state = release ?? (commit === undefined ? 'an unversioned state' : `commit ${commit.slice(0, 7)}`);
  const message = `the listed version is ${version}, but the pages describe ${state}; write why: "..." below describes, such as "The repository has no tag for 1.0; the commit is its last one.", or correct one of the two`;
  return [faultAt('described-version-explained', ['describes'], message)];
}

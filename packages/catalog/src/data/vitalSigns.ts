import {compareReleases} from '../releases.js';
import type {VitalSigns} from '../types.js';
import type {UpstreamState} from '../upstreamRecord.js';

const yearInMs = 365 * 86_400_000;

/**
 * What the record of a repository says about how alive a project is; what is not in the record is left out.
 *
 * @param version the listed version
 * @param now when the card is made, in ms since 1970: an older record does not say how things are
 */
export function vitalSigns(
  state: UpstreamState | undefined,
  version: string | undefined,
  now: number,
): VitalSigns | undefined {
  if (state === undefined) {
    return undefined;
  }
  const {repository, date, release, checked, releases, tests, ci} = state;
  const isListed = release && version !== undefined && compareReleases(release.name, version) === 0;
  return {
    ...(repository.startsWith('https://github.com/') && {owner: new URL(repository).pathname.split('/')[1]}),
    changed: date,
    ...(checked !== undefined && {checked}),
    isFresh: checked !== undefined && now - Date.parse(checked) < yearInMs,
    ...(release && {release: {name: release.name, date: release.date}}),
    ...(releases !== undefined && {releases}),
    ...(isListed && {listed: release.date}),
    ...(tests !== undefined && {tests}),
    ...(ci !== undefined && {ci}),
  };
}

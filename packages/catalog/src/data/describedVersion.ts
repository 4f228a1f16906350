import type {DescribedState} from '../projectFacts.js';
import {compareReleases} from '../releases.js';
import type {DescribedVersion} from '../types.js';
import type {UpstreamState} from '../upstreamRecord.js';

const isAtGitHub = (repository: string): boolean => repository.startsWith('https://github.com/');

/**
 * What the card of a project says about the version that its pages describe.
 *
 * @param projectRepository URL of the project's repository, where `describes` names no other
 * @param upstream recorded state of the repository
 * @returns undefined if the pages do not say which version they describe
 */
export function describedVersion(
  describes: DescribedState | undefined,
  projectRepository: string | undefined,
  upstream: UpstreamState | undefined,
): DescribedVersion | undefined {
  const {release, commit, unversioned, why, repository = projectRepository} = describes ?? {};
  if (release === undefined && commit === undefined && unversioned === undefined) {
    return undefined;
  }
  // The record is of another repository.
  const newest = upstream?.repository === repository ? upstream?.release : undefined;
  const isLater = unversioned ?? (release !== undefined && (compareReleases(newest?.name ?? '', release) ?? 0) > 0);
  const isOut = newest !== undefined && isLater;
  const home = newest?.repository ?? upstream?.repository ?? '';
  return {
    ...(release !== undefined && {release}),
    ...(unversioned && {unversioned}),
    ...(why !== undefined && {why}),
    ...(commit !== undefined && {
      commit: {
        label: commit.slice(0, 7),
        ...(repository !== undefined && isAtGitHub(repository) && {url: `${repository}/tree/${commit}`}),
      },
    }),
    ...(isOut && {
      newer: {
        label: newest.name,
        url: isAtGitHub(home) ? `${home}/releases/tag/${encodeURIComponent(newest.name)}` : home,
      },
    }),
  };
}

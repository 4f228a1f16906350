/** Prefix of release tag labels in every tags.yml, followed by year and month. */
export const releasePrefix = 'Release ';

/** Kind of a tag: a monthly release, or a topic. */
export type TagKind = 'release' | 'topic';

/** Kind of a tag, derived from its label. */
export const tagKind = (label: string): TagKind => (label.startsWith(releasePrefix) ? 'release' : 'topic');

/** Year and month of a release tag, such as `2025-10`; the label itself for a topic. */
export const releaseOf = (label: string): string =>
  label.startsWith(releasePrefix) ? label.slice(releasePrefix.length) : label;

/** Tag label of a release, given as year and month. */
export const releaseTag = (release: string): string => releasePrefix + release;

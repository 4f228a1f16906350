/** Beginning of the labels of release tags, in every tags.yml; what follows is year and month. */
const releasePrefix = 'Release ';

/** What a tag stands for: the month of a release, or a topic. */
export type TagKind = 'release' | 'topic';

/** Tells release tags from topics by their label. */
export const tagKind = (label: string): TagKind => (label.startsWith(releasePrefix) ? 'release' : 'topic');

/** Year and month of a release tag, such as `2025-10`; the label itself for a topic. */
export const releaseOf = (label: string): string =>
  label.startsWith(releasePrefix) ? label.slice(releasePrefix.length) : label;

/** Label of the tag of a release, which is given by year and month. */
export const releaseTag = (release: string): string => releasePrefix + release;

/** Pages that the page of a tag lists at once. */
export const mostTagged = 200;

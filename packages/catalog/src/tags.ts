/** What the labels of release tags begin with, unless a site says otherwise; year and month follow. */
export const defaultReleasePrefix = 'Release ';

/** Year and month of a release, such as `2025-10`, from the label of its tag; undefined if the tag is a topic. */
export const releaseOf = (label: string, prefix: string): string | undefined =>
  label.startsWith(prefix) ? label.slice(prefix.length) : undefined;

/** Converts a name to a file name, anchor, or part of a URL: lowercase letters and digits, separated by hyphens. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

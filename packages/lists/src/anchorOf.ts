/** The fragment of an entry in a list: lowercase letters and digits of its name, separated by hyphens. */
export const anchorOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

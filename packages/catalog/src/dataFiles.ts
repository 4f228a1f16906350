/** Name of the plugin, and folder of its generated data. */
export const pluginName = 'catalog';

/**
 * Name of a file for a project. Characters other than letters and digits of ASCII become their code points, so that no
 * two folders ("A B", "A-B") share a file.
 */
const fileOf = (kind: string, folder: string): string =>
  `${kind}/${folder.replaceAll(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}.json`;

/** File with the facts of a project, in the folder of the plugin's data. */
export const factsFile = (folder: string): string => fileOf('facts', folder);

/** File with the relations of a project to others, in the same folder. */
export const neighborsFile = (folder: string): string => fileOf('neighbors', folder);

/** File with what a project's card shows in addition to its facts, in the same folder. */
export const cardFile = (folder: string): string => fileOf('card', folder);

/** File with the projects that share topics or links with a project, in the same folder. */
export const relatedFile = (folder: string): string => fileOf('related', folder);

/** A project's folder in docs/ as part of a file name. */
const fileName = (folder: string): string => `${folder.replaceAll(/[^\w.-]+/g, '-')}.json`;

/** File with the facts of a project, in the folder of the catalog plugin's data, by the project's folder in docs/. */
export const factsFile = (folder: string): string => `facts/${fileName(folder)}`;

/** File with the relations of a project to others, beside the one with its facts. */
export const neighborsFile = (folder: string): string => `neighbors/${fileName(folder)}`;

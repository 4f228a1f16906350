/** A file for each project, by the project's folder in docs/. */
const fileOf = (kind: string, folder: string): string => `${kind}/${folder.replaceAll(/[^\w.-]+/g, '-')}.json`;

/** File with the facts of a project, in the folder of the catalog plugin's data. */
export const factsFile = (folder: string): string => fileOf('facts', folder);

/** File with the relations of a project to others, likewise. */
export const neighborsFile = (folder: string): string => fileOf('neighbors', folder);

/** File with the version that the pages of a project describe, likewise. */
export const describedFile = (folder: string): string => fileOf('described', folder);

/** File with the projects that share topics or links with one, likewise. */
export const relatedFile = (folder: string): string => fileOf('related', folder);

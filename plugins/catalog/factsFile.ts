/** File with the facts of a project, in the folder of the catalog plugin's data, by the project's folder in docs/. */
export const factsFile = (folder: string): string => `facts/${folder.replaceAll(/[^\w.-]+/g, '-')}.json`;

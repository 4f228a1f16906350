/**
 * Folder in docs/ of the project that a page belongs to; undefined for pages of no project, such as docs/intro.md.
 *
 * @param file Path of the page in the repository, also with Docusaurus' prefix `@site/`.
 */
export const projectFolder = (file: string): string | undefined => /^(?:@site\/)?docs\/([^/]+)\//.exec(file)?.[1];

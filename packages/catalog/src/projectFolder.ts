/**
 * Folder that a page is in; undefined for pages in no folder, such as the introduction, and for pages elsewhere.
 *
 * @param folder Folder of the folders.
 * @param file Path of the page in the site, also with Docusaurus' prefix `@site/`.
 */
export function folderOfPage(folder: string, file: string): string | undefined {
  const inSite = file.replace(/^@site\//, '');
  const [name, page] = inSite.startsWith(`${folder}/`) ? inSite.slice(folder.length + 1).split('/') : [];
  return page === undefined ? undefined : name;
}

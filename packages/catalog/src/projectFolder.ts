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

/** Pages by the folder that they are in, without those in no folder; `fileOf` gives the path of a page as above. */
export function pagesByFolder<Page>(
  folder: string,
  pages: readonly Page[],
  fileOf: (page: Page) => string,
): Map<string, Page[]> {
  const byFolder = new Map<string, Page[]>();
  for (const page of pages) {
    const name = folderOfPage(folder, fileOf(page));
    if (name !== undefined) {
      byFolder.set(name, [...(byFolder.get(name) ?? []), page]);
    }
  }
  return byFolder;
}

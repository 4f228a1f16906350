import {areaFolders} from '../catalog.config';

/**
 * Folder of the project that a page belongs to; undefined for pages of no project, such as the intro of the area.
 *
 * @param file Path of the page in the repository, also with Docusaurus' prefix `@site/`.
 */
export const projectFolder = (file: string): string | undefined => {
  const [area, folder, page] = file.replace(/^@site\//, '').split('/');
  return area === areaFolders.projects && page !== undefined ? folder : undefined;
};

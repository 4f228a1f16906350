import {areaFolders} from '../../catalog.config';
import {slug} from '../../src/slug';

/** Folder of the social cards, relative to the site root. */
export const cardFolder = 'img/cards';

/** Size of a card in pixels, as social networks require. */
export const cardSize = {width: 1200, height: 630} as const;

/** Card of pages outside projects and areas. */
export const siteCard = `${cardFolder}/catalog.png`;

/** Card of an area, by its folder. */
export const areaCard = (area: string): string => `${cardFolder}/${slug(area)}.png`;

/** Card of a project, by its folder. */
export const projectCard = (folder: string): string =>
  `${cardFolder}/${slug(areaFolders.projects)}-${slug(folder)}.png`;

/**
 * Card of a page's project or area, as a path relative to the site root.
 *
 * @param source Docusaurus' path of the page's file: `@site/docs/Bird Counter/index.md`.
 */
export function cardOf(source: string): string {
  const [, area = '', folder = '', page] = source.split('/');
  return area === areaFolders.projects && page !== undefined ? projectCard(folder) : areaCard(area);
}

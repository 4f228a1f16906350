import {slug} from './slug.js';

/** Folder of the social cards, relative to the site root. */
const cardFolder = 'img/cards';

/** Size of a card in pixels, as social networks require. */
export const cardSize = {width: 1200, height: 630} as const;

/** Card of pages outside projects and areas. */
export const siteCard = `${cardFolder}/catalog.png`;

/** Card of an area, by its folder. */
export const areaCard = (area: string): string => `${cardFolder}/${slug(area)}.png`;

/**
 * Card of a project.
 *
 * @param projects folder of all projects
 * @param folder the project's own
 */
export const projectCard = (projects: string, folder: string): string =>
  `${cardFolder}/${slug(projects)}-${slug(folder)}.png`;

/**
 * Card of a page's project or area, as a path relative to the site root.
 *
 * @param source Docusaurus' path of the page's file: `@site/docs/Bird Counter/index.md`.
 * @param projects Folder of all projects.
 */
export function cardOf(source: string, projects: string): string {
  const [, area = '', folder = '', page] = source.split('/');
  return area === projects && page !== undefined ? projectCard(projects, folder) : areaCard(area);
}

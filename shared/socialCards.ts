/** Folder of the social cards, below the site's root. */
export const cardFolder = 'img/cards';

/** Card of pages that belong to no project and no area. */
export const siteCard = `${cardFolder}/catalog.png`;

/** A name as the part of an address. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Card of an area, by its folder. */
export const areaCard = (area: string): string => `${cardFolder}/${slug(area)}.png`;

/** Card of a project, by its folder in docs/. */
export const projectCard = (folder: string): string => `${cardFolder}/docs-${slug(folder)}.png`;

/**
 * Card of a page, as a path below the site's root: that of its project, or of its area.
 *
 * @param source The page's file as Docusaurus names it: `@site/docs/Patra KG/index.md`.
 */
export function cardOf(source: string): string {
  const [, area = '', folder] = /^@site\/([^/]+)\/(?:([^/]+)\/)?/.exec(source) ?? [];
  return area === 'docs' && folder !== undefined ? projectCard(folder) : areaCard(area);
}

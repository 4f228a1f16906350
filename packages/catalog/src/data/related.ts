import type {Catalog, CatalogProject, RelatedProject} from '../types.js';

/** Decodes a path; returns it unchanged if its percent-encoding is invalid. */
function decodedPath(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Maximum number of related projects that the pages of a project name. */
const maxRelated = 3;

/** Weight of a link between two projects, added to that of the topics that they share. */
const linkWeight = 2;

/**
 * Projects that a page links to, by paths of files or of the site.
 *
 * @param routes Paths of the main pages by project, decoded, and without the base path.
 */
export const linkedProjects = (text: string, routes: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(/\]\(<?(\.\.\/|\/)([^)>#?]+)/g)].flatMap(([, start, encoded = '']) => {
    const linked = decodedPath(encoded);
    return [...routes.keys()].filter((name) =>
      start === '/' ? `/${linked}/`.startsWith(`${routes.get(name)}/`) : linked.split('/')[0] === name,
    );
  });

/**
 * Projects related to a project: those that its pages link to, that link to it, or that share topics with it; a topic
 * of few projects weighs more than one of many. At most three, closest first; the same catalog always gives the same
 * ones.
 *
 * @param links Projects that the pages of each project link to.
 */
export function relatedProjects(
  {projects, topics}: Catalog,
  links: ReadonlyMap<string, ReadonlySet<string>>,
  of: CatalogProject,
): RelatedProject[] {
  const rarity = new Map(topics.map(({permalink, projects: names}) => [permalink, 1 / names.length]));
  const relatedness = (other: CatalogProject): number =>
    other.topics
      .filter(({permalink}) => of.topics.some((topic) => topic.permalink === permalink))
      .reduce((sum, {permalink}) => sum + (rarity.get(permalink) ?? 0), 0) +
    (links.get(of.name)?.has(other.name) ? linkWeight : 0) +
    (links.get(other.name)?.has(of.name) ? linkWeight : 0);
  return projects
    .map((other) => ({other, near: other.name === of.name ? 0 : relatedness(other)}))
    .filter(({near}) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, maxRelated)
    .map(({other: {name, permalink, summary}}) => ({name, permalink, summary}));
}

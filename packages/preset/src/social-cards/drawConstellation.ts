import type {CatalogProject, TopicGraph} from '@training-catalog/catalog/client';
import type {Colors} from './colors.js';

/** Most projects on a card, so that its size in bytes does not grow with the catalog. */
const mostStars = 48;

/**
 * The constellation of the landing page as a picture for a card: projects around their topics. In a large catalog, a part
 * of the projects, evenly chosen, stands for all.
 *
 * @param project Project whose star and lines are bright, or whose topics are if it has no star; without one, the
 *   stars and lines of the newest release are.
 */
export function drawConstellation(
  {width, height, topics, ...graph}: TopicGraph,
  {muted, amber, deep}: Colors,
  project?: Pick<CatalogProject, 'name' | 'topics'>,
): string {
  const isBright = ({name, isNew}: TopicGraph['projects'][number]): boolean =>
    project === undefined ? isNew : name === project.name;
  const step = Math.ceil(graph.projects.length / mostStars);
  const projects = graph.projects.filter((star, index) => index % step === 0 || star.name === project?.name);
  const lines = projects.flatMap((star) =>
    star.topics.map((index) => {
      const [hub, bright] = [topics[index], isBright(star)];
      return hub
        ? `<path d="M${hub.x} ${hub.y}L${star.x} ${star.y}" stroke="${bright ? amber : muted}" stroke-width="${bright ? 2 : 1}" opacity="${bright ? 0.9 : 0.22}"/>`
        : '';
    }),
  );
  const brightTopics = project && !projects.some(isBright) ? project.topics.map(({permalink}) => permalink) : [];
  const hubs = topics.map(({x, y, permalink}) => {
    const bright = brightTopics.includes(permalink);
    return `<circle cx="${x}" cy="${y}" r="13" fill="${deep}" stroke="${bright ? amber : muted}" stroke-width="${bright ? 4 : 1.5}"/>`;
  });
  const stars = projects.map((star) => {
    const bright = isBright(star);
    const radius = 3 + star.topics.length + (bright ? 3 : 0);
    return `<circle cx="${star.x}" cy="${star.y}" r="${radius}" fill="${bright ? amber : muted}" opacity="${bright ? 1 : 0.7}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[...lines, ...hubs, ...stars].join('')}</svg>`;
}

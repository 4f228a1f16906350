import type {Constellation} from '../../shared/catalog';

/** Most projects on a card, so that its size in bytes does not grow with the catalog. */
const mostStars = 48;

/**
 * The constellation of the landing page as a picture for a card: projects around their topics. In a large catalog, a part
 * of the projects, evenly chosen, stands for all.
 *
 * @param project Project whose star and lines are bright; without one, those of the newest release.
 */
export function drawConstellation({width, height, topics, ...constellation}: Constellation, project?: string): string {
  const isBright = ({name, isNew}: Constellation['projects'][number]): boolean =>
    project === undefined ? isNew : name === project;
  const step = Math.ceil(constellation.projects.length / mostStars);
  const projects = constellation.projects.filter((star, index) => index % step === 0 || star.name === project);
  const lines = projects.flatMap((star) =>
    star.topics.map((index) => {
      const [hub, bright] = [topics[index], isBright(star)];
      return hub
        ? `<path d="M${hub.x} ${hub.y}L${star.x} ${star.y}" stroke="${bright ? '#f2b463' : '#b5dbe7'}" stroke-width="${bright ? 2 : 1}" opacity="${bright ? 0.9 : 0.22}"/>`
        : '';
    }),
  );
  const hubs = topics.map(
    ({x, y}) => `<circle cx="${x}" cy="${y}" r="13" fill="#0a2a35" stroke="#b5dbe7" stroke-width="1.5"/>`,
  );
  const stars = projects.map((star) => {
    const bright = isBright(star);
    const radius = 3 + star.topics.length + (bright ? 3 : 0);
    return `<circle cx="${star.x}" cy="${star.y}" r="${radius}" fill="${bright ? '#f2b463' : '#b5dbe7'}" opacity="${bright ? 1 : 0.7}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[...lines, ...hubs, ...stars].join('')}</svg>`;
}

import {options} from '../../src/components/Explorer/filter';
import {facets, type Catalog, type CatalogProject, type Landing, type ListedProject} from '../../shared/catalog';
import {releaseNews} from './releaseNews';

/** Maximum number of projects for which pages that list the catalog name all of them. */
export const maxAtOnce = 200;

/** Projects of a larger catalog that it lists before a reader requests more. */
const first = 60;

/** Projects of the newest release that its panel names; the release's page has all. */
const maxNews = 6;

const listed = ({topics, releases, ...project}: CatalogProject): ListedProject => ({
  ...project,
  topics: topics.map(({label}) => label),
  releases: releases.map(({label}) => label),
});

/**
 * What the landing page shows of the catalog, and the projects that it loads on request. A small
 * catalog is shown whole; for a larger one, the page grows only with the number of topics and releases.
 */
export function landingOf(catalog: Catalog): {landing: Landing; further: readonly ListedProject[]} {
  const {topics, releases} = catalog;
  const projects = catalog.projects.map(listed);
  const isWhole = projects.length <= maxAtOnce;
  const [news] = releaseNews(catalog);
  return {
    landing: {
      projects: isWhole ? projects : projects.slice(0, first),
      count: projects.length,
      ...(!isWhole && {
        options: Object.fromEntries(facets.map((facet) => [facet, options(projects, {}, facet)])),
      }),
      topics: topics.map(({projects: names, ...topic}) => ({...topic, count: names.length})),
      releases: releases.map(({label, permalink, projects: names}) => ({label, permalink, count: names.length})),
      ...(news && {
        news: {
          label: news.label,
          permalink: news.permalink,
          projects: [...news.added, ...news.updated]
            .slice(0, maxNews)
            .map(({name, permalink, summary}) => ({name, permalink, summary})),
        },
      }),
    },
    further: isWhole ? [] : projects.slice(first),
  };
}

/** The catalog, reduced to as many projects as fit the drawing of the landing page: those of the newest releases. */
export function drawnCatalog(catalog: Catalog): Catalog {
  if (catalog.projects.length <= maxAtOnce) {
    return catalog;
  }
  const newest = ({releases}: CatalogProject): string => releases[0]?.label ?? '';
  const drawn = new Set(
    [...catalog.projects]
      .sort((a, b) => (newest(a) < newest(b) ? 1 : newest(a) > newest(b) ? -1 : 0))
      .slice(0, maxAtOnce),
  );
  return {...catalog, projects: catalog.projects.filter((project) => drawn.has(project))};
}

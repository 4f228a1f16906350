import type {Catalog, CatalogProject, Landing, ListedProject} from '../../shared/catalog';
import {namesOf} from './lists';
import {releaseNews} from './releaseNews';

/** Projects of the newest release that its panel names; the release's page has all. */
const maxNews = 6;

const listed = ({topics, releases, ...project}: CatalogProject): ListedProject => ({
  ...project,
  topics: topics.map(({label}) => label),
  releases: releases.map(({label}) => label),
});

/** What the landing page shows of the catalog. */
export function landingOf(catalog: Catalog): Landing {
  const {projects, topics, releases} = catalog;
  const [news] = releaseNews(catalog);
  return {
    projects: projects.map(listed),
    topics: topics.map(({projects: names, ...topic}) => ({...topic, count: names.length})),
    releases: releases.map(({label, permalink, projects: names}) => ({label, permalink, count: names.length})),
    ...(news && {
      news: {
        label: news.label,
        permalink: news.permalink,
        projects: namesOf([...news.added, ...news.updated].slice(0, maxNews)),
      },
    }),
  };
}

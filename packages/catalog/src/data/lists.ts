import type {
  Catalog,
  CatalogLists,
  CatalogProject,
  Group,
  Landing,
  ListedGroup,
  ListedProject,
  ListedRelease,
  RelatedProject,
} from '../types.js';

/** Projects of the newest release that its panel names; the release's page has all. */
const maxNews = 6;

/** A release with its projects. */
interface ReleaseNews extends Pick<Group, 'label' | 'permalink'> {
  /** Projects whose first release it is. */
  added: readonly CatalogProject[];
  /** Projects that were also in an earlier release. */
  updated: readonly CatalogProject[];
}

/** Releases, newest first, each with what it added. */
export function releaseNews({releases, projects}: Pick<Catalog, 'releases' | 'projects'>): ReleaseNews[] {
  return releases.map(({label, permalink, projects: names}) => {
    const inRelease = new Set(names);
    const inThisRelease = projects.filter(({name}) => inRelease.has(name));
    // A project's releases are listed newest first; one with an earlier release than those is new in none.
    const isFirst = (project: CatalogProject): boolean =>
      project.since === undefined && project.releases.at(-1)?.permalink === permalink;
    return {
      label,
      permalink,
      added: inThisRelease.filter(isFirst),
      updated: inThisRelease.filter((project) => !isFirst(project)),
    };
  });
}

/** Projects as lists show them. */
export const namesOf = (projects: readonly CatalogProject[]): RelatedProject[] =>
  projects.map(({name, permalink, summary}) => ({name, permalink, summary}));

/** Projects by topic and by release. */
export function listsOf(catalog: Catalog): CatalogLists {
  const byName = new Map(catalog.projects.map((project) => [project.name, project]));
  const listed = ({projects: names, ...group}: Group): ListedGroup => ({
    ...group,
    projects: namesOf(names.flatMap((name) => byName.get(name) ?? [])),
  });
  return {topics: catalog.topics.map(listed), releases: catalog.releases.map(listed)};
}

/** Releases with the names of what each added. */
export const newsOf = (catalog: Catalog): ListedRelease[] =>
  releaseNews(catalog).map(({added, updated, ...release}) => ({
    ...release,
    added: namesOf(added),
    updated: namesOf(updated),
  }));

/** A card in a list has room, and a landing page bytes, for the pages whose steps were all run, or for the sum. */
const listed = ({topics, releases, since: _since, steps, ...project}: CatalogProject): ListedProject => ({
  ...project,
  ...(steps && {steps: {...steps, pages: steps.pages.filter(({total, run}) => run === total)}}),
  topics: topics.map(({label}) => label),
  releases: releases.map(({label}) => label),
});

/** What the explorer lists, and a landing page shows beside it. */
export function landingOf(catalog: Catalog): Landing {
  const {projects, topics} = catalog;
  const [news] = newsOf(catalog);
  return {
    projects: projects.map(listed),
    topics: topics.map(({projects: names, ...topic}) => ({...topic, count: names.length})),
    ...(news && {
      news: {
        label: news.label,
        permalink: news.permalink,
        projects: [...news.added, ...news.updated].slice(0, maxNews),
      },
    }),
  };
}

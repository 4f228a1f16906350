import {releaseNews} from './releaseNews';
import type {
  Catalog,
  CatalogLists,
  CatalogProject,
  Group,
  ListedGroup,
  ListedRelease,
  RelatedProject,
} from '../../shared/catalog';

/** Projects as lists show them. */
export const namesOf = (projects: readonly CatalogProject[]): RelatedProject[] =>
  projects.map(({name, permalink, summary}) => ({name, permalink, summary}));

/** Projects by topic and by release, for the lists of the documentation's first page. */
export function listsOf(catalog: Catalog): CatalogLists {
  const byName = new Map(catalog.projects.map((project) => [project.name, project]));
  const listed = ({projects: names, ...group}: Group): ListedGroup => ({
    ...group,
    projects: namesOf(names.flatMap((name) => byName.get(name) ?? [])),
  });
  return {topics: catalog.topics.map(listed), releases: catalog.releases.map(listed)};
}

/** Releases with what each added, for the page of what is new. */
export const newsOf = (catalog: Catalog): ListedRelease[] =>
  releaseNews(catalog).map(({label, permalink, added, updated}) => ({
    label,
    permalink,
    added: namesOf(added),
    updated: namesOf(updated),
  }));

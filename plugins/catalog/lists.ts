import {maxAtOnce} from './landing';
import {releaseNews} from './releaseNews';
import type {
  Catalog,
  CatalogLists,
  CatalogProject,
  Group,
  ListedGroup,
  ListedRelease,
  ProjectList,
} from '../../shared/catalog';

/** Projects that a list names in a catalog of more than `maxAtOnce`; the tag page lists all. */
const maxInList = 20;

/** A list as pages show it: all of it or, in a large catalog, its beginning. */
export function listOf({projects: all}: Catalog, projects: readonly CatalogProject[]): ProjectList {
  const shown = all.length <= maxAtOnce ? projects : projects.slice(0, maxInList);
  return {
    projects: shown.map(({name, permalink, summary}) => ({name, permalink, summary})),
    more: projects.length - shown.length,
  };
}

/** Projects by topic and by release, for the lists of the documentation's first page. */
export function listsOf(catalog: Catalog): CatalogLists {
  const byName = new Map(catalog.projects.map((project) => [project.name, project]));
  const listed = ({label, permalink, description, projects: names}: Group): ListedGroup => ({
    label,
    permalink,
    description,
    ...listOf(
      catalog,
      names.flatMap((name) => byName.get(name) ?? []),
    ),
  });
  return {topics: catalog.topics.map(listed), releases: catalog.releases.map(listed)};
}

/** Releases with what each added, for the page of what is new. */
export const newsOf = (catalog: Catalog): ListedRelease[] =>
  releaseNews(catalog).map(({label, permalink, added, updated}) => ({
    label,
    permalink,
    added: listOf(catalog, added),
    updated: listOf(catalog, updated),
  }));

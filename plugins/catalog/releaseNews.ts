import type {Catalog, CatalogProject, Group} from '../../shared/catalog';

/** A release with its projects. */
export interface ReleaseNews extends Pick<Group, 'label' | 'permalink' | 'description'> {
  /** Projects whose first release it is. */
  added: readonly CatalogProject[];
  /** Projects that were also in an earlier release. */
  updated: readonly CatalogProject[];
}

/** Releases, newest first, each with what it added. */
export function releaseNews({releases, projects}: Pick<Catalog, 'releases' | 'projects'>): ReleaseNews[] {
  return releases.map(({label, permalink, description, projects: names}) => {
    const inRelease = new Set(names);
    const inThisRelease = projects.filter(({name}) => inRelease.has(name));
    // A project's releases are listed newest first.
    const isFirst = (project: CatalogProject): boolean => project.releases.at(-1)?.permalink === permalink;
    return {
      label,
      permalink,
      description,
      added: inThisRelease.filter(isFirst),
      updated: inThisRelease.filter((project) => !isFirst(project)),
    };
  });
}

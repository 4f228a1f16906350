import {createSlugger} from '@docusaurus/utils';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {compareTexts} from '@training-catalog/utils';
import type {CatalogProject, ListedArtifact} from '../types.js';
import {factsOf} from './readCatalog.js';

/**
 * The models and data sets of all projects (`artifacts:` of the main pages), by task, so that those to choose from stand
 * together.
 *
 * @param pagesOf The pages of each project.
 */
export function artifactsOf(
  pagesOf: ReadonlyMap<string, readonly DocMetadata[]>,
  projects: readonly CatalogProject[],
): ListedArtifact[] {
  const slugger = createSlugger();
  return projects
    .flatMap(({name, permalink, summary}) =>
      (pagesOf.get(name) ?? []).flatMap((page) =>
        (factsOf(page)?.artifacts ?? []).map((facts) => ({project: {name, permalink, summary}, facts})),
      ),
    )
    .sort((a, b) => compareTexts(a.facts.task, b.facts.task) || compareTexts(a.facts.name, b.facts.name))
    .map(({project, facts}) => ({anchor: slugger.slug(facts.name), project, facts}));
}

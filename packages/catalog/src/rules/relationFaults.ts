import {didYouMean} from '@training-catalog/utils';
import {passive, type RelationKind} from '../relations.js';
import type {CatalogFault, MainPage} from './projectPages.js';

/**
 * Checks that each relation refers to another, existing project, and that none is stated twice, on the same page or once
 * on each side, or in both directions.
 *
 * @param names names of all projects
 */
export function relationFaults(mains: readonly MainPage[], names: ReadonlySet<string>): CatalogFault[] {
  /** First relation stated for each pair of projects and kind. */
  const written = new Map<string, {from: string; kind: RelationKind}>();
  return mains.flatMap(({name: from, facts, faultAt}) =>
    (facts.relations ?? []).flatMap(({kind, project: to}, index): CatalogFault[] => {
      const keys = ['project', 'relations', index];
      if (to === from) {
        return [faultAt('relation-target', keys, 'a project cannot be related to itself; name another one')];
      }
      if (!names.has(to)) {
        const message = `there is no project "${to}"; ${didYouMean(to, names)}write the name of the folder of a project`;
        return [faultAt('relation-target', keys, message)];
      }
      // "A feeds B" and "B uses A" are the same relation.
      const isFlow = kind === 'feeds' || kind === 'uses';
      const key = [isFlow ? 'flow' : kind, ...[from, to].sort()].join('\n');
      const first = written.get(key);
      if (!first) {
        written.set(key, {from, kind});
        return [];
      }
      const message =
        first.from === from
          ? `duplicate relation to ${to}; remove one of the two`
          : isFlow
            ? `${first.from} already states that it ${first.kind} ${from}; remove this one, which this project shows as "${passive[first.kind]} ${first.from}"`
            : `${first.from} already states the opposite, that it ${kind} ${from}; remove one of the two`;
      return [faultAt('no-duplicate-relation', keys, message)];
    }),
  );
}

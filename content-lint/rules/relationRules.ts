import type {SiteFault} from '@training-catalog/content-lint';
import {didYouMean, frontMatterBlock} from '@training-catalog/content-model';
import {projectFacts} from '../model/schemas';
import type {ProjectPage, ProjectRuleId} from './projectRules';
import {projectFolder} from '../../shared/projectFolder';
import {passive, type RelationKind} from '@training-catalog/catalog/facts';
import {projectsArea} from '../../shared/areas';

/**
 * Checks that each relation refers to another, existing project, and that none is stated twice, on the same page or once
 * on each side, or in both directions.
 */
export function relationFaults(pages: readonly ProjectPage[]): SiteFault<ProjectRuleId>[] {
  const names = new Set(pages.flatMap(({file}) => projectFolder(file) ?? []));
  /** First relation stated for each pair of projects and kind. */
  const written = new Map<string, {from: string; kind: RelationKind}>();

  return pages.flatMap((page): SiteFault<ProjectRuleId>[] => {
    const from = projectFolder(page.file);
    const facts = projectFacts.safeParse(page.frontMatter?.project);
    const block = frontMatterBlock(page.text);
    if (from === undefined || !facts.success || !block) {
      return []; // Reported by schema validation.
    }
    return (facts.data.relations ?? []).flatMap(({kind, project: to}, index): SiteFault<ProjectRuleId>[] => {
      const fault = (rule: ProjectRuleId, message: string): SiteFault<ProjectRuleId>[] => [
        {rule, file: page.file, line: block.lineOf(['project', 'relations', index]), message},
      ];
      if (to === from) {
        return fault('relation-target', 'a project cannot be related to itself; name another one');
      }
      if (!names.has(to)) {
        return fault(
          'relation-target',
          `there is no project "${to}"; ${didYouMean(to, names)}write the name of a folder in docs/`,
        );
      }
      // "A feeds B" and "B uses A" are the same relation.
      const isFlow = kind === 'feeds' || kind === 'uses';
      const key = [isFlow ? 'flow' : kind, ...[from, to].sort()].join('\n');
      const first = written.get(key);
      if (first) {
        return fault(
          'no-duplicate-relation',
          first.from === from
            ? `duplicate relation to ${to}; remove one of the two`
            : !isFlow
              ? `${projectsArea}/${first.from} already states the opposite, that it ${kind} ${from}; remove one of the two`
              : `${projectsArea}/${first.from} already states that it ${first.kind} ${from}; remove this one, which this project shows as "${passive[first.kind]} ${first.from}"`,
        );
      }
      written.set(key, {from, kind});
      return [];
    });
  });
}

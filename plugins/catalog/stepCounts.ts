import fs from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {countSteps, isGuide} from '../../content-lint/model/countSteps';
import {parsePage} from '../../content-lint/model/page';
import type {LastRun} from '../../content-lint/model/schemas';
import {ResultCache} from '@training-catalog/content-model/node';
import {lastDayOf, sumOf, type ProjectSteps, type StepCount} from '../../shared/lastRun';

/** When the steps of a page were last run; undefined for pages without steps that were. */
export const lastRunOf = ({frontMatter}: DocMetadata): LastRun | undefined =>
  frontMatter.lastRun as LastRun | undefined;

/** Counts the steps of pages. Counting parses a page, so only those are read that may have steps. */
export class StepCounts {
  private readonly cache: ResultCache<StepCount | null>;

  constructor(private readonly siteDir: string) {
    const model = ['countSteps', 'page', 'setupSteps', 'steps'].map((name) =>
      require.resolve(`../../content-lint/model/${name}`),
    );
    this.cache = new ResultCache(siteDir, 'catalog/steps', model);
  }

  /** The steps of a page; undefined if it has none. */
  of(doc: DocMetadata): StepCount | undefined {
    const lastRun = lastRunOf(doc);
    if (!lastRun && !isGuide(doc.source)) {
      return undefined;
    }
    const text = fs.readFileSync(doc.source.replace('@site', this.siteDir), 'utf8');
    const count = (): StepCount | null => {
      const counted = countSteps(doc.source, parsePage({file: doc.source, text}).tree, text, lastRun);
      if (!counted) {
        return null;
      }
      const {total, run, inPart, setupOnly} = counted;
      return {total, run, inPart, ...(setupOnly && {setupOnly})};
    };
    return this.cache.getOrCompute(count, doc.source, text) ?? undefined;
  }

  /** The steps of a project's pages together, and the newest day of a run. */
  ofProject(pages: readonly DocMetadata[]): ProjectSteps | undefined {
    const count = sumOf(pages.flatMap((page) => this.of(page) ?? []));
    const lastRun = lastDayOf(pages.flatMap((page) => lastRunOf(page) ?? []));
    return count && {...count, ...(lastRun !== undefined && {lastRun})};
  }

  /** Keeps the counts for the next build. */
  save(): void {
    this.cache.save();
  }
}

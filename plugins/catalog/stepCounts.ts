import fs from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {ResultCache} from '@training-catalog/content-model/node';
import {
  countSteps,
  isGuide,
  type LastRun,
  lastDayOf,
  type ProjectSteps,
  type StepCount,
  sumOf,
} from '@training-catalog/tutorial-steps';
import {parsePage} from '../../content-lint/model/page';
import {guides} from '../../catalog.config';

/** When the steps of a page were last run; undefined for pages without steps that were. */
export const lastRunOf = ({frontMatter}: DocMetadata): LastRun | undefined =>
  frontMatter.lastRun as LastRun | undefined;

/** Counts the steps of pages. Counting parses a page, so only those are read that may have steps. */
export class StepCounts {
  private readonly cache: ResultCache<StepCount | null>;

  constructor(private readonly siteDir: string) {
    this.cache = new ResultCache(siteDir, 'catalog/steps', [
      require.resolve('../../content-lint/model/page'),
      require.resolve('../../catalog.config'),
    ]);
  }

  /** The steps of a page; undefined if it has none. */
  of(doc: DocMetadata): StepCount | undefined {
    const lastRun = lastRunOf(doc);
    if (!lastRun && !isGuide(doc.source, guides)) {
      return undefined;
    }
    const text = fs.readFileSync(doc.source.replace('@site', this.siteDir), 'utf8');
    const count = (): StepCount | null => {
      const counted = countSteps(doc.source, parsePage({file: doc.source, text}).tree, text, lastRun, guides);
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

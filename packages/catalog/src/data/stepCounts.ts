import fs from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {parseSource} from '@training-catalog/content-model';
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

/** When the steps of a page were last run; undefined for pages without steps that were. */
export const lastRunOf = ({frontMatter}: DocMetadata): LastRun | undefined =>
  frontMatter.lastRun as LastRun | undefined;

/** Counts the steps of pages. Counting parses a page, so only those are read that may have steps. */
export class StepCounts {
  private readonly cache: ResultCache<StepCount | null>;

  /** @param guides File names, without extension, of pages that tell a reader what to do. */
  constructor(
    private readonly siteDir: string,
    private readonly guides: readonly string[],
  ) {
    this.cache = new ResultCache(siteDir, `catalog/steps-${guides.join()}`, []);
  }

  /** The steps of a page; undefined if it has none. */
  of(doc: DocMetadata): StepCount | undefined {
    const lastRun = lastRunOf(doc);
    if (!lastRun && !isGuide(doc.source, this.guides)) {
      return undefined;
    }
    const text = fs.readFileSync(doc.source.replace('@site', this.siteDir), 'utf8');
    const count = (): StepCount | null => {
      const {tree} = parseSource({file: doc.source, text});
      const counted = countSteps(doc.source, tree, text, lastRun, this.guides);
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

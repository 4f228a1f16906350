import fs from 'node:fs';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {parseSource} from '@training-catalog/content-model';
import {ResultCache} from '@training-catalog/utils/node';
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

/** What the sidebar calls a page. */
const labelOf = ({frontMatter, title}: DocMetadata): string => frontMatter.sidebar_label ?? title;

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
    const counted = pages
      .map((page) => ({page, count: this.of(page)}))
      .sort((a, b) => (a.page.sidebarPosition ?? Infinity) - (b.page.sidebarPosition ?? Infinity) || 0)
      .flatMap(({page, count: own}) => (own ? [{label: labelOf(page), ...own}] : []));
    const count = sumOf(counted);
    const lastRun = lastDayOf(pages.flatMap((page) => lastRunOf(page) ?? []));
    const byPage = counted.map(({label, total, run, inPart}) => ({label, total, run, inPart}));
    return count && {...count, pages: byPage, ...(lastRun !== undefined && {lastRun})};
  }

  /** Keeps the counts for the next build. */
  save(): void {
    this.cache.save();
  }
}

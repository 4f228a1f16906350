import type {TestInfo} from '@playwright/test';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import type {Barrier} from '../browser/barriers';

/** Kinds of annotations that a test leaves for the summary. */
const kinds = {page: 'page', run: 'run', diagrams: 'diagrams', barrier: 'barrier'} as const;

const note = ({annotations}: TestInfo, type: string, description: string): void => {
  annotations.push({type, description});
};

/** Records a page and its diagrams for the summary. */
export function notePage(info: TestInfo, path: string, diagrams: number): void {
  note(info, kinds.page, path);
  note(info, kinds.diagrams, String(diagrams));
}

/** Records for the summary that a view was checked, and what was found in it. */
export function noteBarriers(info: TestInfo, view: string, barriers: readonly Pick<Barrier, 'rule'>[]): void {
  note(info, kinds.run, view);
  barriers.forEach(({rule}) => note(info, kinds.barrier, rule));
}

/**
 * Prints what was checked, and the barriers by rule: elements, counted once in each view, and tests that found them.
 */
export default class SummaryReporter implements Reporter {
  private pages = 0;
  private runs = 0;
  private diagrams = 0;
  private readonly barriers = new Map<string, {count: number; tests: Set<string>}>();

  onTestEnd(test: TestCase, {annotations}: TestResult): void {
    for (const {type, description = ''} of annotations) {
      if (type === kinds.page) {
        this.pages += 1;
      } else if (type === kinds.run) {
        this.runs += 1;
      } else if (type === kinds.diagrams) {
        this.diagrams += Number(description);
      } else if (type === kinds.barrier) {
        const known = this.barriers.get(description) ?? {count: 0, tests: new Set<string>()};
        known.count += 1;
        this.barriers.set(description, {...known, tests: known.tests.add(test.title)});
      }
    }
  }

  onEnd(): void {
    const all = [...this.barriers].sort(([, a], [, b]) => b.count - a.count);
    const sum = all.reduce((total, [, {count}]) => total + count, 0);
    console.log(`\n${this.pages} pages, ${this.runs} runs of axe, ${this.diagrams} diagrams, ${sum} barriers`);
    all.forEach(([rule, {count, tests}]) => console.log(`  ${rule}: ${count}, in ${tests.size} tests`));
  }
}

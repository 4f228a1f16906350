import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** Prints a closing line: how many tests passed, failed, and were skipped. */
export default class SummaryReporter implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>();

  onTestEnd(test: TestCase, {status}: TestResult): void {
    this.outcomes.set(test.id, status);
  }

  onEnd(): void {
    const all = [...this.outcomes.values()];
    const passed = all.filter((status) => status === 'passed').length;
    const skipped = all.filter((status) => status === 'skipped').length;
    console.log(`\n${passed} passed, ${all.length - passed - skipped} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
}

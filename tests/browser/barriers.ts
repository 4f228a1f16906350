// How axe checks a page: one page of each kind (pages/axe.spec.ts), and every page (tests/accessibility).
import {expect, type Page} from '@playwright/test';
import {
  barriersOf as findBarriers,
  lastingBarriersOf as findLastingBarriers,
  type Barrier as FoundBarrier,
} from '@training-catalog/accessibility-check';

/** An element that is a barrier. */
export interface Barrier {
  /** The axe rule that it violates. */
  rule: string;
  /** Its markup, and how to fix it. */
  text: string;
  /** CSS selector of the element. */
  target?: string;
}

const inWords = ({rule, element, target, fix}: FoundBarrier): Barrier => ({
  rule,
  text: `${rule}: ${element}\n${fix}`,
  target,
});

/** Checks the page in its current state, but for what a CSS selector leaves out, with the rules of any catalog. */
export const barriersOf = async (page: Page, leaveOut?: string): Promise<Barrier[]> =>
  (await findBarriers(page, leaveOut)).map(inWords);

/** Barriers that persist; what occurs only while the page rearranges itself does not count. */
export const lastingBarriersOf = async (page: Page, leaveOut?: string): Promise<Barrier[]> =>
  (await findLastingBarriers(page, leaveOut)).map(inWords);

/** Waits until a results page has searched the whole index. */
export async function waitForHits(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$|^No results/);
}

/**
 * Waits until every diagram is drawn.
 *
 * @returns how many there are.
 */
export async function drawDiagrams(page: Page): Promise<number> {
  const diagrams = await page.locator('[data-diagram]').all();
  for (const diagram of diagrams) {
    await expect(diagram.locator('svg').first()).toBeVisible();
  }
  return diagrams.length;
}

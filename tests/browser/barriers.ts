// How axe checks a page: one page of each kind (pages/axe.spec.ts), and every page (tests/accessibility).
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that is a barrier. */
export interface Barrier {
  /** The axe rule that it violates. */
  rule: string;
  /** Its markup, and how to fix it. */
  text: string;
  /** CSS selector of the element. */
  target?: string;
}

/**
 * Checks the page in its current state, scrolled to the top, because what the navigation bar covers elsewhere is not a
 * barrier. Transitions are finished first, so that no color between two modes is checked.
 *
 * @param leaveOut CSS selector of what to skip.
 */
export async function barriersOf(page: Page, leaveOut?: string): Promise<Barrier[]> {
  const still = await page.addStyleTag({
    content: '*, ::before, ::after {transition: none !important; animation: none !important}',
  });
  await page.evaluate(() => scrollTo(0, 0));
  // No page contains a frame of another site, so axe needs no second page to merge its results.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(rules)
    .setLegacyMode();
  const {violations} = await (leaveOut === undefined ? axe : axe.exclude(leaveOut)).analyze();
  await still.evaluate((element) => (element as Element).remove());
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary, target}) => ({
      rule: id,
      text: `${id}: ${html}\n${failureSummary}`,
      target: String(target.at(-1)),
    })),
  );
}

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

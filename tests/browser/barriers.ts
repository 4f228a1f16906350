// How a page is judged by axe, for the pages of each kind (accessibility.spec.ts) and for every page
// (tests/accessibility).
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One element that is in a reader's way. */
export interface Barrier {
  /** The rule of axe that it breaks. */
  rule: string;
  /** Its markup, and what to mend. */
  text: string;
}

/**
 * Judges the page as it stands, from its top: what the bar covers at another place is no barrier. Transitions end
 * first, so that no color between two modes is judged.
 *
 * @param leaveOut What need not be judged, as a selector of CSS.
 */
export async function barriersOf(page: Page, leaveOut?: string): Promise<Barrier[]> {
  await page.addStyleTag({content: '*, ::before, ::after {transition: none !important; animation: none !important}'});
  await page.evaluate(() => scrollTo(0, 0));
  // No page holds a frame of another site; so axe needs no second page to put its results together.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(rules)
    .setLegacyMode();
  const {violations} = await (leaveOut === undefined ? axe : axe.exclude(leaveOut)).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => ({rule: id, text: `${id}: ${html}\n${failureSummary}`})),
  );
}

/** Waits until a results page has searched the whole index. */
export async function waitForHits(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$|^No results/);
}

/**
 * Draws every diagram: each is drawn when it comes near the viewport.
 *
 * @returns how many there are.
 */
export async function drawDiagrams(page: Page): Promise<number> {
  const diagrams = await page.locator('[data-diagram]').all();
  for (const diagram of diagrams) {
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram.locator('svg').first()).toBeVisible();
  }
  return diagrams.length;
}

/** Shows the request of an operation in the languages that a reader asks for. */
export async function showOtherLanguages(page: Page): Promise<void> {
  const more = page.getByRole('button', {name: 'Show the request in other languages'});
  if ((await more.count()) > 0) {
    await more.click();
    await expect(page.getByRole('tab', {name: 'Rust'})).toBeVisible();
  }
}

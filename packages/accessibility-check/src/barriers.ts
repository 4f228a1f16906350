/** What axe finds on an open page. In: a page of Playwright. Out: elements that are barriers, with how to fix them. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright-core';

/** WCAG 2.2 A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that is a barrier. */
export interface Barrier {
  /** The axe rule that it violates, such as `image-alt`. */
  rule: string;
  /** Address of the page that explains the rule. */
  help: string;
  /** Its markup. */
  element: string;
  /** CSS selector of it in its document. */
  target: string;
  /** How to fix it: what axe wants changed, in a line for each way. */
  fix: string;
}

/**
 * Checks an open page in its current state, scrolled to the top, because what a navigation bar covers elsewhere is not a
 * barrier. Transitions are finished first, so that no color between two modes is checked. Frames of other sites are not
 * checked.
 *
 * @param leaveOut CSS selector of what to skip.
 */
export async function barriersOf(page: Page, leaveOut?: string): Promise<Barrier[]> {
  // No style element, which a content security policy may refuse.
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets.push(sheet);
    scrollTo({top: 0, left: 0, behavior: 'instant'});
    return sheet;
  });
  // Frames of other sites are left out, so axe needs no second page to merge its results.
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(rules)
    .setLegacyMode();
  const {violations} = await (leaveOut === undefined ? axe : axe.exclude(leaveOut)).analyze();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations.flatMap(({id, helpUrl, nodes}) =>
    nodes.map(({html, failureSummary = '', target}) => ({
      rule: id,
      help: helpUrl.replace(/\?.*/, ''),
      element: html,
      target: String(target.at(-1)),
      fix: failureSummary,
    })),
  );
}

/**
 * Checks an open page as `barriersOf` does, twice if need be: what occurs only while the page rearranges itself is no barrier.
 *
 * @param leaveOut CSS selector of what to skip.
 */
export async function lastingBarriersOf(page: Page, leaveOut?: string): Promise<Barrier[]> {
  if ((await barriersOf(page, leaveOut)).length === 0) {
    return [];
  }
  await page.waitForTimeout(500);
  return barriersOf(page, leaveOut);
}

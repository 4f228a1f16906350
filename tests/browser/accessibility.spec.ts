import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {open, pageKinds} from './site';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const mode of ['light', 'dark'] as const) {
  test.describe(`no barrier in ${mode} mode`, () => {
    for (const [kind, path] of Object.entries(pageKinds)) {
      test(kind, async ({page}) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        if (path.startsWith('search')) {
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/hits$/);
        }
        const diagram = page.getByText(/^Diagram: /).first();
        if (!path.startsWith('search') && (await diagram.count()) > 0) {
          await diagram.scrollIntoViewIfNeeded({timeout: 2000}).catch(() => undefined);
          await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
        }
        const more = page.getByRole('button', {name: 'Show the request in other languages'});
        if ((await more.count()) > 0) {
          await more.click();
          await expect(page.getByRole('tab', {name: 'rust'})).toBeVisible();
        }
        // What the bar covers at another place of the page is no barrier.
        await page.evaluate(() => scrollTo(0, 0));
        await page.addStyleTag({content: '*{transition:none!important;animation:none!important}'});
        const {violations} = await new AxeBuilder({page}).withTags(rules).analyze();
        expect(
          violations.flatMap(({id, nodes}) =>
            nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary}`),
          ),
        ).toEqual([]);
      });
    }
  });
}

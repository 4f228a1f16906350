// Every page of the build in both color modes and at two widths, with everything expanded and drawn.
import {expect, test, type Page} from '@playwright/test';
import {drawDiagrams, lastingBarriersOf, waitForHits, type Barrier} from '../browser/barriers';
import {changeMode, open} from '../browser/site';
import {sitePages} from './sitePages';
import {phone} from './sizes';
import {noteBarriers, notePage} from './summaryReporter';

const drawn = '[data-diagram] svg[aria-roledescription]';

/** Expands what is collapsed, and shows all tab panels. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary');
  // An opened one can contain others.
  for (let left = await folded.count(); left > 0; left = await folded.count()) {
    await folded.first().dispatchEvent('click');
    await expect.poll(() => folded.count()).not.toBe(left);
  }
  await page
    .locator('[role="tabpanel"][hidden]')
    .evaluateAll((panels) => panels.forEach((panel) => panel.removeAttribute('hidden')));
}

/**
 * What a diagram lacks for readers who cannot see it: a name, a description, a sentence below it that says the same.
 */
async function silentDiagrams(page: Page): Promise<Barrier[]> {
  return page.locator('[data-diagram]').evaluateAll((diagrams) =>
    diagrams.flatMap((diagram, index) => {
      const svg = diagram.querySelector('svg');
      const textOf = (name: string): string =>
        document.getElementById(svg?.getAttribute(name) ?? '')?.textContent.trim() ?? '';
      // One that the browser draws is in a box that scrolls sideways.
      const below = (diagram.matches('figure') ? diagram : diagram.parentElement)?.nextElementSibling;
      const lacks = [
        textOf('aria-labelledby') === '' && 'a name (accTitle)',
        textOf('aria-describedby') === '' && 'a description (accDescr)',
        !(below?.matches('p') && /\w+ \w+/.test(below.textContent)) && 'a sentence below it',
      ].filter((lack) => lack !== false);
      return lacks.map((lack) => ({rule: 'diagram without words', text: `diagram ${index + 1} has not ${lack}`}));
    }),
  );
}

/** Switches the color mode, and waits until diagrams are redrawn. */
async function redrawIn(page: Page, to: 'light' | 'dark'): Promise<void> {
  await page.locator(drawn).evaluateAll((svgs) => svgs.forEach((svg) => svg.setAttribute('data-old', '')));
  await changeMode(page, to);
  await expect(page.locator('[data-old]')).toHaveCount(0);
}

/** Tokens of highlighted code: axe spends most of its time on them, and their colors do not depend on the width. */
const wordsOfCode = 'pre .token';

for (const path of sitePages()) {
  test(decodeURI(path) || 'landing page', async ({page}, info) => {
    const found: string[] = [];
    const note = (view: string, barriers: readonly Barrier[]): void => {
      noteBarriers(info, view, barriers);
      found.push(...barriers.map(({text}) => `${view}: ${text}`));
    };

    await open(page, path);
    if (path.startsWith('search')) {
      await waitForHits(page);
    }
    notePage(info, path, await drawDiagrams(page));
    await unfold(page);

    note('light, wide', [...(await silentDiagrams(page)), ...(await lastingBarriersOf(page))]);
    await redrawIn(page, 'dark');
    note('dark, wide', await lastingBarriersOf(page));
    await page.setViewportSize(phone);
    note('dark, phone', await lastingBarriersOf(page, wordsOfCode));
    await redrawIn(page, 'light');
    note('light, phone', await lastingBarriersOf(page, wordsOfCode));
    expect(found).toEqual([]);
  });
}

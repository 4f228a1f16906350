// What opens over a page.
import {expect, test, type Page} from '@playwright/test';
import {barriersOf} from '../browser/barriers';
import {navbar, open} from '../browser/site';
import {catalogPageKinds} from '../../tools/bench/catalogPageKinds';
import {phone, wide} from './sizes';
import {noteBarriers} from './summaryReporter';

/** Opens a part of the page, by its name. */
type Opening = [name: string, openIt: (page: Page) => Promise<void>];

const menu = (page: Page) => page.locator('.navbar-sidebar');

async function openMenu(page: Page): Promise<void> {
  await navbar(page).getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu(page).getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
}

async function openMainMenu(page: Page): Promise<void> {
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
  const main = menu(page).locator('.navbar-sidebar__item').first();
  await main.getByRole('button', {name: 'Tags'}).click();
  await expect(main.getByRole('link', {name: 'API Tags'})).toBeInViewport();
}

async function openTags(page: Page): Promise<void> {
  await navbar(page).getByRole('button', {name: 'Tags', exact: true}).click();
  await expect(navbar(page).getByRole('link', {name: 'API Tags'})).toBeVisible();
}

async function openContents(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile a').last()).toBeVisible();
}

async function openHits(page: Page): Promise<void> {
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  await box.pressSequentially('data');
  // The last of them are for hits in page texts.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(8);
}

const parts = [
  {
    size: wide,
    on: 'wide',
    openings: [
      ['menu of tags', openTags],
      ['hits of the search box', openHits],
    ] as Opening[],
  },
  {
    size: phone,
    on: 'on a phone',
    openings: [
      ['menu of pages', openMenu],
      ['main menu', openMainMenu],
      ['contents of the page', openContents],
      ['hits of the search box', openHits],
    ] as Opening[],
  },
];

for (const {size, on} of parts) {
  for (const mode of ['light', 'dark'] as const) {
    const name = `console of an operation, ${on}, ${mode}`;
    test(name, async ({page}, info) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize(size);
      await open(page, catalogPageKinds()['API operation']);
      await page.getByRole('button', {name: 'Try it'}).click();
      await expect(page.getByText('The request as code')).toBeVisible();
      const barriers = await barriersOf(page);
      noteBarriers(info, name, barriers);
      expect(barriers.map(({text}) => text)).toEqual([]);
    });
  }
}

for (const {size, on, openings} of parts) {
  for (const [name, openIt] of openings) {
    for (const mode of ['light', 'dark'] as const) {
      test(`${name}, ${on}, ${mode}`, async ({page}, info) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.setViewportSize(size);
        await open(page, catalogPageKinds()['documentation page without diagram']);
        await openIt(page);
        // A part that opens covers what is below it until it is closed, and never in the same place.
        const barriers = (await barriersOf(page)).filter(({text}) => !text.includes('partially obscured'));
        noteBarriers(info, `${name}, ${on}, ${mode}`, barriers);
        expect(barriers.map(({text}) => text)).toEqual([]);
      });
    }
  }
}

// What opens over a page.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {barriersOf, type Barrier} from '../browser/barriers';
import {barMenu, navbar, open, phoneMenu} from '../browser/site';
import {catalogPageKinds} from '../../tools/bench/catalogPageKinds';
import {phone, wide} from './sizes';
import {noteBarriers} from './summaryReporter';

/** Opens a part of the page, and returns what opened. */
type Opening = [name: string, openIt: (page: Page) => Promise<Locator>];

async function openMenu(page: Page): Promise<Locator> {
  await navbar(page).getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(phoneMenu(page).getByRole('button', {name: 'Back to main menu'})).toBeInViewport();
  return phoneMenu(page);
}

async function openMainMenu(page: Page): Promise<Locator> {
  await openMenu(page);
  await phoneMenu(page).getByRole('button', {name: 'Back to main menu'}).click();
  await phoneMenu(page).locator('summary', {hasText: 'Tags'}).click();
  await expect(phoneMenu(page).getByRole('link', {name: 'API Tags'})).toBeInViewport();
  return phoneMenu(page);
}

async function openTags(page: Page): Promise<Locator> {
  await barMenu(page, 'Tags').locator('summary').click();
  await expect(navbar(page).getByRole('link', {name: 'API Tags'})).toBeVisible();
  return barMenu(page, 'Tags').locator('.dropdown__menu');
}

async function openContents(page: Page): Promise<Locator> {
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').click();
  await expect(contents.getByRole('link').last()).toBeVisible();
  return contents;
}

async function openHits(page: Page): Promise<Locator> {
  const box = page.getByLabel('Search', {exact: true}).first();
  await box.click();
  await box.pressSequentially('data');
  // The last of them are for hits in page texts.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(8);
  return page.getByRole('listbox').locator('..');
}

/**
 * Whether the barrier is a control of the page that the open part hides from the pointer in part. It is whole again
 * when the reader closes the part, so it is no barrier. Controls of the part itself, and those beside it, are.
 */
async function isBehind(part: Locator, {text, target}: Barrier): Promise<boolean> {
  return (
    target !== undefined &&
    text.includes('partially obscured') &&
    (await part.evaluate((over, selector) => {
      const element = document.querySelector(selector);
      if (element === null || over.contains(element)) {
        return false;
      }
      const [a, b] = [element.getBoundingClientRect(), over.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }, target))
  );
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
        const part = await openIt(page);
        const barriers: Barrier[] = [];
        for (const barrier of await barriersOf(page)) {
          if (!(await isBehind(part, barrier))) {
            barriers.push(barrier);
          }
        }
        noteBarriers(info, `${name}, ${on}, ${mode}`, barriers);
        expect(barriers.map(({text}) => text)).toEqual([]);
      });
    }
  }
}

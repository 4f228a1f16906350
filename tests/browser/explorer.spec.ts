// Typed into other words. cspell:ignore Yver
import {expect, test, type Page} from '@playwright/test';
import {compose, errorsOf, limitHistory, open, urlOf} from './site';

const section = (page: Page) => page.getByRole('region', {name: 'All projects'});
const cards = (page: Page) => section(page).getByRole('heading', {level: 3});
/** Projects of the fixture site; two are about water, one of them in the release of August 2025. */
const all = 5;

test(
  'a choice filters the cards, is announced, and is kept in the address; Back undoes it',
  {tag: '@engines'},
  async ({page}) => {
    await open(page, '');
    await expect(cards(page)).toHaveCount(all);
    await section(page).getByLabel('Topic', {exact: true}).selectOption('Water');
    await expect(cards(page)).toHaveCount(2);
    await expect(section(page).getByRole('status')).toHaveText(`2 of ${all} projects`);
    await expect(page).toHaveURL(`${urlOf('')}?topic=Water`);
    await section(page).getByLabel('Release', {exact: true}).selectOption('Release 2025-08');
    await expect(cards(page)).toHaveText(['Tide Tables']);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await section(page).getByRole('button', {name: 'Show all'}).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(urlOf(''));
  },
);

test('projects and lessons are found by their facts, words, and addresses', async ({page}) => {
  await test.step('projects whose steps were run can be found', async () => {
    await open(page, '');
    await section(page).getByLabel('Steps run', {exact: true}).selectOption({label: 'fewer than half (1)'});
    await expect(cards(page)).toHaveText(['River Watch']);
  });

  await test.step('a card shows kind, maturity, topics, and when the steps were last run', async () => {
    await open(page, '');
    const card = section(page)
      .getByRole('listitem')
      .filter({has: page.getByRole('heading', {name: 'River Watch'})});
    for (const fact of [
      'software',
      'service',
      'beta',
      'Release 2025-07',
      'BSD-3-Clause',
      /1 of \d+ steps? run\. .*Last run on 2026-11-23\./,
    ]) {
      await expect(card).toContainText(fact);
    }
    await card.getByRole('link', {name: 'Water'}).click();
    await expect(page).toHaveURL(urlOf('docs/tags/water'));
  });

  await test.step('lessons are a kind, with their time and level; their data is loaded on request', async () => {
    await open(page, '?q=birds&topic=Birds');
    await section(page).getByLabel('Kind', {exact: true}).selectOption('lesson');
    await expect(cards(page)).toHaveText(['Count birds by ear']);
    const card = section(page).getByRole('listitem').filter({hasText: 'Count birds by ear'});
    await expect(card).toContainText(/30 minutes\s*beginner/);
    await expect(section(page).getByRole('status')).toHaveText(/^1 of \d+ lessons$/);
    await section(page).getByRole('button', {name: 'Remove the filter lesson'}).click();
    await expect(section(page).getByRole('status')).toHaveText(/projects$/);
  });

  await test.step('a shared link shows the same choice', async () => {
    await open(page, '?topic=Birds&sort=newest');
    await expect(section(page).getByLabel('Topic', {exact: true})).toHaveValue('Birds');
    await expect(cards(page).first()).toHaveText('Zebra Atlas v1.0');
  });

  await test.step('the keyboard alone finds a project by a word and opens it', async () => {
    await open(page, '');
    await section(page).getByLabel('Keywords').focus();
    await page.keyboard.type('apple ledger');
    await expect(cards(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await section(page).getByRole('link', {name: 'Apple Ledger'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Apple Ledger');
  });

  await test.step('a choice without matches says so', async () => {
    await open(page, '?q=xyzzyplugh');
    await expect(section(page).getByText('No projects match.')).toBeVisible();
  });

  await test.step('and offers the search of all pages, with the words kept', async () => {
    await open(page, '?q=zebras+in+the+morning&kind=api');
    await section(page)
      .getByRole('link', {name: /zebras in the morning/})
      .click();
    await expect(page).toHaveURL(urlOf('search?q=zebras+in+the+morning'));
    await open(page, '?kind=api&license=MIT&topic=none');
    await expect(section(page).getByText('No projects match.')).toBeVisible();
    await expect(section(page).getByRole('link', {name: /^Search/})).toHaveCount(0);
  });
});

test('each filter can be removed, and the form of the list stays', async ({page}) => {
  await test.step('the field of keywords keeps the caret, takes input methods, and loses nothing to the other fields', async () => {
    await open(page, '?q=river');
    const words = section(page).getByLabel('Keywords');
    await words.focus();
    await words.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await page.keyboard.type('XY', {delay: 50});
    await expect(words).toHaveValue('riXYver');
    await words.fill('');
    await compose(page, ['ｒ', 'り', 'りｖ', 'リバー']);
    await expect(words).toHaveValue('リバー');
    // At once, before the address has been changed.
    await words.fill('river');
    await section(page).getByLabel('Topic', {exact: true}).selectOption('Water');
    await expect(page).toHaveURL(`${urlOf('')}?q=river&topic=Water`);
    await expect(words).toHaveValue('river');
    await section(page).getByRole('button', {name: 'Remove the filter “river”'}).click();
    await expect(words).toHaveValue('');
    await expect(words).toBeFocused();
    await expect(page).toHaveURL(`${urlOf('')}?topic=Water`);
  });

  await test.step('each filter is a chip that one click removes', async () => {
    await open(page, '?topic=Water&kind=software&q=river');
    const chip = (name: string) => section(page).getByRole('button', {name: `Remove the filter ${name}`});
    await expect(chip('“river”')).toBeVisible();
    await expect(chip('software')).toBeVisible();
    await chip('Water').click();
    await expect(page).toHaveURL(`${urlOf('')}?kind=software&q=river`);
    await expect(chip('Water')).toHaveCount(0);
    await expect(section(page).getByLabel('Topic', {exact: true})).toHaveValue('');
  });

  await test.step('the compact list shows the same projects, and the address keeps it', async () => {
    await open(page, '');
    const form = section(page).getByRole('button', {name: 'Compact list'});
    const height = async (): Promise<number> => (await section(page).boundingBox())?.height ?? 0;
    const asCards = await height();
    await form.click();
    await expect(form).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(`${urlOf('')}?view=list`);
    await expect(cards(page)).toHaveCount(all);
    expect(await height()).toBeLessThan(asCards);
    await section(page).getByLabel('Topic', {exact: true}).selectOption('Water');
    await section(page).getByRole('button', {name: 'Show all'}).click();
    await expect(page, 'the form is no filter').toHaveURL(`${urlOf('')}?view=list`);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all cards are there, without the form, which needs scripts', async ({page}) => {
    await page.goto('');
    await expect(cards(page)).toHaveCount(all);
    await expect(section(page).getByLabel('Topic', {exact: true})).toBeHidden();
  });
});

test('the field can be emptied by a held key in a browser that limits changes of the history', async ({page}) => {
  const errors = errorsOf(page);
  await limitHistory(page);
  await open(page, '');
  const field = section(page).getByLabel('Keywords');
  await field.fill('river '.repeat(30));
  await field.press('End');
  for (let pressed = 0; pressed < 180; pressed += 1) {
    await page.keyboard.press('Backspace');
  }
  await expect(field).toHaveValue('');
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(urlOf(''));
  expect(errors).toEqual([]);
});

import {expect, test, type Page} from '@playwright/test';
import {projects} from '../support/routes';
import {open, urlOf} from './site';

const section = (page: Page) => page.getByRole('region', {name: 'All projects'});
const cards = (page: Page) => section(page).getByRole('heading', {level: 3});
const all = Object.keys(projects).length;

test('a choice filters the cards, is announced and stands in the address; Back takes it back', async ({page}) => {
  await open(page, '');
  await expect(cards(page)).toHaveCount(all);
  await section(page).getByLabel('Topic', {exact: true}).selectOption('PADI');
  await expect(cards(page)).toHaveCount(4);
  await expect(section(page).getByRole('status')).toHaveText(`4 of ${all} projects`);
  await expect(page).toHaveURL(`${urlOf('')}?topic=PADI`);
  await section(page).getByLabel('Release', {exact: true}).selectOption('Release 2025-08');
  await expect(cards(page)).toHaveText(['Food Security Sandbox']);
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  await section(page).getByRole('button', {name: 'Show all'}).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(page).toHaveURL(urlOf(''));
});

test('a shared link shows the same choice', async ({page}) => {
  await open(page, '?topic=Animal-Ecology&sort=newest');
  await expect(section(page).getByLabel('Topic', {exact: true})).toHaveValue('Animal-Ecology');
  await expect(cards(page).first()).toHaveText('Wild Wing');
});

test('the keyboard alone finds a project by a word and opens it', async ({page}) => {
  await open(page, '');
  await section(page).getByLabel('Words').focus();
  await page.keyboard.type('camera traps edge simulator');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await section(page).getByRole('link', {name: 'Camera Traps Edge Simulator'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Camera Traps Edge Simulator');
});

test('a choice that nothing fits says so', async ({page}) => {
  await open(page, '?q=xyzzyplugh');
  await expect(section(page).getByText('No project fits.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all cards are there, and no form that would not work', async ({page}) => {
    await page.goto('');
    await expect(cards(page)).toHaveCount(all);
    await expect(section(page).getByLabel('Topic', {exact: true})).toBeHidden();
  });
});

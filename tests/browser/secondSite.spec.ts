// Spanish. cspell:ignore Cambiar oscuro Buscar Página Encontrada
// The site of another institute, written by `npm run new -- site`: its own areas, words, and colors, and ours nowhere.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {institute, repository} from '../../catalog.config';
import {secondSite} from '../support/secondSite';
import {open} from './site';

test('its navigation bar has its own areas, and its landing page its name', async ({page}) => {
  await open(page, secondSite.url);
  await expect(page.getByRole('heading', {level: 1})).toContainText(secondSite.answers.name);
  const main = page.getByRole('navigation', {name: 'Principal'});
  for (const [label, folder] of [
    ['Courses', 'courses'],
    ['Library', 'library'],
    ['Meetings', 'meetings'],
    ['Guide', 'guide'],
  ] as const) {
    await main.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(`${secondSite.url}${folder}/intro`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(label);
  }
});

test('its interface is in its language, and what nobody translated stays English', async ({page}) => {
  await open(page, `${secondSite.url}search`);
  await expect(page.locator('html')).toHaveAttribute('lang', secondSite.locale);
  await expect(
    page.getByRole('searchbox', {name: secondSite.translations['training-catalog.search.allPages']}),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: /^Cambiar entre modo oscuro y claro/}).first()).toBeVisible();
  await expect(page.getByRole('combobox', {name: 'Search', exact: true}).first()).toHaveAttribute(
    'placeholder',
    /^Buscar/,
  );
});

test('texts of the site itself can be translated, and those that Docusaurus has are', async ({page}) => {
  await open(page, secondSite.url);
  await expect(
    page.getByRole('heading', {level: 2, name: secondSite.translations['site.home.projects']}),
  ).toBeVisible();
  await page.goto(`${secondSite.url}no-such-page`);
  await expect(page.getByRole('heading', {name: 'Página No Encontrada'})).toBeVisible();
  await expect(page.getByRole('heading', {name: secondSite.translations['site.notFound.start']})).toBeVisible();
});

test('a README that was imported is a project, found by its topic and by search', async ({page}) => {
  await open(page, secondSite.url);
  await page
    .getByRole('link', {name: /^Rivers/})
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', {name: /Owl Counter/})
    .first()
    .click();
  await expect(page.getByText('Counts owls in night recordings').first()).toBeVisible();
  await page.goto(`${secondSite.url}search?q=night%20recordings`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', {name: /Owl Counter/})
      .first(),
  ).toBeVisible();
});

test('its colors have the hue that was asked for', async ({page}) => {
  const linkColor = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--catalog-link').trim());
  await open(page, 'docs/intro');
  const ours = await linkColor();
  await open(page, `${secondSite.url}docs/intro`);
  const theirs = await linkColor();
  expect(theirs).not.toBe(ours);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(theirs.slice(start, start + 2), 16));
  expect(Math.min(red, blue), `${theirs} is violet`).toBeGreaterThan(green);
});

test('no file of it names our institute', () => {
  const ours = new RegExp(
    [institute.shortName, institute.name, repository.organization, new URL(institute.homepage).host]
      .map((word) => word.replaceAll('.', String.raw`\.`))
      .join('|'),
    'i',
  );
  const files = fs
    .readdirSync(secondSite.build, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|js|css|json|xml|md|txt|atom|svg)$/.test(file));
  expect(files).toContain('index.html');
  expect(files.filter((file) => ours.test(fs.readFileSync(path.join(secondSite.build, file), 'utf8')))).toEqual([]);
});

// A catalog with more projects than the landing page loads at first.
import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {serveMiniSite, type ServedMiniSite} from '../support/servedMiniSite';

/** More projects than the page lists at once. */
const all = 201;

const project = (number: number): [string, string] => {
  const name = `${number % 2 === 0 ? 'Tool' : 'Count'} ${String(number).padStart(3, '0')}`;
  return [
    `docs/${name}/index.md`,
    `---
title: ${name}
description: ${name} does one thing of a large catalog.
tags: [${number % 2 === 0 ? 'Water' : 'Birds'}, Release 2025-08]
project:
  summary: Does thing number ${number}
  kind: [software]
  area: Digital-Agriculture
  repository: https://github.com/example/tool-${number}
---

Text of ${name}.
`,
  ];
};

const section = (page: Page) => page.getByRole('region', {name: 'All projects'});
const cards = (page: Page) => section(page).getByRole('heading', {level: 3});
const status = (page: Page) => section(page).getByRole('status');

test.describe('a large catalog', {tag: '@exhaustive'}, () => {
  let site: ServedMiniSite | undefined;
  let landingPage = '';

  test.beforeAll(async () => {
    test.setTimeout(500_000);
    // The projects are minimal, so the content rules are off.
    const config = fs.readFileSync('docusaurus.config.ts', 'utf8').replace("'./plugins/content-rules/index.ts',", '');
    const projects = Array.from({length: all}, (_, index) => project(index + 1));
    site = await serveMiniSite({'docusaurus.config.ts': config, ...Object.fromEntries(projects)});
    ({landingPage} = site);
  });

  test.afterAll(() => site?.close());

  test('lists some projects, and the others when a reader asks for more', async ({page}) => {
    await page.goto(landingPage);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(cards(page)).toHaveCount(60);
    await expect(status(page)).toHaveText(`${all} of ${all} projects`);
    const more = section(page).getByRole('button', {name: 'Show more projects'});
    await more.click();
    await expect(cards(page)).toHaveCount(120);
    await expect(cards(page).nth(60).getByRole('link')).toBeFocused();
    await more.click();
    await more.click();
    await expect(cards(page)).toHaveCount(all);
    await expect(more).toHaveCount(0);
  });

  test('filters all of them, and shows how many matches each choice would leave', async ({page}) => {
    await page.goto(landingPage);
    const topic = section(page).getByLabel('Topic', {exact: true});
    await expect(topic.getByRole('option')).toHaveText(['All', 'Birds (101)', 'Water (100)']);
    await topic.selectOption('Water');
    await expect(status(page)).toHaveText(`100 of ${all} projects`);
    await section(page).getByLabel('Keywords').fill('number 200');
    await expect(cards(page)).toHaveText(['Tool 200']);
    await page.reload();
    await expect(cards(page)).toHaveText(['Tool 200']);
  });

  test('says so when the other projects fail to load, and offers to try again', async ({page}) => {
    await page.goto(landingPage);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.context().route('**/assets/js/**', (route) => route.abort());
    await section(page).getByRole('button', {name: 'Show more projects'}).click();
    const alert = section(page).getByRole('alert');
    await expect(alert).toContainText('The other projects could not be loaded.');
    await page.context().unroute('**/assets/js/**');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(cards(page)).toHaveCount(120);
    await expect(alert).toHaveCount(0);
  });

  test('lists the pages of a tag in batches, and moves the focus to the first page of the next one', async ({page}) => {
    await page.goto(`${landingPage}docs/tags/release-2025-08`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const listed = page.getByRole('main').getByRole('article');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`${all} docs tagged with "Release 2025-08"`);
    await expect(listed).toHaveCount(200);
    await page.context().route('**/assets/js/**', (route) => route.abort());
    const further = page.getByRole('region', {name: 'More pages'});
    const more = further.getByRole('button', {name: 'Show more pages'});
    await more.click();
    await expect(further.getByRole('alert')).toContainText('The other pages could not be loaded.');
    await page.context().unroute('**/assets/js/**');
    await more.click();
    await expect(listed).toHaveCount(all);
    await expect(listed.last().getByRole('link')).toBeFocused();
    await expect(further.getByRole('status')).toHaveText(`${all} of ${all} pages`);
    await expect(more).toHaveCount(0);
    await expect(further.getByRole('alert')).toHaveCount(0);
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^(?:Tool|Count) \d+$/);
    await page.goBack();
    await expect(listed).toHaveCount(all);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(10);
  });

  test('names some projects of a release, and links to the page with all', async ({page}) => {
    await page.goto(`${landingPage}whats-new`);
    const release = page.getByRole('main');
    await expect(release.getByRole('listitem').filter({hasText: 'Does thing number'})).toHaveCount(20);
    await release.getByRole('link', {name: 'the release page'}).click();
    await expect(page).toHaveURL(/docs\/tags\/release-2025-08$/);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('links to the list of all projects', async ({page}) => {
      await page.goto(landingPage);
      await expect(cards(page)).toHaveCount(60);
      await expect(section(page).getByRole('link', {name: 'All projects by topic'})).toHaveAttribute(
        'href',
        /docs\/intro$/,
      );
    });
  });
});

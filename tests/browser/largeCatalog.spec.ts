// A catalog with more projects than the landing page loads at first, and than fit in one list of a sidebar.
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

/** A project with a category page. */
const withCategory = {
  'docs/Tool 002/how-to.md': '---\ntitle: How to use it\ndescription: How to use one tool.\n---\n\nSteps.\n',
  'docs/Tool 002/_category_.json': JSON.stringify({label: 'Tool 002', link: {type: 'generated-index'}}),
};

const section = (page: Page) => page.getByRole('region', {name: 'All projects'});
const cards = (page: Page) => section(page).getByRole('heading', {level: 3});
const sidebarOf = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const status = (page: Page) => section(page).getByRole('status');

test.describe('a large catalog', {tag: '@exhaustive'}, () => {
  let site: ServedMiniSite | undefined;
  let landingPage = '';

  test.beforeAll(async () => {
    test.setTimeout(500_000);
    // The projects are minimal, so the content rules are off.
    const config = fs.readFileSync('docusaurus.config.ts', 'utf8').replace("'./plugins/content-rules/index.ts',", '');
    const projects = Array.from({length: all}, (_, index) => project(index + 1));
    site = await serveMiniSite({'docusaurus.config.ts': config, ...Object.fromEntries(projects), ...withCategory});
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

  test('groups its projects by first letter in the sidebar, with the group of the page open', async ({page}) => {
    await page.goto(`${landingPage}docs/Tool%20200`);
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('link', {name: 'Tool 200'})).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.getByRole('link', {name: 'Count 001'})).toHaveCount(0);
    await sidebar.getByRole('button', {name: 'C', exact: true}).click();
    await expect(sidebar.getByRole('link', {name: 'Count 001'})).toBeVisible();
  });

  test('loads a group of the sidebar when it is opened, by keyboard too', async ({page}) => {
    const groups = new Set<string>();
    page.on('request', (request) => {
      const [name] = /sidebar-[^/]+\.js$/.exec(request.url()) ?? [];
      if (name) {
        groups.add(name);
      }
    });
    // Pages that a reader may open next are not fetched.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})}));
    await page.goto(`${landingPage}docs/Tool%20200`);
    const sidebar = sidebarOf(page);
    const group = sidebar.getByRole('button', {name: 'C', exact: true});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect([...groups], 'that of the page').toHaveLength(1);
    await group.focus();
    await page.keyboard.press('Space');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar.getByRole('link', {name: 'Count 003', exact: true})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: /^Count \d+$/})).toHaveCount(101);
    await expect(group).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', {name: 'Count 001'})).toBeFocused();
    expect([...groups]).toHaveLength(2);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Count 001');
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Count 001');
    await expect(sidebar.getByRole('link', {name: 'Tool 200'}), 'the other group stays open').toBeVisible();
  });

  test('has no code of the theme in the data of its area', async ({page, request}) => {
    await page.goto(`${landingPage}docs/Tool%20200`);
    const urls = await page
      .locator('script[src*="/assets/js/"]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
    const texts = await Promise.all(urls.map(async (url) => (await request.get(url)).text()));
    const area = texts.filter((text) => /\bdocsSidebars:/.test(text));
    expect(area).toHaveLength(1);
    expect(area.join('')).not.toContain('menu__list-item-collapsible');
  });

  test('keeps its sidebar when a link leads to a page of a group that is not loaded', async ({page}) => {
    await page.goto(`${landingPage}docs/intro`);
    const sidebar = sidebarOf(page);
    await expect(sidebar.getByRole('button', {name: 'T', exact: true})).toHaveAttribute('aria-expanded', 'false');
    await page.goto(`${landingPage}docs/tags/water`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('main').getByRole('link', {name: 'Tool 002'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tool 002');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Tool 002');
    await expect(sidebar.getByRole('link', {name: 'Tool 200'})).toBeVisible();
    await page.goto(`${landingPage}docs/category/tool-002-1`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(['How to use it', 'Tool 002']);
    await expect(sidebar.getByRole('link', {name: 'How to use it'})).toBeVisible();
  });

  test('says so when a group cannot be loaded, and loads it when it is opened again', async ({page}) => {
    await page.goto(`${landingPage}docs/Tool%20200`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const sidebar = sidebarOf(page);
    const group = sidebar.getByRole('button', {name: 'C', exact: true});
    await page.context().route('**/assets/js/**', (route) => route.abort());
    await group.click();
    await expect(sidebar.getByRole('alert')).toContainText('could not be loaded');
    await expect(sidebar.getByRole('link', {name: 'First page of the group'})).toHaveAttribute(
      'href',
      /docs\/Count(?: |%20)001$/,
    );
    await page.context().unroute('**/assets/js/**');
    await group.click();
    await group.click();
    await expect(sidebar.getByRole('link', {name: 'Count 003', exact: true})).toBeVisible();
    await expect(sidebar.getByRole('alert')).toHaveCount(0);
  });

  test('loads a group in the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(`${landingPage}docs/Tool%20200`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Tool 200'})).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('button', {name: 'C', exact: true}).click();
    await expect(menu.getByRole('link', {name: 'Count 003', exact: true})).toBeVisible();
    await menu.getByRole('link', {name: 'Count 003', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Count 003');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
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

    test('shows the group of the page, and links to the first page of each other one', async ({page}) => {
      await page.goto(`${landingPage}docs/Tool%20200`);
      const sidebar = sidebarOf(page);
      await expect(sidebar.getByRole('link', {name: /^Tool \d+$/})).toHaveCount(100);
      await expect(sidebar.getByRole('link', {name: /^Count \d+$/})).toHaveCount(0);
      await sidebar.getByRole('button', {name: 'C', exact: true}).click();
      await expect(page).toHaveURL(/docs\/Count(?: |%20)001$/);
      await expect(sidebar.getByRole('link', {name: /^Count \d+$/})).toHaveCount(101);
    });

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

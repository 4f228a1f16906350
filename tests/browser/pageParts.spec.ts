// Parts of pages that link to others: cards, reports, the list of releases.
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {address} from '../../catalog.config';

const root = `${address.url}${address.baseUrl}`;

test('the accessibility statement links to the form for accessibility problems, with the site filled in', async ({
  page,
}) => {
  for (const from of ['docs/intro', 'markdown-page']) {
    await page.goto(from);
    await page.getByRole('main').getByRole('link', {name: 'accessibility statement'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Accessibility of the catalog');
  }
  const report = page.getByRole('article').getByRole('link', {name: 'Report an accessibility problem', exact: true});
  const url = new URL((await report.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/ICICLE-ai/training-catalog/issues/new');
  expect(url.searchParams.get('template')).toBe('accessibility.yml');
  expect(url.searchParams.get('page')).toBe(root);
  expect(fs.readFileSync('.github/ISSUE_TEMPLATE/accessibility.yml', 'utf8')).toMatch(/^ {4}id: page$/m);
});

test('what is new lists every release with its projects', async ({page}) => {
  await page.goto('docs/intro');
  await page.getByRole('link', {name: 'What’s new'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What’s new');
  const releases = await page.getByRole('heading', {level: 2}).allTextContents();
  expect(releases.map((text) => /\d{4}-\d{2}/.exec(text)?.[0])).toEqual(['2025-10', '2025-08', '2025-07', '2024-12']);
  const named = await page.getByRole('main').locator('li a').allTextContents();
  expect(new Set(named).size).toBe(5);
});

test('a page of a project starts with a short card and ends with a link to report a problem', async ({page}) => {
  await page.goto('docs/River%20Watch/how-to');
  const card = page.getByRole('complementary', {name: 'Project', exact: true});
  await expect(card).toContainText(/\bversion 0\.2\.0/i);
  await expect(card.getByRole('link', {name: 'Source'})).toHaveAttribute('href', /github\.com/);
  // At the start of the page, and at its end.
  const reports = page.getByRole('link', {name: 'Report a problem'});
  await expect(reports).toHaveCount(2);
  const [report, last] = await reports.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(last).toBe(report);
  const url = new URL(report ?? '');
  expect(url.pathname).toBe('/ICICLE-ai/training-catalog/issues/new');
  expect(url.searchParams.get('template')).toBe('page.yml');
  expect(url.searchParams.get('page')).toBe(`${root}docs/River%20Watch/how-to`);
  expect(fs.readFileSync('.github/ISSUE_TEMPLATE/page.yml', 'utf8')).toMatch(/^ {4}id: page$/m);
  await expect(page.getByRole('link', {name: 'Edit this page'}).last()).toHaveAttribute(
    'href',
    `https://github.com/ICICLE-ai/training-catalog/edit/main/docs/River Watch/how-to.md`,
  );
  await card.getByRole('link', {name: 'River Watch', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('River Watch');
});

test('the card of a project names the version that its pages describe, and a newer release', async ({page}) => {
  await page.goto('docs/River%20Watch');
  const described = page.getByLabel('Facts about the project').locator('dt:text-is("Pages describe") + dd');
  await expect(described).toHaveText('0.2.0 (commit 3f1c2ab); v0.3.0 is out');
  await expect(described.getByRole('link', {name: 'v0.3.0'})).toHaveAttribute(
    'href',
    'https://github.com/example/river-watch/releases/tag/v0.3.0',
  );
});

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {address} from '../../shared/site';
import {open, pageKinds, sidebar, urlOf} from './site';

const lesson = pageKinds.lesson;

/** The structured data of a page, as a harvester reads it. */
function structuredData(html: string): Record<string, unknown>[] {
  const page = load(html);
  return page('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page(script).text()) as Record<string, unknown>);
}

test.describe('a lesson', () => {
  test('starts with audience, needs, time, and outcomes, and ends with key points', async ({page}) => {
    await open(page, lesson);
    const start = page.getByRole('region', {name: 'About this lesson'});
    for (const title of ['Who it is for', 'What you need', 'Time', 'What you will be able to do']) {
      await expect(start.getByText(title, {exact: true})).toBeVisible();
    }
    await expect(start).toContainText('4 hours');
    const last = page.locator('.theme-doc-markdown > *').last();
    await expect(last).toHaveAttribute('aria-label', 'Key points');
  });

  test('has the same facts as structured data', async ({request}) => {
    const html = await (await request.get(lesson)).text();
    const data = structuredData(html).filter(({'@type': type}) => type === 'LearningResource');
    expect(data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@id': address.url + urlOf(lesson),
        name: 'Listen to a river',
        timeRequired: 'PT240M',
        inLanguage: 'en',
        teaches: expect.arrayContaining([expect.any(String)]),
        audience: expect.arrayContaining([expect.objectContaining({'@type': 'Audience'})]),
      }),
    ]);
  });
});

test('learning paths list pages, with times', async ({page}) => {
  await open(page, 'Education/intro');
  const path = page.getByRole('region', {name: 'From the river to the table'});
  await expect(path.getByRole('listitem')).toHaveCount(3);
  await expect(path.getByText(/Time:/)).toBeVisible();
  await path.getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('River Watch');
});

test('no request goes to a video host before a click, which loads the player of the privacy-friendly host', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({body: 'The player'}));
  await open(page, pageKinds['lesson with videos']);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([expect.stringMatching(/^localhost:/)]);
  await page.getByRole('button', {name: /play/i}).first().click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect.poll(() => [...hosts]).toContain('www.youtube-nocookie.com');
});

test('a printed lesson has no navigation and shows the addresses of its links', async ({page}) => {
  await open(page, lesson);
  await page.emulateMedia({media: 'print'});
  for (const part of [
    page.locator('.navbar'),
    sidebar(page),
    page.locator('.pagination-nav'),
    page.locator('.footer'),
  ]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const after = await page
    .locator('.theme-doc-markdown a[href^="http"]')
    .first()
    .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]);
  expect(after[0]).toBe(`" (${after[1]})"`);
});

test(
  'on paper, no box has an edge that could be alone on a page, and a video has its title',
  {tag: '@exhaustive'},
  async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await open(page, 'Education/K-13/Count%20birds?docusaurus-data-view=teach');
    const edges = await page.locator('.lesson-hands-on, .lesson-quiz, .lesson-start').evaluateAll((boxes) =>
      boxes.map((box) => {
        const {paddingBottom, borderBottomWidth} = getComputedStyle(box);
        return parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
      }),
    );
    expect(edges.length).toBeGreaterThan(3);
    expect(new Set(edges)).toEqual(new Set([0]));
    await open(page, pageKinds['lesson with videos']);
    const title = await page
      .locator('[data-video]')
      .first()
      .evaluate((video) => getComputedStyle(video, '::before').content);
    expect(title).toMatch(/^"Video: ./);
  },
);

import fs from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {address} from '../../catalog.config';
import {goInSite, open, pageKinds, sidebar, urlOf, startAtOnce} from './site';

// What these tests are about begins when scripts run.
test.beforeEach(({page}) => startAtOnce(page));

const lesson = pageKinds.lesson;

/** Key of the progress in the storage, which the sites of a host share. */
const storageKey = `${address.baseUrl}my-learning`;

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

/** How much of a path is done, with the next step. */
const progressOf = (path: Locator): Locator => path.getByRole('paragraph').filter({hasText: /steps? done/});

test('learning paths list pages with times, and count the steps that are done', async ({page}) => {
  await test.step('learning paths list pages, with times', async () => {
    await open(page, 'Education/intro');
    const path = page.getByRole('region', {name: 'From the river to the table'});
    await expect(path.getByRole('listitem')).toHaveCount(3);
    await expect(path.getByText(/Time:/)).toBeVisible();
    await path.getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('River Watch');
  });

  await test.step('a path counts the steps that are done, leads to the next one, and agrees with My learning', async () => {
    await open(page, 'Education/intro');
    const path = page.getByRole('region', {name: 'From the river to the table'});
    const other = page.getByRole('region', {name: 'A lesson by the water'});
    await expect(progressOf(path)).toHaveCount(0);
    await path.getByRole('checkbox', {name: /^done ?: River Watch$/}).check();
    await expect(progressOf(path)).toContainText('1 of 3 steps done. Next:');
    const next = path.getByRole('listitem').nth(1).getByRole('link');
    const title = await next.innerText();
    await expect(progressOf(path).getByRole('link', {name: title})).toHaveAttribute(
      'href',
      (await next.getAttribute('href')) ?? '',
    );
    await expect(progressOf(other), 'another path').toHaveCount(0);

    await page.reload();
    await expect(progressOf(path)).toContainText('1 of 3 steps done.');
    await path.getByRole('link', {name: 'My learning'}).click();
    const summary = page.getByRole('main').getByRole('region', {name: 'From the river to the table'});
    await expect(summary).toContainText('1 of 3 steps');
    await expect(summary).toContainText(`Next: ${title}`);
    await page.goBack();
    for (const step of await path.getByRole('checkbox').all()) {
      await step.check();
    }
    await expect(progressOf(path)).toHaveText('3 of 3 steps done. My learning');
    await path.getByRole('checkbox').first().uncheck();
    await expect(progressOf(path)).toContainText('2 of 3 steps done. Next: River Watch (');
  });
});

test.describe('My learning', () => {
  const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), storageKey);
  const record = (page: Page): Locator => page.getByRole('region', {name: 'Record of completion'});
  const fileOf = (text: string) => ({name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text)});

  test('deletes, exports, and imports what is done, and makes a record with a name', async ({page}) => {
    await test.step('asks before it deletes, and then leaves nothing on the device', async () => {
      await open(page, 'Education/my-learning');
      await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
      page.once('dialog', (dialog) => void dialog.dismiss());
      await page.getByRole('button', {name: 'Delete progress'}).click();
      await expect(record(page)).toContainText('Listen to a river');
      expect(await stored(page)).toContain('Listen to a river');
      const programs = [`${address.baseUrl}work a#program 1`, '/another-site/work a#program 1'];
      await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, 'print(1)')), programs);
      await open(page, 'Education/my-learning');
      page.once('dialog', (dialog) => {
        expect(dialog.message()).toContain('what you have written');
        void dialog.accept();
      });
      await page.getByRole('button', {name: 'Delete progress'}).click();
      await expect(record(page)).toHaveCount(0);
      expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), programs)).toEqual([
        null,
        'print(1)',
      ]);
      await expect(page.getByRole('button', {name: 'Delete progress'})).toBeDisabled();
      expect(await stored(page)).toBeNull();
    });

    await test.step('exports what is done, and imports it beside what is there', async () => {
      await open(page, 'Education/my-learning');
      await expect(page.getByRole('link', {name: 'Export'})).toHaveCount(0);
      await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
      const download = page.waitForEvent('download');
      await page.getByRole('link', {name: 'Export'}).click();
      expect((await download).suggestedFilename()).toBe('my-learning.json');
      const exported = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8')) as {done: object};
      expect(exported).toEqual({
        version: 1,
        done: {'Education/K-13/Listen to a river': expect.stringMatching(/^\d{4}-\d\d-\d\d$/)},
      });
      const other = {version: 1, done: {'Education/K-13/Count birds': '2024-02-01', 'docs/Gone': '2024-02-02'}};
      await page.getByLabel('Import').setInputFiles(fileOf(JSON.stringify(other)));
      await expect(page.getByRole('main').getByRole('status').last()).toHaveText('Completed pages imported: 2.');
      // The first row holds the headings; the oldest page comes first, one that no longer exists by its address.
      const rows = record(page).getByRole('row');
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(1)).toContainText('Count birds by ear');
      await expect(rows.nth(1)).toContainText('2024-02-01');
      await expect(rows.nth(2)).toContainText('docs/Gone');
      await expect(rows.nth(3)).toContainText('Listen to a river');
      // 30 minutes and 4 hours, from the lessons.
      await expect(record(page)).toContainText('Total time: 4 hours 30 minutes.');
      await page.reload();
      await expect(rows).toHaveCount(4);
    });

    await test.step('refuses a file that is not its own, and keeps what is there', async () => {
      await open(page, 'Education/my-learning');
      await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
      const before = await stored(page);
      const message = page.getByRole('main').getByRole('status').last();
      await page.getByLabel('Import').setInputFiles(fileOf('a,b'));
      await expect(message).toHaveText('This file is not JSON. Choose a file exported from this page.');
      await page.getByLabel('Import').setInputFiles(fileOf('{"name": "other"}'));
      await expect(message).toHaveText('This file contains no progress. Choose a file exported from this page.');
      expect(await stored(page)).toBe(before);
      await expect(record(page)).toContainText('Listen to a river');
    });

    await test.step('makes a record with a name, which is printed and not stored', async () => {
      await open(page, 'Education/my-learning');
      await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
      await record(page).getByRole('textbox', {name: 'Name'}).fill('Ada Example');
      const kept = await page.evaluate(() =>
        [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join(),
      );
      expect(kept).toContain('Listen to a river');
      expect(kept).not.toContain('Ada Example');
      await page.emulateMedia({media: 'print'});
      await expect(record(page).getByRole('textbox', {name: 'Name'})).toHaveValue('Ada Example');
      await expect(record(page).getByRole('row').last()).toContainText('4 hours');
      await expect(page.getByRole('button', {name: 'Print the record'})).toBeHidden();
    });
  });

  const finishedHere = (page: Page): Locator => page.getByRole('checkbox', {name: 'I finished this lesson'});
  const lessons = {river: 'Education/K-13/Listen to a river', birds: 'Education/K-13/Count birds'};
  const pagesStored = async (page: Page): Promise<string[]> =>
    Object.keys((JSON.parse((await stored(page)) ?? '{"done":{}}') as {done: object}).done).sort();

  test('keeps what two tabs mark, and what one deletes stays deleted', async ({page, context}) => {
    await open(page, lessons.river);
    await finishedHere(page).check();
    // No part of this page shows progress while the other tab stores it.
    await goInSite(page, '');
    await expect(finishedHere(page)).toHaveCount(0);
    const other = await context.newPage();
    await open(other, lessons.birds);
    await finishedHere(other).check();
    await goInSite(page, 'Education/my-learning');
    await expect(record(page).getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).uncheck();
    expect(await pagesStored(page)).toEqual([lessons.birds]);
    await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
    expect(await pagesStored(page)).toEqual([lessons.birds, lessons.river]);

    await goInSite(page, '');
    await expect(record(page)).toHaveCount(0);
    await open(other, 'Education/my-learning');
    other.once('dialog', (dialog) => void dialog.accept());
    await other.getByRole('button', {name: 'Delete progress'}).click();
    await goInSite(page, lessons.birds);
    await expect(finishedHere(page)).not.toBeChecked();
    await finishedHere(page).check();
    expect(await pagesStored(page)).toEqual([lessons.birds]);
    await expect(record(other), 'the other tab follows').toContainText('Count birds by ear');
  });

  test('says that it cannot read progress of a newer version, and keeps it', async ({page}) => {
    const text = '{"version": 2, "pages": []}';
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey, text] as const);
    await open(page, lessons.river);
    await finishedHere(page).check();
    await expect(page.getByRole('main').getByText(/cannot be read/)).toBeVisible();
    await goInSite(page, 'Education/my-learning');
    await expect(record(page)).toContainText('Listen to a river');
    expect(await stored(page)).toBe(text);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', {name: 'Delete progress'}).click();
    expect(await stored(page)).toBeNull();
  });
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

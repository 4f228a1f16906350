// What a learner writes: kept, shown on "My learning", saved as a file, and opened again. On the plain site, because the
// packages that keep it and the one that shows it know nothing of each other there.
import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Locator, type Page, type Response} from '@playwright/test';
import {minimalSite} from '../support/minimalSite';
import {errorsOf, hydrate, otherHosts} from './site';

test.use({baseURL: `http://localhost:${minimalSite.port}${minimalSite.baseUrl}`});

const lesson = 'pyodide-runner';

/** What is on "My learning" about work. */
const workSection = (page: Page): Locator => page.getByRole('region', {name: 'My work'});

/** Opens the work on "My learning". */
async function openWork(page: Page): Promise<Locator> {
  await page.goto('my-learning');
  await hydrate(page);
  await workSection(page).getByRole('button', {name: 'Show, save, or open work'}).click();
  await expect(workSection(page).getByText('Open files')).toBeVisible();
  return workSection(page);
}

const choose = (section: Locator, files: {name: string; text: string | Buffer}[]): Promise<void> =>
  section
    .locator('input[type=file]')
    .setInputFiles(files.map(({name, text}) => ({name, mimeType: 'text/html', buffer: Buffer.from(text)})));

/** A file of work as this site saves it, with what a test changes. */
const fileOf = (data: object): string =>
  `<!doctype html><html><script type="application/json" id="lesson-work">${JSON.stringify({
    format: 'lesson-work',
    version: 1,
    name: 'Ada',
    date: '2026-11-29',
    page: lesson,
    lesson: 'A program that runs here',
    work: [],
    ...data,
  }).replaceAll('<', '\\u003c')}</script></html>`;

const program = (text: string, place = 0) => ({kind: 'program', id: 'eyes.py 1', title: 'eyes.py', text, place});

const editor = (page: Page): Locator => page.locator('.page-step .cm-content').first();

/** Replaces the program of the lesson. */
async function edit(page: Page, text: string): Promise<void> {
  await page.goto(lesson);
  await hydrate(page);
  const block = page.locator('.page-step').first();
  if ((await block.getByRole('textbox').count()) === 0) {
    await block.getByRole('button', {name: 'Edit'}).click();
  }
  await editor(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('work on lessons is shown, printed, saved as a page in which nothing runs, and continued on another device', async ({
  page,
  browser,
}) => {
  const errors = errorsOf(page);
  const asked = otherHosts(page);
  const typed = 'print("</script><img src=x onerror=alert(1)>")';

  await test.step('nothing of it is loaded before a press', async () => {
    const scripts: string[] = [];
    const read = (response: Response): void => {
      if (response.url().endsWith('.js')) {
        response.text().then(
          (text) => text.includes('lesson-work') && scripts.push(response.url()),
          () => undefined,
        );
      }
    };
    page.on('response', read);
    await page.goto('my-learning');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await workSection(page).getByRole('button', {name: 'Show, save, or open work'}).click();
    await expect(workSection(page)).toContainText('There is no work on this device yet');
    await expect.poll(() => scripts.length).toBe(1);
    page.off('response', read);
  });

  await test.step('a program and its output, and the answer of a quiz, are kept when the page is closed', async () => {
    await edit(page, typed);
    const step = page.locator('.page-step').nth(1);
    await step.getByRole('button', {name: 'Run'}).click();
    await step.getByRole('button', {name: 'Load and run'}).click();
    await expect(step.getByRole('group', {name: 'Output of your run'})).toContainText('onerror', {timeout: 60_000});
    await page.goto('lessons');
    await hydrate(page);
    const quiz = page.locator('.lesson-quiz').first();
    await quiz.getByRole('radio').first().check();
    await quiz.getByRole('button', {name: 'Check'}).click();
    await page.reload();
    await expect(quiz.getByRole('radio').first()).toBeChecked();
  });

  await test.step('the end of the lesson leads to it', async () => {
    await page.goto(lesson);
    await hydrate(page);
    await page.getByRole('link', {name: 'Save or print your work'}).click();
    // It is far below.
    await expect(page.getByRole('heading', {name: 'My work'})).toBeInViewport();
    const section = workSection(page);
    await expect(section.getByRole('heading', {name: 'Program: eyes.py'})).toBeVisible();
    await expect(section.getByRole('heading', {name: /^Answer: /})).toBeHidden();
    await section.getByText('A lesson on owls (1)').click();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => (document.documentElement.dataset.theme = mode), theme);
      expect((await new AxeBuilder({page}).include('.learning-work').analyze()).violations, theme).toEqual([]);
    }
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({width: 1280, height: 800});
  });

  const section = workSection(page);
  const own = section.locator('details', {has: page.getByRole('heading', {name: 'Program: eyes.py'})});
  let saved = '';
  await test.step('it is saved with name, day, lesson, and version, and opens without a site', async () => {
    await section.getByLabel(/^Name/).fill('Ada <b>Example</b>');
    const download = page.waitForEvent('download');
    await own.getByRole('button', {name: 'Save as a file'}).click();
    expect((await download).suggestedFilename()).toBe('a-program-that-runs-here-ada-b-example-b.html');
    saved = fs.readFileSync(await (await download).path(), 'utf8');
    const context = await browser.newContext();
    const other = await context.newPage();
    const dialogs: string[] = [];
    other.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await other.setContent(saved);
    await expect(other.getByRole('heading', {level: 1})).toHaveText('A program that runs here');
    await expect(other.locator('body')).toContainText(/Ada <b>Example<\/b> · \d{4}-\d\d-\d\d/);
    await expect(other.locator('pre').first()).toHaveText(typed);
    expect((await new AxeBuilder({page: other}).analyze()).violations).toEqual([]);
    expect(dialogs).toEqual([]);
    await context.close();
    // The name is nowhere but in the file.
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).toContain('eyes.py');
    expect(stored).not.toContain('Example');
  });

  await test.step('only it is printed', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await own.getByRole('button', {name: 'Print'}).click();
    await page.emulateMedia({media: 'print'});
    await expect(section.getByRole('heading', {name: 'Program: eyes.py'})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Lessons'})).toBeHidden();
    await expect(section.getByText('Open files')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({media: null});
    await expect(page.getByRole('heading', {name: 'Lessons'})).toBeVisible();
  });

  await test.step('another device opens it, and the lesson has the program', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const elsewhere = errorsOf(other);
    await other.goto(new URL('my-learning', page.url()).href);
    await hydrate(other);
    const there = workSection(other);
    await there.getByRole('button', {name: 'Show, save, or open work'}).click();
    await choose(there, [{name: 'ada.html', text: saved}]);
    await expect(there.getByRole('status')).toHaveText('Files opened: 1 of 1.');
    // On a small screen, what is said is above it.
    await other.setViewportSize({width: 400, height: 300});
    const goOn = there.getByRole('button', {name: 'Continue on this device'});
    await goOn.evaluate((button) => button.scrollIntoView({block: 'start'}));
    await goOn.press('Enter');
    await expect(there.getByRole('status')).toHaveText(/The work is on this device now/);
    await expect(there.getByRole('status')).toBeInViewport({ratio: 1});
    await other.goto(new URL(lesson, page.url()).href);
    await hydrate(other);
    await expect(editor(other)).toHaveText(typed);
    expect(elsewhere).toEqual([]);
    await context.close();
  });

  await test.step('the work on a lesson is deleted after a question', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await own.getByRole('button', {name: 'Delete'}).click();
    await expect(section.getByRole('heading', {name: 'Program: eyes.py'})).toHaveCount(0);
    await page.goto(lesson);
    await expect(page.locator('.page-step pre').first()).toContainText('owls * 2');
  });
  expect([...asked]).toEqual([]);
  expect(errors).toEqual([]);
});

test('thirty files become a table of who has what; what is no such file is said to be none, and nothing in one runs', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const section = await openWork(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const answer = (right: boolean) => ({kind: 'answer', id: 'q', title: 'How many eyes?', text: 'Two', place: 1, right});
  const attack = '<img src=x onerror="alert(1)"><script>alert(1)</script>';

  await test.step('a class', async () => {
    await choose(
      section,
      Array.from({length: 30}, (_, n) => ({
        name: `work-${n}.html`,
        text: fileOf({
          name: n === 0 ? attack : `Learner ${n}`,
          work: n % 2 === 0 ? [program(n === 0 ? attack : `print(${n})`), answer(n % 4 === 0)] : [],
        }),
      })),
    );
    await expect(section.getByRole('status')).toHaveText('Files opened: 30 of 30.');
    const table = section.getByRole('table', {name: 'A program that runs here'});
    await expect(table.getByRole('row')).toHaveCount(31);
    // It scrolls, so the keyboard reaches it.
    await table.focus();
    await expect(table).toBeFocused();
    await expect(table.getByRole('columnheader')).toHaveText([
      'Who',
      'Saved',
      'Program: eyes.py',
      'Answer: How many eyes?',
    ]);
    await expect(table.getByRole('row', {name: /^Learner 2 /})).toHaveText('Learner 22026-11-29YesNot right yet');
    await expect(table.getByRole('row', {name: /^Learner 4 /})).toHaveText('Learner 42026-11-29YesRight');
    await expect(table.getByRole('row', {name: /^Learner 1 /})).toHaveText('Learner 12026-11-29––');
    await expect(table.getByRole('rowheader', {name: attack})).toBeVisible();
    await section.getByText(`${attack}: A program that runs here`).click();
    await expect(section.locator('details[open] pre')).toHaveText(attack);
    expect((await new AxeBuilder({page}).include('.learning-work').analyze()).violations).toEqual([]);
  });

  await test.step('files that are none', async () => {
    const good = fileOf({work: [program('print(1)')]});
    await choose(section, [
      {name: 'large.html', text: Buffer.alloc(50_000_000, 'a')},
      {name: 'cut.html', text: good.slice(0, -30)},
      {name: 'page.html', text: `<!doctype html><html><body>${attack}</body></html>`},
      {name: 'newer.html', text: fileOf({version: 2})},
      {name: 'good.html', text: good},
    ]);
    await expect(section.getByRole('status')).toHaveText('Files opened: 1 of 5.');
    await expect(section.getByRole('listitem')).toHaveText([
      /^large\.html: It is larger than 10 MB/,
      /^cut\.html: Its end is missing/,
      /^page\.html: It is no file of work/,
      /^newer\.html: It is damaged, or of a newer version/,
    ]);
  });

  await test.step('a lesson of another site can only be read, and one of another version says so', async () => {
    await choose(section, [{name: 'a.html', text: fileOf({page: 'elsewhere', work: [program('print(1)')]})}]);
    await expect(section).toContainText('This site does not have the lesson of this file');
    await expect(section.getByRole('button', {name: 'Continue on this device'})).toHaveCount(0);
    await choose(section, [{name: 'a.html', text: fileOf({edition: 'long ago', work: [program('print(1)')]})}]);
    await section.getByRole('button', {name: 'Continue on this device'}).click();
    await expect(section.getByRole('status')).toHaveText(/is on this device now.*The lesson has changed/);
  });

  await test.step('what is here is replaced only after a question', async () => {
    expect(dialogs).toEqual([]);
    await choose(section, [{name: 'a.html', text: fileOf({work: [program('print(2)')]})}]);
    await section.getByRole('button', {name: 'Continue on this device'}).click();
    await expect.poll(() => dialogs).toEqual([expect.stringContaining('1 of these texts are different')]);
    await expect(section.locator('pre').filter({hasText: 'print(1)'})).toHaveCount(1);
  });

  await test.step('a device without room says so, and keeps what it had', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await choose(section, [{name: 'a.html', text: fileOf({work: [{...program('print(3)'), id: 'other.py 1'}]})}]);
    await section.getByRole('button', {name: 'Continue on this device'}).click();
    await expect(section.getByRole('status')).toHaveText(/has no room.*Nothing was changed\.$/);
  });
  expect(errors).toEqual([]);
});

test('two tabs with a lesson show the same program, and what one had can be undone', async ({page, context}) => {
  await edit(page, 'print("first")');
  const other = await context.newPage();
  await other.goto(lesson);
  await hydrate(other);
  await expect(editor(other)).toHaveText('print("first")');
  await editor(other).press('ControlOrMeta+a');
  await other.keyboard.insertText('print("second")');
  await expect(editor(page)).toHaveText('print("second")');
  await expect(page.locator('.page-step').first().getByRole('alert')).toHaveText(/changed in another tab/);
  await editor(page).press('ControlOrMeta+z');
  await expect(editor(page)).toHaveText('print("first")');
  await expect(editor(other)).toHaveText('print("first")');
  await expect(page.locator('.page-step').first().getByRole('alert')).toHaveCount(0);
});

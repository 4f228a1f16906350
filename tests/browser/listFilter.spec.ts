import {expect, test, type Page} from '@playwright/test';
import {errorsOf, open, openHeldBack, urlOf} from './site';

const page = 'docs/which-tool';
const form = (at: Page) => at.getByRole('search', {name: 'Narrow the list'});
const words = (at: Page) => form(at).getByLabel('Keywords');
const questions = (at: Page) => at.locator('.theme-doc-markdown').getByRole('heading', {level: 3});
const fields = (at: Page) => at.locator('.theme-doc-markdown').getByRole('heading', {level: 2});

test('a list of questions narrows while one types, says how many are left, and is complete again', async ({
  page: at,
}) => {
  const errors = errorsOf(at);
  await open(at, page);
  const all = await questions(at).count();
  const allFields = await fields(at).count();
  expect(all).toBeGreaterThan(1);
  await expect(form(at).getByRole('status')).toHaveText(`${all} of ${all} questions`);

  await test.step('typing hides what does not match, with the headings above it', async () => {
    const [first] = await questions(at).allTextContents();
    await words(at).focus();
    await at.keyboard.type(first?.replaceAll(/[^\p{L} ]/gu, '').toUpperCase() ?? '');
    await expect(questions(at)).toHaveCount(1);
    await expect(questions(at)).toContainText(first?.slice(0, 20) ?? '');
    await expect(form(at).getByRole('status')).toHaveText(`1 of ${all} questions`);
    await expect(fields(at)).toHaveCount(1);
    await expect(at).toHaveURL(/\?q=/);
  });

  await test.step('Escape empties the field and keeps the focus', async () => {
    await at.keyboard.press('Escape');
    await expect(words(at)).toHaveValue('');
    await expect(words(at)).toBeFocused();
    await expect(questions(at)).toHaveCount(all);
    await expect(fields(at)).toHaveCount(allFields);
    await expect(at).toHaveURL(urlOf(page));
  });

  await test.step('words that no question has lead to the search of all pages', async () => {
    await words(at).fill('xyzzyplugh');
    await expect(questions(at)).toHaveCount(0);
    await form(at)
      .getByRole('link', {name: /xyzzyplugh/})
      .click();
    await expect(at).toHaveURL(urlOf('search?q=xyzzyplugh'));
  });
  expect(errors).toEqual([]);
});

test('an address with words shows the same list, and what is typed before scripts run counts', async ({page: at}) => {
  await test.step('a shared link', async () => {
    await open(at, page);
    const all = await questions(at).count();
    await open(at, `${page}?q=xyzzyplugh`);
    await expect(form(at).getByRole('status')).toHaveText(`0 of ${all} questions`);
    await expect(words(at)).toHaveValue('xyzzyplugh');
  });

  await test.step('words that are typed before scripts run', async () => {
    const letGo = await openHeldBack(at, urlOf(page));
    await words(at).fill('xyzzyplugh');
    await letGo();
    await expect(questions(at)).toHaveCount(0);
    await expect(words(at)).toHaveValue('xyzzyplugh');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is complete, and the field is not shown', async ({page: at}) => {
    await at.goto(urlOf(page));
    expect(await questions(at).count()).toBeGreaterThan(1);
    await expect(words(at)).toBeHidden();
  });
});

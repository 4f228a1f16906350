// A reader has the browser translate the page, which replaces its texts. Nothing may crash, and nothing may stay as it was
// when what the page says changes.
import {expect, test, type Browser, type Page} from '@playwright/test';
import {viewQuery} from '@training-catalog/lesson-views/model';
import {ports} from '../support/ports';
import {openConsole, sendRequest} from './consoleParts';
import {
  checkEach,
  chunkOf,
  errorsOf,
  exhaustiveTag,
  goInSite,
  hydrate,
  kindGroups,
  kindRoute,
  navbar,
  open,
  typeQuery,
} from './site';
import {translatePages} from './translator';

/** Errors of a page but those of requests, which the not-found page has. */
const ownErrors = (page: Page): (() => string[]) => {
  const errors = errorsOf(page);
  return () => errors.filter((text) => !text.startsWith('Failed to load resource'));
};

/** Waits until a page that was opened is translated. */
const translated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-translated', 'true');

/** What a page says, without white space. */
const textOf = (page: Page): Promise<string> =>
  page.locator('#__docusaurus').evaluate((root) => root.textContent.replace(/\s+/g, ''));

/** Where two pages begin to say different things; undefined if they do not. */
async function differenceOf(page: Page, other: Page): Promise<[string, string] | undefined> {
  const [one, two] = await Promise.all([textOf(page), textOf(other)]);
  let at = 0;
  while (at < one.length && one[at] === two[at]) {
    at += 1;
  }
  return one === two ? undefined : [one.slice(at - 30, at + 60), two.slice(at - 30, at + 60)];
}

/** Controls that need more than a press, or that show what differs from one page to the next. */
const leftOut = /load and run|save|remove|delete|print|full screen|export|import/i;

/** What no control is called. */
const noName = '-';

/**
 * Uses the control with a number as a reader does: presses it, chooses its next option, or types.
 *
 * @param expected its name; a control with another name is not used
 * @returns its name; undefined if there are fewer controls, empty if it was left out.
 */
const useControl = (page: Page, number: number, expected?: string): Promise<string | undefined> =>
  page.evaluate(
    async ([position, words, wanted]) => {
      const controls = [...document.querySelectorAll('button, summary, input, select, textarea, [role="tab"]')].filter(
        (element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'),
      );
      const control = controls[position];
      if (control === undefined) {
        return undefined;
      }
      const name = [control.getAttribute('aria-label'), control.textContent, control.closest('label')?.textContent]
        .filter(Boolean)
        .join(' ');
      if (new RegExp(words, 'i').test(name) || (control as HTMLInputElement).disabled) {
        return '';
      }
      if (wanted !== undefined && wanted !== name) {
        return name;
      }
      const type = (prototype: object, value: string, event: string): void => {
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
        control.dispatchEvent(new Event(event, {bubbles: true}));
      };
      if (control instanceof HTMLSelectElement) {
        const {options, selectedIndex} = control;
        type(HTMLSelectElement.prototype, options[(selectedIndex + 1) % options.length]?.value ?? '', 'change');
      } else if (control instanceof HTMLTextAreaElement) {
        type(HTMLTextAreaElement.prototype, `${control.value} 1`, 'input');
      } else if (control instanceof HTMLInputElement && !/checkbox|radio|file|button|submit/.test(control.type)) {
        (control as HTMLElement).focus();
        type(HTMLInputElement.prototype, `${control.value}1`, 'input');
      } else if (!(control instanceof HTMLInputElement && control.type === 'file')) {
        (control as HTMLElement).focus();
        (control as HTMLElement).click();
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return name;
    },
    [number, leftOut.source, expected] as const,
  );

/** Uses the controls of a page, one after the other, and compares what it says then with what it says untranslated. */
async function useAll(browser: Browser, path: string): Promise<void> {
  // What one stores, such as the color mode, must not change the other.
  const {baseURL, viewport, locale} = test.info().project.use;
  const options = {baseURL: baseURL ?? '', viewport: viewport ?? null, locale: locale ?? 'en-US'};
  const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
  const [plain, other] = [await contexts[0].newPage(), await contexts[1].newPage()];
  const errors = ownErrors(other);
  await translatePages(other, 'hydrated');
  for (const page of [plain, other]) {
    page.on('dialog', (dialog) => void dialog.dismiss());
    await open(page, path);
  }
  await translated(other);
  let last = 'nothing was used';
  const check = async (): Promise<void> => {
    expect(errors(), `errors after "${last}"`).toEqual([]);
    await expect(async () => expect(await differenceOf(plain, other), `text after "${last}"`).toBeUndefined()).toPass({
      timeout: 30_000,
    });
    expect(errors(), `errors after "${last}"`).toEqual([]);
  };
  await check();
  for (let number = 0; number < 80; number += 1) {
    const what = `control ${number}, after "${last}"`;
    // Both may have said the same before something came that one of them has first.
    const seen = (page: Page): Promise<string | undefined> => useControl(page, number, noName);
    if ((await seen(plain)) === undefined) {
      // Not the end, if a control comes later: that of results, in one page before the other.
      await plain.waitForTimeout(1000);
    }
    await expect(async () => expect(await seen(other), what).toBe(await seen(plain))).toPass({timeout: 30_000});
    const name = await useControl(plain, number);
    await expect.poll(() => useControl(other, number, name ?? noName), what).toBe(name);
    if (name === undefined) {
      break;
    }
    if (name !== '') {
      last = name;
      await check();
    }
  }
  await Promise.all(contexts.map((context) => context.close()));
}

for (const {kinds, names, tag} of kindGroups(exhaustiveTag)) {
  test(`every control of a translated page works: ${names}`, {tag}, async ({browser}) => {
    await checkEach(kinds, (kind) => useAll(browser, kindRoute(kind)));
  });
}

test('what is typed into a translated page before React has it stays, and the page is translated again', async ({
  page,
}) => {
  const errors = ownErrors(page);
  await translatePages(page, 'read');
  // A slow device, where the translator is faster than React.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto('Education/K-13/Count%20birds');
  await translated(page);
  const texts = (): Promise<number> => page.locator('main font > font').count();
  const before = await texts();
  expect(before).toBeGreaterThan(20);
  const quiz = page.locator('form').filter({hasText: 'How many calls does the file have?'});
  const field = quiz.getByRole('textbox');
  await field.pressSequentially('7.75', {delay: 100});
  await hydrate(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('7.75');
  await expect.poll(texts).toBeGreaterThanOrEqual(before);
  await quiz.getByRole('button', {name: 'Check'}).click();
  await expect(quiz.getByRole('status')).toHaveText(/Correct/);
  expect(errors()).toEqual([]);
});

test('a reader of a translated page searches, takes a lesson, calls an API, and reads on', async ({page}) => {
  const errors = ownErrors(page);
  await translatePages(page, 'read');
  const search = navbar(page).getByRole('search');
  const check = (): void => expect(errors()).toEqual([]);

  // From the beginning, because the script may be prefetched.
  await page.route(chunkOf('src/pages/markdown-page.md'), async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      body: body.replace(/default:\(\)=>\w+/, 'default:()=>function(){throw new Error("broken")}'),
      contentType: 'text/javascript',
    });
  });

  await test.step('in the search box', async () => {
    await open(page, 'docs/intro');
    await translated(page);
    await page.keyboard.press('Control+k');
    await typeQuery(page, 'river');
    await page.keyboard.type(' watch');
    await expect(search.getByRole('option').first()).toContainText('River Watch');
    await page.keyboard.type(' qqqqqqqq');
    await expect(search.getByRole('listbox', {name: /qqqqqqqq/}).or(search.getByText('No results'))).not.toHaveCount(0);
    for (let letter = 0; letter < 15; letter += 1) {
      await page.keyboard.press('Backspace');
    }
    await expect(search.getByRole('option').first()).toBeVisible();
    check();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/river/i);
  });

  await test.step('on the results page', async () => {
    await goInSite(page, 'search?q=river');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/results?$/);
    const field = main.getByRole('searchbox');
    await field.fill('bird count');
    await expect(main.getByRole('article').first()).toContainText(/bird/i);
    await main.getByRole('checkbox').first().check();
    await expect(main.getByRole('status')).toHaveText(/results?$/);
    await field.fill('qqqqqqqq');
    await expect(main.getByRole('status')).toHaveText('No results for “qqqqqqqq”.');
    await field.fill('');
    await expect(main.getByRole('status')).toHaveText('');
    check();
  });

  await test.step('among all projects', async () => {
    await goInSite(page, '');
    const section = page.getByRole('region', {name: /^All projects/});
    const status = section.getByRole('status');
    for (const words of ['b', 'bird', 'bird q', 'qqqqqqqq', '', 'river']) {
      await section.getByLabel('Keywords').fill(words);
    }
    await expect(status).toHaveText(/^\d+ of 5 projects$/);
    await section.getByRole('button', {name: 'Show all'}).click();
    await expect(section.getByRole('heading', {level: 3})).toHaveCount(5);
    check();
  });

  await test.step('on slides', async () => {
    await goInSite(page, `Education/K-13/Count%20birds${viewQuery('present')}`);
    const status = page.getByRole('status').filter({hasText: /Slide \d+ of/});
    await expect(status).toHaveText(/Slide 1 of/);
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(status).toHaveText(new RegExp(`Slide ${number} of`));
    }
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(/Slide 3 of/);
    check();
  });

  await test.step('in the console', async () => {
    await openConsole(page, 'api/Fault%20APIs/fault-retrieve');
    await translated(page);
    const service = `http://localhost:${ports.api}/**`;
    const headers = {'Access-Control-Allow-Origin': '*'};
    await page.route(service, (route) => route.fulfill({json: {count: 7, birds: ['owl', 'heron']}, headers}));
    await expect(await sendRequest(page)).toContainText('200');
    await page.route(service, (route) => route.abort());
    await expect(await sendRequest(page)).toContainText(/not reach|no response|unreachable/i);
    check();
  });

  await test.step('where a page crashes', async () => {
    await goInSite(page, 'markdown-page');
    await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
  });
});

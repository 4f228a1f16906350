// What a screen reader says, and where the focus goes; axe sees neither.
import {expect, test, type Page} from '@playwright/test';
import {viewQuery} from '@training-catalog/lesson-views/model';
import {checkEach, drawnInBrowser, errorsOf, kindRoute, navbar, open, pageKindNames} from './site';

/** Collects what live regions say from now on, each message with its region's text. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({target}) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [role="alert"]'),
        ),
      );
      regions.forEach((region) => {
        const text = region?.textContent.trim() ?? '';
        if (text !== '' && region?.getAttribute('aria-live') !== 'off') {
          said.push(text);
        }
      });
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  return () => page.evaluate(() => (window as unknown as {said: string[]}).said);
}

const lesson = 'Education/K-13/Count%20birds';

test('headings and the regions that they name are named by their text, and their links by the same', async ({page}) => {
  await checkEach(pageKindNames, async (kind) => {
    await open(page, kindRoute(kind));
    const wrong = await page.locator(':is(h2, h3, h4, h5, h6)[id]').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const link = heading.querySelector('.hash-link');
        const label = link?.getAttribute('aria-label') ?? '';
        const text = document.getElementById(heading.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
        return link && (text === undefined || !label.endsWith(` ${text}`)) ? [`${heading.id}: ${text}, ${label}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
    for (const region of await page.getByRole('region').all()) {
      await expect(region).not.toHaveAccessibleName(/Direct link/);
    }
  });
});

test('a page that a link opens is said, and a page that is loaded is not', async ({page}) => {
  await open(page, 'docs/intro');
  const said = await listen(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/docs\/intro$/);
  const title = page.getByRole('heading', {level: 1});
  await expect(async () => expect(await said()).toEqual([await title.innerText()])).toPass({timeout: 10_000});
  await page
    .getByRole('link', {name: /^Direct link/})
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  expect(await said(), 'a place on the same page').toHaveLength(1);
});

test('the link that skips the navigation leads to the heading and the search of the landing page, too', async ({
  page,
}) => {
  await open(page, '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', {name: /^Find/})).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
});

test('menus of one entry say what they choose', async ({page}) => {
  await open(page, 'docs/intro');
  await expect(navbar(page).getByLabel(/^Language: \w/)).toBeVisible();
  await expect(navbar(page).getByRole('link', {name: /^Version: \w/})).toBeVisible();
});

test('the focus stays when progress is deleted, and each path has a heading', async ({page}) => {
  await open(page, 'Education/my-learning');
  const names = await page.getByRole('main').getByRole('heading', {level: 2}).allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(['A lesson by the water', 'Lessons']));
  await page.getByRole('checkbox', {name: 'Finished: Listen to a river'}).check();
  page.once('dialog', (dialog) => void dialog.accept());
  const button = page.getByRole('button', {name: 'Delete progress'});
  await button.click();
  await expect(page.getByRole('main').getByText('Your progress was deleted.')).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toBeDisabled();
});

test('the source of a chart that names its own page is no link to its top', async ({page}) => {
  await open(page, 'sample_docs/Sample%20Documentation/charts');
  const source = page.getByText('Source: Made for this page');
  await expect(source).toBeVisible();
  await expect(source.getByRole('link')).toHaveText(['Harbor office']);
});

test('the results page says a number once the reader stops typing', async ({page}) => {
  await open(page, 'search');
  await page.getByRole('searchbox').pressSequentially('x', {delay: 20});
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\w/);
  const said = await listen(page);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').pressSequentially('river watch', {delay: 50});
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results?$/);
  const results = async (): Promise<number> => (await said()).filter((text) => /result/i.test(text)).length;
  await expect.poll(results).toBe(1);
  await page.waitForTimeout(600);
  expect(await results()).toBe(1);
});

test('the search box says nothing when the focus only passes', async ({page}) => {
  await page.route('**/search-index*/**', () => undefined);
  await open(page, 'docs/intro');
  const said = await listen(page);
  await navbar(page).getByRole('combobox').focus();
  await page.waitForTimeout(500);
  await page.keyboard.press('Tab');
  expect(await said()).toEqual([]);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a keydown without a key, as browsers send when they fill in a field, does no harm', async ({page}) => {
  const errors = errorsOf(page);
  await open(page, 'docs/intro');
  await navbar(page)
    .getByRole('combobox')
    .evaluate((field) => field.dispatchEvent(new Event('keydown', {bubbles: true})));
  expect(errors).toEqual([]);
});

test('code is a stop of the keyboard only where it scrolls, and has a name there', async ({page}) => {
  await open(page, 'sample_docs/Sample%20Documentation/how-to');
  await page.setViewportSize({width: 360, height: 740});
  const blocks = page.locator('.theme-code-block pre');
  await expect(blocks.first()).toBeVisible();
  await expect(async () => {
    const states = await blocks.evaluateAll((all) =>
      all.map((block) => ({scrolls: block.scrollWidth > block.clientWidth, tabIndex: (block as HTMLElement).tabIndex})),
    );
    expect(states.filter(({scrolls, tabIndex}) => scrolls !== (tabIndex === 0))).toEqual([]);
    expect(states.filter(({scrolls}) => scrolls).length).toBeGreaterThan(0);
  }).toPass({timeout: 10_000});
  for (const block of await page.locator('.theme-code-block pre[tabindex="0"]:visible').all()) {
    await expect(block).toHaveAccessibleName(/\w/);
  }
});

test('a slide is named by its number and heading, and the key that turns it is answered once', async ({page}) => {
  await open(page, `${lesson}${viewQuery('present')}`);
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'ready');
  const said = await listen(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.slide:focus')).toHaveAccessibleName(/^2 of \d+: \w/);
  await page.waitForTimeout(300);
  expect(await said()).toEqual([]);
  await page.getByRole('button', {name: 'Next', exact: true}).click();
  await expect.poll(said).toEqual([expect.stringMatching(/^Slide 3 of/)]);
});

test('on a busy device, the current slide stays when the window changes its size', async ({page}) => {
  // The observer comes late, after the slides have another width.
  await page.addInitScript(() => {
    const Original = ResizeObserver;
    window.ResizeObserver = class extends Original {
      constructor(callback: ResizeObserverCallback) {
        super((...given) => void setTimeout(() => callback(...given), 600));
      }
    };
  });
  await open(page, `${lesson}${viewQuery('present')}#slide-4`);
  const status = page.getByRole('status').filter({hasText: /^Slide \d+ of/});
  await expect(status).toHaveText(/^Slide 4 of/);
  await page.waitForTimeout(1000);
  await page.setViewportSize({width: 800, height: 800});
  await page.locator('.theme-doc-markdown').evaluate((content) => {
    content.scrollLeft = 3 * 1280;
    content.dispatchEvent(new Event('scroll'));
  });
  await page.waitForTimeout(1000);
  await expect(status).toHaveText(/^Slide 4 of/);
  const {left} = await page.locator('#slide-4').evaluate((slide) => slide.getBoundingClientRect().toJSON() as DOMRect);
  expect(Math.round(left)).toBe(0);
});

test('a box of the map that gets the focus is in view', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, 'map');
  const drawing = page.getByRole('group', {name: 'Map of projects that work together'});
  for (const box of await drawing.getByRole('link').all()) {
    await drawing.evaluate((svg) => svg.parentElement?.scrollTo({left: 0, behavior: 'instant'}));
    await box.focus();
    await expect
      .poll(() =>
        box.evaluate((link) => {
          const [inner, outer] = [link, link.closest('svg')?.parentElement ?? link].map((one) =>
            one.getBoundingClientRect(),
          );
          return inner && outer && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
        }),
      )
      .toBe(true);
  }
});

test('a part that fails is replaced by a message, and works again after a press', async ({page}) => {
  await open(page, '');
  const section = page.getByRole('region', {name: 'All projects'});
  // As an extension of the browser may do.
  await section.getByRole('listitem').evaluateAll((items) => items.forEach((item) => item.remove()));
  await section.getByLabel('Keywords').fill('apple');
  const message = page.getByRole('alert').filter({hasText: 'This part of the page failed'});
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await message.getByRole('button', {name: 'Try again'}).click();
  await expect(section.getByRole('listitem').first()).toBeVisible();
});

test('arrows and separators keep their form in forced colors, and only judged choices are marked', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, 'sample_docs/Sample%20Documentation/charts');
  const styleOf = (selector: string, pseudo: string): Promise<Record<string, string>> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const {borderTopColor, borderLeftColor, borderRightColor, content} = getComputedStyle(element, part);
        return {borderTopColor, borderLeftColor, borderRightColor, content};
      }, pseudo);
  const none = 'rgba(0, 0, 0, 0)';
  const details = await styleOf('.theme-doc-markdown details > summary', '::before');
  expect([details.borderTopColor, details.borderRightColor]).toEqual([none, none]);
  expect(details.borderLeftColor).not.toBe(none);
  const menu = await styleOf('.dropdown > .navbar__link', '::after');
  expect([menu.borderLeftColor, menu.borderRightColor]).toEqual([none, none]);
  expect(menu.borderTopColor).not.toBe(none);
  expect((await styleOf('.breadcrumbs__item:not(:last-child)', '::after')).content).toMatch(/\S/);
  await open(page, lesson);
  const quiz = page.locator('.lesson-quiz').first();
  const borders = (): Promise<string[]> =>
    quiz.locator('.lesson-choices > li').evaluateAll((all) => all.map((one) => getComputedStyle(one).borderLeftColor));
  const [first, second] = await borders();
  expect(first).toBe(second);
  await quiz.getByRole('radio').first().check();
  await quiz.getByRole('button', {name: 'Check'}).click();
  await expect.poll(async () => (await borders())[0]).not.toBe(first);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is there, and one that browsers draw is its description, in a frame as high as that', async ({
    page,
  }) => {
    await page.goto(drawnInBrowser);
    await expect(page.getByRole('img', {name: 'From the moon to the table'})).toBeVisible();
    const frame = page.locator('[data-diagram]').last();
    await expect(frame.getByText(/^Diagram: /)).toBeVisible();
    await expect(frame.locator('noscript p')).toHaveText(/\w+ \w+ \w+/);
    const {height} = await frame.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(height).toBeLessThan(200);
  });
});

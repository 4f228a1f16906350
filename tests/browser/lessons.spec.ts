import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Locator, type Page, type Request} from '@playwright/test';
import {address} from '../../catalog.config';
import {fixtureSite} from '../support/fixtureSite';
import {barriersOf} from './barriers';
import {errorsOf, open, urlOf} from './site';

const lesson = 'Education/K-13/Count%20birds';
const view = (name: string): string => `${lesson}?docusaurus-data-view=${name}`;
const quiz = (page: Page, question: string): Locator => page.getByRole('group', {name: `Quiz: ${question}`});
const formOf = (group: Locator): Locator => group.locator('xpath=..');
const deck = (page: Page): Locator => page.getByRole('navigation', {name: 'Slides'});
const slide = (page: Page, number: number): Locator => page.locator(`#slide-${number}`);

/** Opens slides, and waits until they are complete. */
async function present(page: Page, address = view('present')): Promise<void> {
  // From the same page with another hash, it would not be loaded anew.
  await page.goto('about:blank');
  await open(page, address);
  await expect(deck(page)).toBeVisible();
}

test('a quiz can be answered by keyboard alone', async ({page}) => {
  await open(page, lesson);
  const single = quiz(page, 'What does the file count?');
  await single.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(formOf(single).getByRole('status')).toHaveText(/^Not quite/);
  await expect(single.getByText('A bird may call twice.')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(formOf(single).getByRole('status')).toHaveText(/^Correct\./);

  const order = quiz(page, 'Put the steps in order');
  const first = order.getByRole('listitem').filter({hasText: 'Record a night'});
  await first.getByRole('button', {name: 'Move up'}).focus();
  await page.keyboard.press('Enter');
  await expect(order.getByRole('listitem').first()).toContainText('Record a night');
  await expect(first.getByRole('button', {name: 'Move up'})).toBeFocused();

  const number = quiz(page, 'How many calls does the file have?');
  await number.getByRole('textbox', {name: 'Your answer: calls'}).focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(formOf(number).getByRole('status')).toHaveText('Correct.');
});

/**
 * Whether a request only fetches a file of the site, such as the scripts of a page that a link in view leads to: nothing
 * in it can tell an answer.
 */
function isForFile(request: Request, {origin: own}: URL): boolean {
  const {origin, pathname, search} = new URL(request.url());
  const file = path.join(fixtureSite.build, decodeURI(pathname).slice(address.baseUrl.length));
  return (
    request.method() === 'GET' &&
    request.postData() === null &&
    ['script', 'other', 'image', 'font', 'stylesheet'].includes(request.resourceType()) &&
    origin === own &&
    pathname.startsWith(address.baseUrl) &&
    search === '' &&
    fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true
  );
}

/** Records what leaves a page from now on, other than requests for files of the site. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  const at = new URL(page.url());
  page.context().on('request', (request) => {
    if (!isForFile(request, at)) {
      sent.push(`${request.resourceType()} ${request.method()} ${request.url()}`);
    }
  });
  page.on('websocket', (socket) => sent.push(`websocket ${socket.url()}`));
  return sent;
}

test('nothing leaves the browser while a quiz is answered', async ({page, context}) => {
  await open(page, lesson);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('.lesson-quiz')).toHaveCount(4);
  const sent = sentFrom(page);
  const at = page.url();

  const check = async (group: Locator, verdict: RegExp): Promise<void> => {
    await formOf(group).getByRole('button', {name: 'Check'}).click();
    await expect(formOf(group).getByRole('status')).toHaveText(verdict);
  };
  const single = quiz(page, 'What does the file count?');
  await single.getByRole('radio').first().check();
  await check(single, /^Not quite/);
  await single.getByRole('radio').last().check();
  await check(single, /^Correct/);
  const several = quiz(page, 'Which of these tell two birds apart?');
  await several.getByRole('checkbox').first().check();
  await check(several, /something is missing/);
  await several.getByRole('checkbox').nth(1).check();
  await check(several, /^Correct\./);
  const order = quiz(page, 'Put the steps in order');
  await check(order, /in the right place|right order/);
  await order.getByRole('button', {name: 'Move up'}).last().click();
  await check(order, /in the right place|right order/);
  const number = quiz(page, 'How many calls does the file have?');
  await number.getByRole('textbox').fill('80');
  await check(number, /^Not quite/);
  await number.getByRole('textbox').fill('8');
  await check(number, /^Correct\.$/);
  for (const answer of await page.locator('.lesson-quiz summary').all()) {
    await answer.click();
  }
  // Something that waits before it sends has time to do so.
  await page.waitForTimeout(1500);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(sent).toEqual([]);
  // A request names the page that it comes from.
  expect(page.url()).toBe(at);
  expect(await context.cookies()).toEqual([]);
});

const leaks: Readonly<Record<string, (url: string) => unknown>> = {
  'a beacon': (url) => navigator.sendBeacon(url),
  'a body': (url) => fetch(url, {method: 'POST', body: '8'}),
  'another method': (url) => fetch(url, {method: 'HEAD'}),
  'a query': (url) => fetch(`${url}?answer=8`),
  'a file that is not there': (url) => fetch(`${url}/8`),
  'another page': (url) => fetch(url),
  'another port': (url) => fetch(Object.assign(new URL(url), {port: '1'})).catch(() => undefined),
  'a WebSocket': (url) => new WebSocket(url.replace('http', 'ws')).url,
  'an image': (url) => void (new Image().src = `${url}?answer=8`),
};

for (const [name, leak] of Object.entries(leaks)) {
  test(`what would leave the browser is noticed: ${name}`, {tag: '@exhaustive'}, async ({page}) => {
    await open(page, lesson);
    const sent = sentFrom(page);
    await page.evaluate(leak, new URL(urlOf('docs/intro.html'), page.url()).href);
    await expect.poll(() => sent).toHaveLength(1);
  });
}

test('a lesson explains its terms, and has notes, answers, and a plan in the teacher’s view', async ({page}) => {
  await test.step('a term shows its definition on focus and hover, and Escape hides it', async () => {
    await open(page, lesson);
    const term = page.getByRole('link', {name: 'edge device'});
    const definition = page.getByRole('tooltip', {name: /near the sensor/}).or(page.getByText(/near the sensor/));
    await expect(definition).toBeHidden();
    await term.focus();
    await expect(definition).toBeVisible();
    await expect(term).toHaveAccessibleDescription(/near the sensor/);
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await page.mouse.move(0, 0);
    await term.blur();
    await term.hover();
    await expect(definition).toBeVisible();
    await term.click();
    await expect(page).toHaveURL(/\/Education\/glossary#edge-device$/);
  });

  await test.step('notes for instructors and answers are open in the teacher’s view, with a plan of the time', async () => {
    await open(page, lesson);
    const note = page.getByText('Draw the two places on the board.');
    await expect(note).toBeHidden();
    await page.getByRole('navigation', {name: 'Views of this lesson'}).getByRole('link', {name: 'Teach'}).click();
    await expect(page).toHaveURL(new RegExp('docusaurus-data-view=teach'));
    await expect(note).toBeVisible();
    await expect(page.getByText('may come from two birds')).toBeVisible();
    const plan = page.getByRole('table', {name: /Timing plan/});
    await expect(plan.getByRole('row').nth(2)).toContainText('0:10');
    await page.reload();
    await expect(note).toBeVisible();
    // After in-site navigation, another page opens in the reading view.
    await page.getByRole('link', {name: 'Listen to a river'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Listen to a river');
    await expect(page.locator('html')).not.toHaveAttribute('data-view');
  });
});

test('slides turn by keys, remember their position, and contain the notes and a working quiz', async ({page}) => {
  const errors = errorsOf(page);
  await present(page);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(slide(page, 1)).toContainText('Count birds by ear');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#slide-2$/);
  await expect(slide(page, 2).getByRole('heading', {level: 2})).toBeInViewport();
  await page.reload();
  await expect(deck(page)).toContainText('Slide 2 of');
  await page.keyboard.press('End');
  // At once: a key pressed while slides scroll would count from a slide in between.
  expect(await slide(page, 1).evaluate(({parentElement: row}) => row && row.scrollLeft + row.clientWidth)).toBe(
    await slide(page, 1).evaluate(({parentElement: row}) => row?.scrollWidth),
  );
  await expect(page.getByRole('region', {name: 'Key points'})).toBeInViewport();
  await page.keyboard.press('PageUp');
  const number = quiz(page, 'How many calls does the file have?');
  await number.getByRole('textbox').fill('8');
  await page.keyboard.press('Enter');
  await expect(formOf(number).getByRole('status')).toHaveText('Correct.');
  await expect(page.getByRole('heading', {name: 'What learners may say'}), 'it is in the notes').toHaveCount(0);
  await page.getByRole('button', {name: 'Notes'}).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Let everyone guess')).toBeInViewport({timeout: 500});
  }).toPass();
  await page.getByRole('link', {name: 'Leave'}).click();
  await expect(page).toHaveURL(new RegExp(`${urlOf(lesson)}$`));
  await expect(page.getByRole('heading', {name: 'What learners may say'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('slides stay, grow, and scroll with the window, and their address follows', async ({page}) => {
  await test.step('the current slide stays when the window changes its size', async () => {
    await present(page, `${view('present')}#slide-4`);
    await expect(deck(page)).toContainText('Slide 4 of');
    for (const width of [800, 1920, 500, 1280]) {
      await page.setViewportSize({width, height: 700});
      // Longer than the pause after which a swipe counts.
      await page.waitForTimeout(400);
      await expect(deck(page), `${width} pixels wide`).toContainText('Slide 4 of');
      const {left, right} = await slide(page, 4).evaluate(
        (element) => element.getBoundingClientRect().toJSON() as DOMRect,
      );
      expect([Math.round(left), Math.round(right)], `${width} pixels wide`).toEqual([0, width]);
    }
  });

  await test.step('on a slide that is taller than the window, keys scroll before they turn it', async () => {
    await page.setViewportSize({width: 1280, height: 800});

    await page.setViewportSize({width: 900, height: 360});
    await present(page, `${view('present')}#slide-3`);
    const exercise = slide(page, 3);
    await expect(exercise).toContainText('Hands-on: Count one night');
    await expect(exercise).toContainText('Count the calls');
    const scrolled = (): Promise<number> => exercise.evaluate(({scrollTop}) => scrollTop);
    await page.keyboard.press('ArrowDown');
    expect(await scrolled()).toBeGreaterThan(0);
    await expect(deck(page)).toContainText('Slide 3 of');
    await page.keyboard.press('ArrowUp');
    expect(await scrolled()).toBe(0);
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect(deck(page)).toContainText('Slide 4 of', {timeout: 500});
    }).toPass();
    await page.keyboard.press('ArrowLeft');
    await expect(deck(page)).toContainText('Slide 3 of');
    expect(await scrolled(), 'it is where it was left').toBeGreaterThan(0);
  });

  await test.step('the text of slides grows with the screen of a projector', async () => {
    await page.setViewportSize({width: 1280, height: 800});

    await present(page);
    const text = slide(page, 1).locator('p').first();
    const sizes: number[] = [];
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({width, height: (width * 9) / 16});
      sizes.push(await text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)));
    }
    const [small = NaN, medium = NaN, large = NaN] = sizes;
    expect(medium).toBeGreaterThan(small * 1.2);
    expect(large).toBeGreaterThan(medium * 1.2);
  });

  await test.step('a small diagram is as wide as its slide', async () => {
    await page.setViewportSize({width: 1280, height: 800});

    await present(page);
    const [diagram, body] = await slide(page, 1)
      .locator('.slide-body')
      .evaluate((around) => {
        // As the build writes it, for a drawing of 200 by 100.
        const frame = document.createElement('figure');
        frame.dataset.diagram = 'true';
        // As its style sheet has it, which only pages with diagrams load.
        frame.style.margin = '0';
        frame.innerHTML =
          '<div><svg viewBox="0 0 200 100" width="200" height="100" style="min-width:180px"></svg></div>';
        around.append(frame);
        return [frame.querySelector('svg') ?? frame, around].map((one) => one.getBoundingClientRect().width);
      });
    expect(diagram).toBe(body);
  });

  await test.step('the address follows a held key once, because browsers limit changes of the history', async () => {
    await page.setViewportSize({width: 1280, height: 800});

    await present(page, view('present'));
    await expect(page).toHaveURL(/#slide-1$/);
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...change) => {
        document.body.dataset.changes = `${document.body.dataset.changes ?? ''} ${String(change[2])}`;
        replaceState(...change);
      };
    });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight']) {
      void page.keyboard.press(key);
    }
    await expect(page).toHaveURL(/#slide-4$/);
    await expect(page.locator('body')).toHaveAttribute('data-changes', ' #slide-4');
  });
});

test('slides with an invalid hash start at the first one', async ({page}) => {
  for (const hash of ['#100%', '#%E0', '#%']) {
    await present(page, `${view('present')}${hash}`);
    await expect(deck(page), hash).toContainText('Slide 1 of');
    await page.keyboard.press('ArrowRight');
    await expect(deck(page), hash).toContainText('Slide 2 of');
  }
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 720}});

  test('slides turn by swiping', {tag: '@exhaustive'}, async ({page}) => {
    await present(page);
    const screen = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number): Promise<void> => {
      const touch = (type: 'touchStart' | 'touchMove', x: number) =>
        screen.send('Input.dispatchTouchEvent', {type, touchPoints: [{x, y: 300}]});
      await touch('touchStart', from);
      for (let step = 1; step <= 12; step++) {
        await touch('touchMove', from + ((to - from) * step) / 12);
      }
      await screen.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    };
    await swipe(320, 40);
    await expect(deck(page)).toContainText('Slide 2 of');
    await expect(page).toHaveURL(/#slide-2$/);
    await swipe(320, 40);
    await expect(deck(page)).toContainText('Slide 3 of');
    await swipe(40, 320);
    await expect(deck(page)).toContainText('Slide 2 of');
  });
});

/** Compressed size of all scripts that a page loads until the network is idle, in bytes. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      bodies.push(response.body());
    }
  });
  await open(page, address);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, {level: 6}).length, 0);
}

test(
  'a lesson loads at most 10 KB of script more than a page of the documentation',
  {tag: '@exhaustive'},
  async ({browser}) => {
    const bytes: number[] = [];
    for (const address of ['docs/River%20Watch/how-to', lesson]) {
      // Each with an empty cache.
      const page = await browser.newPage();
      bytes.push(await scriptBytes(page, address));
      await page.close();
    }
    const [documentation = 0, ofLesson = 0] = bytes;
    expect(documentation).toBeGreaterThan(100_000);
    expect(ofLesson - documentation).toBeLessThanOrEqual(10_000);
  },
);

test('the search can list only lessons, and a link keeps that', {tag: '@exhaustive'}, async ({page}) => {
  await open(page, 'search?q=river');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  const all = await page.getByRole('article').count();
  await page.getByRole('checkbox', {name: 'Lessons only'}).check();
  await expect(page).toHaveURL(/kind=lesson/);
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);
  await expect(page.getByRole('article').first()).toContainText('Education');
  await page.reload();
  await expect(page.getByRole('checkbox', {name: 'Lessons only'})).toBeChecked();
});

test('a handout has none of the answers that this browser keeps', async ({page}) => {
  await open(page, lesson);
  const chosen = quiz(page, 'What does the file count?').getByRole('radio', {checked: true});
  await quiz(page, 'What does the file count?').getByRole('radio').first().check();
  await formOf(quiz(page, 'What does the file count?')).getByRole('button', {name: 'Check'}).click();
  await open(page, lesson);
  await expect(chosen).toHaveCount(1);
  await open(page, view('handout'));
  await expect(quiz(page, 'What does the file count?').getByRole('radio').first()).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('a handout has space to write, and its answers on a last sheet', {tag: '@exhaustive'}, async ({page}) => {
  await open(page, view('handout'));
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  const answers = page.getByRole('region', {name: 'Answers'});
  await expect(answers).toContainText('may come from two birds');
  await expect(page.locator('.lesson-question .lesson-answer').first()).toBeHidden();
  for (const place of [
    page.locator('.lesson-question').first(),
    page.getByText('Where did the two birds call from?'),
  ]) {
    const lines = await place.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(lines).toContain('____');
  }
  await expect(page.getByRole('heading', {name: 'What learners may say'})).toBeHidden();
  await expect(answers).not.toContainText('sits in the nearer tree');
  await page.getByRole('checkbox', {name: 'Answers on a separate page'}).uncheck();
  await expect(answers).toHaveCount(0);
});

test('on paper, answers and notes are where a teacher expects them', {tag: '@exhaustive'}, async ({page}) => {
  const answer = page.getByText('may come from two birds');
  const solution = page.getByText('Each line adds up calls.');
  const note = page.getByText('Draw the two places on the board.');
  await page.emulateMedia({media: 'print'});

  await test.step('read: answers are open, because a reader cannot expand them on paper', async () => {
    await open(page, lesson);
    await expect(answer).toBeVisible();
    await expect(solution).toBeVisible();
    await expect(note).toBeHidden();
  });

  await test.step('teach: all of them', async () => {
    await open(page, view('teach'));
    await expect(answer).toBeVisible();
    await expect(note).toBeVisible();
  });

  await test.step('handout: answers on their sheet alone, no notes', async () => {
    await open(page, view('handout'));
    const sheet = page.getByRole('region', {name: 'Answers'});
    await expect(sheet.getByText('may come from two birds')).toBeVisible();
    await expect(answer.locator('visible=true')).toHaveCount(1);
    await expect(solution.locator('visible=true')).toHaveCount(1);
    await expect(note).toBeHidden();
    const words = page.locator('.lesson-words');
    await expect(words.getByRole('listitem')).toHaveText([/^edge device: \S.+/, /^card: \S.+/]);
    await expect(page.locator('.term-definition').first(), 'not within the sentence').toBeHidden();
  });

  await test.step('slides: as they are shown', async () => {
    await page.goto(view('present'));
    await expect(page.locator('html')).toHaveAttribute('data-deck', 'ready');
    await expect(page.getByText('Why is the sum not the number of birds?')).toBeVisible();
    await expect(answer).toBeHidden();
    await expect(solution).toBeHidden();
    await expect(note).toBeHidden();
    await page.keyboard.press('n');
    await expect(note).toBeVisible();
    await expect(answer).toBeHidden();
    await page
      .locator('.lesson-question > details')
      .first()
      .evaluate((details) => details.setAttribute('open', ''));
    await expect(answer).toBeVisible();
  });
});

/**
 * Breaks the content of a page into columns of many heights, for which browsers follow the same rules as for sheets of
 * paper.
 *
 * @returns the pairs of elements, by selectors, whose second one begins in another column than the first one ends
 */
const splitPairs = (page: Page, pairs: readonly (readonly [string, string])[]): Promise<string[]> =>
  page.evaluate((selectors) => {
    const content = document.querySelector<HTMLElement>('.theme-doc-markdown');
    const found = new Set<string>();
    for (let height = 450; content && height < 1200; height += 5) {
      content.style.cssText = `width: 600px; height: ${height}px; columns: 600px; column-gap: 0; column-fill: auto`;
      const start = content.getBoundingClientRect().left;
      const columns = (element: Element | null): number[] =>
        [...(element?.getClientRects() ?? [])].map(({left}) => Math.floor((left - start + 1) / 600));
      for (const [one, other] of selectors) {
        const [first, second] = [one, other].map((selector) => columns(content.querySelector(selector)));
        if (first?.at(-1) === undefined || first.at(-1) !== second?.[0]) {
          found.add(`${one}, ${other}`);
        }
      }
    }
    return [...found];
  }, pairs);

test('on paper, what belongs together is not separated', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, lesson);
  // Long enough to be split.
  const step = page.locator('.lesson-hands-on li p').filter({hasText: 'Print its first line'});
  await step.evaluate((text) => text.append(' so that you see what the columns are called.'.repeat(6)));
  await expect(step, 'on paper, balanced lines would be torn apart').toHaveCSS('text-wrap-style', 'auto');
  const steps = '.lesson-hands-on ol';
  expect
    .soft(
      await splitPairs(page, [
        [`${steps} > li:first-child`, `${steps} > li:nth-child(2)`],
        [`${steps} > li:nth-child(2) > p`, `${steps} > li:nth-child(2) > p`],
        [`${steps} > li:nth-child(2) > p`, `${steps} .theme-code-block`],
        [`${steps} .theme-code-block`, `${steps} .theme-code-block + * > .theme-code-block`],
        [`${steps} > li:nth-child(2)`, `${steps} > li:last-child`],
        ['.lesson-quiz', '.lesson-quiz'],
      ]),
    )
    .toEqual([]);
  // Around a program to save and around output, there is another element.
  await page
    .locator(`${steps} .theme-code-block`)
    .first()
    .evaluate((block) => {
      const around = document.createElement('div');
      block.replaceWith(around);
      around.append(block);
    });
  expect
    .soft(await splitPairs(page, [[`${steps} > li:nth-child(2) > p`, `${steps} > li:nth-child(2) > p`]]))
    .toEqual([]);
  await open(page, 'Education/Short%20films/films');
  // Further down, where a page may end.
  await page
    .locator('[data-video]')
    .first()
    .evaluate((video) => {
      const space = document.createElement('div');
      space.style.height = '400px';
      video.before(space);
    });
  expect.soft(await splitPairs(page, [['[data-video]', '[data-video]']])).toEqual([]);
  await open(page, 'sample_docs/Sample%20Documentation/charts');
  expect
    .soft(await splitPairs(page, [['.chart:nth-of-type(2) .chart-drawing', '.chart:nth-of-type(2) > p']]))
    .toEqual([]);
});

test('a lesson that is finished without a network still works, and says what is missing', async ({page}) => {
  await open(page, 'Education/K-13/Listen%20to%20a%20river');
  const box = page.getByRole('checkbox', {name: 'I finished this lesson'});
  await expect(box).toBeVisible();
  await page.route('**/assets/js/**', (route) => route.abort());
  await box.check();
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load');
  await box.uncheck();
  await box.check();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Listen to a river');
});

test('progress stays on the device and leads to the next step', async ({page}) => {
  await open(page, 'Education/K-13/Listen%20to%20a%20river');
  await page.getByRole('checkbox', {name: 'I finished this lesson'}).check();
  await page.reload();
  await expect(page.getByRole('checkbox', {name: 'I finished this lesson'})).toBeChecked();
  await expect(page.getByText(/^A lesson by the water: \d of \d steps done\. Next: /)).toBeVisible();
  await page.getByRole('link', {name: 'My learning', exact: true}).last().click();
  await expect(page.getByRole('region', {name: 'Record of completion'})).toContainText('Listen to a river');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('not verified.')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeHidden();
  await expect(page.getByRole('link', {name: 'Export'})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Export'}).click();
  const file = await (await download).path();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', {name: 'Delete progress'}).click();
  await expect(page.getByRole('region', {name: 'Record of completion'})).toHaveCount(0);
  await page.getByLabel('Import').setInputFiles(file);
  await expect(page.getByRole('region', {name: 'Record of completion'})).toContainText('Listen to a river');
});

const storages: Readonly<Record<string, () => void>> = {
  refused: () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {get: refuse});
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [state, script] of Object.entries(storages)) {
  test(`where storage is ${state}, a lesson works and says so`, async ({page}) => {
    const errors = errorsOf(page);
    await page.addInitScript(script);
    await open(page, lesson);
    await page.getByRole('checkbox', {name: 'I finished this lesson'}).check();
    await expect(page.getByRole('checkbox', {name: 'I finished this lesson'})).toBeChecked();
    await expect(page.getByText('does not let this site save your progress')).toBeVisible();
    const single = quiz(page, 'What does the file count?');
    await single.getByRole('radio').last().check();
    await formOf(single).getByRole('button', {name: 'Check'}).click();
    await expect(formOf(single).getByRole('status')).toHaveText(/^Correct\./);
    await page.getByRole('link', {name: 'My learning', exact: true}).last().click();
    await expect(page.getByRole('region', {name: 'Record of completion'}), 'as long as the page lasts').toContainText(
      'Count birds by ear',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Export'}).click();
    expect(fs.readFileSync(await (await download).path(), 'utf8')).toContain('Count birds');
    await page.getByRole('link', {name: 'its list'}).click();
    const path = page.getByRole('region', {name: 'From the river to the table'});
    await path.getByRole('checkbox').first().check();
    await expect(path.getByText('1 of 3 steps done.')).toBeVisible();
    await present(page);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#slide-2$/);
    await open(page, view('handout'));
    await expect(page.getByRole('region', {name: 'Answers'})).toContainText('may come from two birds');
    await open(page, view('teach'));
    await expect(page.getByRole('table', {name: /Timing plan/})).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('questions, quizzes, terms and notes can be read', async ({page}) => {
    await page.goto(lesson);
    const answer = page.getByText('may come from two birds');
    await expect(answer).toBeHidden();
    await page.getByText('Answer', {exact: true}).first().click();
    await expect(answer).toBeVisible();
    const single = quiz(page, 'What does the file count?');
    await expect(single.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('button', {name: 'Check'})).toHaveCount(0);
    await formOf(single).getByText('Answer', {exact: true}).click();
    await expect(formOf(single).getByText('Each line adds up calls.')).toBeVisible();
    await page.getByText('Instructor note').first().click();
    await expect(page.getByText('Let everyone guess')).toBeVisible();
    await page.getByRole('link', {name: 'edge device'}).click();
    await expect(page).toHaveURL(/\/Education\/glossary#edge-device$/);
  });
});

for (const mode of ['light', 'dark'] as const) {
  for (const name of ['read', 'present', 'teach', 'handout'] as const) {
    // The default tests run one view in each mode; these contain all parts of the other views.
    const tag =
      (mode === 'light' && name === 'teach') || (mode === 'dark' && name === 'present') ? [] : ['@exhaustive'];
    test(`no barrier in the view ${name} of a lesson in ${mode} mode`, {tag}, async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await (name === 'present' ? present(page) : open(page, name === 'read' ? lesson : view(name)));
      await expect(page.locator('.lesson-quiz').first()).toBeAttached();
      await page
        .locator('.theme-doc-markdown details')
        .evaluateAll((all) => all.forEach((one) => ((one as HTMLDetailsElement).open = true)));
      expect(await barriersOf(page)).toEqual([]);
    });
  }
}

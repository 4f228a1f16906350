// The landing page's drawing and search, what a reader can do with a page, and the help of the not-found page.
import {expect, test, type Locator, type Page} from '@playwright/test';
import {iconId} from '@training-catalog/theme/node';
import {
  checkEach,
  cutWords,
  exhaustiveTag,
  kindGroups,
  kindRoute,
  open,
  openSearched,
  pageKinds,
  setInOwnFaces,
  urlOf,
} from './site';

const main = 'docs/River%20Watch';

/** Position of an element in the window. */
const boxOf = (part: Locator): Promise<DOMRect> => part.evaluate((element) => element.getBoundingClientRect());

/** Fills the list of an item with copies of it. */
const setItems = (item: Locator, count: number): Promise<void> =>
  item.evaluate((element, length) => {
    element.parentElement?.replaceChildren(...Array.from({length}, () => element.cloneNode(true)));
  }, count);

test.describe('the landing page', () => {
  test('draws the projects around their topics, searches all pages, and shows its title whole', async ({page}) => {
    await test.step('draws the projects around their topics, and a topic opens its page by in-site navigation', async () => {
      await open(page, '');
      const drawing = page.getByRole('group', {name: /projects drawn as dots around the \d+ topics/});
      await expect(drawing).toBeVisible();
      await expect(
        page.getByText(/^Each dot is a project, linked to its topics\. Ringed: new in Release \d{4}-\d{2}\.$/),
      ).toBeVisible();
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await drawing.getByRole('link', {name: /^Birds: \d+ projects?$/}).click();
      await expect(page).toHaveURL(urlOf('docs/tags/birds'));
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await page.goBack();
      await expect(drawing.getByRole('link', {name: /^Birds/})).toBeVisible();
    });

    await test.step('searches all pages', async () => {
      await open(page, '');
      const search = page.getByRole('main').or(page.locator('header')).getByRole('search', {name: 'All pages'});
      await search.getByRole('searchbox').fill('owl counter');
      await search.getByRole('button', {name: 'Search'}).click();
      await expect(page).toHaveURL(urlOf('search?q=owl+counter'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results');
      await expect(page).toHaveTitle(/^Search results for “owl counter”/);
    });

    await test.step('shows its title in three lines on a phone, and the next heading on a laptop', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, '');
      await setInOwnFaces(page);
      const lines = await page.getByRole('heading', {level: 1}).evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size;
      });
      expect(lines).toBeLessThanOrEqual(3);
      await page.setViewportSize({width: 1440, height: 900});
      await expect(page.getByRole('heading', {level: 2}).first()).toBeInViewport({ratio: 1});
    });
  });

  test('lays its topics in full rows, and a card alone in its last row across all columns', async ({page}) => {
    await open(page, '');
    for (const {width, columns, count} of [
      {width: 1000, columns: 2, count: 8},
      {width: 1440, columns: 4, count: 8},
      {width: 1440, columns: 5, count: 10},
      {width: 2560, columns: 5, count: 15},
    ]) {
      await test.step(`${count} topics in rows of ${columns} at ${width} pixels`, async () => {
        await page.setViewportSize({width, height: 900});
        const cards = page
          .getByRole('region', {name: 'Projects by topic'})
          .getByRole('listitem')
          .filter({has: page.locator('svg')});
        await setItems(cards.first(), count);
        const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
        expect(tops).toHaveLength(count);
        const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        expect(new Set(rows), rows.join('-')).toEqual(new Set([columns]));
      });
    }

    for (const {width, columns} of [
      {width: 800, columns: 2},
      {width: 1280, columns: 3},
      {width: 2000, columns: 4},
    ]) {
      await test.step(`a card alone across ${columns} columns`, async () => {
        await page.setViewportSize({width, height: 900});
        const cards = page.getByRole('region', {name: 'All projects'}).locator('li:has(> h3)');
        const first = cards.first();
        await setItems(first, 2 * columns + 1);
        const row = await cards.evaluateAll((all) => {
          const top = all[0]?.getBoundingClientRect().top;
          return all.filter((card) => card.getBoundingClientRect().top === top).length;
        });
        expect(row).toBe(columns);
        const list = await boxOf(cards.locator('xpath=..').first());
        expect((await boxOf(cards.last())).width).toBeCloseTo(list.width, 0);
        const [name, text] = [
          await boxOf(cards.last().getByRole('heading')),
          await boxOf(cards.last().locator('p').nth(1)),
        ];
        expect(text.left, 'the text is beside the name').toBeGreaterThan(name.right);
        expect(Math.abs(text.top - name.top)).toBeLessThan(8);
        expect((await boxOf(first)).width).toBeLessThan(list.width / columns);
      });
    }
  });

  test('has its filters in one row or two of four', async ({page}) => {
    const rows = async (): Promise<number[]> => {
      const tops = await page
        .getByRole('region', {name: 'All projects'})
        .locator('label')
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    };
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, '');
    expect(await rows()).toEqual([8]);
    await page.setViewportSize({width: 1280, height: 900});
    expect(await rows()).toEqual([4, 4]);
    await page.setViewportSize({width: 768, height: 900});
    expect(await rows()).toEqual([4, 4]);
  });

  test('cuts no word of its headings before its faces are there, however wide the screen', async ({page}) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, '');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({width, height: 740});
      expect(await cutWords(page.getByRole('heading', {level: 1})), `${width} pixels`).toEqual([]);
      for (const heading of await page.getByRole('heading', {level: 2}).all()) {
        expect(await cutWords(heading), `${width} pixels`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} pixels`).toBeLessThanOrEqual(0);
    }
  });

  test('stops moving, and loads neither the code of the drawing nor its layout data', async ({page}) => {
    await test.step('stops moving within five seconds, as WCAG 2.2.2 asks', async () => {
      await open(page, '');
      const lengths = await page.evaluate(() =>
        document.getAnimations().map(({effect}) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(lengths.length, 'animations').toBeGreaterThan(0);
      expect(lengths.filter((length) => !(length <= 5000))).toEqual([]);
    });

    await test.step('loads neither the code of the drawing nor its layout data', async () => {
      await open(page, '');
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(async () => {
        const addresses = performance.getEntriesByType('resource').map(({name}) => name);
        return Promise.all(
          addresses.filter((name) => name.endsWith('.js')).map(async (name) => (await fetch(name)).text()),
        );
      });
      expect(scripts.length).toBeGreaterThan(2);
      expect(scripts.filter((text) => text.includes('drawn as dots'))).toEqual([]);
    });
  });
});

test.describe('a page of documentation', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('makes room for large text', async ({page}) => {
    await test.step('collapses its table of contents where large text leaves no column for it', async () => {
      await open(page, main);
      const beside = page.locator('.theme-doc-toc-desktop');
      const folded = page.locator('.theme-doc-toc-mobile');
      await expect(beside).toBeVisible();
      await expect(folded).toBeHidden();
      await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
      await expect(beside).toBeHidden();
      await expect(folded).toBeVisible();
      // The text has the room of the table beside it.
      const [text, column] = await Promise.all(
        ['main article', 'main .container'].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(text?.width).toBeGreaterThan((column?.width ?? Infinity) * 0.9);
    });

    await test.step('has its bar in two lines where text is twice as large, and nothing beneath it', async () => {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, main);
      await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
      const middles = await page.locator('.navbar__items > :visible').evaluateAll((items) =>
        items.map((item) => {
          const {top, height} = item.getBoundingClientRect();
          return Math.round((top + height / 2) / 20);
        }),
      );
      expect(new Set(middles).size).toBeLessThanOrEqual(2);
      // On a scrolled page, the bar is over the sidebar, which begins below both lines.
      const bar = page.getByRole('navigation', {name: 'Main'});
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await boxOf(bar)).top).toBe(0);
      const menu = await boxOf(page.getByRole('navigation', {name: 'Docs sidebar'}));
      expect(menu.top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);
    });

    await test.step('shows its brand on a phone as words or not at all', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, main);
      const name = page.locator('.navbar__title').first();
      await expect(name).toBeVisible();
      const height = async (): Promise<number> => (await name.boundingBox())?.height ?? NaN;
      const oneLine = await height();
      await page.addStyleTag({content: 'html { font-size: 125% !important; }'});
      expect(await height()).toBeLessThan(oneLine * 1.25 * 2.5);
      await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1);
      await expect(page.locator('.navbar__brand').first()).toBeVisible();
      // On a tablet, the search field is longer.
      await page.setViewportSize({width: 768, height: 1024});
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1);
    });

    await test.step('keeps a long word of its title whole where text is twice as large on a phone', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, main);
      await setInOwnFaces(page);
      await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
      const title = page.getByRole('heading', {level: 1});
      await title.evaluate((heading) => (heading.textContent = 'Cyberinfrastructure'));
      expect(await cutWords(title)).toEqual([]);
    });

    await test.step('has headings of each level no larger than those above, also with large text', async () => {
      await page.setViewportSize({width: 1280, height: 800});

      await open(page, `${main}/explanation`);
      const sizes = () =>
        page
          .locator('.markdown')
          .first()
          .evaluate((text) =>
            ['h1', 'h2', 'h3'].map((level) =>
              Number.parseFloat(getComputedStyle(text.querySelector(level) ?? text).fontSize),
            ),
          );
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.addStyleTag({content: 'html { font-size: 100% !important; }'});
        const [title = 0, section = 0, part = 0] = await sizes();
        expect(title).toBeGreaterThan(section);
        expect(section).toBeGreaterThan(part);
        await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
        const large = await sizes();
        expect(large, `${width} pixels`).toEqual(large.toSorted((a, b) => b - a));
      }
    });
  });

  test('keeps words, names, and sentences whole on a phone', async ({page}) => {
    await test.step('starts on a phone with one row above its title, and has its actions at its end', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, `${main}/how-to`);
      const bar = await boxOf(page.getByRole('navigation', {name: 'Main'}));
      const crumbs = await boxOf(page.getByRole('navigation', {name: 'Breadcrumbs'}));
      const contents = page.locator('.theme-doc-toc-mobile > summary');
      const title = page.getByRole('heading', {level: 1});
      expect((await boxOf(contents)).top).toBeLessThan(crumbs.bottom);
      expect((await boxOf(contents)).left).toBeGreaterThanOrEqual(crumbs.right);
      expect((await boxOf(title)).top - bar.bottom, 'the row and its margins').toBeLessThan(64);
      await expect(page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem')).toHaveText([
        '',
        'River Watch',
      ]);
      const actions = page.getByRole('group', {name: 'This page'});
      await expect(actions.getByRole('button')).toHaveText(['Copy as Markdown', 'Print']);
      expect((await boxOf(actions)).top).toBeGreaterThan((await boxOf(page.locator('.theme-doc-markdown'))).bottom);

      await contents.click();
      const list = page.locator('.theme-doc-toc-mobile ul').first();
      await expect(list).toBeVisible();
      expect((await boxOf(list)).width).toBeGreaterThan(300);
      expect((await boxOf(list)).top).toBeGreaterThan(crumbs.bottom);
    });

    await test.step('keeps a short word with a hyphen on one line in its title', async () => {
      await page.setViewportSize({width: 1280, height: 800});

      await open(page, `${main}/how-to`);
      const title = page.getByRole('heading', {level: 1});
      for (let width = 200; width <= 400; width += 10) {
        await page.setViewportSize({width, height: 740});
        const lines = await title.evaluate((heading) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const start = text.textContent?.indexOf('how-to') ?? -1;
            if (start >= 0) {
              range.setStart(text, start);
              range.setEnd(text, start + 'how-to'.length);
            }
          }
          return new Set([...range.getClientRects()].map(({top}) => top)).size;
        });
        expect(lines, `${width} pixels`).toBe(1);
      }
    });

    await test.step('breaks names in the cells of a table between their parts', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, `${main}/how-to`);
      const lines = await page.locator(':is(td, .row-name) code').evaluateAll((all) =>
        all.map((code) => {
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const parts = [''];
          let bottom: number | undefined;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            Array.from(node.textContent ?? '').forEach((letter, index) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const next = range.getBoundingClientRect().bottom;
              if (bottom !== undefined && next > bottom + 4) {
                parts.push('');
              }
              bottom = next;
              parts.push(`${parts.pop() ?? ''}${letter}`);
            });
          }
          return parts;
        }),
      );
      const broken = lines.filter((parts) => parts.length > 1);
      expect(broken.length).toBeGreaterThan(1);
      expect(broken.flatMap((parts) => parts.slice(0, -1)).filter((part) => !/[_./-]$/.test(part))).toEqual([]);
    });

    await test.step('has room for a sentence in the column that a phone scrolls to', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, `${main}/how-to`);
      const cell = page.getByRole('cell', {name: /^when the recorder sends/});
      expect((await boxOf(cell)).width).toBeGreaterThan(170);
    });
  });

  test('names where an operation belongs, on a phone and on a wide screen', async ({page}) => {
    await test.step('names on a phone where an operation belongs, in one line without its own title', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await open(page, pageKinds['API operation']);
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(crumbs).toContainText('Bird APIs');
      await expect(crumbs.getByText('(POST)')).toBeHidden();
      expect((await boxOf(crumbs)).height).toBeLessThan(30);
    });

    await test.step('names on a wide screen where an operation belongs, in one line beside the actions', async () => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, pageKinds['API operation']);
      const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      await expect(crumbs).toContainText('Bird APIs');
      expect((await boxOf(crumbs)).height).toBeLessThan(30);
      await expect(crumbs.getByText('(POST)')).toBeHidden();
      await open(page, `${main}/how-to`);
      await expect(crumbs.getByText('How-to')).toBeVisible();
    });

    await test.step('has no long name below the actions beside it', async () => {
      const crumbs = page.locator('.breadcrumbs__item:visible');
      const actions = page.getByRole('group', {name: 'This page'}).locator(':is(a, button):visible');
      await crumbs.nth(1).evaluate((element) => {
        element.textContent = 'Counts of Owls, Herons, and Cranes near Rivers';
      });
      const boxesOf = (all: Locator) => all.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      for (const width of [1280, 1300, 1366, 1440, 1920]) {
        await page.setViewportSize({width, height: 900});
        const [names, buttons] = [await boxesOf(crumbs), await boxesOf(actions)];
        expect(Math.min(names.length, buttons.length)).toBeGreaterThan(1);
        const covered = names.flatMap((name) =>
          buttons.filter(
            ({left, right, top, bottom}) =>
              left < name.right && right > name.left && top + 4 < name.bottom && bottom - 4 > name.top,
          ),
        );
        expect(covered, `${width} pixels`).toEqual([]);
      }
    });
  });

  test('is laid out in line with its bar, its sidebar, and its columns', async ({page}) => {
    await test.step('has its bar on one line where the screen is wide enough for a sidebar', async () => {
      await page.setViewportSize({width: 997, height: 700});
      await open(page, main);
      for (const width of [997, 1100, 1280]) {
        await page.setViewportSize({width, height: 700});
        const tops = await page.locator('.navbar__items > :visible').evaluateAll((items) =>
          items.map((item) => {
            const {top, height} = item.getBoundingClientRect();
            return top + height / 2;
          }),
        );
        expect(tops.length, `${width} pixels`).toBeGreaterThan(8);
        expect(Math.max(...tops) - Math.min(...tops), `${width} pixels`).toBeLessThan(10);
      }
    });

    await test.step('has commands in steps that end where the others end, and sentences of limited length', async () => {
      await page.setViewportSize({width: 1920, height: 900});
      await open(page, `${main}/how-to`);
      const other = page.locator('.markdown > .theme-code-block').first();
      const steps = page.locator('.markdown > ol').first();
      await steps.evaluate((list) => {
        const block = document.querySelector('.markdown > .theme-code-block');
        for (const step of list.children) {
          const sentence = document.createElement('p');
          sentence.append(...step.childNodes, ' This is a sentence that is longer than a line of prose.'.repeat(3));
          step.append(sentence, block?.cloneNode(true) ?? '');
        }
      });
      const command = await boxOf(steps.locator('.theme-code-block').first());
      expect(Math.abs(command.right - (await boxOf(other)).right)).toBeLessThan(1);
      const sentence = await boxOf(steps.getByRole('paragraph').first());
      const paragraph = await boxOf(page.locator('.markdown > p').first());
      expect(sentence.width).toBeLessThanOrEqual(paragraph.width + 1);
    });

    await test.step('shows its project and its own entry in a sidebar that is longer than the window', async () => {
      await page.setViewportSize({width: 1280, height: 250});
      await open(page, main);
      const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
      await expect(entry).toHaveText('Overview');
      expect(await page.locator('.theme-doc-sidebar-menu').evaluate(({scrollHeight}) => scrollHeight)).toBeGreaterThan(
        250,
      );
      expect((await boxOf(entry)).bottom).toBeLessThanOrEqual(250);
      const project = await boxOf(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'River Watch'}));
      expect(project.top).toBeGreaterThanOrEqual(60);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('has output as wide as the commands above it', async () => {
      await page.setViewportSize({width: 1920, height: 900});
      await open(page, `${main}/tutorials`);
      const blocks = await page
        .locator('.theme-code-block')
        .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().width));
      expect(blocks.length).toBeGreaterThan(1);
      expect(new Set(blocks).size).toBe(1);
    });

    await test.step('begins below the bar where the bar begins, however wide the screen', async () => {
      await page.setViewportSize({width: 2560, height: 1000});
      await open(page, main);
      const brand = await boxOf(page.locator('.navbar__brand').first());
      const sidebar = await boxOf(page.locator('.theme-doc-sidebar-container'));
      expect(Math.abs(brand.left - sidebar.left)).toBeLessThan(24);
      await open(page, '');
      const heading = await boxOf(page.getByRole('heading', {level: 1}));
      expect(Math.abs(brand.left - heading.left), 'the landing page').toBeLessThan(24);
    });
  });

  test('has facts below their labels, in rows of two on a phone and four on a wide screen', async ({page}) => {
    await open(page, main);
    for (const {width, columns} of [
      {width: 360, columns: 2},
      {width: 1440, columns: 4},
    ]) {
      await page.setViewportSize({width, height: 900});
      const facts = await page
        .getByText('Research area', {exact: true})
        .locator('xpath=ancestor::dl/div')
        .evaluateAll((rows) =>
          rows.map(({children: [label, value]}) => ({
            top: label?.getBoundingClientRect().top,
            isBelow: (value?.getBoundingClientRect().top ?? 0) >= (label?.getBoundingClientRect().bottom ?? Infinity),
          })),
        );
      expect(facts.length, `${width} pixels`).toBeGreaterThan(5);
      expect(
        facts.filter(({isBelow}) => !isBelow),
        `${width} pixels`,
      ).toEqual([]);
      expect(
        facts.filter(({top}) => top === facts[0]?.top),
        `${width} pixels`,
      ).toHaveLength(columns);
    }
  });

  test('can be copied, and ends with the next page and related projects', async ({page}) => {
    await test.step('can be copied as Markdown, and says so', async () => {
      await open(page, main);
      const actions = page.getByRole('group', {name: 'This page'});
      await actions.getByRole('button', {name: 'Copy as Markdown'}).click();
      await expect(actions.getByRole('status')).toHaveText('Copied', {useInnerText: true});
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# River Watch\n/);
      await expect(actions.getByRole('button', {name: 'Copy as Markdown'}), 'after a moment').toBeVisible();
    });

    await test.step('ends with the next page, below the previous one on a phone', async () => {
      await open(page, `${main}/how-to`);
      const ends = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
      const [before, after] = [await ends.nth(0).boundingBox(), await ends.nth(1).boundingBox()];
      expect(before?.y).toBe(after?.y);
      expect(before?.x).toBeLessThan(after?.x ?? 0);
      await page.setViewportSize({width: 360, height: 740});
      const [above, below] = [await ends.nth(0).boundingBox(), await ends.nth(1).boundingBox()];
      expect(above?.x).toBe(below?.x);
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    });

    await test.step('names related projects at its end', async () => {
      await page.setViewportSize({width: 1280, height: 800});

      await open(page, `${main}/how-to`);
      const related = page.getByRole('complementary', {name: 'Related projects'});
      await expect(related.getByRole('link').first()).toBeVisible();
      await expect(related.getByRole('link', {name: 'River Watch'})).toHaveCount(0);
      const tops = await related
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size, 'side by side').toBe(1);
    });
  });
});

test.describe('on paper', () => {
  test('has its text, its facts, and its relations', async ({page}) => {
    await test.step('a page has its text and neither bars nor buttons', async () => {
      await open(page, `${main}/how-to`);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      // What extends beyond the sheet is cut off.
      const outside = await page
        .locator('.markdown > *')
        .evaluateAll((blocks) =>
          blocks
            .map((block) => block.getBoundingClientRect())
            .filter(({left, right, width}) => width > 0 && (left < 0 || right > document.documentElement.clientWidth)),
        );
      expect(outside).toEqual([]);
      const lists = await page
        .locator('.markdown > ol, .markdown > ul')
        .evaluateAll((all) => all.map((list) => getComputedStyle(list).maxWidth));
      expect(new Set(lists), 'lists as wide as the paper').toEqual(new Set(['none']));
      await page.emulateMedia({media: null});
    });

    await test.step('each fact about a project follows its label', async () => {
      await open(page, main);
      await page.emulateMedia({media: 'print'});
      const facts = page.getByText('Research area', {exact: true}).locator('xpath=ancestor::dl/div');
      const tops = await facts.evaluateAll((rows) =>
        rows.map(({children}) => [...children].map((child) => child.getClientRects()[0]?.top)),
      );
      expect(tops.length).toBeGreaterThan(5);
      expect(tops.filter(([label, value]) => label !== value)).toEqual([]);
      expect(new Set(tops.map(([top]) => top)).size, 'a line for each').toBe(tops.length);
      await page.emulateMedia({media: null});
    });

    await test.step('the relations of a project are a list, whose URLs follow the names', async () => {
      await open(page, main);
      const relations = page.getByRole('complementary', {name: 'Works with'});
      await expect(relations.locator('strong')).toBeVisible();
      await page.emulateMedia({media: 'print'});
      await expect(relations.locator('strong')).toBeHidden();
      const positions = await relations
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').position));
      expect(new Set(positions)).toEqual(new Set(['static']));
    });
  });
});

test('searches show operations by their text, and the not-found page those for its address', async ({page}) => {
  await test.step('a search shows an operation by its text, without the words of its buttons', async () => {
    await openSearched(page, 'search?q=count+birds+between+two+days');
    const hits = page.getByRole('main');
    await expect(hits.getByRole('link', {name: /Count birds between two days/}).first()).toBeVisible();
    await expect(hits.getByText(/Try it/)).toHaveCount(0);
  });

  await test.step('the not-found page searches for the words of the address', async () => {
    // The router itself removes `.html`.
    for (const ending of ['html', 'pdf']) {
      await page.goto(`${pageKinds['not-found page']}-river_watch.${ending}`);
      const search = page.getByRole('main').getByRole('search', {name: 'All pages'});
      await expect(search.getByRole('searchbox'), ending).toHaveValue('no such page river watch');
    }
  });
});

/** Checks the lines, the end, and the icons of an open page. */
async function expectGoodForm(page: Page): Promise<void> {
  const long = await page.locator('main :is(p, li)').evaluateAll((blocks) =>
    blocks
      .filter(
        (block) => block.checkVisibility() && !block.querySelector('p, ul, ol, pre, table') && !block.closest('td'),
      )
      .map((block) => {
        const range = document.createRange();
        range.selectNodeContents(block);
        const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 12)));
        return {text: block.textContent, lines: lines.size};
      })
      .filter(({text, lines}) => text.length / lines > 75),
  );
  expect(long).toEqual([]);
  const below = await page
    .locator('.footer')
    .evaluate((footer) => document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom);
  expect(below, 'room below the footer').toBeLessThanOrEqual(1);
  // Search results load the symbols when they are shown.
  const unknown = (): Promise<string[]> =>
    page
      .locator('.icon use')
      .evaluateAll((uses) =>
        uses.map((use) => use.getAttribute('href') ?? '').filter((href) => !document.querySelector(href)),
      );
  await expect.poll(unknown, 'icons without a symbol on the page').toEqual([]);
}

for (const {names, kinds, tag} of kindGroups(exhaustiveTag)) {
  const title = `${names}: lines of at most 75 characters, the symbols of their icons, and the footer at the end`;
  test(title, {tag}, async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900});
    await checkEach(kinds, async (kind) => {
      await openSearched(page, kindRoute(kind));
      await expectGoodForm(page);
    });
  });
}

test('the cards of a category, and the pages of a tag, have icons and places', async ({page}) => {
  await test.step('pages of a tag, and hits of a search, have the icons of their kinds', async () => {
    const iconOf = (place: Locator) => place.locator('.icon use');
    const item = (name: string) => page.getByRole('main').getByRole('article').filter({hasText: name});
    await open(page, 'docs/tags/birds');
    await expect(iconOf(page.getByRole('heading', {level: 1}))).toHaveAttribute('href', `#${iconId('tag')}`);
    await expect(iconOf(item('River Watch how-to guides'))).toHaveAttribute('href', `#${iconId('guide')}`);
    await open(page, 'search?q=how-to+guides');
    await expect(iconOf(item('River Watch how-to guides')).first()).toHaveAttribute('href', `#${iconId('guide')}`);
  });

  await test.step('the cards of a category are two to a row on a tablet, and equally high', async () => {
    await page.setViewportSize({width: 768, height: 1024});
    await open(page, 'docs/category/river-watch');
    const cards = await page
      .getByRole('main')
      .locator('.card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    expect(cards.length).toBeGreaterThan(2);
    expect(cards[0]?.top).toBe(cards[1]?.top);
    expect(cards[0]?.height).toBe(cards[1]?.height);
    expect(cards[0]?.width).toBeGreaterThan(300);
    expect(cards[2]?.top).toBeGreaterThan(cards[0]?.bottom ?? Infinity);
  });

  await test.step('pages of a tag are two to a row, and a long title continues beside its icon', async () => {
    await page.setViewportSize({width: 1280, height: 900});
    await open(page, 'docs/tags/birds');
    const pages = page.getByRole('main').getByRole('article');
    expect((await boxOf(pages.nth(0))).top).toBe((await boxOf(pages.nth(1))).top);
    await page.setViewportSize({width: 360, height: 740});
    const title = pages.nth(0).getByRole('heading');
    const icon = await boxOf(title.locator('.icon'));
    const lines = await title.evaluate((heading) => {
      heading.append(' and a name that is longer than a line on a phone');
      const range = document.createRange();
      range.setStartAfter(heading.firstElementChild ?? heading);
      range.setEndAfter(heading.lastChild ?? heading);
      return [...range.getClientRects()].filter(({width}) => width > 0).map(({left}) => left);
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((left) => left < icon.right)).toEqual([]);
  });

  await test.step('a long title of a hit continues beside its icon', async () => {
    await page.setViewportSize({width: 360, height: 740});
    await openSearched(page, 'search?q=how-to+guides');
    const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
    const icon = await boxOf(title.locator('.icon'));
    const lines = await title.evaluate((heading) => {
      const link = heading.querySelector('a');
      link?.append(' and a name that is longer than a line on a phone');
      return [...(link?.getClientRects() ?? [])].map(({left}) => left);
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((left) => left < icon.right - 1)).toEqual([]);
  });
});

test('the cards of a category have the icons of their kinds', {tag: '@lean'}, async ({page}) => {
  const kindOf = (name: RegExp) => page.getByRole('main').getByRole('link', {name}).locator('.icon');
  await open(page, 'docs/category/river-watch');
  await expect(kindOf(/^How-to/)).toBeVisible();
  await expect(kindOf(/^How-to/)).toHaveClass(/hue-amber/);
  await expect(kindOf(/^Explanation/)).toHaveClass(/hue-plum/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the cards of a category have their icons', {tag: '@lean'}, async ({page}) => {
    await page.goto('docs/category/river-watch');
    const cards = page.getByRole('main').locator('.card');
    expect(await cards.count()).toBeGreaterThan(2);
    await expect(cards.locator('.icon')).toHaveCount(await cards.count());
  });
});

test('a level has no gap where its mark is not drawn: in print and in forced colors', async ({page}) => {
  await open(page, main);
  for (const media of [
    {media: 'print', forcedColors: null},
    {media: null, forcedColors: 'active'},
  ] as const) {
    await page.emulateMedia(media);
    const mark = page.locator('.meter').first();
    const gap = await mark.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
    });
    expect(gap, JSON.stringify(media)).toBeLessThan(2);
  }
});

test('lessons and releases are laid out for a phone and a wide screen', async ({page}) => {
  await test.step('a lesson has its views and the timing plan before its facts, and a handout no actions of the page', async () => {
    const lesson = 'Education/K-13/Count%20birds';
    const facts = page.getByRole('region', {name: 'About this lesson'}).getByText('What you need');
    await open(page, lesson);
    const views = page.getByRole('navigation', {name: 'Views of this lesson'});
    expect((await boxOf(views)).bottom).toBeLessThanOrEqual((await boxOf(facts)).top);
    await expect(page.getByRole('group', {name: 'This page'})).toBeVisible();
    await open(page, `${lesson}?docusaurus-data-view=teach`);
    const plan = page.getByRole('table', {name: /Timing plan/});
    await expect(plan).toBeVisible();
    expect((await boxOf(plan)).bottom).toBeLessThanOrEqual((await boxOf(facts)).top);
    await open(page, `${lesson}?docusaurus-data-view=handout`);
    await expect(facts).toBeVisible();
    await expect(page.getByRole('group', {name: 'This page'})).toBeHidden();
  });

  await test.step('the timing plan of a lesson gives its titles more room than its times on a phone', async () => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, 'Education/K-13/Count%20birds?docusaurus-data-view=teach');
    const row = page
      .getByRole('table', {name: /Timing plan/})
      .getByRole('row')
      .nth(1);
    const [start, title] = await row.evaluate(({children}) =>
      [...children].map((cell) => cell.getBoundingClientRect().width),
    );
    expect(start).toBeLessThan(title ?? 0);
  });

  await test.step('a long name in a quiz breaks where text is twice as large on a phone', async () => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, 'Education/K-13/Count%20birds');
    await page.addStyleTag({content: 'html { font-size: 200% !important; }'});
    const choice = page.locator('.lesson-choices label').first();
    await choice.evaluate(({lastElementChild}) => lastElementChild?.append(' tons_2025_high_and_tons_2025_low'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step('releases are beside the word above their first projects', async () => {
    await page.setViewportSize({width: 1600, height: 900});
    await open(page, 'whats-new');
    await expectGoodForm(page);
    await page.setViewportSize({width: 1280, height: 800});
    const [release, state] = [
      await boxOf(page.getByRole('heading', {level: 2}).first()),
      await boxOf(page.getByRole('heading', {level: 3}).first()),
    ];
    expect(Math.abs(release.bottom - state.bottom)).toBeLessThan(6);
  });
});

test.describe('in dark mode', () => {
  test('no secondary button is bright', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, 'Education/my-learning');
    const button = page.getByRole('button', {name: 'Delete progress'});
    const [red = 255] = await button.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeLessThan(100);
  });
});

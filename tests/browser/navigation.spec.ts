import {expect, test} from '@playwright/test';
import {address, funding, institute, texts} from '../../catalog.config';
import {barMenu, errorsOf, goInSite, navbar, open, sidebar, urlOf} from './site';

const areas = [
  ['Documentation', 'docs/intro'],
  ['APIs', 'api/intro'],
  ['Education', 'Education/intro'],
  ['Resources', 'other_resources/intro'],
  ['Workshops', 'workshops/intro'],
  ['Sample Documentation', 'sample_docs/intro'],
] as const;

test.describe('the navigation bar', () => {
  test('has the brand, the areas, the version, the language, and the tag indexes', async ({page}) => {
    await test.step('links the six areas in order', async () => {
      await open(page, '');
      const links = navbar(page).locator('a.navbar__item:not(.dropdown__link)');
      const found = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, (link as HTMLAnchorElement).pathname]),
      );
      expect(found.slice(0, areas.length)).toEqual(areas.map(([label, path]) => [label, urlOf(path)]));
    });

    await test.step('has the brand on the left and the search box on the right', async () => {
      await open(page, 'docs/intro');
      const brand = navbar(page).locator('.navbar__inner .navbar__brand');
      expect((await brand.boundingBox())?.x).toBeLessThan(100);
      const search = navbar(page).getByRole('search');
      await expect(navbar(page).locator('.navbar__items--right').getByRole('search')).toHaveCount(1);
      expect((await search.boundingBox())?.x).toBeGreaterThan(640);
      await brand.click();
      await expect(page).toHaveURL(urlOf(''));
    });

    await test.step('names the version Next and the language English', async () => {
      await open(page, 'docs/intro');
      await expect(navbar(page).getByRole('link', {name: 'Version: Next', exact: true})).toHaveAttribute(
        'href',
        urlOf('docs/intro'),
      );
      const menu = barMenu(page, 'English');
      await menu.locator('summary').click();
      const languages = menu.getByRole('link');
      await expect(languages).toHaveText(['English']);
      await expect(languages).toHaveAttribute('lang', 'en');
    });

    await test.step('lists three tag indexes in a dropdown that opens on click and closes on a click outside', async () => {
      await open(page, 'docs/intro');
      const dropdown = barMenu(page, 'Tags');
      const button = dropdown.locator('summary');
      await button.click();
      await expect(dropdown).toHaveAttribute('open');
      await expect(dropdown.locator('.dropdown__menu a')).toHaveText(tagLists.map(([label]) => label));
      for (const [label, path] of tagLists) {
        await expect(dropdown.getByRole('link', {name: label})).toHaveAttribute('href', urlOf(path));
      }
      // At its beginning: the open list may cover its middle.
      await page.getByRole('heading', {level: 1}).click({position: {x: 4, y: 4}});
      await expect(dropdown).not.toHaveAttribute('open');
    });

    await test.step('opens its dropdown on Enter and closes it when the focus leaves', async () => {
      await open(page, 'docs/intro');
      const dropdown = barMenu(page, 'Tags');
      const button = dropdown.locator('summary');
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dropdown).toHaveAttribute('open');
      await expect(dropdown.locator('.dropdown__menu')).toBeVisible();
      for (let steps = 0; steps < tagLists.length; steps += 1) {
        await page.keyboard.press('Tab');
        await expect(dropdown.locator('.dropdown__menu a').nth(steps)).toBeFocused();
        await expect(dropdown).toHaveAttribute('open');
      }
      await page.keyboard.press('Tab');
      await expect(dropdown).not.toHaveAttribute('open');
    });

    await test.step('leads to each tag index', async () => {
      await open(page, 'docs/intro');
      for (const [label, path] of tagLists) {
        await test.step(label, async () => {
          await barMenu(page, 'Tags').locator('summary').click();
          await navbar(page).getByRole('link', {name: label}).click();
          await expect(page).toHaveURL(urlOf(path));
          await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
        });
      }
    });
  });

  test('leads to each area', {tag: '@engines'}, async ({page}) => {
    await open(page, '');
    for (const [label, path] of areas) {
      await test.step(label, async () => {
        const link = navbar(page).getByRole('link', {name: label, exact: true});
        await expect(link).not.toHaveAttribute('aria-current', 'page');
        await link.click();
        await expect(page).toHaveURL(urlOf(path));
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(link).toHaveAttribute('aria-current', 'page');
      });
    }
  });

  const tagLists = [
    ['Documentation Tags', 'docs/tags'],
    ['Education Tags', 'Education/tags'],
    ['API Tags', 'api/tags'],
  ] as const;
});

test('pages have titles, topics, headings, a date, a footer, and a stop that skips the navigation', async ({page}) => {
  await test.step('a tag index lists topics with descriptions and releases, newest first, with counts', async () => {
    await open(page, 'docs/tags');
    const releases = page.locator('section', {has: page.getByRole('heading', {name: 'Releases'})}).getByRole('link');
    const labels = (await releases.allTextContents()).filter((label) => label.startsWith('Release '));
    expect(labels.map((label) => label.slice(8, 15))).toEqual(['2025-10', '2025-08', '2025-07', '2024-12']);
    const topic = page.getByRole('main').getByRole('listitem').filter({hasText: 'Water'});
    await expect(topic).toContainText(/\d+ pages/);
    await expect(topic).toContainText('Rivers, tides and the sensors in them');
  });

  await test.step('the footer is dark and holds one line with agency, grant and a link to the institute', async () => {
    await open(page, 'docs/intro');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer).toContainText(funding?.agency ?? '');
    await expect(footer).toContainText(funding?.grant ?? '');
    await expect(footer.getByRole('link')).toHaveCount(1);
    await expect(footer.getByRole('link')).toHaveAttribute('href', institute.homepage);
  });

  await test.step('the first Tab stop skips the navigation', async () => {
    await open(page, 'docs/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    const isInMain = await page.evaluate(() => {
      const main = document.querySelector('main');
      return document.activeElement?.contains(main) === true || main?.contains(document.activeElement) === true;
    });
    expect(isInMain).toBe(true);
  });

  await test.step('a documentation page shows when it was last updated, and headings of levels 2 and 3', async () => {
    await open(page, 'docs/River%20Watch/how-to');
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => heading.id));
    expect(headings.length).toBeGreaterThan(2);
    expect(listed).toEqual(headings);
  });

  await test.step('page titles carry the site after the page, and the landing page the site alone', async () => {
    await page.goto('docs/River%20Watch');
    await expect(page).toHaveTitle(`River Watch | ${texts.title}`);
    await page.goto('');
    await expect(page).toHaveTitle(texts.title);
  });
});

test.describe('sidebars', () => {
  test('are those of the area, and keep what the reader opens', async ({page}) => {
    await test.step('of documentation pages link categories without suffix', async () => {
      await open(page, 'docs/River%20Watch/how-to');
      const links = await sidebar(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const categories = links.filter((link) => link.includes('/docs/category/'));
      expect(categories).toContain(urlOf('docs/category/river-watch'));
      expect(categories.filter((link) => /-[12]$/.test(link))).toEqual([]);
    });

    await test.step('of sample pages link the category without suffix', async () => {
      await open(page, 'sample_docs/Sample%20Documentation/how-to');
      await expect(sidebar(page).getByRole('link', {name: 'Sample Project Name'}).first()).toHaveAttribute(
        'href',
        urlOf('sample_docs/category/sample-project-name'),
      );
    });

    await test.step('group operations by tag', async () => {
      await open(page, 'api/Bird%20APIs/counts-create');
      const current = sidebar(page).locator('a[aria-current="page"]');
      await expect(current).toHaveJSProperty('pathname', urlOf('api/Bird%20APIs/counts-create'));
      await expect(sidebar(page).getByRole('button', {name: 'Bird APIs'})).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('are shown on the first page of an area', async () => {
      for (const path of ['Education/intro', 'workshops/intro', 'other_resources/intro', 'api/intro', 'docs/intro']) {
        await open(page, path);
        await expect(sidebar(page).locator('a[aria-current="page"]'), path).toHaveAttribute('href', urlOf(path));
      }
    });

    await test.step('are not on the tag pages of Education', async () => {
      for (const path of ['Education/tags', 'Education/tags/youth']) {
        await open(page, path);
        await expect(sidebar(page)).toHaveCount(0);
      }
    });

    await test.step('keep a category open when another is opened', async () => {
      await open(page, 'docs/River%20Watch/how-to');
      const own = sidebar(page).getByRole('link', {name: 'How-to', exact: true});
      await expect(own).toHaveCount(1);
      await sidebar(page)
        .getByRole('button', {name: /category '?Zebra Atlas/})
        .click();
      await expect(own.nth(1)).toBeVisible();
      const shown = await own.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(shown).toEqual([urlOf('docs/River%20Watch/how-to'), urlOf('docs/Zebra%20Atlas%20v1.0/how-to')]);
    });
  });
});

test.describe('addresses', () => {
  test('that do not exist show the not-found page, and can be left', async ({page}) => {
    await test.step('that do not exist show the not-found page, with status 404', async () => {
      for (const path of ['nothing/here', 'docs/Intro', 'Docs/intro', 'docs/River%20Watch/nothing']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      }
    });

    await test.step('that do not exist show the not-found page after a navigation, and the way back works', async () => {
      await open(page, 'docs/intro');
      await goInSite(page, 'docs/nothing');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(sidebar(page)).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
      await expect(sidebar(page)).toBeVisible();
    });

    await test.step('with invalid percent-encoding show the not-found page', async () => {
      const thrown: string[] = [];
      page.on('pageerror', ({message}) => thrown.push(message));
      for (const path of ['docs/100%25/foo', 'docs/100%/foo', '100%', 'Education/%E0%A4%A']) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
          await navbar(page).getByRole('link', {name: 'Education', exact: true}).click();
          await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
          expect(thrown).toEqual([]);
        });
      }
    });

    await test.step('below an area that do not exist show the served not-found page without rendering it anew', async () => {
      const errors = errorsOf(page);
      for (const area of ['docs', 'api', 'Education', 'workshops', 'other_resources', 'sample_docs']) {
        for (const path of [`${area}/nothing`, `${area}/tags/nothing/`, `${area}/Intro`]) {
          await open(page, path);
          await expect(page.getByRole('heading', {level: 1}), path).toHaveText('Page Not Found');
          // The browser itself reports the status of the page.
          expect(
            errors.filter((error) => !error.includes('status of 404')),
            path,
          ).toEqual([]);
        }
      }
    });
  });

  test('in another form lead to their page', async ({page}) => {
    await test.step('with an invalid hash show the page, however it is opened', async () => {
      const thrown: string[] = [];
      page.on('pageerror', ({message}) => thrown.push(message));
      for (const hash of ['#100%', '#%E0', '#%']) {
        await open(page, `docs/intro${hash}`);
        await goInSite(page, `Education/intro${hash}`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
        await goInSite(page, `Education/intro?x=1${hash}0`);
        await goInSite(page, 'docs/intro');
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
      }
      expect(thrown).toEqual([]);
    });

    await test.step('of the Education tags in lower case redirect to them', async () => {
      for (const path of ['education/tags', 'education/tags/']) {
        await page.goto(path);
        await expect(page).toHaveURL(urlOf('Education/tags'));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
      }
    });

    await test.step('of a project without an index page redirect to its main page', async () => {
      await page.goto('docs/Owl%20Counter');
      await expect(page).toHaveURL(urlOf('docs/Owl%20Counter/owl_counter'));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });

    await test.step('in another form show the page, with the clean address as canonical and no error', async () => {
      const errors = errorsOf(page);
      for (const path of ['docs/intro/', 'docs/intro.html', 'docs/intro/index.html']) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.getByRole('heading', {level: 1})).toHaveText('Software and CI Documentation');
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            'href',
            `${address.url}${urlOf('docs/intro')}`,
          );
          expect(errors).toEqual([]);
          await expect(page).toHaveURL(urlOf('docs/intro'));
        });
      }
    });
  });

  test('with spaces are encoded in the canonical link', async ({request}) => {
    const html = await (await request.get('docs/River%20Watch')).text();
    expect(html).toMatch(/rel="?canonical"? href="?https:\/\/[^ ]+\/docs\/River%20Watch["> ]/);
  });
});

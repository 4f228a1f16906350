// Every page can be read, and its links followed, without JavaScript, and shows no control that does nothing then.
import {expect, test, type ElementHandle, type Page} from '@playwright/test';
import {exhaustiveTag, kindRoute, navbar, pageKindNames, pageKinds, urlOf} from '../site';

/** Elements that look as if they did something. A summary, a link, and a button that opens a popover work without scripts. */
const controls = [
  ...['button:not([popovertarget])', 'input', 'select', 'textarea', '[contenteditable]', 'a:not([href])'],
  ...['button', 'tab', 'switch', 'checkbox', 'radio', 'slider', 'menuitem', 'combobox'].map(
    (role) => `[role="${role}"]:not([href])`,
  ),
].join();

/** The visible controls that show nothing more when they get the focus, as a menu of the navigation bar does. */
async function deadControls(page: Page): Promise<string[]> {
  const dead: string[] = [];
  const visible = await page.locator(controls).locator('visible=true').elementHandles();
  for (const control of visible as ElementHandle<HTMLElement>[]) {
    const shown = (): Promise<string> => page.evaluate(() => document.body.innerText);
    const before = await shown();
    await control.focus();
    const isAlive = await expect
      .poll(shown, {timeout: 500})
      .not.toBe(before)
      .then(
        () => true,
        () => false,
      );
    if (!isAlive) {
      dead.push(await control.evaluate(({outerHTML}) => outerHTML.slice(0, 150)));
    }
    await control.evaluate((element) => element.blur());
    await expect.poll(shown).toBe(before);
  }
  return dead;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const kind of pageKindNames) {
    const isRead = kind !== 'search results page';
    const title = `the ${kind} shows no control that does nothing${isRead ? ', and can be read and left' : ''}`;
    test(title, {tag: exhaustiveTag(kind)}, async ({page}) => {
      await page.goto(kindRoute(kind));
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 740});
        expect.soft(await deadControls(page), `controls, ${width} pixels wide`).toEqual([]);
      }
      if (isRead) {
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await navbar(page).locator('.navbar__inner').getByRole('link', {name: 'Education', exact: true}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
      }
    });
  }

  test('the pages can be reached from the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(kindRoute('documentation page without diagram'));
    const menu = page.locator('.phone-menu:popover-open').first();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await menu.getByRole('button', {name: /main menu/}).click();
    await menu.getByRole('link', {name: 'Education', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Education');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await menu.getByRole('button', {name: /main menu/}).click();
    await menu.locator('summary', {hasText: 'Tags'}).click();
    await menu.getByRole('link', {name: 'API Tags'}).click();
    await expect(page).toHaveURL(new RegExp(`${urlOf('api/tags')}$`));
  });

  test('all panels of tabs can be read, each below its name', {tag: '@fixture'}, async ({page}) => {
    await page.goto(pageKinds['sample page']);
    for (const [name, text] of [
      ['pip', 'python -m pip'],
      ['Docker', 'docker run'],
    ]) {
      const panel = page.locator(`[role="tabpanel"][aria-label="${name}"]`);
      await expect(panel.getByText(text ?? '')).toBeVisible();
      expect(await panel.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${name}"`);
    }
  });

  test('the results page says that searching needs scripts, and leads elsewhere', async ({page}) => {
    await page.goto(kindRoute('search results page'));
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count(), 'the landing page, and topics').toBeGreaterThan(1);
  });
});

// The buttons that copy: where a browser allows it only during the press, and where it does not allow it at all.
import {expect, test, type Page} from '@playwright/test';
import {openConsole} from './consoleParts';
import {open, pageKinds} from './site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

/** Makes the browser refuse a copy. */
async function limitClipboard(page: Page, allowed: 'during a press' | 'never'): Promise<void> {
  await page.addInitScript((rule) => {
    let isPressed = false;
    const onPress = (): void => {
      isPressed = true;
      setTimeout(() => (isPressed = false));
    };
    addEventListener('click', onPress, true);
    const {clipboard} = navigator;
    for (const name of ['write', 'writeText']) {
      const original = (Reflect.get(clipboard, name) as (data: unknown) => Promise<void>).bind(clipboard);
      const value = (data: unknown): Promise<void> =>
        rule === 'during a press' && isPressed
          ? original(data)
          : Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
      Object.defineProperty(clipboard, name, {value});
    }
    Object.defineProperty(document, 'execCommand', {value: () => false});
  }, allowed);
}

const actionsOf = (page: Page) => page.getByRole('group', {name: 'This page'});

test('a page is copied as Markdown where only a press may write to the clipboard, as in Safari', async ({page}) => {
  await limitClipboard(page, 'during a press');
  await open(page, pageKinds['main page of a project']);
  const address = page.url();
  // Slower than any browser considers part of the press.
  await page.route('**/*.md', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await actionsOf(page).getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(actionsOf(page).getByRole('status')).toHaveText('Copied', {useInnerText: true});
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# River Watch\n/);
  expect(page.url()).toBe(address);
});

test('a page whose Markdown cannot be loaded stays, and says that nothing was copied', async ({page}) => {
  await open(page, pageKinds['main page of a project']);
  const address = page.url();
  await page.route('**/*.md', (route) => route.fulfill({status: 503}));
  await actionsOf(page).getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(actionsOf(page).getByRole('status')).toContainText('Not copied', {useInnerText: true});
  expect(page.url()).toBe(address);
  await expect(actionsOf(page).getByRole('link', {name: 'Open the Markdown'})).toHaveAttribute('href', /\.md$/);
});

/** The copy buttons, and how to reach each. */
const buttons: Record<string, (page: Page) => Promise<void>> = {
  'Copy as Markdown': (page) => open(page, pageKinds['documentation page without diagram']),
  'Copy code to clipboard': (page) => open(page, pageKinds['documentation page without diagram']),
  'Copy code': (page) => openConsole(page, pageKinds['API operation']),
};

for (const [name, reach] of Object.entries(buttons)) {
  test(`“${name}” says what to do where copying is refused`, async ({page}) => {
    await limitClipboard(page, 'never');
    await reach(page);
    const address = page.url();
    const button = page.getByRole('main').getByRole('button', {name, exact: true}).first();
    await button.click();
    await expect(
      page.getByRole('main').getByRole('status').getByText('Not copied.').filter({visible: true}),
    ).toHaveCount(1);
    await expect(button, 'it does not claim a copy').toHaveAccessibleName(name);
    expect(page.url()).toBe(address);
  });
}

import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './site';

/** The console of an operation. */
export const consoleOf = (page: Page): Locator => page.getByRole('group', {name: 'Try the operation'});

/** The response to a request, or why there is none. */
export const responseOf = (page: Page): Locator => page.getByRole('region', {name: 'Response', exact: true});

/** The button that sends the request. */
export const sendButton = (page: Page): Locator => consoleOf(page).getByRole('button', {name: 'Send', exact: true});

/** Opens the console by its button, or by an address that asks for it. */
export async function openConsole(page: Page, path: string): Promise<void> {
  await open(page, path);
  if (!path.includes('?try')) {
    await page.getByRole('button', {name: 'Try it'}).click();
  }
  await expect(consoleOf(page).getByText('The request as code')).toBeVisible();
}

/** Sends the request, and waits for the outcome. */
export async function sendRequest(page: Page): Promise<Locator> {
  await sendButton(page).click();
  await expect(responseOf(page)).toBeVisible();
  return responseOf(page);
}

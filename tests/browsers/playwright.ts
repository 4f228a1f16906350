import type {BrowserType} from '@playwright/test';
import {desktop, type Browser, type Tab} from './browser';
import {sharedMethods} from './pageTab';

/**
 * Starts one of Playwright's own builds.
 *
 * @param name - name of the browser for the report.
 * @throws if it does not start.
 */
export async function launchWithPlaywright(
  type: BrowserType,
  name: string,
  facts: Pick<Browser, 'pasteObstacle'> = {},
): Promise<Browser> {
  const browser = await type.launch();
  const newTab = async (): Promise<Tab> => {
    const context = await browser.newContext({viewport: desktop});
    const page = await context.newPage();
    return {
      ...sharedMethods(page),
      press: (...keys) => page.keyboard.press(keys.join('+')),
      resize: (width, height) => page.setViewportSize({width, height}),
      close: () => context.close(),
    };
  };
  return {
    ...facts,
    title: `${name} ${browser.version()} (Playwright's build)`,
    newTab,
    close: () => browser.close(),
  };
}

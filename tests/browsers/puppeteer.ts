import {launch} from 'puppeteer-core';
import {desktop, type Browser, type Tab} from './browser';
import {sharedMethods} from './pageTab';

/**
 * Starts an installed Firefox, driven over WebDriver BiDi.
 *
 * @param executablePath - path of the browser.
 * @throws if it does not start.
 */
export async function launchWithPuppeteer(executablePath: string): Promise<Browser> {
  const browser = await launch({browser: 'firefox', executablePath});
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(desktop);
    return {
      ...sharedMethods(page),
      press: async (...keys) => {
        for (const key of keys) {
          await page.keyboard.down(key);
        }
        for (const key of keys.toReversed()) {
          await page.keyboard.up(key);
        }
      },
      resize: (width, height) => page.setViewport({width, height}),
      close: () => context.close(),
    };
  };
  return {
    title: `Firefox ${(await browser.version()).replace(/^\w+\//, '')} (puppeteer-core, WebDriver BiDi)`,
    newTab,
    close: () => browser.close(),
  };
}

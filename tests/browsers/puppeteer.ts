import {launch, type ElementHandle} from 'puppeteer-core';
import {describeTarget, desktop, findShown, type Browser, type PageFunction, type Tab, type Target} from './browser';

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
      goto: async (url) => {
        await page.goto(url);
      },
      reload: async () => {
        await page.reload();
      },
      evaluate: <R, A>(run: (arg: A) => R | Promise<R>, arg?: A) =>
        page.evaluate(run as PageFunction, arg) as Promise<R>,
      query: async <R, A>(target: Target, run: (elements: HTMLElement[], arg: A) => R | Promise<R>, arg?: A) =>
        (await page.evaluateHandle(findShown, target)).evaluate(run as PageFunction, arg) as Promise<R>,
      click: async (target) => {
        const elements = await page.evaluateHandle(findShown, target);
        const element = (await elements.getProperty('0')).asElement() as ElementHandle | null;
        if (!element) {
          throw new Error(`Nothing to click: ${describeTarget(target)}`);
        }
        await element.click();
      },
      type: (text) => page.keyboard.type(text),
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

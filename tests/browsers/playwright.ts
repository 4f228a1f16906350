import type {BrowserType} from '@playwright/test';
import {describeTarget, desktop, findShown, type Browser, type PageFunction, type Tab, type Target} from './browser';

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
        const element = (await elements.getProperty('0')).asElement();
        if (!element) {
          throw new Error(`Nothing to click: ${describeTarget(target)}`);
        }
        await element.click();
      },
      type: (text) => page.keyboard.type(text),
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

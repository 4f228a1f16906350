import {describeTarget, findShown, type PageFunction, type Tab, type Target} from './browser';

/** A value that stays in the page. */
interface Handle {
  evaluate: (run: PageFunction, arg?: unknown) => Promise<unknown>;
  getProperty: (name: string) => Promise<{asElement: () => unknown}>;
}

/** The common interface of pages of Playwright and Puppeteer. */
interface Page {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (run: PageFunction, arg?: unknown) => Promise<unknown>;
  evaluateHandle: (run: (target: Target) => HTMLElement[], target: Target) => Promise<Handle>;
  keyboard: {type: (text: string) => Promise<void>};
}

/** The methods of a tab that are the same for Playwright and Puppeteer. */
export const sharedMethods = (page: Page): Pick<Tab, 'goto' | 'reload' | 'evaluate' | 'query' | 'click' | 'type'> => ({
  goto: async (url) => {
    await page.goto(url);
  },
  reload: async () => {
    await page.reload();
  },
  evaluate: <R, A>(run: (arg: A) => R | Promise<R>, arg?: A) => page.evaluate(run as PageFunction, arg) as Promise<R>,
  query: async <R, A>(target: Target, run: (elements: HTMLElement[], arg: A) => R | Promise<R>, arg?: A) =>
    (await page.evaluateHandle(findShown, target)).evaluate(run as PageFunction, arg) as Promise<R>,
  click: async (target) => {
    const elements = await page.evaluateHandle(findShown, target);
    const element = (await elements.getProperty('0')).asElement() as {click: () => Promise<void>} | null;
    if (!element) {
      throw new Error(`Nothing to click: ${describeTarget(target)}`);
    }
    await element.click();
  },
  type: (text) => page.keyboard.type(text),
});

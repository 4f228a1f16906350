import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {Builder, Key as WebDriverKey, type WebDriver, type WebElement} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';
import {describeTarget, desktop, findShown, type Browser, type Key, type Tab, type Target} from './browser';

/** Paths of the programs that WebKitGTK is tested with. */
export interface WebKitPrograms {
  /** The WebDriver server of WebKitGTK. */
  driver: string;
  /** The browser that it starts. */
  miniBrowser: string;
  /** The virtual X server that the browser draws on. */
  xvfb: string;
}

const keys: Record<Key, string> = {
  Control: WebDriverKey.CONTROL,
  Enter: WebDriverKey.ENTER,
  Meta: WebDriverKey.META,
  k: 'k',
  v: 'v',
};

/** Starts an X server on a free display. @returns its process, and the display's name. @throws if it ends at once. */
async function startXServer(xvfb: string): Promise<{process: ChildProcess; display: string}> {
  // It writes the number of the display to file descriptor 3. Without -noreset it restarts when its
  // last client disconnects, and refuses a browser that starts in the meantime.
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = server.stdio[3] as NodeJS.ReadableStream;
  const ended = once(server, 'exit').then(() => {
    throw new Error(`${xvfb} ended before it had a display`);
  });
  const [text] = (await Promise.race([once(number, 'data'), ended])) as [Buffer];
  ended.catch(() => undefined);
  process.once('exit', () => server.kill());
  return {process: server, display: `:${text.toString().trim()}`};
}

/** The only tab of a WebDriver session. */
function tabOf(driver: WebDriver): Tab {
  /**
   * Runs a function in the page on elements and one more argument, and waits for its result, even if that is a
   * promise.
   */
  const call = async (run: unknown, elements: WebElement[] | undefined, arg: unknown): Promise<unknown> => {
    const outcome = await driver.executeAsyncScript<{value?: unknown; error?: string}>(
      // WebKitWebDriver accepts elements only as separate arguments, not in arrays.
      `const [arg, isQuery, ...elements] = arguments;
       const done = elements.pop();
       Promise.resolve()
         .then(() => (${String(run)})(...(isQuery ? [elements, arg] : [arg])))
         .then((value) => done({value}), (error) => done({error: String(error)}));`,
      arg,
      elements !== undefined,
      ...(elements ?? []),
    );
    if (outcome.error !== undefined) {
      throw new Error(outcome.error);
    }
    return outcome.value;
  };
  const find = async (target: Target): Promise<WebElement[]> =>
    (await call(findShown, undefined, target)) as WebElement[];
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: <R, A>(run: (arg: A) => R | Promise<R>, arg?: A) => call(run, undefined, arg) as Promise<R>,
    query: async <R, A>(target: Target, run: (elements: HTMLElement[], arg: A) => R | Promise<R>, arg?: A) =>
      (await call(run, await find(target), arg)) as R,
    click: async (target) => {
      const [element] = await find(target);
      if (!element) {
        throw new Error(`Nothing to click: ${describeTarget(target)}`);
      }
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (...pressed) => {
      const actions = driver.actions();
      pressed.forEach((key) => actions.keyDown(keys[key]));
      pressed.toReversed().forEach((key) => actions.keyUp(keys[key]));
      await actions.perform();
    },
    resize: async (width, height) => {
      const window = driver.manage().window();
      const bars = await driver.executeScript<number>('return outerHeight - innerHeight');
      await window.setRect({x: 0, y: 0, width, height: height + bars});
    },
    close: () => driver.quit(),
  };
}

/**
 * Starts the small browser of WebKitGTK, driven over WebDriver, on a virtual X server.
 *
 * @throws if one of the programs does not start.
 */
export async function launchWebKitGtk({driver, miniBrowser, xvfb}: WebKitPrograms): Promise<Browser> {
  const screen = await startXServer(xvfb);
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({...(process.env as Record<string, string>), DISPLAY: screen.display, GDK_BACKEND: 'x11'})
    .build();
  const close = async (): Promise<void> => {
    await service.kill();
    screen.process.kill();
  };
  const newSession = async (): Promise<WebDriver> =>
    new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation'],
        },
      })
      .build();
  try {
    const first = await newSession();
    const version = (await first.getCapabilities()).getBrowserVersion();
    await first.quit();
    return {
      title: `WebKitGTK ${version} (selenium-webdriver, WebKitWebDriver)`,
      newTab: async () => {
        const tab = tabOf(await newSession());
        await tab.resize(desktop.width, desktop.height);
        return tab;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

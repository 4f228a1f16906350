import {expect} from 'vitest';
import {address} from '../../shared/site';
import {describeTarget, type Tab, type Target} from './browser';

/** Whether a click would reach its element now; if not, why. It runs in the page. */
async function readiness([element]: HTMLElement[]): Promise<string> {
  if (!element) {
    return 'not shown';
  }
  const place = (): string => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  };
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isReached = (): boolean => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  if (!isReached()) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  const before = place();
  await frame();
  await frame();
  if (place() !== before) {
    return 'moving';
  }
  return isReached() ? 'ready' : 'covered';
}

/** A reader of the site: a tab, and waits for conditions. */
export class Reader {
  constructor(readonly tab: Tab) {}

  /** Opens an address and waits until the page is hydrated. */
  async open(url: string): Promise<void> {
    await this.tab.goto(url);
    await this.waitForHydration();
  }

  /** Reloads the page and waits until it is hydrated. */
  async reload(): Promise<void> {
    await this.tab.reload();
    await this.waitForHydration();
  }

  /** Waits until the page is hydrated. */
  async waitForHydration(): Promise<void> {
    await this.expectAttribute({css: 'html'}, 'data-has-hydrated').toBe('true');
  }

  /** Clicks an element as soon as it is visible, still, and not covered. */
  async click(target: Target): Promise<void> {
    await expect
      .poll(() => this.tab.query(target, readiness), {message: `to click ${describeTarget(target)}`})
      .toBe('ready');
    await this.tab.click(target);
  }

  /**
   * Chooses an option of a select by its value, as Playwright and Puppeteer do: how the list opens, and which keys
   * choose from it, depends on the operating system.
   */
  async choose(target: Target, value: string): Promise<void> {
    await this.expectTexts(target).toHaveLength(1);
    await this.tab.query(
      target,
      ([select], chosen) => {
        (select as HTMLSelectElement).value = chosen;
        select?.dispatchEvent(new Event('input', {bubbles: true}));
        select?.dispatchEvent(new Event('change', {bubbles: true}));
      },
      value,
    );
    await this.expectValue(target).toBe(value);
  }

  /** Color of the page's background, as the browser computes it. */
  backgroundColor(): Promise<string> {
    return this.tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  }

  /** Expects the first matching element to have the focus, now or soon. */
  async expectFocus(target: Target): Promise<void> {
    await expect
      .poll(() => this.tab.query(target, ([element]) => element !== undefined && element === document.activeElement), {
        message: `${describeTarget(target)} has the focus`,
      })
      .toBe(true);
  }

  /** Texts of the visible matching elements, trimmed. */
  texts(target: Target): Promise<string[]> {
    return this.tab.query(target, (elements) => elements.map(({innerText}) => innerText.trim()));
  }

  /** Checks the texts of the visible matching elements, now or soon. */
  expectTexts(target: Target, where = '') {
    return expect.poll(() => this.texts(target), {message: `texts of ${describeTarget(target)} ${where}`.trim()});
  }

  /** Checks the text of the first visible matching element, now or soon; it is empty if there is none. */
  expectText(target: Target) {
    return expect.poll(async () => (await this.texts(target))[0] ?? '', {message: `text of ${describeTarget(target)}`});
  }

  /** Checks an attribute of the first visible matching element, now or soon. */
  expectAttribute(target: Target, name: string) {
    return expect.poll(
      () => this.tab.query(target, ([element], attribute) => element?.getAttribute(attribute) ?? null, name),
      {message: `${name} of ${describeTarget(target)}`},
    );
  }

  /** Checks the value of a field or select, now or soon. */
  expectValue(target: Target) {
    return expect.poll(
      () => this.tab.query(target, ([field]) => (field as HTMLInputElement | undefined)?.value ?? null),
      {message: `value of ${describeTarget(target)}`},
    );
  }

  /** Checks the address of the page: decoded, below the base path, with query and fragment. */
  expectAddress() {
    return expect.poll(
      async () => {
        const {pathname, search, hash} = new URL(await this.tab.evaluate(() => location.href));
        return decodeURI(pathname + search + hash).slice(address.baseUrl.length);
      },
      {message: 'address of the page'},
    );
  }

  /** Checks how many matching elements are at least partly in the viewport, now or soon. */
  expectCountInViewport(target: Target) {
    return expect.poll(
      () =>
        this.tab.query(
          target,
          (elements) =>
            elements.filter((element) => {
              const {left, top, right, bottom} = element.getBoundingClientRect();
              return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
            }).length,
        ),
      {message: `${describeTarget(target)} in the viewport`},
    );
  }
}

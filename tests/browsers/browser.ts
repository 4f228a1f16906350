/** Elements of a page, as a reader would point at them. Only elements that are shown count. */
export interface Target {
  css: string;
  /** The accessible name, whole: `aria-label`, else the text of the label, else the element's own text. */
  name?: string;
}

/** Keys that the tests press. */
export type Key = 'Control' | 'Enter' | 'Meta' | 'k' | 'v';

/**
 * A tab with storage of its own. This is all that a driver must be able to do; waiting is left to the
 * caller, so that it works the same way in every browser.
 *
 * Functions that are passed to `evaluate` and `query` run in the page: they may use nothing from the
 * module they are written in, and what they take and return must survive JSON.
 */
export interface Tab {
  /** Opens an address and waits for the load event. What happens when no server answers differs by driver. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. */
  evaluate: <R, A = undefined>(run: (arg: A) => R | Promise<R>, arg?: A) => Promise<R>;
  /** Runs a function in the page on all elements that fit the target, in document order. */
  query: <R, A = undefined>(
    target: Target,
    run: (elements: HTMLElement[], arg: A) => R | Promise<R>,
    arg?: A,
  ) => Promise<R>;
  /**
   * Clicks the middle of the first element that fits, with a mouse.
   *
   * @throws if there is none.
   */
  click: (target: Target) => Promise<void>;
  /** Types text, key by key, into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses keys together: modifiers first. */
  press: (...keys: [...Key[], Key]) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. A window with a minimum width may stay wider than asked. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Name, version and driver, for the report. */
  title: string;
  /** Why what was copied cannot be pasted by a test in this browser; undefined if it can. */
  pasteObstacle?: string;
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A function that runs in the page, as the drivers' own types take it. */
export type PageFunction = (...args: unknown[]) => unknown;

/** Size of the viewport of a new tab, in CSS pixels. */
export const desktop = {width: 1280, height: 800} as const;

/** Finds the elements that fit a target. It runs in the page. */
export function findShown({css, name}: Target): HTMLElement[] {
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
    return (element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent).trim();
  };
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) && (name === undefined || nameOf(element) === name),
  );
}

/** How a target reads in messages. */
export const describeTarget = ({css, name}: Target): string => (name === undefined ? css : `${css} named "${name}"`);

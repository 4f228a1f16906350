/** Elements of a page, as a reader would describe them. Only visible elements count. */
export interface Target {
  css: string;
  /** The full accessible name: `aria-label`, else the text of the label, else the text of the element. */
  name?: string;
}

/** Keys that the tests press. */
export type Key = 'Control' | 'Enter' | 'Meta' | 'k' | 'v';

/**
 * A tab with its own storage. This is all that a driver must support; waiting is left to the caller, so that it works
 * the same way in every browser.
 *
 * Functions passed to `evaluate` and `query` run in the page: they cannot use anything from their module, and their
 * arguments and results must survive JSON.
 */
export interface Tab {
  /** Opens an address and waits for the load event. What happens when no server responds depends on the driver. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page. */
  evaluate: <R, A = undefined>(run: (arg: A) => R | Promise<R>, arg?: A) => Promise<R>;
  /** Runs a function in the page on all elements that match the target, in document order. */
  query: <R, A = undefined>(
    target: Target,
    run: (elements: HTMLElement[], arg: A) => R | Promise<R>,
    arg?: A,
  ) => Promise<R>;
  /**
   * Clicks the center of the first matching element with the mouse.
   *
   * @throws if there is none.
   */
  click: (target: Target) => Promise<void>;
  /** Types text, key by key, into the element that has the focus. */
  type: (text: string) => Promise<void>;
  /** Presses keys together: modifiers first. */
  press: (...keys: [...Key[], Key]) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. A window with a minimum width may stay wider. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Name, version and driver, for the report. */
  title: string;
  /** Why a test cannot paste what was copied in this browser; undefined if it can. */
  pasteObstacle?: string;
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

/** A function that runs in the page, in the form that the drivers' types accept. */
export type PageFunction = (...args: unknown[]) => unknown;

/** Size of the viewport of a new tab, in CSS pixels. */
export const desktop = {width: 1280, height: 800} as const;

/** Finds the elements that match a target. It runs in the page. */
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

/** Description of a target for messages. */
export const describeTarget = ({css, name}: Target): string => (name === undefined ? css : `${css} named "${name}"`);

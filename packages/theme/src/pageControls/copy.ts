// Buttons that copy: the code of the block that they are in, or the file that `data-from` names. `data-state` of what
// contains the button, `ready`, `copied` for two seconds, or `failed` until the next attempt, selects its icon; the element with the
// role `status` shows, and so says, the text for it.
import {onPress} from './controls.js';

const holder = '[data-copies]';

/** The lines of a code block, which it also has where an element divides them. */
const codeOf = (block: Element | null): string => {
  const lines = block?.querySelectorAll('code .token-line') ?? [];
  return (
    Array.from(lines, ({textContent}) => textContent).join('\n') || (block?.querySelector('code')?.textContent ?? '')
  );
};

/** Loads a text file. A network may answer with a page of its own, and nothing is no file. */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || response.headers.get('content-type')?.includes('html') || text === '') {
    throw new Error(`${address}: status ${response.status}, or not the file`);
  }
  return text;
}

/**
 * Writes to the clipboard. Safari allows this only while it handles the press, not after something was loaded, so a text
 * that is still to be loaded is written as a promise, which the browser waits for.
 */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({[type]: text.then((loaded) => new Blob([loaded], {type}))})]);
}

/** Shows the state of a button, and what is said in it. */
function setState(element: HTMLElement, state: 'ready' | 'copied' | 'failed'): void {
  element.dataset.copies = state;
  element.querySelectorAll<HTMLElement>('[data-says]').forEach((text) => (text.hidden = text.dataset.says !== state));
}

const timers = new WeakMap<Element, number>();

onPress('copy', (button) => {
  const element = button.closest<HTMLElement>(holder);
  if (!element) {
    return;
  }
  clearTimeout(timers.get(element));
  const {from} = button.dataset;
  write(from === undefined ? codeOf(button.closest('.theme-code-block')) : load(from)).then(
    () => {
      setState(element, 'copied');
      timers.set(
        element,
        window.setTimeout(() => setState(element, 'ready'), 2000),
      );
    },
    (error: unknown) => {
      console.warn('Copying failed:', error);
      setState(element, 'failed');
    },
  );
});

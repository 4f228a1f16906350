import {useEffect, useState} from 'react';

/** `copied` for two seconds after a copy; `failed` until the next attempt. */
export type CopyState = 'ready' | 'copied' | 'failed';

/**
 * Writes a text to the clipboard.
 *
 * Safari allows this only while it handles the press, not after something was loaded. So a text that is still to be
 * loaded is written as a promise, which the browser waits for.
 *
 * @throws if the text cannot be loaded, or if the browser does not allow it.
 */
async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  await navigator.clipboard.write([new ClipboardItem({[type]: text.then((loaded) => new Blob([loaded], {type}))})]);
}

/** A function for copy buttons, to be called in the handler of the press, and the outcome to be shown. */
export function useCopy(): [state: CopyState, copy: (text: string | Promise<string>) => void] {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('ready'), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  return [
    state,
    (text) => {
      writeToClipboard(text).then(
        () => setState('copied'),
        (error: unknown) => {
          console.warn('Copying failed:', error);
          setState('failed');
        },
      );
    },
  ];
}

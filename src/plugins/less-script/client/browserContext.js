import {createContext, createElement, startTransition, useEffect, useState} from 'react';

// Stands in for @docusaurus/core/lib/client/browserContext: what appears only in a browser (copy buttons,
// the switch of the mode) is rendered in slices, where the original renders all of it in one task that
// a touch has to wait for. Why it is rendered a second time at all:
// https://github.com/facebook/docusaurus/pull/5349
export const Context = createContext(false);

export function BrowserContextProvider({children}) {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return createElement(Context.Provider, {value: isBrowser}, children);
}

import {useLayoutEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {viewOf, type View} from '../views.js';

/** The current view; undefined in the normal view, and in the served HTML. */
export function useView(): View | undefined {
  const {search} = useLocation();
  return useIsBrowser() ? viewOf(search) : undefined;
}

const useLayoutEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Updates the attribute of the root element during in-site navigation. */
export function useViewAttribute(view: View | undefined): void {
  useLayoutEffectInBrowser(() => {
    const {dataset} = document.documentElement;
    if (view === undefined) {
      delete dataset.view;
      return undefined;
    }
    dataset.view = view;
    return () => {
      delete dataset.view;
    };
  }, [view]);
}

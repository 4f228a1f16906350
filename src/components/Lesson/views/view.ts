import {useLayoutEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {viewOf, type View} from '@site/shared/lessonViews';

/** The view that the page shows; undefined while it is read, and in the page as it is served. */
export function useView(): View | undefined {
  const {search} = useLocation();
  return useIsBrowser() ? viewOf(search) : undefined;
}

const useLayoutEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Keeps the attribute of the root element true when a reader goes on to another page without loading it. */
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

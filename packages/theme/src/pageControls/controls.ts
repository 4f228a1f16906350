/**
 * Runs an action when a control is pressed, on every page, whether React has it yet or not. A control names its action in
 * `data-control`.
 */
export function onPress(name: string, action: (control: HTMLElement) => void): void {
  document.addEventListener('click', ({target}) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(`[data-control="${name}"]`) : null;
    if (control) {
      action(control);
    }
  });
}

/** What a storage entry says; `null` if there is none, or the browser forbids storage. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores an entry, and tells React, which listens for changes of other tabs. Does nothing where storage is full or forbidden. */
export function store(key: string, newValue: string): void {
  try {
    const oldValue = localStorage.getItem(key);
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: localStorage}));
  } catch (error) {
    console.warn('Not stored:', error);
  }
}

/**
 * Why a page is new: its HTML has been read, React is about to take it over, has it and may have rendered it anew, or in-site
 * navigation led to it.
 */
export type Cause = 'served' | 'hydrating' | 'hydrated' | 'in-site';

/** Runs when a page is new (`pageShown.ts`). */
export function onPage(action: (cause: Cause) => void): void {
  if (document.readyState === 'loading') {
    // Not DOMContentLoaded, which waits for deferred scripts.
    document.addEventListener('readystatechange', () => action('served'), {once: true});
  } else {
    action('served');
  }
  document.addEventListener('page-shown', (event) => action((event as CustomEvent<Cause>).detail));
}

/** Whether the reader wants little motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

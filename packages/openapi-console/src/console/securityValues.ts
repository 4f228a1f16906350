import {useSyncExternalStore} from 'react';
import type {SecurityValues} from './request.js';

/**
 * Security values by set. They are kept until the tab is closed, and never put into a URL, into storage, or into a
 * request to this site.
 */
const values = new Map<string, SecurityValues>();
const listeners = new Set<() => void>();
const none: SecurityValues = {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Security values of a set, by the name of their scheme, and a function that changes one. */
export function useSecurityValues(set: string): [SecurityValues, (scheme: string, value: string) => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => values.get(set) ?? none,
    () => none,
  );
  return [
    current,
    (scheme, value) => {
      values.set(set, {...values.get(set), [scheme]: value});
      listeners.forEach((listener) => listener());
    },
  ];
}

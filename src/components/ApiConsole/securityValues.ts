import {useSyncExternalStore} from 'react';
import type {SecurityValues} from './request';

/** Security values by set. They live as long as the tab: never in an address, in storage, or in a request to this site. */
const values = new Map<string, SecurityValues>();
const listeners = new Set<() => void>();
const none: SecurityValues = {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Security values of a set by name of their scheme, and a function that changes one. */
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

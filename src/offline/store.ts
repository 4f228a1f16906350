import type {CopySummary} from '@site/src/offline/copy';
import {askSummary, CopyError, loadCopy, removeCopy, stateOfCopy, type Reason} from '@site/src/offline/load';

/** State of the copy, as the page shows it. */
export type State =
  | {is: 'asking'}
  | {is: 'impossible'}
  | {is: 'unknown'}
  /** `isBegun`: files of a try that did not end are here. `done`: what the reader has just done. */
  | {is: 'offered'; summary: CopySummary; isBegun: boolean; done?: 'stopped' | 'removed'}
  /** In bytes. */
  | {is: 'loading'; summary: CopySummary; loaded: number; all: number}
  | {is: 'failed'; summary: CopySummary; reason: Reason}
  | {is: 'kept'};

/** The state in the served page. */
export const servedState: State = {is: 'asking'};

// Here and not in the component: a reader who reads on while the copy loads finds it again.
let state: State = servedState;
let loading: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** The state now. */
export const currentState = (): State => state;

/** Tells when the state changes. @returns a function that ends it. */
export function onState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function find(): Promise<State> {
  if (!('serviceWorker' in navigator && 'caches' in window)) {
    return {is: 'impossible'};
  }
  const copy = await stateOfCopy().catch(() => 'none' as const);
  if (copy === 'whole') {
    return {is: 'kept'};
  }
  try {
    return {is: 'offered', summary: await askSummary(), isBegun: copy === 'part'};
  } catch (error) {
    console.error('The size of the offline copy could not be loaded:', error);
    return {is: 'unknown'};
  }
}

/** Looks what is there, unless a copy is on its way or has just failed. */
export async function look(done?: 'stopped' | 'removed'): Promise<void> {
  const found = await find();
  if (!loading && (state.is !== 'failed' || done)) {
    set(found.is === 'offered' && done ? {...found, done} : found);
  }
}

/** Loads the copy. */
export async function load(summary: CopySummary): Promise<void> {
  const mine = (loading = new AbortController());
  set({is: 'loading', summary, loaded: 0, all: summary.bytesToLoad});
  try {
    await loadCopy((loaded, all) => {
      if (!mine.signal.aborted) {
        set({is: 'loading', summary, loaded, all});
      }
    }, mine.signal);
    set({is: 'kept'});
  } catch (error) {
    if (mine.signal.aborted) {
      await removeCopy();
    } else {
      console.error(error);
      set({is: 'failed', summary, reason: error instanceof CopyError ? error.reason : 'network'});
    }
  } finally {
    loading = undefined;
  }
  if (mine.signal.aborted) {
    await look('stopped');
  }
}

/** Stops the loading; nothing is kept. */
export const stop = (): void => loading?.abort();

/** Removes the copy, whole or in part. */
export async function remove(): Promise<void> {
  await removeCopy();
  await look('removed');
}

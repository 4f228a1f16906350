import type {CopySummary} from '@site/src/offline/copy';
import {askSummary, CopyError, loadCopy, removeCopy, stateOfCopy, type Reason} from '@site/src/offline/load';

/** State of the copy, as the page shows it. */
export type State =
  | {is: 'asking'}
  | {is: 'impossible'}
  | {is: 'unknown'}
  /** `isPartial`: files of an incomplete download are cached. `done`: the reader's last action. */
  | {is: 'offered'; summary: CopySummary; isPartial: boolean; done?: 'stopped' | 'removed'}
  /** `loaded` and `all` are in bytes. */
  | {is: 'loading'; summary: CopySummary; loaded: number; all: number}
  | {is: 'failed'; summary: CopySummary; reason: Reason}
  | {is: 'saved'};

/** The state in the server-rendered page. */
export const servedState: State = {is: 'asking'};

// Module state, so that a download survives navigation away from the page and back.
let state: State = servedState;
let loading: AbortController | undefined;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/** The current state. */
export const currentState = (): State => state;

/** Subscribes to state changes. @returns a function that unsubscribes. */
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
    return {is: 'saved'};
  }
  try {
    return {is: 'offered', summary: await askSummary(), isPartial: copy === 'part'};
  } catch (error) {
    console.error('The size of the offline copy could not be loaded:', error);
    return {is: 'unknown'};
  }
}

/** Updates the state from the browser, unless a download is running or has just failed. */
export async function look(done?: 'stopped' | 'removed'): Promise<void> {
  const found = await find();
  if (!loading && (state.is !== 'failed' || done)) {
    set(found.is === 'offered' && done ? {...found, done} : found);
  }
}

/** Downloads the copy. */
export async function load(summary: CopySummary): Promise<void> {
  const mine = (loading = new AbortController());
  set({is: 'loading', summary, loaded: 0, all: summary.bytesToLoad});
  try {
    await loadCopy((loaded, all) => {
      if (!mine.signal.aborted) {
        set({is: 'loading', summary, loaded, all});
      }
    }, mine.signal);
    set({is: 'saved'});
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

/** Cancels the download; `load` then removes the files already cached. */
export const stop = (): void => loading?.abort();

/** Removes the copy, complete or not. */
export async function remove(): Promise<void> {
  await removeCopy();
  await look('removed');
}

import type {CopySummary} from '../copy.js';
import {CopyError, fetchSummary, loadCopy, removeCopy, stateOfCopy, type Reason} from './load.js';

/** What the reader has just done with the copy. */
export type LastAction = 'stopped' | 'removed';

/** State of the copy, as the page shows it. */
export type State =
  | {status: 'checking'}
  | {status: 'unsupported'}
  /** The size of the copy could not be loaded. */
  | {status: 'unreachable'; reason: Reason}
  /** `isPartial`: files of an incomplete download are cached. `lastAction`: what the reader has just done. */
  | {status: 'offered'; summary: CopySummary; isPartial: boolean; lastAction?: LastAction}
  /** `loaded` and `total` are in bytes. */
  | {status: 'loading'; summary: CopySummary; loaded: number; total: number}
  | {status: 'failed'; summary: CopySummary; reason: Reason}
  | {status: 'saved'};

/** The state in the server-rendered page. */
export const servedState: State = {status: 'checking'};

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

async function readState(): Promise<State> {
  if (!('serviceWorker' in navigator && 'caches' in window)) {
    return {status: 'unsupported'};
  }
  const copy = await stateOfCopy().catch(() => 'none' as const);
  if (copy === 'complete') {
    return {status: 'saved'};
  }
  try {
    return {status: 'offered', summary: await fetchSummary(), isPartial: copy === 'partial'};
  } catch (error) {
    console.error('The size of the offline copy could not be loaded:', error);
    return {status: 'unreachable', reason: error instanceof CopyError ? error.reason : 'network'};
  }
}

/** Updates the state from the browser, unless a download is running or has just failed. */
export async function refreshState(lastAction?: LastAction): Promise<void> {
  const next = await readState();
  if (!loading && (state.status !== 'failed' || lastAction)) {
    set(next.status === 'offered' && lastAction ? {...next, lastAction} : next);
  }
}

/** Downloads the copy. */
export async function saveCopy(summary: CopySummary): Promise<void> {
  const controller = (loading = new AbortController());
  set({status: 'loading', summary, loaded: 0, total: summary.bytesToLoad});
  try {
    await loadCopy((loaded, total) => {
      if (!controller.signal.aborted) {
        set({status: 'loading', summary, loaded, total});
      }
    }, controller.signal);
    set({status: 'saved'});
  } catch (error) {
    if (controller.signal.aborted) {
      await removeCopy();
    } else {
      console.error(error);
      set({status: 'failed', summary, reason: error instanceof CopyError ? error.reason : 'network'});
    }
  } finally {
    loading = undefined;
  }
  if (controller.signal.aborted) {
    await refreshState('stopped');
  }
}

/** Cancels the download; `saveCopy` then removes the files already cached. */
export const stop = (): void => loading?.abort();

/** Removes the copy, complete or not. */
export async function deleteCopy(): Promise<void> {
  await removeCopy();
  await refreshState('removed');
}

import {useSyncExternalStore} from 'react';
import {address} from '../../shared/site';
import {decodedUrl} from '../../shared/pageUrl';

/** Date on which each page was marked as done (`2026-11-23`), by `pageKey`. */
export type Done = Readonly<Record<string, string>>;

/** The pages that a learner has marked as done, and whether the browser stores them. */
export interface Progress {
  done: Done;
  /** False if localStorage is blocked or full. */
  isKept: boolean;
}

/** Version of the storage and export format. */
const version = 1;

const key = 'my-learning';

const nothing: Progress = {done: {}, isKept: true};

/** Key of a page: its permalink, decoded, without the base path. */
export const pageKey = (permalink: string): string =>
  decodedUrl(permalink.startsWith(address.baseUrl) ? permalink.slice(address.baseUrl.length) : permalink);

/** A date as YYYY-MM-DD in the reader's time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Parses stored or exported progress.
 *
 * @throws {Error} with a message for the learner.
 */
export function parseProgress(text: string): Done {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON. Choose a file exported from this page.');
  }
  const {version: given, done} = Object(value) as {version?: unknown; done?: unknown};
  if (given !== version || typeof done !== 'object' || done === null) {
    throw new Error('This file contains no progress. Choose a file exported from this page.');
  }
  return Object.fromEntries(
    Object.entries(done).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
    ),
  );
}

/** Serializes progress for storage and export. */
export const formatProgress = (done: Done): string => `${JSON.stringify({version, done}, null, 2)}\n`;

let current: Progress | undefined;
const listeners = new Set<() => void>();

function load(): Progress {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return {done: {}, isKept: false};
  }
  try {
    return {done: text === null ? {} : parseProgress(text), isKept: true};
  } catch {
    // Another format version, or not written by this site.
    return nothing;
  }
}

const snapshot = (): Progress => (current ??= load());

function change(done: Done): void {
  let isKept = true;
  try {
    if (Object.keys(done).length === 0) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, formatProgress(done));
    }
  } catch {
    // Progress then lasts only until the page is closed.
    isKept = false;
  }
  current = {done, isKept};
  listeners.forEach((listener) => listener());
}

/** Marks a page as done, or as not done. */
export function setDone(page: string, isDone: boolean, today = new Date()): void {
  const {[page]: before, ...others} = snapshot().done;
  change(isDone ? {...others, [page]: before ?? dayOf(today)} : others);
}

/** Merges imported progress; if a page has two dates, the earlier one wins. */
export function addProgress(added: Done): void {
  const done: Record<string, string> = {...snapshot().done};
  for (const [page, day] of Object.entries(added)) {
    const before = done[page];
    done[page] = before !== undefined && before < day ? before : day;
  }
  change(done);
}

/** Deletes all progress from the device. */
export const deleteProgress = (): void => change({});

function onStorage(event: StorageEvent): void {
  // Fired by other tabs; a null key means that storage was cleared.
  if (event.key === key || event.key === null) {
    current = undefined;
    listeners.forEach((listener) => listener());
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
}

/** The learner's progress, which never leaves the device; empty in the server-rendered HTML. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, snapshot, () => nothing);

import {useSyncExternalStore} from 'react';
import {address} from '../../shared/site';
import {decodedUrl} from '../../shared/pageUrl';

/** Day on which a page was marked as done (`2026-11-23`), by the page's address without the base path. */
export type Done = Readonly<Record<string, string>>;

/** The pages a learner has marked as done, and whether the browser stores them. */
export interface Progress {
  done: Done;
  /** False where the browser refuses to store anything or has no room. */
  isKept: boolean;
}

/** Version of the format in which progress is stored and exported. */
const version = 1;

const key = 'my-learning';

const nothing: Progress = {done: {}, isKept: true};

/** Key of a page in the progress, from its permalink. */
export const pageKey = (permalink: string): string =>
  decodedUrl(permalink.startsWith(address.baseUrl) ? permalink.slice(address.baseUrl.length) : permalink);

/** A day in the reader's own time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Parses stored or exported progress.
 *
 * @throws {Error} whose message tells the learner what is wrong.
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

/** Progress in the format in which it is stored and exported. */
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
    // Of another version, or not ours.
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
    // Progress then lasts as long as the page does.
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

/** Merges imported progress; if a page was done on two days, the earlier one is kept. */
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
  // Another tab of the site; null means that everything was deleted.
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

/** The learner's progress; empty in the HTML as served. It stays on the device. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, snapshot, () => nothing);

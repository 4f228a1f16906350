import {useSyncExternalStore} from 'react';
import {address} from '../../shared/site';
import {decodedUrl} from '../../shared/pageUrl';

/** Day on which a page was ticked (`2026-11-23`), by the page's address without the base path. */
export type Done = Readonly<Record<string, string>>;

/** What a learner has ticked, and whether the browser keeps it. */
export interface Progress {
  done: Done;
  /** False where the browser refuses to keep anything, or has no room. */
  isKept: boolean;
}

/** Version of the form in which ticks are kept and exported. */
const version = 1;

const key = 'my-learning';

const nothing: Progress = {done: {}, isKept: true};

/** Name of a page in the ticks, from its permalink. */
export const pageKey = (permalink: string): string =>
  decodedUrl(permalink.startsWith(address.baseUrl) ? permalink.slice(address.baseUrl.length) : permalink);

/** A day in the reader's own time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Reads ticks as they are kept or were exported.
 *
 * @throws {Error} with what is wrong, in words for the learner.
 */
export function parseTicks(text: string): Done {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON. Choose a file that this page exported.');
  }
  const {version: given, done} = Object(value) as {version?: unknown; done?: unknown};
  if (given !== version || typeof done !== 'object' || done === null) {
    throw new Error('This file holds no ticks. Choose a file that this page exported.');
  }
  return Object.fromEntries(
    Object.entries(done).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
    ),
  );
}

/** Ticks in the form in which they are kept and exported. */
export const formatTicks = (done: Done): string => `${JSON.stringify({version, done}, null, 2)}\n`;

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
    return {done: text === null ? {} : parseTicks(text), isKept: true};
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
      localStorage.setItem(key, formatTicks(done));
    }
  } catch {
    // The ticks last as long as the page does.
    isKept = false;
  }
  current = {done, isKept};
  listeners.forEach((listener) => listener());
}

/** Ticks a page, or takes its tick away. */
export function setDone(page: string, isDone: boolean, today = new Date()): void {
  const {[page]: before, ...others} = snapshot().done;
  change(isDone ? {...others, [page]: before ?? dayOf(today)} : others);
}

/** Adds ticks of a file; of two days of one page the earlier one stays. */
export function addTicks(added: Done): void {
  const done: Record<string, string> = {...snapshot().done};
  for (const [page, day] of Object.entries(added)) {
    const before = done[page];
    done[page] = before !== undefined && before < day ? before : day;
  }
  change(done);
}

/** Deletes all ticks from the device. */
export const deleteTicks = (): void => change({});

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

/** The learner's ticks; none in the page as it is served. They stay on the device. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, snapshot, () => nothing);

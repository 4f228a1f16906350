import {useSyncExternalStore} from 'react';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {decodedUrl} from '@training-catalog/utils/urls';
import {forgetAllWork, hasWork, onWork} from '@training-catalog/utils/work';

const {baseUrl} = siteConfig;

/** Date on which each page was marked as done (`2026-11-23`), by `pageKey`. */
export type Done = Readonly<Record<string, string>>;

/**
 * Whether the browser keeps the progress: `kept`; `refused` if localStorage is blocked or full; `unreadable` if what is
 * stored is damaged or in the format of a newer version of the site. In the last two cases, changes last until the page is
 * closed, and what is stored stays as it is.
 */
export type StorageState = 'kept' | 'refused' | 'unreadable';

/** The pages that a learner has marked as done, and whether the browser stores them. */
export interface Progress {
  done: Done;
  storage: StorageState;
}

/** Version of the storage and export format. */
const version = 1;

/** Key in localStorage, with the base path, because all sites on the host share one storage. */
export const storageKey = `${baseUrl}my-learning`;

const nothing: Progress = {done: {}, storage: 'kept'};

/** Key of a page: its permalink, decoded, without the base path. */
export const pageKey = (permalink: string): string =>
  decodedUrl(permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink);

/** A date as YYYY-MM-DD in the reader's time zone. */
export const dayOf = (date: Date): string =>
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
    throw new Error(
      translate({
        id: 'training-catalog.lessons.import.not-json',
        message: 'This file is not JSON. Choose a file exported from this page.',
        description: 'Message about a file that a learner imports',
      }),
    );
  }
  const {version: given, done} = Object(value) as {version?: unknown; done?: unknown};
  if (given !== version || typeof done !== 'object' || done === null) {
    throw new Error(
      translate({
        id: 'training-catalog.lessons.import.no-progress',
        message: 'This file contains no progress. Choose a file exported from this page.',
        description: 'Message about a file that a learner imports',
      }),
    );
  }
  return Object.fromEntries(
    Object.entries(done).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(entry[1]),
    ),
  );
}

/** Serializes progress for storage and export. */
export const formatProgress = (done: Done): string => `${JSON.stringify({version, done}, null, 2)}\n`;

/** Changes of progress, by `pageKey`: the day on which a page was marked as done, or undefined if it is not done. */
type Changes = Readonly<Record<string, string | undefined>>;

/** Changes that the browser refused to store. */
let unsaved: Changes = {};

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

/** Key in localStorage before it had the base path. What is stored there is read, but stays: another site may use it. */
const earlierKey = 'my-learning';

/** What an earlier version stored; null if there is nothing, or something else. */
function earlierText(): string | null {
  const text = localStorage.getItem(earlierKey);
  return read(text).storage === 'kept' ? text : null;
}

/** The stored text; null if there is none, undefined if the browser refuses access. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey) ?? earlierText();
  } catch {
    return undefined;
  }
}

/** Parses the stored text. */
function read(text: string | null | undefined): Progress {
  try {
    return {done: text ? parseProgress(text) : {}, storage: text === undefined ? 'refused' : 'kept'};
  } catch {
    return {done: {}, storage: 'unreadable'};
  }
}

const apply = (done: Done, changes: Changes): Done =>
  Object.fromEntries(
    Object.entries({...done, ...changes}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The last result of `snapshot`, with its inputs. */
let last: {text: string | null | undefined; unsaved: Changes; progress: Progress} | undefined;

/**
 * The current progress. Storage is read each time, because another tab may have changed it while no component was
 * subscribed, or while this page was in the back/forward cache.
 */
function snapshot(): Progress {
  const text = storedText();
  if (last?.text !== text || last?.unsaved !== unsaved) {
    const stored = read(text);
    const isRefused = stored.storage === 'kept' && Object.keys(unsaved).length > 0;
    last = {
      text,
      unsaved,
      progress: {done: apply(stored.done, unsaved), storage: isRefused ? 'refused' : stored.storage},
    };
  }
  return last.progress;
}

/** Writes progress to storage. @returns false if the browser refuses it */
function write(done: Done): boolean {
  try {
    if (Object.keys(done).length === 0 && earlierText() === null) {
      localStorage.removeItem(storageKey);
    } else {
      localStorage.setItem(storageKey, formatProgress(done));
    }
    return true;
  } catch {
    return false;
  }
}

/** Applies changes to what is stored at this moment, together with earlier ones that were refused. */
function change(changes: Changes): void {
  const all = {...unsaved, ...changes};
  const {done, storage} = read(storedText());
  unsaved = storage !== 'unreadable' && write(apply(done, all)) ? {} : all;
  notify();
}

/** Marks a page as done, or as not done. */
export const setDone = (page: string, isDone: boolean, today = new Date()): void =>
  change({[page]: isDone ? (snapshot().done[page] ?? dayOf(today)) : undefined});

/** Merges imported progress; if a page has two dates, the earlier one wins. */
export function addProgress(added: Done): void {
  const {done} = snapshot();
  change(
    Object.fromEntries(
      Object.entries(added).map(([page, day]) => {
        const before = done[page];
        return [page, before !== undefined && before < day ? before : day];
      }),
    ),
  );
}

/** Deletes all progress from the device, also what cannot be read, and what the learner has written. */
export function deleteProgress(): void {
  forgetAllWork(baseUrl);
  const {done} = snapshot();
  unsaved = write({}) ? {} : Object.fromEntries(Object.keys(done).map((page) => [page, undefined]));
  notify();
}

function onStorage({key}: StorageEvent): void {
  // Fired by other tabs; a null key means that storage was cleared.
  if (key === storageKey || key === null) {
    notify();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // A page in the back/forward cache gets no storage events.
    window.addEventListener('pageshow', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', notify);
    }
  };
}

/** The learner's progress, which never leaves the device; empty in the server-rendered HTML. */
export const useProgress = (): Progress => useSyncExternalStore(subscribe, snapshot, () => nothing);

/** Whether this device has something that the learner has written in lessons, or on one page, by its `pageKey`. */
export const useHasWork = (page?: string): boolean =>
  useSyncExternalStore(
    onWork,
    () => hasWork(baseUrl, page),
    () => false,
  );

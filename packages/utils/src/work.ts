/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * What readers write on pages, kept in their browser: programs and what these printed, answers, predictions. Packages whose
 * components take it keep it here, and a package that shows, saves, or deletes it finds all of it here, whoever kept it. This
 * entry has no dependencies but `urls`, so that browser code can load it.
 */
import {decodedUrl} from './urls.js';

/** Kinds of work, in no order. */
export const workKinds = ['program', 'output', 'answer', 'prediction'] as const;

/** What a work is. */
export type WorkKind = (typeof workKinds)[number];

/** Something that a reader has written on a page, or that a program of theirs has printed. */
export interface Work {
  kind: WorkKind;
  /** Names it among those of its kind on the page, and stays when other parts of the page change. */
  id: string;
  /** What it answers or is called, for people: a question, the name of a file. */
  title: string;
  text: string;
  /** Where it is among all works of the page: `workPlace` of its element. */
  place: number;
  /** Whether the page has found an answer to be right. */
  right?: boolean;
}

/** Attribute of every element of a page that takes work, which gives works their order. */
export const workAttribute = 'data-work';

/** Attribute of a link to the page on which a reader sees and saves work. A copy of a page that links it so has it, too. */
export const workLinkAttribute = 'data-work-page';

/** Place of an element, or of one around it, among all of the page that take work. */
export const workPlace = (element: Element | null): number =>
  [...document.querySelectorAll(`[${workAttribute}]`)].indexOf(element?.closest(`[${workAttribute}]`) ?? document.body);

/** Name of a page: its path, decoded, without the base path and an ending. */
export const pageName = (baseUrl: string, path: string): string =>
  decodedUrl(path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path).replace(/(?:\.html|\/)$/, '');

/** How the names of all entries of a site in the browser's storage begin, or of those of one page. */
export const workPrefix = (baseUrl: string, page?: string): string =>
  `${baseUrl}work ${page === undefined ? '' : `${page}#`}`;

const keyOf = (baseUrl: string, page: string, {kind, id}: Pick<Work, 'kind' | 'id'>): string =>
  `${workPrefix(baseUrl, page)}${kind} ${id}`;

/** Told to this window when a work has changed; other windows get `storage`. */
const changeEvent = 'work-kept';

/** A work as it was stored; undefined if it was not stored by `keepWork`. */
function parsed(key: string, prefix: string, value: string | null): Work | undefined {
  const [, kind, id] = /^(\w+) (.*)$/s.exec(key.slice(prefix.length)) ?? [];
  try {
    const {title, text, place, right} = JSON.parse(value ?? '') as Partial<Record<keyof Work, unknown>>;
    return workKinds.includes(kind as WorkKind) &&
      id !== undefined &&
      typeof title === 'string' &&
      typeof text === 'string'
      ? {
          kind: kind as WorkKind,
          id,
          title,
          text,
          place: typeof place === 'number' ? place : 0,
          ...(typeof right === 'boolean' && {right}),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A work of a page; undefined if there is none, or the browser refuses access. */
export function workOf(baseUrl: string, page: string, which: Pick<Work, 'kind' | 'id'>): Work | undefined {
  const key = keyOf(baseUrl, page, which);
  try {
    return parsed(key, workPrefix(baseUrl, page), localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Keeps a work, in the place of an earlier one with its kind and id. @returns whether the browser has kept it */
export function keepWork(baseUrl: string, page: string, work: Work): boolean {
  const {kind: _kind, id: _id, ...value} = work;
  return write(keyOf(baseUrl, page, work), JSON.stringify(value));
}

/** Forgets a work. @returns whether the browser has forgotten it */
export const forgetWork = (baseUrl: string, page: string, which: Pick<Work, 'kind' | 'id'>): boolean =>
  write(keyOf(baseUrl, page, which), undefined);

function write(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    return false;
  }
  dispatchEvent(new Event(changeEvent));
  return true;
}

/** All works of a site by the names of their pages, each in the order of its page. */
export function allWork(baseUrl: string): Map<string, Work[]> {
  const pages = new Map<string, Work[]>();
  try {
    for (const key of Object.keys(localStorage).sort()) {
      const end = key.indexOf('#');
      if (key.startsWith(workPrefix(baseUrl)) && end > 0) {
        const page = key.slice(workPrefix(baseUrl).length, end);
        const work = parsed(key, workPrefix(baseUrl, page), localStorage.getItem(key));
        if (work) {
          pages.set(page, [...(pages.get(page) ?? []), work]);
        }
      }
    }
  } catch {
    // The browser refuses access.
  }
  pages.forEach((works) => works.sort((one, other) => one.place - other.place));
  return pages;
}

/** Whether there is something of a site, or of one page, whether it can be read or not. */
export function hasWork(baseUrl: string, page?: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(workPrefix(baseUrl, page)));
  } catch {
    return false;
  }
}

/** Forgets all works of a site, or of one page, also those that cannot be read. */
export function forgetAllWork(baseUrl: string, page?: string): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(workPrefix(baseUrl, page)))
      .forEach((key) => write(key, undefined));
  } catch {
    // The browser refuses access, so there are none.
  }
}

/** Calls a function when a work may have changed, in this window or another one. @returns a function that ends it */
export function onWork(listener: () => void): () => void {
  // A page in the back/forward cache gets no event of other windows.
  const events = [changeEvent, 'storage', 'pageshow'];
  events.forEach((name) => addEventListener(name, listener));
  return () => events.forEach((name) => removeEventListener(name, listener));
}

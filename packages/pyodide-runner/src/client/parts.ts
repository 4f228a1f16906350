import {keptPrefix} from '../keptPrefix.js';

/** A block of the page: a file, a step, or what a step prints. */
export interface Part {
  n: number;
  /** Name of the block on this page. */
  id: string;
  role: 'save' | 'run' | 'shell';
  file?: string;
  language: 'shell' | 'python';
  /** Its text as the page shows it. */
  printed: string;
}

/** What a step prints, as the page shows it. */
export interface Output {
  text: string;
  vary?: string;
}

/** The blocks of the current page by their order, and the outputs of its steps. */
export const parts = new Map<number, Part>();
export const outputs = new Map<number, Output>();

const keyOf = (id: string): string => `${keptPrefix}${window.location.pathname} ${id}`;

/** The reader's own text of a block; undefined if there is none, or storage is not allowed. */
export function keptText(id: string): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the reader's own text of a block on this device, or forgets it. @returns whether that worked */
export function keepText(id: string, text: string | undefined): boolean {
  try {
    if (text === undefined) {
      window.localStorage.removeItem(keyOf(id));
    } else {
      window.localStorage.setItem(keyOf(id), text);
    }
    return true;
  } catch {
    return false;
  }
}

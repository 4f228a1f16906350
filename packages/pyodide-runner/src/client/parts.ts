import siteConfig from '@generated/docusaurus.config';
import {forgetWork, keepWork, pageName, workOf, workPlace, type WorkKind} from '@training-catalog/utils/work';

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
  /** Where its label is put, and how it differs from what the reader's program has printed. */
  place: Element | null;
}

/** The blocks of the current page by their order, and the outputs of its steps. */
export const parts = new Map<number, Part>();
export const outputs = new Map<number, Output>();

const {baseUrl} = siteConfig;

/** Name of the current page, under which work is kept. */
const page = (): string => pageName(baseUrl, window.location.pathname);

/** The reader's own text of a block; undefined if there is none, or storage is not allowed. */
export const keptText = (id: string): string | undefined => workOf(baseUrl, page(), {kind: 'program', id})?.text;

/** What a block is called, for people. */
const titleOf = ({file, printed}: Part): string => file ?? printed;

const keep = (part: Part, kind: WorkKind, text: string): boolean =>
  keepWork(baseUrl, page(), {
    kind,
    id: part.id,
    title: titleOf(part),
    text,
    place: workPlace(document.querySelector(`[data-step="${part.n}"]`)),
  });

/** Keeps the reader's own text of a block on this device, or forgets it. @returns whether that worked */
export const keepText = (part: Part, text: string | undefined): boolean =>
  text === undefined ? forgetWork(baseUrl, page(), {kind: 'program', id: part.id}) : keep(part, 'program', text);

/** Keeps a text that an earlier version has kept under another name as one of this version, unless there is one. */
export function moveEarlierText(part: Part): void {
  const earlier = `pyodide-runner ${window.location.pathname} ${part.id}`;
  try {
    const text = localStorage.getItem(earlier);
    if (text !== null && (keptText(part.id) !== undefined || keepText(part, text))) {
      localStorage.removeItem(earlier);
    }
  } catch {
    // The browser refuses access.
  }
}

/** Characters of an output that are kept: all steps of all pages share what the browser gives to a site. */
const maxKept = 20_000;

/** Keeps what a step has printed, for the page that shows the reader's work. Where storage is full, it is not kept. */
export const keepOutput = (part: Part, printed: string): boolean =>
  keep(part, 'output', printed.length > maxKept ? `${printed.slice(0, maxKept)}\n…` : printed);

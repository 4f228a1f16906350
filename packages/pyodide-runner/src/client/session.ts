import settings from '@generated/pyodide-runner/default/settings.json';
import {load, LoadError, type LoadFault} from '@training-catalog/utils/loading';
import {onWork} from '@training-catalog/utils/work';
import type {Ending} from '../engine.js';
import {keepOutput, keepText, keptText, parts} from './parts.js';
import {shownText} from './terminal.js';
import type {FromWorker, ToWorker} from './worker.js';

/** What a step did the last time that it was run. */
export interface Result {
  printed: string;
  isCut: boolean;
  /** Undefined while it runs. */
  ending?: Ending | 'stopped' | 'crashed';
  /** Addresses of the pictures of its ending, by their files. */
  pictures?: ReadonlyMap<string, string>;
  /** Whether it ran with a change of the reader's: in the step, or in a program or step above it. */
  isChanged: boolean;
}

/**
 * Why a step cannot run: the browser lacks WebAssembly; Python, or the data of the page, could not be loaded; Python did not
 * start, or did not come back.
 */
export type Failure = 'no-wasm' | LoadFault | `data-${LoadFault}` | 'python' | 'stuck';

/** The state of Python on this page. */
export type PythonState =
  | {status: 'off'}
  /** A step waits for the reader's consent to the first load. */
  | {status: 'asking'; n: number}
  /** `loaded` is in bytes. */
  | {status: 'loading'; n: number; loaded: number}
  | {status: 'running'; n: number}
  | {status: 'ready'}
  | {status: 'failed'; n: number; reason: Failure; message: string};

/** Bytes that are loaded before the first program. */
export const totalBytes = Object.values(settings.files).reduce((sum, {bytes}) => sum + bytes, 0);

/** Time in ms in which a worker that loads or starts Python has to send something: its own requests end sooner. */
const patience = 60_000;

let state: PythonState = {status: 'off'};
const results = new Map<number, Result>();
/** The reader's own texts. */
const edited = new Map<number, string>();
/** Texts that another window has changed last. */
const foreign = new Set<number>();
/** The texts that this device had when this page last looked, or kept one. */
const seen = new Map<number, string | undefined>();
let isStorageFull = false;
let worker: Worker | undefined;
/** Files of the programs, as they were after the last step; undefined before the data of the page are loaded. */
let files: ReadonlyMap<string, Uint8Array> | undefined;
let isFresh = true;
/** Texts that were saved, and those that the current step saves: a step may change a file, which is then not saved again. */
let saved = new Map<number, string>();
let saving = saved;

let version = 0;
const listeners = new Set<() => void>();

/** Whether a step has Python. */
export const isBusy = (): boolean => state.status === 'loading' || state.status === 'running';

/** The step that was pressed while another one has Python. */
let blocked: number | undefined;

let soon: ReturnType<typeof setTimeout> | undefined;

function changed(next: PythonState = state): void {
  clearTimeout(soon);
  soon = undefined;
  state = next;
  blocked = isBusy() ? blocked : undefined;
  version += 1;
  listeners.forEach((listener) => listener());
}

/** Time in ms between two showings of what a program prints: one for each of many short lines would keep the page busy. */
const showingPause = 30;

/** Shows what has been printed, together with what follows at once. */
function printed(): void {
  soon ??= setTimeout(changed, showingPause);
}

/** For `useSyncExternalStore`. */
export const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A number that changes with everything below. */
export const versionOf = (): number => version;

export const pythonState = (): PythonState => state;
export const resultOf = (n: number): Result | undefined => results.get(n);
/** Whether a step was pressed while another one has Python. */
export const isBlocked = (n: number): boolean => blocked === n && 'n' in state && state.n !== n;
export const storageIsFull = (): boolean => isStorageFull;

/** Whether a step above has not been run. */
export const lacksStepsBefore = (n: number): boolean =>
  [...parts.values()].some((part) => part.role === 'run' && part.n < n && !results.has(part.n));

/** The text of a block: the reader's own, or that of the page. */
export function textOf(n: number): string {
  const part = parts.get(n);
  if (part && !edited.has(n)) {
    seen.set(n, keptText(part.id));
    edited.set(n, seen.get(n) ?? part.printed);
  }
  return edited.get(n) ?? '';
}

/** Whether the reader has changed a block. */
export const isEdited = (n: number): boolean => textOf(n) !== parts.get(n)?.printed;

/** Changes the text of a block, and keeps it on this device until it is as the page has it. */
export function setText(n: number, text: string): void {
  const part = parts.get(n);
  // The editor also tells what it was given.
  if (part && text !== textOf(n)) {
    edited.set(n, text);
    foreign.delete(n);
    const [before, kept] = [seen.get(n), text === part.printed ? undefined : text];
    seen.set(n, kept);
    isStorageFull = !keepText(part, kept);
    if (isStorageFull) {
      seen.set(n, before);
    }
    changed();
  }
}

/** Whether another window has changed a text last. */
export const isForeign = (n: number): boolean => foreign.has(n);

/** Shows what another window has kept: what is on the page is what is kept, and the editor can undo it. */
onWork(() => {
  for (const n of edited.keys()) {
    const part = parts.get(n);
    const kept = part && keptText(part.id);
    if (part && kept !== seen.get(n)) {
      seen.set(n, kept);
      if (edited.get(n) !== (kept ?? part.printed)) {
        edited.set(n, kept ?? part.printed);
        foreign.add(n);
        changed();
      }
    }
  }
});

const send = (message: ToWorker): void => worker?.postMessage(message);

/** Ends the worker. The files of the page stay as they were before the program that it ran. */
function endWorker(): void {
  worker?.terminate();
  worker = undefined;
  isFresh = true;
}

/** Files that the page offers for download: the data of its programs. */
async function loadData(): Promise<Map<string, Uint8Array>> {
  // A notebook, or other files to take along, are links without a name.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a[download]:not([download=""])')].filter(
    ({origin}) => origin === window.location.origin,
  );
  // Of a link without a size, it is only known that a page of a network is HTML.
  const loadOne = async ({href, download, dataset: {bytes}}: HTMLAnchorElement): Promise<[string, Uint8Array]> => [
    download,
    await load(href, (content, type) =>
      (bytes === undefined ? content.length === 0 : content.length !== Number(bytes)) ||
      (type.startsWith('text/html') && !/\.html?$/.test(download))
        ? undefined
        : content,
    ),
  ];
  return new Map(await Promise.all(links.map(loadOne)));
}

/** Addresses that hold the pictures. A later command of the step may have removed one. */
const addressesOf = (ending: Ending, all: ReadonlyMap<string, Uint8Array>): Map<string, string> =>
  new Map(
    ('pictures' in ending ? ending.pictures : [])
      .filter(({file, fault}) => all.has(file) && (fault === undefined || fault === 'title'))
      .map(({file}) => [file, `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(all.get(file)))}`]),
  );

/** Ends the run of a step, and keeps what it has printed among the reader's work. */
function endWith(n: number, ended: Partial<Result>): void {
  const [result, part] = [results.get(n), parts.get(n)];
  if (result && part) {
    results.set(n, {...result, ...ended});
    keepOutput(part, shownText(result.printed));
  }
}

function fail(n: number, reason: Failure, message: string): void {
  console.error(`Python (${reason}):`, message);
  endWorker();
  if (reason === 'python' && state.status === 'running') {
    endWith(n, {ending: 'crashed'});
    changed({status: 'off'});
  } else {
    changed({status: 'failed', n, reason, message});
  }
}

/** Starts a worker. @returns when Python is loaded; false if it is not, or if the reader has stopped it. */
function startWorker(n: number): Promise<boolean> {
  return new Promise((resolve) => {
    worker?.terminate();
    const own = (worker = new Worker(new URL('./worker.js', import.meta.url)));
    // A worker that is empty, or whose WebAssembly waits forever, sends nothing.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (worker === own && state.status === 'loading') {
          fail(state.n, state.loaded < totalBytes ? 'silence' : 'stuck', `nothing came for ${patience / 1000} seconds`);
        }
        resolve(false);
      }, patience);
    };
    wait();
    own.addEventListener('error', (event) => {
      clearTimeout(timer);
      if (worker === own) {
        // An error of the script has a message; a script that could not be loaded has none.
        const message = (event as Partial<ErrorEvent>).message ?? '';
        fail(n, message === '' ? 'network' : 'python', message);
      }
      resolve(false);
    });
    own.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      if (worker !== own) {
        resolve(false);
        return;
      }
      // The worker has one task at a time: that of the current state.
      const current = 'n' in state ? state.n : n;
      const result = results.get(current);
      switch (data.type) {
        case 'progress':
          wait();
          changed({status: 'loading', n: current, loaded: data.loaded});
          break;
        case 'ready':
          clearTimeout(timer);
          resolve(true);
          break;
        case 'output': {
          // What comes later belongs to no step.
          if (result && !result.ending) {
            results.set(current, {...result, printed: result.printed + data.text});
            printed();
          }
          break;
        }
        case 'done':
          files = data.files;
          saved = saving;
          endWith(current, {
            isCut: data.isCut,
            ending: data.ending,
            pictures: addressesOf(data.ending, data.files),
          });
          changed({status: 'ready'});
          break;
        case 'failed':
          clearTimeout(timer);
          fail(current, data.reason, data.message);
          resolve(false);
          break;
      }
    });
    const {url, files: known, lock} = settings;
    send({type: 'start', url: new URL(url, window.location.href).href, files: known, lock});
  });
}

/** Whether Python was loaded before, and is on this device. */
async function isKept(): Promise<boolean> {
  try {
    const cache = await caches.open('pyodide-runner');
    const found = await Promise.all(Object.keys(settings.files).map((name) => cache.match(settings.url + name)));
    return found.every(Boolean);
  } catch {
    return false;
  }
}

/**
 * Loads Python and keeps it on this device, without running anything.
 *
 * @param onBytes is told how many bytes are loaded.
 * @returns whether it is kept
 */
export async function keepPython(onBytes: (loaded: number) => void): Promise<boolean> {
  if (isBusy() || typeof WebAssembly === 'undefined') {
    return false;
  }
  const end = onChange(() => state.status === 'loading' && onBytes(state.loaded));
  changed({status: 'loading', n: 0, loaded: 0});
  const isLoaded = await startWorker(0);
  end();
  if (isLoaded) {
    endWorker();
    changed({status: 'off'});
  }
  return isLoaded && isKept();
}

/** Whether the reader has agreed to the first load, which may have failed. */
let hasAgreed = false;

/** Whether a press waits for the answer whether Python is on this device. */
let isAsked = false;

/** Runs a step, unless another one has Python; before Python is loaded for the first time, asks the reader. */
export async function run(n: number, hasConsent = false): Promise<void> {
  if (isAsked) {
    return;
  }
  if (isBusy()) {
    blocked = n;
    changed();
    return;
  }
  if (typeof WebAssembly === 'undefined') {
    changed({status: 'failed', n, reason: 'no-wasm', message: ''});
    return;
  }
  if (!worker) {
    hasAgreed ||= hasConsent;
    if (!hasAgreed) {
      isAsked = true;
      const isHere = await isKept();
      isAsked = false;
      if (!isHere) {
        changed({status: 'asking', n});
        return;
      }
    }
    changed({status: 'loading', n, loaded: 0});
    if (!(await startWorker(n))) {
      return;
    }
  }
  const own = worker;
  try {
    files ??= await loadData();
  } catch (error) {
    if (own !== worker) {
      return;
    }
    fail(n, `data-${error instanceof LoadError ? error.fault : 'network'}`, String(error));
    return;
  }
  const program = parts.get(n);
  // The reader may have stopped it, and started another one.
  if (!own || own !== worker || !program) {
    return;
  }
  const programs = [...parts.values()].filter(({role, n: at}) => role === 'save' && at < n).sort((a, b) => a.n - b.n);
  const unsaved = programs.filter(({n: at}) => saved.get(at) !== textOf(at));
  saving = new Map([...saved, ...programs.map(({n: at}): [number, string] => [at, textOf(at)])]);
  const isChanged =
    isEdited(n) ||
    programs.some((part) => isEdited(part.n)) ||
    [...results].some(([at, one]) => at < n && one.isChanged);
  results.set(n, {printed: '', isCut: false, isChanged});
  changed({status: 'running', n});
  send({
    type: 'run',
    program: {language: program.language, code: textOf(n)},
    files: isFresh ? files : new Map(),
    saved: unsaved.flatMap(({file, n: at}): [string, string][] =>
      file === undefined ? [] : [[file, `${textOf(at)}\n`]],
    ),
  });
  isFresh = false;
}

/** Declines the first load. */
export const decline = (): void => changed({status: 'off'});

/** Ends the program that runs, or the loading of Python. */
export function stop(): void {
  if (state.status === 'running') {
    endWith(state.n, {ending: 'stopped'});
  }
  endWorker();
  changed({status: 'off'});
}

/** Whether a step other than this one has been run. */
export const hasOtherResults = (n: number): boolean => [...results.keys()].some((other) => other !== n);

/** Forgets the files of all programs and what they have printed; what the reader has typed stays. */
export function restart(): void {
  endWorker();
  files = undefined;
  saved = new Map();
  results.clear();
  changed({status: 'off'});
}

window.addEventListener('page-steps-left', () => {
  edited.clear();
  seen.clear();
  foreign.clear();
  restart();
});

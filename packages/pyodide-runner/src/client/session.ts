import settings from '@generated/pyodide-runner/default/settings.json';
import type {Ending} from '../engine.js';
import {keepText, keptText, parts} from './parts.js';
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

/** Why a step cannot run. */
export type Failure = 'no-wasm' | 'network' | 'data' | 'python';

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
export const totalBytes = Object.values(settings.files).reduce((sum, bytes) => sum + bytes, 0);

let state: PythonState = {status: 'off'};
const results = new Map<number, Result>();
/** The reader's own texts. */
const edited = new Map<number, string>();
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

function changed(next: PythonState = state): void {
  state = next;
  version += 1;
  listeners.forEach((listener) => listener());
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
export const storageIsFull = (): boolean => isStorageFull;

/** Whether a step above has not been run. */
export const lacksStepsBefore = (n: number): boolean =>
  [...parts.values()].some((part) => part.role === 'run' && part.n < n && !results.has(part.n));

/** The text of a block: the reader's own, or that of the page. */
export function textOf(n: number): string {
  const part = parts.get(n);
  if (part && !edited.has(n)) {
    edited.set(n, keptText(part.id) ?? part.printed);
  }
  return edited.get(n) ?? '';
}

/** Whether the reader has changed a block. */
export const isEdited = (n: number): boolean => textOf(n) !== parts.get(n)?.printed;

/** Changes the text of a block, and keeps it on this device until it is as the page has it. */
export function setText(n: number, text: string): void {
  const part = parts.get(n);
  if (part) {
    edited.set(n, text);
    isStorageFull = !keepText(part.id, text === part.printed ? undefined : text);
    changed();
  }
}

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
  const load = async ({href, download}: HTMLAnchorElement): Promise<[string, Uint8Array]> => {
    const response = await fetch(href);
    if (!response.ok) {
      throw new Error(`${href}: ${response.status}`);
    }
    return [download, new Uint8Array(await response.arrayBuffer())];
  };
  return new Map(await Promise.all(links.map(load)));
}

/** Addresses that hold the pictures. A later command of the step may have removed one. */
const addressesOf = (ending: Ending, all: ReadonlyMap<string, Uint8Array>): Map<string, string> =>
  new Map(
    ('pictures' in ending ? ending.pictures : [])
      .filter(({file, fault}) => all.has(file) && (fault === undefined || fault === 'title'))
      .map(({file}) => [file, `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(all.get(file)))}`]),
  );

function endWith(n: number, ending: Result['ending']): void {
  const result = results.get(n);
  if (result && ending) {
    results.set(n, {...result, ending});
  }
}

function fail(n: number, reason: Failure, message: string): void {
  console.error(`Python (${reason}):`, message);
  endWorker();
  if (reason === 'python' && state.status === 'running') {
    endWith(n, 'crashed');
    changed({status: 'off'});
  } else {
    changed({status: 'failed', n, reason, message});
  }
}

/** Starts a worker. @returns when Python is loaded; false if it is not, or if the reader has stopped it. */
function startWorker(n: number): Promise<boolean> {
  return new Promise((resolve) => {
    const own = (worker = new Worker(new URL('./worker.js', import.meta.url)));
    own.addEventListener('error', (event) => {
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
          changed({status: 'loading', n: current, loaded: data.loaded});
          break;
        case 'ready':
          resolve(true);
          break;
        case 'output': {
          if (result) {
            results.set(current, {...result, printed: result.printed + data.text});
          }
          changed();
          break;
        }
        case 'done':
          files = data.files;
          saved = saving;
          if (result) {
            const {isCut, ending} = data;
            results.set(current, {...result, isCut, ending, pictures: addressesOf(ending, data.files)});
          }
          changed({status: 'ready'});
          break;
        case 'failed':
          fail(current, data.reason, data.message);
          resolve(false);
          break;
      }
    });
    const {url, files: sizes, lock} = settings;
    send({type: 'start', url: new URL(url, window.location.href).href, files: sizes, lock});
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

/** Runs a step; before Python is loaded for the first time, asks the reader. */
export async function run(n: number, hasConsent = false): Promise<void> {
  if (state.status === 'loading' || state.status === 'running') {
    return;
  }
  if (typeof WebAssembly === 'undefined') {
    changed({status: 'failed', n, reason: 'no-wasm', message: ''});
    return;
  }
  if (!worker) {
    if (!hasConsent && !(await isKept())) {
      changed({status: 'asking', n});
      return;
    }
    changed({status: 'loading', n, loaded: 0});
    if (!(await startWorker(n))) {
      return;
    }
  }
  try {
    files ??= await loadData();
  } catch (error) {
    fail(n, 'data', String(error));
    return;
  }
  const own = worker;
  const program = parts.get(n);
  if (!own || !program) {
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
    endWith(state.n, 'stopped');
  }
  endWorker();
  changed({status: 'off'});
}

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
  restart();
});

/// <reference lib="webworker" />
// Loads Pyodide from the site, and runs steps one after the other. The page ends it to stop a program.
import type {loadPyodide} from 'pyodide';
import {isFile, load as loadFile, LoadError, type KnownFile, type LoadFault} from '@training-catalog/utils/loading';
import {Session, type Ending, type Program} from '../engine.js';
import {keepOnlyLanguage, removeGlobals} from './keepOnlyLanguage.js';

/** What the page sends. */
export type ToWorker =
  | {type: 'start'; url: string; files: Readonly<Record<string, KnownFile>>; lock: string}
  | {
      type: 'run';
      program: Program;
      files: ReadonlyMap<string, Uint8Array>;
      saved: readonly [file: string, text: string][];
    };

/** What the page gets. `loaded` is in bytes; `reason` says why Python was not loaded, or that Python itself has failed. */
export type FromWorker =
  | {type: 'progress'; loaded: number}
  | {type: 'ready'}
  | {type: 'output'; text: string}
  | {type: 'done'; ending: Ending; isCut: boolean; files: ReadonlyMap<string, Uint8Array>}
  | {type: 'failed'; reason: LoadFault | 'python'; message: string};

declare const self: DedicatedWorkerGlobalScope;

declare const __webpack_public_path__: string;

// Docusaurus adds a function to the runtime of each script. By default, its bundler leaves the runtime out where no code
// needs it, and the worker would end at that function.
void __webpack_public_path__;

/** Kept, because a program finds no global name of it. */
const post = self.postMessage.bind(self);

const answer = (message: FromWorker): void => post(message);

/**
 * Reads a file of Pyodide from the cache, or from the site, and then keeps it. What is kept is checked, too: an earlier
 * build of the site may have kept what a network answered.
 */
async function load(url: string, known: KnownFile, onBytes: (bytes: number) => void): Promise<Blob> {
  // Where the browser refuses to keep anything, or has no place for it, Python is loaded each time.
  const cache = await (self as Partial<WindowOrWorkerGlobalScope>).caches
    ?.open('pyodide-runner')
    .catch(() => undefined);
  const kept = await cache?.match(url).then((response) => response?.arrayBuffer());
  if (kept && (await isFile(new Uint8Array(kept), known))) {
    onBytes(known.bytes);
    return new Blob([kept]);
  }
  await cache?.delete(url);
  const read = async (answer: Uint8Array<ArrayBuffer>): Promise<Blob | undefined> =>
    (await isFile(answer, known)) ? new Blob([answer]) : undefined;
  const content = await loadFile(url, read, {onBytes});
  await cache?.put(url, new Response(content)).catch(() => undefined);
  return content;
}

/** Gives up the files of other versions. */
async function forgetOthers(url: string): Promise<void> {
  const cache = await caches.open('pyodide-runner');
  const allVersions = new URL('..', url).href;
  for (const request of await cache.keys()) {
    if (request.url.startsWith(allVersions) && !request.url.startsWith(url)) {
      await cache.delete(request);
    }
  }
}

/** Imports a module from a blob, which the browser has even if the network is gone. */
async function importBlob(content: Blob): Promise<object> {
  const url = URL.createObjectURL(content.slice(0, content.size, 'text/javascript'));
  try {
    return (await import(/* webpackIgnore: true */ url)) as object;
  } finally {
    URL.revokeObjectURL(url);
  }
}

let session: Session | undefined;

async function start({url, files, lock}: Extract<ToWorker, {type: 'start'}>): Promise<void> {
  let loaded = 0;
  const contents = new Map<string, Blob>();
  try {
    const onBytes = (bytes: number): void => answer({type: 'progress', loaded: (loaded += bytes)});
    const loads = Object.entries(files).map(async ([name, known]) => {
      contents.set(name, await load(url + name, known, onBytes));
    });
    await Promise.all(loads);
  } catch (error) {
    answer({type: 'failed', reason: error instanceof LoadError ? error.fault : 'network', message: String(error)});
    return;
  }
  await forgetOthers(url).catch(() => undefined);
  const blobOf = (name: string): Blob => contents.get(name) ?? new Blob();
  // Pyodide fetches its other files itself.
  self.fetch = (input) => {
    const name = (input instanceof Request ? input.url : String(input)).replace(url, '');
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return Promise.resolve(new Response(blobOf(name), {headers: {'Content-Type': type}}));
  };
  // Pyodide takes a worker with it for one in which it cannot run.
  removeGlobals((name) => name === 'importScripts');
  const {loadPyodide: start} = (await importBlob(blobOf('pyodide.mjs'))) as {loadPyodide: typeof loadPyodide};
  const {default: createPyodideModule} = (await importBlob(blobOf('pyodide.asm.mjs'))) as {default: unknown};
  const options = {indexURL: url, lockFileContents: JSON.parse(lock) as never, createPyodideModule};
  const pyodide = await start(options as Parameters<typeof loadPyodide>[0]);
  // At once: a program that runs leaves no time to send anything later, and readers may stop it at any moment.
  session = new Session(pyodide, (text) => answer({type: 'output', text}));
  keepOnlyLanguage();
  answer({type: 'ready'});
}

function run({program, files, saved}: Extract<ToWorker, {type: 'run'}>): void {
  if (!session) {
    return;
  }
  files.forEach((content, file) => session?.write(file, content));
  saved.forEach(([file, content]) => session?.write(file, content));
  const ending = session.run(program);
  answer({type: 'done', ending, isCut: session.isCut, files: session.files()});
}

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  (data.type === 'start' ? start(data) : Promise.resolve(data).then(run)).catch((error: unknown) => {
    answer({type: 'failed', reason: 'python', message: error instanceof Error ? error.message : String(error)});
  });
});

/// <reference lib="webworker" />
// Leaves a worker nothing that reaches a network, a store, a device, or another page, whatever browsers add: what is kept
// is listed. Through Pyodide, a program sees the worker's global names.

/** Global names of the language, without those that make programs of texts. */
const ofLanguage = [
  ...['globalThis', 'Infinity', 'NaN', 'undefined', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...['Object', 'Boolean', 'Symbol', 'Number', 'BigInt', 'Math', 'Date', 'String', 'RegExp', 'JSON', 'Intl'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...[
    'SuppressedError',
    'DisposableStack',
    'AsyncDisposableStack',
    'Iterator',
    'Promise',
    'Proxy',
    'Reflect',
    'Atomics',
  ],
  ...['Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry'],
  ...['ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array'],
  ...['Uint16Array', 'Int32Array', 'Uint32Array', 'BigInt64Array', 'BigUint64Array', 'Float16Array', 'Float32Array'],
  ...['Float64Array', 'WebAssembly'],
];

/** Global names of browsers that Pyodide needs while programs run. */
const ofBrowsers = [
  ...['self', 'console', 'performance', 'crypto', 'TextDecoder', 'TextEncoder', 'structuredClone', 'queueMicrotask'],
  ...['clearTimeout', 'clearInterval', 'MessageChannel', 'MessagePort', 'AbortController', 'AbortSignal'],
  ...['DOMException', 'Event', 'EventTarget', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
];

const kept = new Set<PropertyKey>([...ofLanguage, ...ofBrowsers, 'constructor']);

/** Removes global names, from the scope of the worker and from its prototypes, but not from those of all objects. */
export function removeGlobals(isRemoved: (name: PropertyKey) => boolean): void {
  for (
    let scope: object | null = globalThis;
    scope !== null && scope !== Object.prototype;
    scope = Reflect.getPrototypeOf(scope)
  ) {
    for (const name of Reflect.ownKeys(scope).filter(isRemoved)) {
      Reflect.deleteProperty(scope, name);
    }
  }
}

/** Functions of each kind. Their constructors make functions of texts. */
const functions: readonly object[] = [
  (): void => undefined,
  async (): Promise<void> => Promise.resolve(),
  function* (): Generator<void> {
    yield;
  },
  async function* (): AsyncGenerator<void> {
    yield Promise.resolve();
  },
];

/** In the place of the constructor of functions, of which Pyodide needs the prototype. */
function withoutConstructor(): never {
  throw new TypeError('Functions cannot be made of texts here.');
}
withoutConstructor.prototype = Function.prototype;

/** A timer that does not take a text as a program. */
const onlyFunctions =
  (timer: (run: () => void, delay?: number) => number) =>
  (run: unknown, delay?: number, ...values: unknown[]): number => {
    if (typeof run !== 'function') {
      throw new TypeError('Timers take functions here.');
    }
    return timer(() => void Reflect.apply(run, undefined, values), delay);
  };

/**
 * Removes all global names but those of the language and the few that Pyodide needs, and whatever makes a program of a
 * text: a program could import a script from another host, which only `import()` in a text can do, because it is no name.
 */
export function keepOnlyLanguage(): void {
  const instead = {
    Function: withoutConstructor,
    setTimeout: onlyFunctions(globalThis.setTimeout.bind(globalThis)),
    setInterval: onlyFunctions(globalThis.setInterval.bind(globalThis)),
  };
  removeGlobals((name) => !kept.has(name) && typeof name === 'string');
  Object.assign(globalThis, instead);
  for (const one of functions) {
    Reflect.deleteProperty(Reflect.getPrototypeOf(one) ?? {}, 'constructor');
  }
}

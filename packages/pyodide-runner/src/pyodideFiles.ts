import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('pyodide/package.json');

/** Folder of Pyodide's files, with a slash at its end: Pyodide itself does not find them if stack traces are mapped. */
export const pyodideFolder = path.dirname(manifest) + path.sep;

/** The files that a browser loads. */
export const pyodideFiles = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'] as const;

/** Version of Pyodide, and its lock file without packages: a site publishes only Python's standard library. */
export function pyodideLock(): {version: string; lock: string} {
  const {info} = JSON.parse(fs.readFileSync(`${pyodideFolder}pyodide-lock.json`, 'utf8')) as {info: object};
  const {version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string};
  return {version, lock: JSON.stringify({info, packages: {}})};
}

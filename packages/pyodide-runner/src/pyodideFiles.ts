import {createRequire} from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('pyodide/package.json');

/** Folder of Pyodide's files, with a slash at its end: Pyodide itself does not find them if stack traces are mapped. */
export const pyodideFolder = path.dirname(manifest) + path.sep;

import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';
import {forEachNode, formatDiagnostic, type PageSource, parseSource} from '@training-catalog/content-model';
import {runsInBrowser, startedPython, type StepResult} from '@training-catalog/pyodide-runner/node';
import {readSteps, type SavedFile, type Step} from '@training-catalog/tutorial-steps';
import type {SecondRun} from '@training-catalog/tutorial-steps/node';
import type {Root} from 'mdast';
import {copyDataSets} from './dataSets.js';

/** Seconds that the steps of a page may take with Pyodide. */
const limit = 100;

const require = createRequire(import.meta.url);

/** The program of the thread, which can be ended while a step is in an endless loop. */
const program = `
const {parentPort, workerData: {runner, parts, ...options}} = require('node:worker_threads');
void import(runner)
  .then(({runPageBlocks}) => runPageBlocks(parts, options))
  .then((results) => parentPort.postMessage(results));
`;

let python: Promise<Uint8Array> | undefined;

/** Runs steps in a thread, within some seconds. */
async function runInThread(
  parts: readonly (Step | SavedFile)[],
  folder: string,
  seconds: number,
): Promise<StepResult[]> {
  // Once for all pages: it takes most of the time.
  python ??= startedPython();
  const runner = pathToFileURL(require.resolve('@training-catalog/pyodide-runner/node')).href;
  const worker = new Worker(program, {eval: true, workerData: {runner, parts, folder, started: await python}});
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      timer = setTimeout(() => {
        reject(
          new Error(
            `its steps take longer than ${seconds} seconds with Pyodide; shorten them, or look for an endless loop`,
          ),
        );
      }, seconds * 1000);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The SVG files that a page shows, by their names. */
function shownPictures(tree: Root): Map<string, string> {
  const pictures = new Map<string, string>();
  forEachNode(tree, (node) => {
    if (node.type === 'image' && node.url.startsWith('/') && node.url.endsWith('.svg')) {
      pictures.set(path.posix.basename(node.url), `static${node.url}`);
    }
  });
  return pictures;
}

/**
 * Runs the steps of a page that runs in the browser with Pyodide, in an empty folder with its data sets. A picture that a
 * step draws must be that of the page, if the page shows one of the name.
 *
 * @throws Error if the page cannot be read, or its steps take too long
 */
export async function runWithPyodide(page: PageSource, seconds = limit): Promise<SecondRun | undefined> {
  const {tree, frontMatter} = parseSource(page);
  if (!runsInBrowser(frontMatter)) {
    return undefined;
  }
  const {parts, faults} = readSteps(tree, page.text);
  if (faults.length > 0) {
    throw new Error(faults.map((fault) => formatDiagnostic({...fault, file: page.file})).join('\n'));
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pyodide-'));
  try {
    copyDataSets(page, folder);
    const results = await runInThread(parts, folder, seconds);
    const shown = shownPictures(tree);
    const otherPicture = (file: string): boolean => {
      const published = shown.get(path.basename(file));
      return published !== undefined && !fs.readFileSync(path.join(folder, file)).equals(fs.readFileSync(published));
    };
    return {
      place: 'Pyodide',
      steps: results.map(({outcome, reason, pictures, ...result}) => {
        const other = pictures.find(otherPicture);
        return {
          ...result,
          ...(outcome === 'shell'
            ? {outcome: 'skipped', reason: 'needs a shell'}
            : outcome === 'passed' && other !== undefined
              ? {outcome: 'failed', reason: `it draws another ${other} than the page shows`}
              : {outcome, reason}),
          seconds: 0,
        };
      }),
    };
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

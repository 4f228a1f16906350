/** Runs the steps of a page with Pyodide in Node, for tests. */
import {loadPyodide} from 'pyodide';
import type {SavedFile, Step} from '@training-catalog/tutorial-steps';
import {difference} from '@training-catalog/tutorial-steps/output';
import {home} from './driver.js';
import {Session, type Ending, type Picture} from './engine.js';
import {pyodideFolder} from './pyodideFiles.js';

export type {Problem} from './engine.js';
export {runsInBrowser} from './frontMatter.js';

/** Outcome of a step. */
export interface StepResult {
  step: Step;
  /** `shell`: its author says that it needs a shell, and it was not run. */
  outcome: 'passed' | 'failed' | 'shell';
  /** Why it failed; empty if it did not. */
  reason: string;
  /** The difference between the printed output and that of the page, line by line. */
  difference?: string;
  /** Its output and errors, in the order of a terminal. */
  printed: string;
  /** Exit status; undefined if it was not run. */
  status?: number;
  /** Files of the pictures that it has drawn. */
  pictures: readonly string[];
}

/** Where the steps of a page run. */
export interface RunBlocksOptions {
  /** Folder in which they run: it has the data of the page, and gets the files that steps write. */
  folder: string;
  /** Python as `startedPython` returns it; by default it is started anew, which takes seconds. */
  started?: Uint8Array;
}

/**
 * The memory of Python after its start. The steps of every page can begin with a copy of it, as fresh as a new one.
 * Pyodide types its options for snapshots and does not document them, so its version is exact in package.json.
 */
export async function startedPython(): Promise<Uint8Array> {
  const pyodide = await loadPyodide({indexURL: pyodideFolder, _makeSnapshot: true});
  return pyodide.makeMemorySnapshot();
}

/** What is wrong with a picture; empty if nothing is. */
function pictureReason(picture: Picture): string {
  switch (picture.fault) {
    case undefined:
      return '';
    case 'title':
      return `${picture.file} has no <title> in its <svg>; write one, which is read to those who do not see the picture`;
    case 'size':
      return `${picture.file} is larger than a megabyte, so the page does not show it; draw less`;
    case 'form':
      return `${picture.file} is not SVG (${picture.message}); begin with <svg xmlns="http://www.w3.org/2000/svg">, and close each element`;
  }
}

function reasonOf(step: Step, ending: Ending, differs: string | undefined): string {
  if ('refusal' in ending) {
    const {line, word} = ending.refusal;
    return `line ${line} of the block: ${JSON.stringify(word)} needs a shell; write shell after run, or another command`;
  }
  const {status, pictures} = ending;
  return step.fails && status === 0
    ? 'it is marked as failing, but did not fail'
    : !step.fails && status !== 0
      ? `it exited with status ${status}`
      : differs === undefined
        ? pictures.map(pictureReason).filter(Boolean).join('; ')
        : `its output differs from line ${step.output?.line}`;
}

/**
 * Runs the steps of a page in order, in one session, as the page does in a browser.
 *
 * @param parts steps and saved files, as `readSteps` of `@training-catalog/tutorial-steps` returns them
 */
export async function runPageBlocks(
  parts: readonly (Step | SavedFile)[],
  {folder, started}: RunBlocksOptions,
): Promise<StepResult[]> {
  const pyodide = await loadPyodide({indexURL: pyodideFolder, ...(started && {_loadSnapshot: started})});
  pyodide.FS.mkdirTree(home);
  pyodide.mountNodeFS(home, folder);
  let printed = '';
  const session = new Session(pyodide, (text) => {
    printed += text;
  });
  const results: StepResult[] = [];
  for (const part of parts) {
    if (part.kind === 'save') {
      session.write(part.file, part.text);
    } else if (part.shell) {
      results.push({step: part, outcome: 'shell', reason: '', printed: '', pictures: []});
    } else {
      printed = '';
      const ending = session.run(part);
      const differs = part.output && difference(part.output.text, printed, part.output.vary);
      const reason = reasonOf(part, ending, differs);
      results.push({
        step: part,
        outcome: reason === '' ? 'passed' : 'failed',
        reason,
        ...(differs !== undefined && {difference: differs}),
        printed,
        ...('status' in ending && {status: ending.status}),
        pictures: 'pictures' in ending ? ending.pictures.map(({file}) => file) : [],
      });
    }
  }
  return results;
}

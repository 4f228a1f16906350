import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** One step of the tests: a command, and what it needs before it can run. */
export interface Step {
  /** Name on the command line. */
  name: string;
  /** What it checks, for people. */
  title: string;
  /** Program and arguments. */
  command: readonly [program: string, ...args: string[]];
  /** Names of the steps that must have passed before. Steps that are not part of the run are taken as done. */
  needs?: readonly string[];
  /** Names of steps that must have ended before, whatever their result, because both use the same files. */
  after?: readonly string[];
  /** How many cores it keeps busy; 1 if not given. */
  cores?: number;
  /** Variables added to its environment. */
  env?: Readonly<Record<string, string>>;
  /** File that keeps its output. */
  log?: string;
  /** Makes what other steps need, and nothing if it is there: a run of single steps includes it. */
  isSetUp?: boolean;
  /** Opens a browser; it must be there before the run starts. */
  needsChromium?: boolean;
  /**
   * Patterns of git for the files that decide whether it passes, besides package.json and the lock file. While they are as they
   * were when it last passed, it does not run again; without them, it always runs.
   */
  inputs?: readonly string[];
  /** Names of steps whose output it reads; their inputs are also its own. */
  readsOutputOf?: readonly string[];
  /** Whether it reads the history of git, such as when pages were last changed. */
  readsHistory?: boolean;
  /** Folder that it writes: it runs again if somebody else has changed it since. */
  output?: string;
  /** Shows output as it comes; otherwise it is shown when the step has ended, if it failed or has something to say. */
  isStreamed?: boolean;
}

/** Results of earlier runs. */
export interface StepResults {
  /** Whether a step passed with what is there now; asked once, before it would run. */
  has: (step: Step) => boolean;
  /** Remembers that a step passed, or forgets it. */
  set: (step: Step, hasPassed: boolean) => void;
}

/** Runs a step. @returns whether it passed, and what it printed unless that was shown already. */
function runStep({
  command: [program, ...args],
  env,
  log,
  isStreamed = false,
}: Step): Promise<{ok: boolean; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', isStreamed ? 'inherit' : 'pipe', isStreamed ? 'inherit' : 'pipe'],
      env: {...process.env, ...env},
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ok: false, output: error.message}));
    child.on('close', (status) => {
      const output = Buffer.concat(chunks).toString('utf8');
      if (log !== undefined) {
        fs.writeFileSync(log, output);
      }
      resolve({ok: status === 0, output});
    });
  });
}

/**
 * Runs steps side by side, in the given order as far as their needs and the cores allow.
 *
 * @param results steps that passed before with the same inputs, which do not run again
 * @returns names of the steps that failed or could not run.
 */
export async function runSteps(
  steps: readonly Step[],
  {cores = os.availableParallelism(), results}: {cores?: number; results?: StepResults} = {},
): Promise<string[]> {
  const waiting = [...steps];
  const inRun = new Set(steps.map(({name}) => name));
  const passed = new Set<string>();
  const failed = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let busy = 0;
  let ended = 0;

  const isReady = ({needs = [], after = []}: Step): boolean =>
    needs.every((name) => passed.has(name) || !inRun.has(name)) &&
    after.every((name) => passed.has(name) || failed.has(name) || !inRun.has(name));
  const coresOf = (step: Step): number => Math.min(step.cores ?? 1, cores);
  const start = (step: Step): void => {
    const began = performance.now();
    if (results?.has(step)) {
      ended += 1;
      passed.add(step.name);
      console.log(`[${ended}/${steps.length}] ${step.title}: unchanged since it passed`);
      return;
    }
    busy += coresOf(step);
    console.log(`> ${step.title}`);
    const run = runStep(step).then(({ok, output}) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      ended += 1;
      busy -= coresOf(step);
      running.delete(step.name);
      (ok ? passed : failed).add(step.name);
      results?.set(step, ok);
      console.log(`[${ended}/${steps.length}] ${step.title}: ${ok ? 'passed' : 'FAILED'} in ${seconds} s`);
      if (!ok && output.trim() !== '') {
        console.log(output.trimEnd());
      }
    });
    running.set(step.name, run);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting.filter(({needs = []}) => needs.some((name) => failed.has(name)))) {
      waiting.splice(waiting.indexOf(step), 1);
      failed.add(step.name);
      ended += 1;
      console.log(
        `[${ended}/${steps.length}] ${step.title}: not run, because ${step.needs?.filter((name) => failed.has(name)).join(', ')} failed`,
      );
    }
    let next = waiting.find((step) => isReady(step) && busy + coresOf(step) <= cores);
    while (next) {
      waiting.splice(waiting.indexOf(next), 1);
      start(next);
      next = waiting.find((step) => isReady(step) && busy + coresOf(step) <= cores);
    }
    if (running.size > 0) {
      await Promise.race(running.values());
    } else if (waiting.some(isReady)) {
      continue;
    } else if (waiting.length > 0 && !waiting.some(({needs = []}) => needs.some((name) => failed.has(name)))) {
      throw new Error(`circular dependency between steps: ${waiting.map(({name}) => name).join(', ')}`);
    }
  }
  return [...failed];
}

// cspell:ignore rustc dumpfullversion
import fs from 'node:fs';
import path from 'node:path';
import type {PageSource} from '@training-catalog/content-model';
import {reasonOf, stepNeeded} from '../conditions.js';
import {stepFrontMatter} from '../lastRun.js';
import type {Step} from '../steps.js';
import {difference} from './output.js';
import {parsePage} from './parsePage.js';
import {pythonHere, Sessions, type Result} from './sessions.js';
import {bytesOf, makeWorkspace, type Workspace} from './workspace.js';

/** Outcome of a step. */
export interface StepReport {
  step: Step;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped; empty if it passed. */
  reason: string;
  /** The difference between the printed output and that of the page, line by line. */
  difference?: string;
  /** Its output. */
  printed: string;
  seconds: number;
}

/** Outcome of a page. */
export interface PageReport {
  file: string;
  steps: readonly StepReport[];
  seconds: number;
  /** Programs that the steps used, with versions: `Python 3.11`. */
  tools: readonly string[];
  /** Short commit id of the repository that the steps cloned, if it is the page's or the only one. */
  commit?: string;
}

/** How the steps of a page are run. */
export interface RunOptions {
  isMet: (condition: string) => Promise<boolean>;
  /** URL of the repository that the page is about. */
  repository?: string | undefined;
  /** Puts files that readers have before the first step into the folder in which it runs. */
  prepareFolder?: ((page: PageSource, folder: string) => void) | undefined;
  /** Folder with local copies of repositories: `owner+name/` is a git directory or contains one. */
  gitMirror?: string | undefined;
  /** Folder for the downloads of package managers, for the next run. */
  cache?: string | undefined;
  /** Program that the steps of pages find as `python3` if they name no version. */
  python: string;
  /** Limits of the page: minutes, and bytes in its folder. */
  minutes: number;
  bytes: number;
  /** Whether different output is recorded instead of a failure. */
  recording: boolean;
  env: NodeJS.ProcessEnv;
  /** Called after each step. */
  onStep?: (report: StepReport) => void;
}

/** Programs whose version a page states if its steps use them, and the commands that print it. */
const versions: readonly (readonly [name: string, word: RegExp, command: string])[] = [
  ['Python', /\b(?:python3?|pip3?|uv|jupyter)\b/, `$(${pythonHere}) --version`],
  ['Node', /\b(?:node|npm|npx|pnpm|yarn)\b/, 'node --version'],
  ['Docker', /\bdocker\b/, 'docker version --format "{{.Server.Version}}"'],
  ['Go', /\bgo (?:build|run|install)\b/, 'go version'],
  ['Rust', /\b(?:cargo|rustc)\b/, 'rustc --version'],
  ['Java', /\b(?:java|mvn|gradle)\b/, 'java -version'],
  ['CMake', /\bcmake\b/, 'cmake --version'],
  ['GCC', /\b(?:gcc|g\+\+)/, 'gcc -dumpfullversion'],
];

async function toolsOf(code: string, sessions: Sessions): Promise<string[]> {
  const tools: string[] = [];
  for (const [name, word, command] of versions) {
    if (word.test(code)) {
      const version = /\d+(?:\.\d+)?/.exec(await sessions.outputOf(command))?.[0];
      if (version !== undefined) {
        tools.push(`${name} ${version}`);
      }
    }
  }
  return tools;
}

const repositoryName = (url: string): string =>
  url
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();

/** Reads the current commits of the repositories that the steps have cloned. */
async function commitOf(
  {work}: Workspace,
  repository: string | undefined,
  sessions: Sessions,
): Promise<string | undefined> {
  const found = await sessions.outputOf(
    `find '${work}' -maxdepth 3 -name .git -type d | sort | while read -r dir; do ` +
      'echo "$(git -C "$dir" config remote.origin.url) $(git -C "$dir" rev-parse --short=7 HEAD)"; done',
  );
  const clones = found
    .split('\n')
    .map((line) => line.split(' '))
    .filter((words) => words.length === 2);
  const own = clones.find(
    ([url = '']) => repository !== undefined && repositoryName(url) === repositoryName(repository),
  );
  return (own ?? (clones.length === 1 ? clones[0] : undefined))?.[1];
}

const pythonWords = /\b(?:python3?|pip3?)\b/;

/** The program that the steps find as `python3`: that of the page's front matter, `python3.12`, or the given one. */
function pythonOf(page: PageSource, given: string): string {
  const {data} = stepFrontMatter.python.safeParse(parsePage(page).frontMatter.python);
  return data === undefined ? given : `python${data}`;
}

/**
 * Runs the steps of a page in an empty folder, in order, each only if its conditions are met.
 *
 * @throws Error with file, line, and remedy if the page's steps cannot be read
 */
export async function runPage(page: PageSource, options: RunOptions): Promise<PageReport> {
  const {parts, faults} = parsePage(page);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const startTime = Date.now();
  const steps = parts.filter((part) => part.kind === 'step');
  const usesPython = steps.some(({language, code}) => language === 'python' || pythonWords.test(code));
  const workspace = makeWorkspace({
    page: page.text,
    gitMirror: options.gitMirror,
    cache: options.cache,
    python: usesPython ? pythonOf(page, options.python) : undefined,
    env: options.env,
  });
  options.prepareFolder?.(page, workspace.work);
  let measured = 0;
  let isTooBig = false;
  const stopReason = (): string | undefined => {
    // Measuring a folder that contains a large virtual environment takes a second.
    if (Date.now() - measured > 10_000) {
      isTooBig = bytesOf(workspace) > options.bytes;
      measured = Date.now();
    }
    return isTooBig
      ? `the working folder grew beyond ${(options.bytes / 1e9).toFixed(1)} GB; --gigabytes allows more`
      : Date.now() - startTime > options.minutes * 60_000
        ? `the page took longer than ${options.minutes} minutes; --minutes allows more`
        : undefined;
  };
  const sessions = new Sessions(workspace, stopReason);
  const clear = (): void => {
    sessions.end();
    fs.rmSync(workspace.root, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  };
  // Its processes are not children of the terminal, so Ctrl+C reaches only this one.
  const stop = (): void => {
    clear();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  signals.forEach((signal) => process.on(signal, stop));
  const reports: StepReport[] = [];
  const skipReason = async ({needs}: Step): Promise<string | undefined> => {
    for (const condition of needs) {
      const before = stepNeeded(condition);
      const outcome = reports.find(({step}) => step.number === before)?.outcome;
      if (before === undefined ? !(await options.isMet(condition)) : outcome !== 'passed') {
        return before === undefined
          ? reasonOf(condition)
          : `needs step ${before}, which ${outcome === 'failed' ? 'failed' : 'was not run'}`;
      }
    }
    return undefined;
  };
  const run = (step: Step): Promise<Result> =>
    step.language === 'python'
      ? sessions.runPython(step.code, step.timeout)
      : step.background
        ? sessions.startShell(step.code, step.ready, step.timeout)
        : sessions.runShell(step.code, step.timeout);
  const outcomeOf = (step: Step, {ending, printed}: Result): Pick<StepReport, 'outcome' | 'reason' | 'difference'> => {
    if ('stopped' in ending) {
      return {outcome: 'failed', reason: ending.stopped};
    }
    if (step.fails ? ending.status === 0 : ending.status !== 0) {
      return {
        outcome: 'failed',
        reason: step.fails ? 'it is marked as failing, but did not fail' : `it exited with status ${ending.status}`,
      };
    }
    const differs = step.output && difference(step.output.text, printed, step.output.vary);
    return differs === undefined || options.recording
      ? {outcome: 'passed', reason: ''}
      : {
          outcome: 'failed',
          reason: `its output differs from line ${step.output?.line}`,
          difference: differs,
        };
  };
  try {
    if (steps.some(({code}) => /\bconda (?:de)?activate\b/.test(code))) {
      // In a reader's terminal, conda init has done this.
      await sessions.outputOf('if command -v conda; then eval "$(conda shell.bash hook)"; fi');
    }
    for (const part of parts) {
      if (part.kind === 'save') {
        const folder = (await sessions.outputOf('pwd -P')) || workspace.work;
        const place = path.join(folder, part.file);
        fs.mkdirSync(path.dirname(place), {recursive: true});
        fs.writeFileSync(place, part.text);
        continue;
      }
      const started = Date.now();
      const reason = await skipReason(part);
      const result = reason === undefined ? await run(part) : undefined;
      const report: StepReport = {
        step: part,
        ...(result ? outcomeOf(part, result) : {outcome: 'skipped' as const, reason: reason ?? ''}),
        printed: (result?.printed ?? '').replaceAll(workspace.work, '...').replaceAll(workspace.root, '...'),
        seconds: (Date.now() - started) / 1000,
      };
      reports.push(report);
      options.onStep?.(report);
    }
    const code = reports
      .filter(({outcome}) => outcome === 'passed')
      .map(({step}) => (step.language === 'python' ? 'python' : step.code))
      .join('\n');
    const tools = await toolsOf(code, sessions);
    const commit = await commitOf(workspace, options.repository, sessions);
    return {
      file: page.file,
      steps: reports,
      seconds: (Date.now() - startTime) / 1000,
      tools,
      ...(commit !== undefined && {commit}),
    };
  } finally {
    signals.forEach((signal) => process.off(signal, stop));
    clear();
  }
}

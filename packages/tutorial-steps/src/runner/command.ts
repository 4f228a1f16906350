import fs from 'node:fs';
import path from 'node:path';
import {type PageSource} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import {ContentFiles} from '@training-catalog/content-model/node';
import {filesIn, parseArguments} from '@training-catalog/utils/node';
import {conditionsMet} from './conditionsMet.js';
import {help} from './help.js';
import {parsePage} from './parsePage.js';
import {lastRunOf, machineName, recorded, systemName} from './record.js';
import {
  hasFailed,
  markdownReport,
  mergedReport,
  noResult,
  resultsJson,
  stepLine,
  summary,
  type Outcome,
} from './report.js';
import {runPage, type StepReport} from './runPage.js';
import {pagesOfShard, parseShard} from './shards.js';

/** The steps of a page where they ran a second time. */
export interface SecondRun {
  /** Where: the words before its results, such as `Pyodide`. */
  place: string;
  steps: readonly StepReport[];
}

/** What a site knows about its pages, and the command by itself does not. */
export interface CommandOptions {
  /** Folder of the site; the current one by default. */
  siteDir?: string;
  /** Reads the pages; by default, those in the folders that `--folder` names. */
  readPages?: (siteDir: string) => readonly PageSource[];
  /** URL of the repository that a page is about, whose commit is recorded if the steps clone several. */
  repositoryOf?: (page: PageSource, pages: readonly PageSource[]) => string | undefined;
  /** Puts files that readers have before the first step into the folder in which it runs. */
  prepareFolder?: (page: PageSource, folder: string) => void;
  /**
   * Runs the steps of a page a second time, elsewhere, and compares what they print with the page. A step that fails there
   * has failed. Undefined if the page runs in one place only.
   */
  runAgain?: (page: PageSource) => Promise<SecondRun | undefined>;
}

const options = {
  help: {type: 'boolean', default: false},
  record: {type: 'boolean', default: false},
  list: {type: 'boolean', default: false},
  provide: {type: 'string', multiple: true},
  folder: {type: 'string', multiple: true, default: ['docs'] as string[]},
  'git-mirror': {type: 'string'},
  python: {type: 'string', default: 'python3'},
  minutes: {type: 'string', default: '60'},
  gigabytes: {type: 'string', default: '6'},
  report: {type: 'string'},
  shard: {type: 'string'},
  merge: {type: 'string'},
} as const;

function positive(value: string, option: string): number {
  const number = Number(value);
  if (!(number > 0)) {
    throw new Error(`--${option} ${value} is not a number above 0`);
  }
  return number;
}

/** The path if there is something. */
function existing(siteDir: string, file: string, option: string): string {
  if (!fs.existsSync(path.resolve(siteDir, file))) {
    throw new Error(`--${option} ${file}: it does not exist; write a path from here`);
  }
  return path.resolve(siteDir, file);
}

/** Whether a page has steps, or something is wrong with it, which is then its result. */
function hasSteps(page: PageSource): boolean {
  const {parts, faults} = parsePage(page);
  return parts.some(({kind}) => kind === 'step') || faults.length > 0;
}

/** Reads the pages in some folders. */
function pagesIn(siteDir: string, folders: readonly string[]): PageSource[] {
  folders.forEach((folder) => existing(siteDir, folder, 'folder'));
  const files = new ContentFiles(siteDir);
  const names = folders.flatMap((folder) =>
    filesIn(siteDir, folder)
      .filter((file) => /\.mdx?$/.test(file))
      .sort(),
  );
  const pages = names.map((file) => ({file, text: files.read(file)}));
  const [fault] = files.faults.values();
  if (fault) {
    throw new Error(`${fault.file}:${fault.line}: ${fault.message}`);
  }
  return pages;
}

/** Pages with steps for an argument of the command: a page, a folder, or the name of a folder in a folder of pages. */
function pagesOf(pages: readonly PageSource[], wanted: string): PageSource[] {
  const given = wanted.replaceAll(path.sep, '/').replace(/^\.\/|\/$/g, '');
  const tops = new Set(pages.map(({file}) => file.slice(0, file.indexOf('/') + 1)));
  for (const place of [given, ...[...tops].map((top) => top + given)]) {
    const found = pages.filter(({file}) => file === place || file.startsWith(`${place}/`));
    if (found.length > 0) {
      const withSteps = found.filter(hasSteps);
      if (withSteps.length === 0) {
        throw new Error(`${place}: no page there has steps; write run after the language of a code block`);
      }
      return withSteps;
    }
  }
  const names = new Set(
    pages.map(({file}) => file.split('/')).flatMap((parts) => (parts.length > 2 ? (parts[1] ?? []) : [])),
  );
  throw new Error(
    `there is no page or folder "${wanted}"; ${didYouMean(wanted, names)}write its path, or the name of a folder in ${[...tops].join(', ')}`,
  );
}

/** Lists pages with their steps. */
function listSteps(pages: readonly PageSource[]): void {
  for (const page of pages) {
    console.log(page.file);
    const {parts, faults} = parsePage(page);
    faults.forEach((fault) => console.log(`  ${fault}`));
    for (const part of parts) {
      if (part.kind === 'step') {
        const {number, line, heading, needs} = part;
        console.log(
          `  step ${number} (line ${line}) ${heading}${needs.length > 0 ? `; needs ${needs.join(', ')}` : ''}`,
        );
      }
    }
  }
}

/** Most bytes of the results of a part, and most parts. More cannot be the results of a run. */
const mostBytes = 8_000_000;
const mostParts = 64;

/** Joins the results in a folder, which a machine has written that runs code of others. */
function mergeResults(folder: string, pages: readonly PageSource[]): string {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const parts = names
    .toSorted()
    .slice(0, mostParts)
    .map((name) => {
      const file = path.join(folder, name);
      const stats = fs.lstatSync(file);
      return {name, text: stats.isFile() && stats.size <= mostBytes ? fs.readFileSync(file, 'utf8') : ''};
    });
  return mergedReport(
    parts,
    pages.map(({file}) => file),
  );
}

/** The steps of a page, each failed if it has failed in either place. */
const joined = (steps: readonly StepReport[], {place, steps: again}: SecondRun): StepReport[] =>
  steps.map((report) => {
    const failed = again.find(({step, outcome}) => step.number === report.step.number && outcome === 'failed');
    return failed && report.outcome !== 'failed' ? {...failed, reason: `${place}: ${failed.reason}`} : report;
  });

/** @returns whether nothing failed */
async function execute(
  args: readonly string[],
  {siteDir = process.cwd(), readPages, repositoryOf, prepareFolder, runAgain}: CommandOptions,
): Promise<boolean> {
  const {values, positionals} = parseArguments({args: [...args], options, allowPositionals: true}, didYouMean);
  if (values.help) {
    console.log(help);
    return true;
  }
  const pages = readPages?.(siteDir) ?? pagesIn(siteDir, values.folder);
  const chosen = positionals.length > 0 ? positionals.flatMap((word) => pagesOf(pages, word)) : pages.filter(hasSteps);
  const wanted = values.shard === undefined ? chosen : pagesOfShard(chosen, parseShard(values.shard));
  const writeReport = (outcomes: readonly Outcome[]): void => {
    if (values.report !== undefined) {
      fs.writeFileSync(values.report, (values.report.endsWith('.json') ? resultsJson : markdownReport)(outcomes));
    }
  };
  if (values.merge !== undefined) {
    if (values.report === undefined) {
      throw new Error('--merge needs --report <file>');
    }
    fs.writeFileSync(values.report, mergeResults(values.merge, wanted));
    return true;
  }
  const minutes = positive(values.minutes, 'minutes');
  const bytes = positive(values.gigabytes, 'gigabytes') * 1e9;
  if (values.list) {
    listSteps(wanted);
    return true;
  }
  const isMet = conditionsMet((values.provide ?? []).flatMap((list) => list.split(',').map((word) => word.trim())));
  const gitMirror = values['git-mirror'] && existing(siteDir, values['git-mirror'], 'git-mirror');
  // If this process is ended, the report names the pages without a result.
  const outcomes: Outcome[] = wanted.map(({file}) => ({file, problem: noResult}));
  writeReport(outcomes);
  for (const [index, page] of wanted.entries()) {
    console.log(page.file);
    try {
      const report = await runPage(page, {
        isMet,
        repository: repositoryOf?.(page, pages),
        prepareFolder,
        gitMirror,
        cache: path.join(siteDir, 'node_modules/.cache/tutorial-steps'),
        python: values.python,
        minutes,
        bytes,
        recording: values.record,
        env: process.env,
        onStep: (step) => console.log(stepLine(step)),
      });
      outcomes[index] = {report};
      console.log(`  ${summary(report.steps)}, ${report.seconds.toFixed(0)} s`);
      let {text} = page;
      const passed = report.steps.filter(({outcome}) => outcome === 'passed').length;
      if (values.record && passed > 0 && !hasFailed([{report}])) {
        text = recorded(page, report, lastRunOf(report, new Date(), {system: systemName(), machine: machineName()}));
        fs.writeFileSync(path.join(siteDir, page.file), text);
        console.log('  recorded');
      } else if (values.record) {
        console.log(`  not recorded: ${passed === 0 ? 'no step was run' : 'a step failed'}`);
      }
      const second = await runAgain?.({file: page.file, text});
      if (second) {
        const failed = second.steps.filter(({outcome}) => outcome === 'failed');
        console.log([`  ${second.place}: ${summary(second.steps)}`, ...failed.map(stepLine)].join('\n'));
        outcomes[index] = {report: {...report, steps: joined(report.steps, second)}};
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      outcomes[index] = {file: page.file, problem};
      console.log(`  not run: ${problem}`);
    }
    writeReport(outcomes);
  }
  return !hasFailed(outcomes);
}

/**
 * Runs the command. Each page runs in its own empty folder: workspace.ts makes it, with an empty home, a Python
 * whose pip refuses to install outside of environments, git settings that point to local copies, and an environment
 * without secrets. sessions.ts keeps one shell
 * and one Python interpreter. runPage.ts runs each step whose conditions are met (conditionsMet.ts) within its limits,
 * and compares what it prints (output.ts). report.ts words the outcome; record.ts writes output and `lastRun` into the
 * page; shards.ts splits the pages into parts for several machines.
 *
 * @param args arguments of the command line, without the program
 * @returns exit status: 1 if a step failed, or the command could not be understood
 */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<0 | 1> {
  try {
    return (await execute(args, options)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

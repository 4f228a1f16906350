/**
 * Runs the steps of pages: `npm run tutorials -- "<Project>"`, or a page, a folder, or nothing for all pages.
 * Each page runs in its own empty folder; the status is 1 if a step failed. sample_docs/tested-commands.md says
 * how steps are written, content-lint/model/steps.ts reads them, and content-lint/rules/pageRules.ts checks them.
 *
 * workspace.ts makes the empty folder with an empty home, a virtual environment, git settings that point to local
 * copies, and an environment without secrets. sessions.ts keeps one shell and one Python interpreter. runPage.ts asks
 * conditions.ts whether the conditions of a step are met, runs it within its limits, and compares what it prints
 * (output.ts). report.ts prints the outcome; record.ts writes output and `lastRun` into the page. The weekly workflow
 * runs the pages in parts (shards.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {didYouMean, type PageSource} from '@training-catalog/content-model';
import {parsePage} from '../../content-lint/model/page';
import {projectFacts} from '../../content-lint/model/schemas';
import {readSteps} from '../../content-lint/model/steps';
import {parseArguments} from '@training-catalog/content-model/node';
import {projectFolder} from '../../shared/projectFolder';
import {helpIfRequested} from '../help/command';
import {conditionsMet} from './conditions';
import {lastRunOf, recorded, systemName} from './record';
import {hasFailed, markdownReport, mergedReport, noResult, stepLine, summary, type Outcome} from './report';
import {runPage} from './runPage';
import {pagesOfShard, parseShard} from './shards';
import {tutorials} from './usage';
import {projectsArea} from '../../shared/areas';

const siteDir = process.cwd();

const options = {
  record: {type: 'boolean', default: false},
  list: {type: 'boolean', default: false},
  provide: {type: 'string', multiple: true},
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

const hasSteps = (page: PageSource): boolean => {
  const {parts, faults} = readSteps(parsePage(page).tree, page.text);
  return parts.some(({kind}) => kind === 'step') || faults.length > 0;
};

/** Pages with steps for an argument of the command: a page, a folder, or a project's name. */
function pagesOf(pages: readonly PageSource[], wanted: string): PageSource[] {
  const given = wanted.replaceAll(path.sep, '/').replace(/^\.\/|\/$/g, '');
  for (const place of [given, `${projectsArea}/${given}`]) {
    const found = pages.filter(({file}) => file === place || file.startsWith(`${place}/`));
    if (found.length > 0) {
      const withSteps = found.filter(hasSteps);
      if (withSteps.length === 0) {
        throw new Error(`${place}: no page there has steps; write run after the language of a code block`);
      }
      return withSteps;
    }
  }
  const names = pages.flatMap(({file}) => projectFolder(file) ?? []);
  throw new Error(
    `there is no project, page or folder "${wanted}"; ${didYouMean(wanted, new Set(names))}write the name of a folder in docs/, or a path`,
  );
}

/** URL of the repository of the project that a page belongs to. */
function repositoryOf(pages: readonly PageSource[], {file}: PageSource): string | undefined {
  const folder = path.posix.dirname(file);
  return pages
    .filter((page) => path.posix.dirname(page.file) === folder)
    .map((page) => projectFacts.safeParse(parsePage(page).frontMatter?.project).data?.repository)
    .find((repository) => repository !== undefined);
}

async function main(): Promise<void> {
  helpIfRequested(tutorials);
  const {values, positionals} = parseArguments({options, allowPositionals: true}, didYouMean);
  const {pages} = readCatalogSource(siteDir);
  const chosen = positionals.length > 0 ? positionals.flatMap((word) => pagesOf(pages, word)) : pages.filter(hasSteps);
  const wanted = values.shard === undefined ? chosen : pagesOfShard(chosen, parseShard(values.shard));
  const writeReport = (text: string): void => {
    if (values.report !== undefined) {
      fs.writeFileSync(values.report, text);
    }
  };
  if (values.merge !== undefined) {
    const folder = values.merge;
    if (values.report === undefined) {
      throw new Error('--merge needs --report <file>');
    }
    const parts = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
    const texts = parts.toSorted().map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    writeReport(
      mergedReport(
        texts,
        wanted.map(({file}) => file),
      ),
    );
    return;
  }
  const limits = {
    minutes: positive(values.minutes, 'minutes'),
    bytes: positive(values.gigabytes, 'gigabytes') * 1e9,
  };
  if (values.list) {
    wanted.forEach((page) => {
      console.log(page.file);
      readSteps(parsePage(page).tree, page.text).parts.forEach((part) => {
        if (part.kind === 'step') {
          const {number, line, heading, needs} = part;
          console.log(
            `  step ${number} (line ${line}) ${heading}${needs.length > 0 ? `; needs ${needs.join(', ')}` : ''}`,
          );
        }
      });
    });
    return;
  }
  const isMet = conditionsMet((values.provide ?? []).flatMap((list) => list.split(',').map((word) => word.trim())));
  const gitMirror = values['git-mirror'] === undefined ? undefined : path.resolve(values['git-mirror']);
  if (gitMirror !== undefined && !fs.existsSync(gitMirror)) {
    throw new Error(`--git-mirror ${gitMirror}: there is no such folder`);
  }
  // If this process is ended, the report names the pages without a result.
  const outcomes: Outcome[] = wanted.map(({file}) => ({file, problem: noResult}));
  writeReport(markdownReport(outcomes));
  for (const [index, page] of wanted.entries()) {
    console.log(page.file);
    try {
      const report = await runPage(page, {
        isMet,
        repository: repositoryOf(pages, page),
        gitMirror,
        cache: path.join(siteDir, 'node_modules/.cache/tutorials'),
        python: values.python,
        ...limits,
        recording: values.record,
        env: process.env,
        onStep: (step) => console.log(stepLine(step)),
      });
      outcomes[index] = {report};
      console.log(`  ${summary(report.steps)}, ${report.seconds.toFixed(0)} s`);
      const passed = report.steps.filter(({outcome}) => outcome === 'passed').length;
      if (values.record && passed > 0 && !hasFailed([{report}])) {
        const text = recorded(page, report, lastRunOf(report, new Date(), systemName()));
        fs.writeFileSync(path.join(siteDir, page.file), text);
        console.log('  recorded');
      } else if (values.record) {
        console.log(`  not recorded: ${passed === 0 ? 'no step was run' : 'a step failed'}`);
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      outcomes[index] = {file: page.file, problem};
      console.log(`  not run: ${problem}`);
    }
    writeReport(markdownReport(outcomes));
  }
  process.exitCode = hasFailed(outcomes) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {foreignLines, foreignWords} from '@training-catalog/utils';
import * as z from 'zod';
import type {PageReport, StepReport} from './runPage.js';

const outcomeWords = {passed: 'passed', failed: 'FAILED', skipped: 'skipped'} as const;

/** The last lines of a text. */
function tail(text: string, lines: number): string {
  const all = text.trimEnd().split('\n');
  return all.length <= lines ? text.trimEnd() : ['...', ...all.slice(-lines)].join('\n');
}

/** Details of a failed step: the difference, or the end of its output. */
const evidence = ({outcome, difference, printed}: StepReport): string =>
  outcome === 'failed' ? tail(difference ?? printed, 40).trimEnd() : '';

/** A step in the terminal: number, line, heading, outcome, reason, seconds; its output if it failed. */
export function stepLine(report: StepReport): string {
  const {step, outcome, reason, seconds} = report;
  const heading = step.heading === '' ? '' : ` ${step.heading}`;
  const why = reason === '' ? '' : `: ${reason}`;
  const shown = evidence(report);
  return [
    `  step ${step.number} (line ${step.line})${heading}: ${outcomeWords[outcome]}${why}${outcome === 'skipped' ? '' : ` (${seconds.toFixed(1)} s)`}`,
    ...(shown === '' ? [] : shown.split('\n').map((line) => `      ${line}`)),
  ].join('\n');
}

const count = (number: number, outcome: string): string => `${number} ${outcome}`;

/** Number of a page's steps by outcome: `5 passed, 1 skipped`. */
export function summary(steps: readonly Pick<StepReport, 'outcome'>[]): string {
  const numbers = (['passed', 'failed', 'skipped'] as const).flatMap((outcome) => {
    const number = steps.filter((step) => step.outcome === outcome).length;
    return number > 0 || outcome === 'passed' ? [count(number, outcome)] : [];
  });
  return numbers.join(', ');
}

/** A page that was run, or why it was not. */
export type Outcome = {report: PageReport} | {file: string; problem: string};

/** Most characters of a text in the results; longer ones are cut. */
const longest = {file: 500, line: 500, shown: 8000} as const;

const number = z.number().min(0);
const words = z.string().max(longest.line);

/** The result of a step: `shown` is the end of its output, or what differs from the page. */
const stepResult = z.strictObject({
  number,
  line: number,
  heading: words,
  outcome: z.enum(['passed', 'failed', 'skipped']),
  reason: words,
  shown: z.strictObject({language: z.enum(['text', 'diff']), text: z.string().max(longest.shown)}).optional(),
});

const file = z.string().max(longest.file);

/**
 * The results of a run as data. Steps are code of others: what a machine that has run them says is read by this schema
 * and these limits, and nothing else of it is used.
 */
const results = z
  .array(
    z.union([
      z.strictObject({file, problem: words}),
      z.strictObject({file, seconds: number, steps: z.array(stepResult).max(500)}),
    ]),
  )
  .max(5000);

/** Result of one page. */
type PageResult = z.infer<typeof results>[number];

function resultOf(outcome: Outcome): PageResult {
  if ('problem' in outcome) {
    return {file: outcome.file, problem: outcome.problem.slice(0, longest.line)};
  }
  const {file: page, seconds, steps} = outcome.report;
  return {
    file: page,
    seconds,
    steps: steps.map((report) => {
      const {step, outcome: stepOutcome, reason} = report;
      const text = evidence(report).slice(0, longest.shown);
      return {
        number: step.number,
        line: step.line,
        heading: step.heading.slice(0, longest.line),
        outcome: stepOutcome,
        reason: reason.slice(0, longest.line),
        ...(text !== '' && {shown: {language: report.difference === undefined ? 'text' : 'diff', text}}),
      };
    }),
  };
}

/** The results of a run as JSON, for {@link mergedReport}. */
export const resultsJson = (outcomes: readonly Outcome[]): string => `${JSON.stringify(outcomes.map(resultOf))}\n`;

const heading = '| Page | Run | Steps | Minutes |\n| --- | --- | --- | --- |';

/** The row of a page, and a section for each of its steps that failed. */
function pageMarkdown(result: PageResult): {row: string; failures: string[]} {
  const name = foreignWords(result.file, longest.file);
  if ('problem' in result) {
    return {row: `| ${name} | not run | ${foreignWords(result.problem)} | |`, failures: []};
  }
  const {steps, seconds} = result;
  const skipped = steps
    .filter((step) => step.outcome === 'skipped')
    .map((step) => `step ${step.number} ${foreignWords(step.reason)}`);
  const failed = steps.filter((step) => step.outcome === 'failed');
  const state = failed.length > 0 ? '**failed**' : skipped.length > 0 ? 'partial' : 'complete';
  return {
    row: `| ${name} | ${state} | ${[summary(steps), ...skipped].join('; ')} | ${Math.max(1, Math.round(seconds / 60))} |`,
    failures: failed.map((step) =>
      [
        `### ${name}, step ${step.number} (line ${step.line})`,
        [step.heading, step.reason]
          .map((text) => foreignWords(text))
          .filter(Boolean)
          .join(': '),
        ...(step.shown ? [foreignLines(step.shown.text, step.shown.language)] : []),
      ].join('\n\n'),
    ),
  };
}

function markdownOf(pages: readonly PageResult[], notes: readonly string[] = []): string {
  const parts = pages.map(pageMarkdown);
  const failures = parts.flatMap((part) => part.failures);
  return [
    [heading, ...parts.map(({row}) => row)].join('\n'),
    ...notes,
    ...(failures.length > 0 ? ['## Failed steps', ...failures] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** All pages of a run as Markdown, for an issue: a table, then the failures. Texts of pages and programs are code in it. */
export const markdownReport = (outcomes: readonly Outcome[]): string => markdownOf(outcomes.map(resultOf));

/** What a report says about a page until it was run. */
export const noResult = 'no result';

/**
 * Joins the results of the parts of a run.
 *
 * @param parts - name of each part, and its results as JSON, which anybody may have written: of a part that is not of the
 * schema, only the name is in the report.
 * @param files - pages that should be in them; each that is in none gets a row that says so, and others are left out.
 */
export function mergedReport(parts: readonly {name: string; text: string}[], files: readonly string[]): string {
  const byFile = new Map<string, PageResult>();
  const unread: string[] = [];
  for (const {name, text} of parts) {
    try {
      results.parse(JSON.parse(text)).forEach((result) => byFile.set(result.file, result));
    } catch {
      unread.push(`The results of ${foreignWords(name)} were not used, because they are not of the schema.`);
    }
  }
  return markdownOf(
    files.map((page) => byFile.get(page) ?? {file: page, problem: noResult}),
    unread,
  );
}

/** Did any page fail? */
export const hasFailed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some((outcome) => 'problem' in outcome || outcome.report.steps.some((step) => step.outcome === 'failed'));

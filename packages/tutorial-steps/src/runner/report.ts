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
export function summary(steps: readonly StepReport[]): string {
  const numbers = (['passed', 'failed', 'skipped'] as const).flatMap((outcome) => {
    const number = steps.filter((step) => step.outcome === outcome).length;
    return number > 0 || outcome === 'passed' ? [count(number, outcome)] : [];
  });
  return numbers.join(', ');
}

/** A page that was run, or why it was not. */
export type Outcome = {report: PageReport} | {file: string; problem: string};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The row of a page without a result. */
const problemRow = (file: string, problem: string): string => `| ${cell(file)} | not run | ${cell(problem)} | |`;

const heading = '| Page | Run | Steps | Minutes |\n| --- | --- | --- | --- |';

const failuresHeading = '\n\n## Failed steps\n\n';

const reportOf = (rows: readonly string[], failures: readonly string[]): string =>
  [heading, ...rows].join('\n').concat(failures.length > 0 ? `${failuresHeading}${failures.join('\n\n')}` : '', '\n');

/** A fence longer than any in the text. */
const fence = (text: string): string =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

/** All pages of a run as Markdown, for an issue: a table, then the failures. */
export function markdownReport(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    if ('problem' in outcome) {
      return problemRow(outcome.file, outcome.problem);
    }
    const {file, steps, seconds} = outcome.report;
    const skipped = steps
      .filter((step) => step.outcome === 'skipped')
      .map(({step, reason}) => `step ${step.number} ${reason}`);
    const isFailed = steps.some((step) => step.outcome === 'failed');
    const result = isFailed ? '**failed**' : skipped.length > 0 ? 'partial' : 'complete';
    return `| ${cell(file)} | ${result} | ${cell([summary(steps), ...skipped].join('; '))} | ${Math.max(1, Math.round(seconds / 60))} |`;
  });
  const failures = outcomes.flatMap((outcome) =>
    'problem' in outcome
      ? []
      : outcome.report.steps
          .filter((step) => step.outcome === 'failed')
          .map((step) => {
            const shown = evidence(step);
            const around = fence(shown);
            return [
              `### ${outcome.report.file}, step ${step.step.number} (line ${step.step.line})`,
              `${step.step.heading === '' ? '' : `${step.step.heading}: `}${step.reason}.`,
              ...(shown === ''
                ? []
                : [`${around}${step.difference === undefined ? 'text' : 'diff'}\n${shown}\n${around}`]),
            ].join('\n\n');
          }),
  );
  return reportOf(rows, failures);
}

/** What a report says about a page until it was run. */
export const noResult = 'no result';

/**
 * Joins the reports of the parts of a run.
 *
 * @param files pages that should be in them; each that is in none gets a row that says so
 */
export function mergedReport(reports: readonly string[], files: readonly string[]): string {
  const parts = reports.map((report) => {
    const [table = '', ...failures] = report.trimEnd().split(failuresHeading);
    return {rows: table.split('\n').slice(2), failures: failures.length > 0 ? [failures.join(failuresHeading)] : []};
  });
  const rows = parts.flatMap((part) => part.rows);
  const missing = files.filter((file) => !rows.some((row) => row.startsWith(`| ${cell(file)} |`)));
  return reportOf(
    [...rows, ...missing.map((file) => problemRow(file, noResult))],
    parts.flatMap(({failures}) => failures),
  );
}

/** Did any page fail? */
export const hasFailed = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some((outcome) => 'problem' in outcome || outcome.report.steps.some((step) => step.outcome === 'failed'));

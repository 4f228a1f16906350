import {repositoryUrl} from '../../shared/site';
import type {Finding} from './compare';

/** Labels of the outcomes, in the order of the report. */
const outcomes: Readonly<Record<Finding['outcome'], string>> = {
  moved: 'moved on',
  unreachable: 'not reached',
  unknown: 'unknown',
  commits: 'newer commits',
  same: 'in step',
  none: 'no repository',
};

const order = Object.keys(outcomes);

const sorted = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));

/** Summary line: the number of projects with each outcome. */
export const summary = (findings: readonly Finding[]): string =>
  Object.entries(outcomes)
    .map(([outcome, name]) => ({name, count: findings.filter((finding) => finding.outcome === outcome).length}))
    .filter(({count}) => count > 0)
    .map(({name, count}) => `${count} ${name}`)
    .join(', ');

/** Control characters in the text of a repository could change what a terminal shows. */
// eslint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

/** A text of several lines without control characters. */
export const printable = (lines: string): string => lines.split('\n').map(plain).join('\n');

/** The findings as a table for the terminal; each further change is on a separate line. */
export function terminalTable(findings: readonly Finding[]): string[] {
  const rows = sorted(findings).flatMap(({project, described, upstream, outcome, changes}): string[][] => {
    const [first = '', ...more] = changes;
    return [
      [project, outcomes[outcome], described, upstream, first],
      ...more.map((change) => ['', '', '', '', change]),
    ];
  });
  const table = [['Project', 'State', 'Pages describe', 'Repository has', 'What changed'], ...rows].map((row) =>
    row.map(plain),
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Text in a cell of a Markdown table, escaped so that nothing in it is markup or mentions a person. */
const cell = (text: string): string =>
  plain(text).replaceAll(/[\\`*_{}[\]<>()#+!|~@&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Most characters of all differences; GitHub accepts 65,536 in an issue. */
const mostCharacters = 40_000;

/** Most lines of one difference. */
const mostLines = 80;

function foldedDifferences(findings: readonly Finding[]): string[] {
  let left = mostCharacters;
  return findings.flatMap(({project, differences}) =>
    differences
      .filter(({lines}) => lines !== '')
      .map(({title, lines}) => {
        const all = lines.split('\n');
        const shown = all.slice(0, mostLines).join('\n');
        const fence = '`'.repeat(Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)));
        const head = `<summary>${cell(project)}: ${cell(title)}</summary>`;
        if (shown.length > left) {
          return `<details>${head}\n\nLeft out here, because the report is long; \`npm run sync\` shows it.\n\n</details>`;
        }
        left -= shown.length;
        const rest = all.length > mostLines ? `\n\n... and ${all.length - mostLines} more lines.` : '';
        return `<details>${head}\n\n${fence}diff\n${shown}\n${fence}${rest}\n\n</details>`;
      }),
  );
}

const linked = (finding: Finding): string =>
  finding.repository === undefined ? cell(finding.project) : `[${cell(finding.project)}](${finding.repository})`;

/**
 * The findings as Markdown, for an issue or a pull request: first the ones that need a person, the rest in one line.
 */
export function markdownReport(findings: readonly Finding[]): string {
  const needing = sorted(findings).filter(({outcome}) => outcome !== 'same' && outcome !== 'none');
  const rows = needing.map((finding) => {
    const {outcome, described, upstream, changes, written} = finding;
    const what = [...changes, ...(written.length > 0 ? [`imported again: ${written.join(', ')}`] : [])];
    return `| ${linked(finding)} | ${outcomes[outcome]} | ${cell(described)} | ${cell(upstream)} | ${what.map(cell).join('; ')} |`;
  });
  const others = sorted(findings).filter((finding) => !needing.includes(finding));
  return [
    '## Projects whose repository moved on',
    '',
    `${summary(findings)}. Written by \`npm run sync\`; [CONTRIBUTING](${repositoryUrl}/blob/main/CONTRIBUTING.md#when-a-repository-moves-on) says what to do.`,
    ...(rows.length > 0
      ? [
          '',
          '| Project | State | Pages describe | Repository has | What changed |',
          '| --- | --- | --- | --- | --- |',
          ...rows,
        ]
      : []),
    ...(others.length > 0
      ? [
          '',
          `Nothing to do: ${others.map((finding) => `${linked(finding)} (${outcomes[finding.outcome]})`).join(', ')}.`,
        ]
      : []),
    ...foldedDifferences(needing).flatMap((difference) => ['', difference]),
    '',
  ].join('\n');
}

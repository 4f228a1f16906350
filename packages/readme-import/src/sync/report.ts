import type {Finding} from './compare.js';

/** Labels of the outcomes, in the order of the report. */
const outcomes: Readonly<Record<Finding['outcome'], string>> = {
  moved: 'changed',
  unreachable: 'unreachable',
  unknown: 'unknown',
  commits: 'newer commits',
  same: 'up to date',
  none: 'no repository',
};

const inOrder = (findings: readonly Finding[]): Finding[] =>
  Object.keys(outcomes).flatMap((outcome) => findings.filter((finding) => finding.outcome === outcome));

/** Summary line: the number of projects with each outcome. */
export const summary = (findings: readonly Finding[]): string =>
  Object.entries(outcomes)
    .map(([outcome, label]) => ({label, count: findings.filter((finding) => finding.outcome === outcome).length}))
    .filter(({count}) => count > 0)
    .map(({label, count}) => `${count} ${label}`)
    .join(', ');

/** Control characters in the text of a repository could change what a terminal shows. */
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g, ' ');

/** The findings for the terminal, with all differences. */
export const terminalReport = (findings: readonly Finding[]): string =>
  inOrder(findings)
    .map(({project, outcome, described, upstream, changes, differences}) =>
      [
        `${project}: ${outcomes[outcome]}`,
        ...(outcome === 'none' ? [] : [`  pages describe ${described}; repository: ${upstream || 'not read'}`]),
        ...changes.map((change) => `  ${change}`),
        ...differences.map(({title, lines}) => `\n${title}\n${lines}\n`),
      ].join('\n'),
    )
    .map(plain)
    .join('\n');

/** Text in Markdown, escaped so that nothing in it is markup or mentions a person. */
const cell = (text: string): string =>
  plain(text)
    .replaceAll('\n', ' ')
    .replaceAll(/[\\`*_{}[\]<>()#+!|~@&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Maximum number of characters of all differences; GitHub accepts 65,536 in an issue. */
const maxCharacters = 40_000;

/** Maximum number of lines of one difference. */
const maxLines = 80;

function foldedDifferences(findings: readonly Finding[]): string[] {
  let left = maxCharacters;
  return findings.flatMap(({project, differences}) =>
    differences.map(({title, lines}) => {
      const all = lines.split('\n');
      const shown = all.slice(0, maxLines).join('\n');
      left -= shown.length;
      const fence = '`'.repeat(Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)));
      const rest = all.length > maxLines ? `\n\n... and ${all.length - maxLines} more lines.` : '';
      const body = left < 0 ? 'Left out, because the report is too long.' : `${fence}diff\n${shown}\n${fence}${rest}`;
      return `<details><summary>${cell(project)}: ${cell(title)}</summary>\n\n${body}\n\n</details>\n`;
    }),
  );
}

/**
 * The findings as Markdown, for an issue or a pull request: first the ones that need a person, the rest in one line.
 *
 * @param guide URL of a page that says what to do
 */
export function markdownReport(findings: readonly Finding[], guide: string | undefined): string {
  const linked = ({project, repository}: Finding): string =>
    repository === undefined ? cell(project) : `[${cell(project)}](${repository})`;
  const isDone = ({outcome}: Finding): boolean => outcome === 'same' || outcome === 'none';
  const needing = inOrder(findings).filter((finding) => !isDone(finding));
  const others = inOrder(findings).filter(isDone);
  const rows = needing.map((finding) => {
    const {outcome, described, upstream, changes} = finding;
    return `| ${linked(finding)} | ${outcomes[outcome]} | ${cell(described)} | ${cell(upstream)} | ${changes.map(cell).join('; ')} |`;
  });
  const head = ['| Project | State | Pages describe | Repository | Changes |', '| --- | --- | --- | --- | --- |'];
  const left = others.map((finding) => `${linked(finding)} (${outcomes[finding.outcome]})`).join(', ');
  return [
    '## Projects with changed repositories\n',
    `${summary(findings)}.${guide === undefined ? '' : ` For what to do, see [the guide](${guide}).`}\n`,
    ...(rows.length > 0 ? [...head, ...rows, ''] : []),
    ...(left === '' ? [] : [`No action needed: ${left}.\n`]),
    ...foldedDifferences(needing),
  ].join('\n');
}

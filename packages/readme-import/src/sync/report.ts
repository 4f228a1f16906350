import {upstreamState} from '@training-catalog/catalog/facts';
import {foreignLines, foreignWords} from '@training-catalog/utils';
import * as z from 'zod';
import type {Finding} from './compare.js';
import type {Project} from './projects.js';

/** Labels of the outcomes, in the order of the report. */
const outcomes: Readonly<Record<Finding['outcome'], string>> = {
  moved: 'changed',
  unreachable: 'unreachable',
  unknown: 'unknown',
  commits: 'newer commits',
  same: 'up to date',
  none: 'no repository',
};

const words = z.string().max(1000);

/**
 * Findings as data. Repositories of others were read for them, so they are read by this schema and these limits, and
 * nothing else of what that machine says is used.
 */
const findingsSchema = z
  .array(
    z.strictObject({
      project: words,
      repository: words.optional(),
      described: words,
      upstream: words,
      outcome: z.enum(['moved', 'commits', 'same', 'unknown', 'unreachable', 'none']),
      changes: z.array(words).max(100),
      differences: z.array(z.strictObject({title: words, lines: z.string().max(40_000)})).max(20),
      state: upstreamState.extend({license: words.min(1).optional(), version: words.min(1).optional()}).optional(),
    }),
  )
  .max(2000);

/** The findings as JSON, for {@link readFindings}: texts that are too long for it are cut. */
export const findingsJson = (findings: readonly Finding[]): string =>
  JSON.stringify(
    findings.map((finding) => ({
      ...finding,
      described: finding.described.slice(0, 1000),
      upstream: finding.upstream.slice(0, 1000),
      changes: finding.changes.slice(0, 100).map((change) => change.slice(0, 1000)),
      differences: finding.differences
        .slice(0, 20)
        .map(({title, lines}) => ({title: title.slice(0, 1000), lines: lines.slice(0, 40_000)})),
    })),
  );

/**
 * Reads the findings of an earlier run.
 *
 * @param projects - what pages say, which names the repository; findings of other projects are left out.
 * @throws if they are not of the schema.
 */
export const readFindings = (json: string, projects: readonly Pick<Project, 'name' | 'repository'>[]): Finding[] =>
  findingsSchema.parse(JSON.parse(json)).flatMap(({state, ...finding}) =>
    projects
      .filter(({name}) => name === finding.project)
      .map(({repository}) => ({
        ...finding,
        repository,
        ...(state && repository !== undefined && {state: {...state, repository}}),
      })),
  );

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

/** Maximum number of characters of all differences; GitHub accepts 65,536 in an issue. */
const maxCharacters = 40_000;

/** Maximum number of lines of one difference. */
const maxLines = 80;

function foldedDifferences(findings: readonly Finding[]): string[] {
  let left = maxCharacters;
  return findings.flatMap(({project, differences}) =>
    differences.map(({title, lines}) => {
      const shown = foreignLines(lines, 'diff', {lines: maxLines});
      left -= shown.length;
      const body = left < 0 ? 'Left out, because the report is too long.' : shown;
      return `${foreignWords(project)}: ${foreignWords(title)}\n\n<details><summary>Difference</summary>\n\n${body}\n\n</details>\n`;
    }),
  );
}

/**
 * The findings as Markdown, for an issue or a pull request: first the ones that need a person, the rest in one line. What
 * pages and repositories say is code in it.
 *
 * @param guide URL of a page that says what to do
 */
export function markdownReport(findings: readonly Finding[], guide: string | undefined): string {
  const isDone = ({outcome}: Finding): boolean => outcome === 'same' || outcome === 'none';
  const needing = inOrder(findings).filter((finding) => !isDone(finding));
  const others = inOrder(findings).filter(isDone);
  const rows = needing.map(({project, repository = '', outcome, described, upstream, changes}) => {
    const cells = [foreignWords(project), outcomes[outcome], foreignWords(described), foreignWords(upstream)];
    return `| ${[...cells, foreignWords(repository), changes.map((change) => foreignWords(change)).join('; ')].join(' | ')} |`;
  });
  const head = [
    '| Project | State | Pages describe | Newest | Repository | Changes |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  const left = others.map(({project, outcome}) => `${foreignWords(project)} (${outcomes[outcome]})`).join(', ');
  return [
    '## Projects with changed repositories\n',
    `${summary(findings)}.${guide === undefined ? '' : ` For what to do, see [the guide](${guide}).`}\n`,
    ...(rows.length > 0 ? [...head, ...rows, ''] : []),
    ...(left === '' ? [] : [`No action needed: ${left}.\n`]),
    ...foldedDifferences(needing),
  ].join('\n');
}

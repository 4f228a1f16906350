import fs from 'node:fs';
import type {PageSource} from '@training-catalog/content-model';
import {Document, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import type {LastRun} from '../lastRun.js';
import {recordedOutput} from './output.js';
import type {PageReport} from './runPage.js';

/** Name and version of the operating system, such as `Debian 12`. */
export function systemName(file = '/etc/os-release'): string {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const value = (key: string): string => new RegExp(`^${key}="?([^"\\n]*)`, 'm').exec(text)?.[1] ?? '';
  const name = value('NAME').replace(/ GNU\/Linux$/, '');
  return name === '' ? `${process.platform} ${process.arch}` : `${name} ${value('VERSION_ID')}`.trim();
}

/** Front matter (`lastRun`) of a page after a run without a failed step. */
export function lastRunOf({steps, seconds, tools, commit}: PageReport, date: Date, system: string): LastRun {
  return {
    date: date.toISOString().slice(0, 10),
    system,
    ...(tools.length > 0 && {tools: [...tools]}),
    ...(commit !== undefined && {commit}),
    minutes: Math.max(1, Math.round(seconds / 60)),
    steps: steps.flatMap(({step, outcome}) => (outcome === 'passed' ? step.fingerprint : [])).join(' '),
  };
}

/** The page with the printed output in its output blocks. */
function withOutputs(text: string, {steps}: PageReport): string {
  const lines = text.split('\n');
  // From the end, so that the positions above remain valid.
  for (const {step, outcome, printed} of [...steps].reverse()) {
    if (!step.output || outcome !== 'passed') {
      continue;
    }
    const {line, end, indent, text: before, vary} = step.output;
    const after = recordedOutput(before, printed, vary);
    if (after !== before) {
      const content = after === '' ? [] : after.split('\n').map((one) => `${indent}${one}`.trimEnd());
      // The fence has to be longer than any in the output.
      const longest = Math.max(2, ...[...after.matchAll(/^\s*(`{3,})/gm)].map(([, marks = '']) => marks.length));
      const fenced = (old = ''): string => old.replace(/`{3,}/, '`'.repeat(longest + 1));
      lines.splice(line - 1, end - line + 1, fenced(lines[line - 1]), ...content, fenced(lines[end - 1]));
    }
  }
  return lines.join('\n');
}

/**
 * The page with `lastRun` in its front matter, otherwise unchanged. A commit that the author wrote is kept if no step
 * cloned one.
 */
function withLastRun(text: string, lastRun: LastRun): string {
  const [whole = '', source = ''] = /^---\r?\n([^]*?\n)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  const document = parseDocument(source);
  const before: unknown = document.get('lastRun');
  const commit: unknown = isMap(before) ? before.get('commit') : undefined;
  const value = {...lastRun, ...(lastRun.commit === undefined && commit !== undefined && {commit})};
  const {date, system, tools, minutes, steps} = value;
  // In the order of the schema.
  const written = new Document({
    lastRun: {
      date,
      system,
      ...(tools && {tools}),
      ...(value.commit !== undefined && {commit: value.commit}),
      minutes,
      steps,
    },
  });
  const list: unknown = written.getIn(['lastRun', 'tools']);
  if (isSeq(list)) {
    list.flow = true;
  }
  const fingerprints: unknown = written.getIn(['lastRun', 'steps'], true);
  if (isScalar(fingerprints)) {
    // Otherwise, one alone would be read as a number.
    fingerprints.type = 'QUOTE_DOUBLE';
  }
  const kept = source.replace(/^lastRun:.*\n(?:[ \t]+.*\n)*/m, '');
  return `---\n${kept}${written.toString({lineWidth: 0, flowCollectionPadding: false})}---\n${text.slice(whole.length)}`;
}

/** The page after a run without a failed step: with the printed output, and the day, system, and steps of the run. */
export const recorded = ({text}: PageSource, report: PageReport, lastRun: LastRun): string =>
  withLastRun(withOutputs(text, report), lastRun);

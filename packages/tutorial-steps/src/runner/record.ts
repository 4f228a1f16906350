import fs from 'node:fs';
import os from 'node:os';
import type {PageSource} from '@training-catalog/content-model';
import {parse, stringify} from 'yaml';
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

/** Processor cores that a run may use, and memory: `2 CPU cores and 16 GB of memory`. */
export const machineName = (cores = os.availableParallelism(), bytes = os.totalmem()): string =>
  `${cores} CPU core${cores === 1 ? '' : 's'} and ${Math.max(1, Math.round(bytes / 2 ** 30))} GB of memory`;

/** Where steps were run. */
export interface Place {
  /** Operating system, see systemName. */
  system: string;
  /** See machineName. */
  machine: string;
}

/** Front matter (`lastRun`) of a page after a run without a failed step. */
export function lastRunOf({steps, seconds, tools, commit}: PageReport, date: Date, place: Place): LastRun {
  return {
    date: date.toISOString().slice(0, 10),
    ...place,
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
      const longest = Math.max(2, ...[...after.matchAll(/^[ \t]*(`{3,})/gm)].map(([, marks = '']) => marks.length));
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
  const before = (parse(source) as {lastRun?: {commit?: string}} | null)?.lastRun?.commit;
  const {date, system, machine, tools, commit = before, minutes, steps} = lastRun;
  const inLine = (value: unknown): string =>
    stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();
  const facts = Object.entries({date, system, machine, tools, commit, minutes})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key}: ${inLine(value)}\n`);
  // In quotes, because one fingerprint alone would be read as a number.
  const written = `lastRun:\n${facts.join('')}  steps: "${steps}"\n`;
  const kept = source.replace(/^lastRun:.*\n(?:[ \t].*\n)*/m, '');
  return `---\n${kept}${written}---\n${text.slice(whole.length)}`;
}

/**
 * The page after a run without a failed step: with the printed output, and the day, system, and steps of the run. Its lines
 * end as they did.
 */
export function recorded({text}: PageSource, report: PageReport, lastRun: LastRun): string {
  const page = withLastRun(withOutputs(text.replaceAll('\r\n', '\n'), report), lastRun);
  return text.includes('\r\n') ? page.replaceAll('\n', '\r\n') : page;
}

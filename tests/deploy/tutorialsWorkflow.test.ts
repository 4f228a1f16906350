// cspell:ignore norc
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {folderOf} from '../support/folders';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

const workflow = YAML.parse(fs.readFileSync('.github/workflows/tutorials.yml', 'utf8')) as {
  on: {schedule: {cron: string}[]};
  permissions: Record<string, string>;
  jobs: {run: Job; report: Job};
};
const {run, report} = workflow.jobs;

/** Runs a step as GitHub's runner does, with `gh` and `npm` replaced by scripts that record their calls. */
function runStep(step: Step | undefined, found: {report?: string; issue?: string; env?: Record<string, string>}) {
  const temp = folderOf({
    ...(found.report !== undefined && {'report/tutorials.md': found.report}),
    'bin/gh': `#!/bin/sh\nprintf '%s\\n' "$*" >> "$RUNNER_TEMP/calls"\n[ "$2" = list ] && printf '%s' '${found.issue ?? ''}'\nexit 0\n`,
    'bin/npm': '#!/bin/sh\nfor word; do printf "<%s>" "$word"; done >> "$RUNNER_TEMP/calls"\n',
  });
  ['gh', 'npm'].forEach((name) => fs.chmodSync(path.join(temp, 'bin', name), 0o755));
  const {status, stderr} = spawnSync('bash', ['--norc', '-e', '-c', step?.run ?? 'exit 9'], {
    encoding: 'utf8',
    env: {
      PATH: `${path.join(temp, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      RUNNER_TEMP: temp,
      TITLE: step?.env?.TITLE ?? '',
      RUN_URL: 'https://example.org/run',
      ...found.env,
    },
  });
  const read = (name: string): string => {
    const file = path.join(temp, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').replaceAll(temp, 'TEMP') : '';
  };
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  return {
    calls: read('calls')
      .trim()
      .split('\n')
      .slice(found.env ? 0 : 1),
    body: read('body.md'),
  };
}

const issue = report.steps.find(({run: command}) => command?.includes('gh issue'));
const failed = '| Page | Run |\n| docs/a.md | **failed** | 1 failed | 1 |\n';
const passed = '| Page | Run |\n| docs/a.md | partial | 1 passed; step 2 needs a GPU | 1 |\n';

describe('the workflow that runs the steps of pages', () => {
  it('runs once a week, and what it runs can change nothing', () => {
    expect(workflow.on.schedule.map(({cron}) => cron.split(' ').length)).toEqual([5]);
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(run.permissions).toBeUndefined();
    expect(report.permissions).toEqual({issues: 'write'});
    // Code of other projects never gets a token.
    expect(JSON.stringify(run)).not.toContain('token');
    expect(run.steps[0]?.with).toMatchObject({'persist-credentials': false});
    const actions = [...run.steps, ...report.steps].flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('runs all pages, or the requested ones as a single argument', () => {
    const step = run.steps.find(({run: command}) => command?.includes('npm run tutorials'));
    const report_ = '<--report><TEMP/tutorials.md>';
    const start = '<run><tutorials><--><--gigabytes><12>';
    expect(runStep(step, {env: {PAGES: ''}}).calls).toEqual([`${start}${report_}`]);
    expect(runStep(step, {env: {PAGES: 'Owl "Counter"; ls'}}).calls).toEqual([`${start}${report_}<Owl "Counter"; ls>`]);
    expect(step?.['continue-on-error']).toBe(true);
  });

  it('opens one issue if a step failed, and updates it', () => {
    const opened = runStep(issue, {report: failed});
    expect(opened.calls).toEqual(['issue create --title Failed tutorial steps --body-file TEMP/body.md']);
    expect(opened.body).toContain(failed);
    expect(opened.body).toContain('https://example.org/run');
    expect(runStep(issue, {report: failed, issue: '7'}).calls).toEqual(['issue edit 7 --body-file TEMP/body.md']);
  });

  it('closes the issue when all steps pass, and does not open one', () => {
    expect(runStep(issue, {report: passed}).calls).toEqual([]);
    expect(runStep(issue, {report: passed, issue: '7'}).calls.map((call) => call.slice(0, 13))).toEqual([
      'issue edit 7 ',
      'issue close 7',
    ]);
  });

  it('says so if the steps could not be run, and truncates a report that is too long for an issue', () => {
    const {calls, body} = runStep(issue, {});
    expect(calls[0]).toMatch(/^issue create/);
    expect(body).toContain('The steps could not be run.');
    expect(runStep(issue, {report: failed + 'x'.repeat(80_000)}).body.length).toBeLessThan(65_536);
  });
});

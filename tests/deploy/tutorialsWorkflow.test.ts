// cspell:ignore norc
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {parsePage} from '../../content-lint/model/page';
import {folderOf} from '../support/folders';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
  'timeout-minutes'?: number;
}

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes': number;
  steps: Step[];
}

const workflow = YAML.parse(fs.readFileSync('.github/workflows/tutorials.yml', 'utf8')) as {
  on: {schedule: {cron: string}[]};
  permissions: Record<string, string>;
  jobs: {run: Job & {strategy: {matrix: {part: number[]}}}; merge: Job; report: Job};
};
const {run, merge, report} = workflow.jobs;

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
    expect(report.permissions).toEqual({issues: 'write'});
    // Code of other projects never gets a token.
    expect(JSON.stringify([run, merge])).not.toContain('token');
    [run, merge].forEach(({permissions, steps}) => {
      expect(permissions).toBeUndefined();
      expect(steps[0]?.with).toMatchObject({'persist-credentials': false});
    });
    const actions = [...run.steps, ...merge.steps, ...report.steps].flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it.each([
    [run, '<--gigabytes><12><--shard><2/4><--report><TEMP/tutorials-2.md>', true],
    [merge, '<--merge><TEMP/parts><--report><TEMP/tutorials.md>', undefined],
  ])('runs all pages, or the requested ones as a single argument, and joins their reports', (job, words, continues) => {
    const step = job.steps.find(({run: command}) => command?.includes('npm run tutorials'));
    const env = {SHARD: '2/4', PART: '2'};
    const start = `<run><tutorials><-->${words}`;
    expect(runStep(step, {env: {...env, PAGES: ''}}).calls).toEqual([start]);
    expect(runStep(step, {env: {...env, PAGES: 'Owl "Counter"; ls'}}).calls).toEqual([`${start}<Owl "Counter"; ls>`]);
    expect(step?.['continue-on-error']).toBe(continues);
  });

  it('runs every part, and ends the steps before the job, so that the report is saved', () => {
    const step = run.steps.find(({run: command}) => command?.includes('npm run tutorials'));
    expect(run.strategy.matrix.part).toEqual([1, 2, 3, 4]);
    expect(step?.env?.SHARD).toBe('${{ matrix.part }}/${{ strategy.job-total }}');
    expect(step?.['timeout-minutes']).toBeLessThan(run['timeout-minutes']);
    // The reports that are there are joined although a part has failed.
    expect(merge.if).toBe('${{ !cancelled() }}');
  });

  it('has every Python that a page needs', () => {
    const {with: settings} = run.steps.find(({uses}) => uses?.startsWith('actions/setup-python@')) ?? {};
    const needed = readCatalogSource('.').pages.flatMap(
      (page) => (parsePage(page).frontMatter?.python as string | undefined) ?? [],
    );
    expect(needed).toContain('3.12');
    expect(String(settings?.['python-version']).trim().split('\n')).toEqual(expect.arrayContaining(needed));
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

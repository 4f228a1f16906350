/** The weekly workflow: its steps run here against a local remote and a mock of GitHub's command line. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {folderOf} from '../support/folders';
import {gitConfigOfRunner} from './gitConfigOfRunner';

interface Job {
  permissions?: Record<string, string>;
  steps: {name?: string; run?: string; uses?: string; env?: Record<string, string>}[];
}

const workflow = YAML.parse(fs.readFileSync('.github/workflows/upstream.yml', 'utf8')) as {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

/** Mock of `gh`: records its calls, and lists what the test says is open. */
const fakeGh = `#!/bin/bash
printf '%s\\n' "$*" >> "$CALLS"
if [ "$2" = list ]; then printf '%s' "$OPEN"; fi
while [ $# -gt 0 ]; do
  if [ "$1" = --body-file ]; then cp "$2" "$CALLS.body"; fi
  shift
done
`;

let temp: string;
let remote: string;
let clone: string;

const git = (dir: string, ...args: string[]): string => {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: dir, encoding: 'utf8'});
  expect(`${status} ${stderr}`).toMatch(/^0 /);
  return stdout.trim();
};

beforeEach(() => {
  temp = folderOf({'bin/gh': fakeGh, 'upstream/projects.md': '## Projects\n'}, 'runner-');
  fs.chmodSync(path.join(temp, 'bin/gh'), 0o755);
  remote = folderOf({}, 'remote-');
  git(remote, 'init', '-q', '--bare');
  clone = folderOf({'docs/upstream.json': 'Old.\n', 'package.json': '{}\n'}, 'clone-');
  git(clone, 'init', '-q');
  git(clone, 'add', '-A');
  git(clone, 'commit', '-qm', 'First');
});

/** Runs the last step of a job, given what is open on GitHub. @returns the calls of GitHub's command line. */
function runLast(job: string, open: string): string[] {
  const {run = '', env = {}} = workflow.jobs[job]?.steps.at(-1) ?? {};
  const calls = path.join(temp, 'calls');
  fs.rmSync(calls, {force: true});
  const {status, stdout, stderr} = spawnSync('bash', ['-e', '-c', run], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...env,
      GIT_CONFIG_GLOBAL: gitConfigOfRunner(),
      PATH: `${path.join(temp, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      RUNNER_TEMP: temp,
      REMOTE: remote,
      CALLS: calls,
      OPEN: open,
    },
  });
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  return fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8').trim().split('\n') : [];
}

const body = (): string => fs.readFileSync(path.join(temp, 'calls.body'), 'utf8');

/** A patch of the clone, as the first job writes it; the clone is restored. */
function patch(files: Record<string, string>): void {
  Object.entries(files).forEach(([name, text]) => fs.writeFileSync(path.join(clone, name), text));
  git(clone, 'add', '-A');
  fs.writeFileSync(path.join(temp, 'upstream/changes.patch'), `${git(clone, 'diff', '--cached', '--binary')}\n`);
  git(clone, 'reset', '-q', '--hard');
}

describe('the pull request', () => {
  it('is opened once, and updated later', () => {
    patch({'docs/upstream.json': 'New.\n'});
    const calls = runLast('propose', '');
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('New.');
    expect(calls.at(-1)).toMatch(/^pr create --head upstream --title Record the state of the repositories /);
    expect(body()).toContain('## Projects');

    git(clone, 'switch', '-q', 'main');
    git(clone, 'branch', '-qD', 'upstream');
    patch({'docs/upstream.json': 'Newer.\n'});
    expect(runLast('propose', '7').at(-1)).toMatch(/^pr edit upstream /);
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('Newer.');
    expect(git(remote, 'rev-list', '--count', 'upstream')).toBe('2');
  });

  it('contains only the record, whatever the first job wrote', () => {
    patch({'docs/upstream.json': 'New.\n', 'package.json': '{"scripts": {"postinstall": "evil"}}\n'});
    runLast('propose', '');
    expect(git(remote, 'show', 'upstream:package.json')).toBe('{}');
  });

  it('is not opened without changes', () => {
    fs.writeFileSync(path.join(temp, 'upstream/changes.patch'), '');
    expect(runLast('propose', '')).toEqual([]);
  });
});

describe('the issue', () => {
  it('is opened the first time and edited every other time, with both tables', () => {
    fs.writeFileSync(path.join(temp, 'upstream/links.md'), '## Links\n');
    expect(runLast('report', '').at(-1)).toMatch(/^issue create --title Upstream changes and broken links/);
    expect(body()).toBe('## Projects\n## Links\n');
    expect(runLast('report', '12').at(-1)).toMatch(/^issue edit 12 --body-file /);
  });

  it('says so if the links could not be checked', () => {
    runLast('report', '');
    expect(body()).toContain('could not be checked this time');
  });
});

describe('the jobs', () => {
  it('have only the permissions that they need: the one that reads foreign texts has no write access', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    expect(
      Object.fromEntries(Object.entries(workflow.jobs).map(([name, {permissions}]) => [name, permissions])),
    ).toEqual({
      ask: undefined,
      propose: {contents: 'write', 'pull-requests': 'write'},
      report: {issues: 'write'},
    });
    const privileged = Object.values(workflow.jobs).filter(({permissions}) => permissions !== undefined);
    expect(privileged.flatMap(({steps}) => steps).filter(({run}) => /\b(?:npm|npx|node)\b/.test(run ?? ''))).toEqual(
      [],
    );
  });

  it('pin actions by commit, and use no expression in a script', () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    expect(steps.flatMap(({uses}) => uses ?? []).filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });
});

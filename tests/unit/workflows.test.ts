import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {defaultSteps, exhaustiveSteps} from '../../tools/test/steps';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  permissions?: Record<string, string>;
  'runs-on'?: string;
  'timeout-minutes'?: number;
  needs?: string | string[];
  uses?: string;
  secrets?: unknown;
  env?: Record<string, string>;
  strategy?: {matrix: {step?: string[]; node?: number[]}};
  /** Missing in a job that calls another workflow. */
  steps?: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';

const readWorkflow = (file: string): Workflow => parse(fs.readFileSync(file, 'utf8')) as Workflow;

/** Steps that the jobs of a workflow name after `--only`, or in the list of values for `$STEP`. */
function namedSteps(file: string): string[] {
  const {jobs} = readWorkflow(file);
  return Object.values(jobs).flatMap(({strategy, steps = []}) => [
    ...(strategy?.matrix.step ?? []),
    ...steps.flatMap(({run}) => /--only ([\w,-]+)/.exec(run ?? '')?.[1]?.split(',') ?? []),
  ]);
}

it('the workflow of checks runs every default and every exhaustive step', () => {
  const wanted = [...defaultSteps(), ...exhaustiveSteps()].filter(({isSetUp}) => !isSetUp).map(({name}) => name);
  expect(namedSteps('.github/workflows/checks.yml').toSorted()).toEqual(wanted.toSorted());
});

it('pull requests are built and tested on macOS, too', () => {
  const {macos} = readWorkflow('.github/workflows/test.yml').jobs;
  expect(macos).toMatchObject({'runs-on': 'macos-latest'});
  const named = macos?.steps?.flatMap(({run}) => /--only ([\w,-]+)/.exec(run ?? '')?.[1]?.split(',') ?? []);
  expect(named).toEqual(expect.arrayContaining(['build', 'types', 'unit']));
  expect(defaultSteps().map(({name}) => name)).toEqual(expect.arrayContaining(named ?? []));
});

it('the unit tests run on every line of Node.js that package.json allows, that of .nvmrc among them', () => {
  const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  const {strategy} = readWorkflow('.github/workflows/checks.yml').jobs['lint-and-unit'] ?? {};
  const lines = engines.node.split(' || ').map((range) => Number(/^\^(\d+)\./.exec(range)?.[1]));
  expect(strategy?.matrix.node?.toSorted()).toEqual(lines);
  expect(lines).toContain(Number(fs.readFileSync('.nvmrc', 'utf8')));
});

/**
 * What each job may do. A workflow may do nothing by itself; a job that reads a checkout needs `contents: read`. A new job,
 * or one that needs more, is added here, where a reviewer sees it.
 */
const permissions: Record<string, Record<string, Record<string, string>>> = {
  'checks.yml': {
    'lint-and-unit': {contents: 'read'},
    build: {contents: 'read'},
    'on-the-build': {contents: 'read'},
    'on-the-build-in-parts': {contents: 'read'},
    'on-the-sources': {contents: 'read'},
  },
  'deploy.yml': {checks: {contents: 'read'}, publish: {contents: 'write'}},
  'release.yml': {checks: {contents: 'read'}, publish: {contents: 'read', 'id-token': 'write'}},
  'suggest.yml': {
    read: {actions: 'read', contents: 'read', 'pull-requests': 'read'},
    post: {contents: 'read', 'pull-requests': 'write'},
  },
  'test.yml': {checks: {contents: 'read'}, macos: {contents: 'read'}, suggest: {contents: 'read'}},
  'tutorials.yml': {
    run: {contents: 'read'},
    merge: {contents: 'read'},
    report: {contents: 'read', issues: 'write'},
  },
  'upstream.yml': {
    check: {contents: 'read'},
    prepare: {contents: 'read'},
    propose: {contents: 'write', 'pull-requests': 'write'},
    report: {contents: 'read', issues: 'write'},
  },
};

/**
 * Jobs that run code of others, or read what others can write: what pull requests propose, steps of pages, and repositories
 * and hosts of others. None of them may write, and none has a token in an environment.
 */
const exposed: Record<string, readonly string[]> = {
  'checks.yml': ['lint-and-unit', 'build', 'on-the-build', 'on-the-build-in-parts', 'on-the-sources'],
  'test.yml': ['checks', 'macos', 'suggest'],
  'tutorials.yml': ['run', 'merge'],
  'upstream.yml': ['check', 'prepare'],
};

/** A word that gives a token or a secret to a step. */
const token = /github\.token|secrets\.|GITHUB_TOKEN|\bsecrets\b/;

/** Text of an event that whoever opens a pull request or pushes a branch can choose. */
const foreignText =
  /github\.(?:event\.(?!workflow_run\.(?:id|head_sha|event)\b|pull_request\.head\.sha\b)|head_ref|ref_name|actor|triggering_actor)/;

const workflows = fs.readdirSync(folder).map((name) => {
  const source = fs.readFileSync(`${folder}/${name}`, 'utf8');
  const workflow = readWorkflow(`${folder}/${name}`);
  return {...workflow, name, source, jobs: Object.entries(workflow.jobs)};
});

describe.each(workflows)('the workflow $name', ({name, source, on, permissions: own, env, jobs}) => {
  const steps = jobs.flatMap(([, {steps: some = []}]) => some);
  const using = (action: string): Step[] => steps.filter(({uses}) => uses?.startsWith(`actions/${action}@`));

  it('pins actions by commit', () => {
    const actions = steps.flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const called = jobs.flatMap(([, {uses}]) => uses ?? []);
    expect(called.filter((file) => !file.startsWith('./.github/workflows/'))).toEqual([]);
  });

  it('has its commands in scripts, where they are tested, and no expression in a command', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    expect(commands.filter((run) => run.trim().split('\n').length > 2 || run.includes('${{'))).toEqual([]);
  });

  it('gives each job the permissions that it needs, and no other', () => {
    expect(own).toEqual({});
    expect(Object.fromEntries(jobs.map(([job, {permissions: given}]) => [job, given]))).toStrictEqual(
      permissions[name],
    );
  });

  it('may write only in jobs that run scripts of the main branch', () => {
    // The jobs that publish run the deploy, and npm.
    const commands = jobs
      .filter(([job, {permissions: given = {}}]) => Object.values(given).includes('write') && job !== 'publish')
      .flatMap(([, {steps: some = []}]) => some.flatMap(({run}) => run ?? []));
    expect(commands.filter((run) => !/^tools\/workflows\/\w+\.sh$/.test(run))).toEqual([]);
  });

  it('may write only in jobs that take no artifact of a job that runs code of others', () => {
    const writing = jobs.filter(([, {permissions: given = {}}]) => Object.values(given).includes('write'));
    const taking = writing.filter(([, {steps: some = []}]) =>
      some.some(({uses = ''}) => uses.startsWith('actions/download-artifact@')),
    );
    // That of the site: its checks run the main branch, which somebody has reviewed.
    expect(taking.map(([job]) => `${name} ${job}`)).toEqual(name === 'deploy.yml' ? ['deploy.yml publish'] : []);
  });

  it('keeps no cache, which code of others could change', () => {
    expect(steps.filter(({uses = '', with: given = {}}) => /cache/i.test(uses) || 'cache' in given)).toEqual([]);
  });

  it('keeps no token in the files of a checkout', () => {
    expect(using('checkout').filter(({with: given}) => given?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('gives tokens to single steps, and none to jobs that run or read what others write', () => {
    expect(token.test(JSON.stringify([env, jobs.map(([, job]) => [job.env, job.secrets])]))).toBe(false);
    const having = jobs
      .filter(([job]) => exposed[name]?.includes(job))
      .filter(([, job]) => token.test(JSON.stringify(job)) || Object.values(job.permissions ?? {}).includes('write'));
    expect(having.map(([job]) => job)).toEqual([]);
  });

  it('runs on machines of GitHub, for a limited time', () => {
    const running = jobs.filter(([, {uses}]) => uses === undefined);
    expect(
      running.filter(([, job]) => !/^(?:ubuntu|macos|windows)-latest$/.test(job['runs-on'] ?? '')).map(([job]) => job),
    ).toEqual([]);
    expect(running.filter(([, job]) => !((job['timeout-minutes'] ?? Infinity) <= 350)).map(([job]) => job)).toEqual([]);
  });

  it('uses no text that whoever opens a pull request can choose', () => {
    expect(source).not.toMatch(foreignText);
  });

  it('starts with no event that gives a pull request of a fork the rights of the main branch', () => {
    const events = Object.keys(on);
    expect(events.filter((event) => /^(?:pull_request_target|issue_comment|issues|discussion)/.test(event))).toEqual(
      [],
    );
    if (events.includes('workflow_run')) {
      expect(using('checkout').filter(({with: given = {}}) => 'ref' in given || 'repository' in given)).toEqual([]);
    }
  });
});

it('steps of pages run on the main branch only, never for a pull request', () => {
  const running = workflows.filter(({jobs}) =>
    jobs.some(([, {steps = []}]) => steps.some(({run = ''}) => /\bnpm run tutorials\b/.test(run))),
  );
  expect(running.map(({name, on}) => [name, Object.keys(on).toSorted()])).toEqual([
    ['tutorials.yml', ['schedule', 'workflow_dispatch']],
  ]);
});

describe('who must review', () => {
  const lines = fs
    .readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  const named = [...fs.readFileSync('.github/CODEOWNERS', 'utf8').matchAll(/^#? ?(\/\S+)/gm)].map(
    ([, path = '']) => path,
  );

  it('what can change the site for every reader has a line, with an owner or waiting for one', () => {
    for (const path of [
      '/.github/',
      '/openapi/sets.json',
      '/packages/final-pass/',
      '/content-lint.config.ts',
      '/SECURITY.md',
    ]) {
      expect(named).toContain(path);
    }
  });

  it('is asked for paths that exist, by names that GitHub reads', () => {
    expect(named.filter((path) => !fs.existsSync(path.slice(1)))).toEqual([]);
    expect(lines.filter((line) => !/^\/\S+(?: @[\w-]+(?:\/[\w-]+)?)+$/.test(line))).toEqual([]);
  });
});

import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {defaultSteps, exhaustiveSteps} from '../../tools/test/steps';

interface Job {
  permissions?: Record<string, string>;
  strategy?: {matrix: {step?: string[]; node?: number[]}};
  /** Missing in a job that calls another workflow. */
  steps?: {run?: string; uses?: string}[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

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

describe.each(fs.readdirSync('.github/workflows'))('the workflow %s', (name) => {
  const {permissions, jobs} = readWorkflow(`.github/workflows/${name}`);
  const steps = Object.values(jobs).flatMap(({steps: own = []}) => own);

  it('pins actions by commit', () => {
    const actions = steps.flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('has its commands in scripts, where they are tested, and no expression in a command', () => {
    const commands = steps.flatMap(({run}) => run ?? []);
    expect(commands.filter((run) => run.trim().split('\n').length > 2 || run.includes('${{'))).toEqual([]);
  });

  it('may write only in jobs that run nothing of other projects', () => {
    expect(permissions).toEqual({contents: 'read'});
    // The job that publishes runs the deploy.
    const privileged = Object.entries(jobs).filter(([job, {permissions: own}]) => own && job !== 'publish');
    const commands = privileged.flatMap(([, {steps: own = []}]) => own.flatMap(({run}) => run ?? []));
    expect(commands.filter((run) => !/^tools\/workflows\/\w+\.sh /.test(run))).toEqual([]);
  });
});

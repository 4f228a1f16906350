import fs from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {defaultSteps, exhaustiveSteps} from '../../tools/test/steps';

interface Workflow {
  jobs: Record<string, {strategy?: {matrix: {step?: string[]; node?: number[]}}; steps: {run?: string}[]}>;
}

const readWorkflow = (file: string): Workflow => parse(fs.readFileSync(file, 'utf8')) as Workflow;

/** Steps that the jobs of a workflow name after `--only`, or in the list of values for `$STEP`. */
function namedSteps(file: string): string[] {
  const {jobs} = readWorkflow(file);
  return Object.values(jobs).flatMap(({strategy, steps}) => [
    ...(strategy?.matrix.step ?? []),
    ...steps.flatMap(({run}) => /--only ([\w,-]+)/.exec(run ?? '')?.[1]?.split(',') ?? []),
  ]);
}

it('the workflow of checks runs every default and every exhaustive step', () => {
  const wanted = [...defaultSteps(), ...exhaustiveSteps()].filter(({isSetUp}) => !isSetUp).map(({name}) => name);
  expect(namedSteps('.github/workflows/checks.yml').toSorted()).toEqual(wanted.toSorted());
});

it('the unit tests run on the Node version of .nvmrc and on the oldest one that package.json allows', () => {
  const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  const oldest = /^>=(\d+)/.exec(engines.node)?.[1];
  const {strategy} = readWorkflow('.github/workflows/checks.yml').jobs['lint-and-unit'] ?? {};
  expect(strategy?.matrix.node).toEqual([Number(fs.readFileSync('.nvmrc', 'utf8')), Number(oldest)]);
});

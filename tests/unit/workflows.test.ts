import fs from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {defaultSteps, exhaustiveSteps} from '../../tools/test/steps';

interface Workflow {
  jobs: Record<string, {strategy?: {matrix: {step?: string[]}}; steps: {run?: string}[]}>;
}

/** Steps that the jobs of a workflow name after `--only`, or in the list of values for `$STEP`. */
function namedSteps(file: string): string[] {
  const {jobs} = parse(fs.readFileSync(file, 'utf8')) as Workflow;
  return Object.values(jobs).flatMap(({strategy, steps}) => [
    ...(strategy?.matrix.step ?? []),
    ...steps.flatMap(({run}) => /--only ([\w,-]+)/.exec(run ?? '')?.[1]?.split(',') ?? []),
  ]);
}

it('the workflow of checks runs every default and every exhaustive step', () => {
  const wanted = [...defaultSteps(), ...exhaustiveSteps()].filter(({isSetUp}) => !isSetUp).map(({name}) => name);
  expect(namedSteps('.github/workflows/checks.yml').toSorted()).toEqual(wanted.toSorted());
});

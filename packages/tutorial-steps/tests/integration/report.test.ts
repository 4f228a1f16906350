import {expect, it} from 'vitest';
import {hasFailed, markdownReport, stepLine} from '../../src/runner/report.js';
import {block, run} from './runs.js';

it('a report names each step with its outcome, and shows what differs', async () => {
  const report = await run([
    '## Look\n',
    block('bash run', 'echo "a | b"'),
    block('text output', 'a | c'),
    block('bash run needs="a GPU"', 'true'),
  ]);
  expect(report.steps.map((step) => stepLine(step).replace(/[\d.]+ s\)/, '0 s)'))).toEqual([
    '  step 1 (line 8) Look: FAILED: its output differs from line 12 (0 s)\n      - a | c\n      + a | b',
    '  step 2 (line 16) Look: skipped: needs a GPU',
  ]);
  const outcome = [{report}, {file: 'docs/x.md', problem: 'no Python'}];
  expect(hasFailed(outcome)).toBe(true);
  expect(markdownReport(outcome)).toContain(
    '| `docs/Owls/tutorial.md` | **failed** | 0 passed, 1 failed, 1 skipped; step 2 `needs a GPU` | 1 |\n| `docs/x.md` | not run | `no Python` | |',
  );
  expect(markdownReport(outcome)).toContain('```diff\n- a | c\n+ a | b\n```');
});

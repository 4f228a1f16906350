import {expect, it} from 'vitest';
import {markdownReport, mergedReport} from '../src/runner/report.js';

it('the reports of parts become one, which names the pages that are in none', () => {
  const failed = {
    report: {file: 'docs/b.md', steps: [], seconds: 1, tools: []},
  };
  const parts = [
    '| Page | Run | Steps | Minutes |\n| --- | --- | --- | --- |\n| docs/a.md | **failed** | 1 failed | 1 |\n\n## Failed steps\n\n### docs/a.md, step 1 (line 8)\n\nIt failed.\n\n## Failed steps\n\n```\n',
    markdownReport([failed]),
    markdownReport([]),
  ];
  expect(mergedReport(parts, ['docs/a.md', 'docs/b.md', 'docs/c.md']).split('\n')).toEqual([
    '| Page | Run | Steps | Minutes |',
    '| --- | --- | --- | --- |',
    '| docs/a.md | **failed** | 1 failed | 1 |',
    '| docs/b.md | complete | 0 passed | 1 |',
    '| docs/c.md | not run | no result | |',
    '',
    '## Failed steps',
    '',
    '### docs/a.md, step 1 (line 8)',
    '',
    'It failed.',
    '',
    '## Failed steps',
    '',
    '```',
    '',
  ]);
});

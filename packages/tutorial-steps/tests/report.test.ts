import {describe, expect, it} from 'vitest';
import {markdownReport, mergedReport, resultsJson, type Outcome} from '../src/runner/report.js';

const step = (heading: string, reason: string, printed: string): Outcome => ({
  report: {
    file: 'docs/a.md',
    seconds: 1,
    tools: [],
    steps: [
      {
        step: {
          kind: 'step',
          number: 1,
          line: 8,
          heading,
          language: 'shell',
          code: 'true',
          fingerprint: '',
          needs: [],
          timeout: 1,
          fails: false,
          background: false,
          shell: false,
        },
        outcome: 'failed',
        reason,
        printed,
        seconds: 1,
      },
    ],
  },
});

const complete: Outcome = {report: {file: 'docs/b.md', steps: [], seconds: 1, tools: []}};

const part = (name: string, text: string): {name: string; text: string} => ({name, text});

it('the results of parts become one table, which names the pages that are in none', () => {
  const parts = [
    part('1.json', resultsJson([step('Look', 'it failed', '## Failed steps\n\n```\n')])),
    part('2.json', resultsJson([complete])),
    part('3.json', resultsJson([])),
  ];
  expect(mergedReport(parts, ['docs/a.md', 'docs/b.md', 'docs/c.md']).split('\n')).toEqual([
    '| Page | Run | Steps | Minutes |',
    '| --- | --- | --- | --- |',
    '| `docs/a.md` | **failed** | 0 passed, 1 failed | 1 |',
    '| `docs/b.md` | complete | 0 passed | 1 |',
    '| `docs/c.md` | not run | `no result` | |',
    '',
    '## Failed steps',
    '',
    '### `docs/a.md`, step 1 (line 8)',
    '',
    '`Look`: `it failed`',
    '',
    '````text',
    '## Failed steps',
    '',
    '```',
    '````',
    '',
  ]);
});

describe('results that somebody else wrote', () => {
  const merged = (value: unknown): string =>
    mergedReport([part('1.json', typeof value === 'string' ? value : JSON.stringify(value))], ['docs/a.md']);
  const unread =
    '| `docs/a.md` | not run | `no result` | |\n\nThe results of `1.json` were not used, because they are not of the schema.\n';

  it.each<[string, unknown]>([
    ['no JSON', '# @everyone'],
    ['another shape', {file: 'docs/a.md'}],
    ['a key more', [{file: 'docs/a.md', problem: 'none', html: '<b>'}]],
    ['a text that is too long', [{file: 'docs/a.md', problem: 'x'.repeat(501)}]],
    ['an outcome that is none', [{file: 'docs/a.md', seconds: 1, steps: [{outcome: '@everyone'}]}]],
    ['a number that is none', [{file: 'docs/a.md', seconds: '1 | @everyone', steps: []}]],
    ['too many pages', Array.from({length: 5001}, () => ({file: 'docs/a.md', problem: ''}))],
  ])('are not used if they have %s', (_name, value) => {
    expect(merged(value)).toContain(unread);
    expect(merged(value)).not.toContain('everyone');
  });

  it('say nothing about other pages', () => {
    expect(merged([{file: 'docs/@everyone.md', problem: '<b>'}])).not.toMatch(/everyone|<b>/);
  });
});

it('what pages and programs say is code in the report, and cut if it is long', () => {
  const attack = '@everyone <img src=x> [a](https://evil.example) | #1 `';
  const report = markdownReport([
    step(attack, attack, `${'x'.repeat(90_000)}\n${attack}`),
    {file: 'docs/c.md', problem: attack},
  ]);
  const prose = report.replaceAll(/^(`{3,})\w*\n[^]*?\n\1$/gm, '').replaceAll(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
  expect(prose).not.toMatch(/[@<#[](?:everyone|img|a\]|1)/);
  expect(report.length).toBeLessThan(12_000);
  expect(mergedReport([part('1.json', resultsJson([step(attack.repeat(50), attack.repeat(50), '')]))], [])).toBe(
    '| Page | Run | Steps | Minutes |\n| --- | --- | --- | --- |\n',
  );
});

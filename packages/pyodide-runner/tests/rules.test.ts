import {parseSource} from '@training-catalog/content-model';
import {expect, it} from 'vitest';
import {runnerRules} from '../src/rules.js';

function faultsOf(text: string) {
  const {tree, frontMatter = {}} = parseSource({file: 'docs/owls.md', text});
  return runnerRules.checkPage({file: 'docs/owls.md', text, tree, frontMatter});
}

const page = (block: string, key = 'runsInBrowser: true\n'): string => `---\ntitle: Owls\n${key}---\n\n${block}\n`;

it.each(Object.entries(runnerRules.rules))(
  '%s refuses its wrong example and takes the right one',
  (rule, {wrong, right}) => {
    expect(faultsOf(wrong['docs/owls.md']).map((fault) => fault.rule)).toEqual([rule]);
    expect(faultsOf(right['docs/owls.md'])).toEqual([]);
  },
);

it('names the line and the word that needs a shell', () => {
  expect(faultsOf(page('```bash run\nls\ncurl a\n```'))).toEqual([
    {
      rule: 'browser-command',
      line: 8,
      message:
        '"curl" does not run in the browser; write commands of python3, cat, head, tail, ls, echo, one a line, or shell after run',
    },
  ]);
  expect(faultsOf(page('```bash run shell\ncurl a\n```'))).toEqual([]);
  expect(faultsOf(page('```bash run background\npython3 a.py\n```'))).toHaveLength(1);
  expect(faultsOf(page('```python run\nfor n in range(2): n\n```'))).toEqual([]);
});

it.each([
  ['head -3 a.csv', /"head -3 a\.csv" .*; write head -n 3$/],
  ['tail -n3 a.csv', /; write tail -n 3$/],
  ['head -c 5 a.csv', /"head -c 5" .*; write head -n 3 with a file/],
  ['ls -l', /; write ls without options/],
  ['python3 -m a', /; write python3 with a file/],
  ['cat -n a', /; write cat with files/],
])('says which form of a known program runs: %s', (command, message) => {
  expect(faultsOf(page(`\`\`\`bash run\n${command}\n\`\`\``))).toEqual([
    expect.objectContaining({line: 7, message: expect.stringMatching(message) as unknown}),
  ]);
});

it('leaves pages without the key alone, but for a word that they do not need', () => {
  expect(faultsOf(page('```bash run\ncurl a\n```', ''))).toEqual([]);
  expect(faultsOf(page('```bash run shell\ncurl a\n```', ''))).toHaveLength(1);
});

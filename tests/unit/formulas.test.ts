import {expect, it} from 'vitest';
import {lintPage} from '../support/lint';

/** What the rules say about the text of a page; its front matter is not checked. */
const faults = (text: string) => lintPage({file: 'docs/a.md', text});

it('accepts formulas with braces, which MDX would read as code', () => {
  const text = 'The mean $\\bar{x}$ is\n\n$$\n\\frac{1}{n} \\sum_{i=1}^{n} x_i\n$$\n';
  expect(faults(text)).toEqual([]);
});

it('reports the line of a formula that KaTeX cannot read, and what is wrong with it', () => {
  expect(faults('Fine: $x$.\n\n$$\n\\frac{1}{\n$$\n')).toMatchObject([
    {
      rule: 'math-syntax',
      line: 3,
      message: expect.stringMatching(/^KaTeX cannot parse the formula: .*katex\.org\/docs\/support/) as string,
    },
  ]);
  expect(faults('Twice $\\wrong{x}$.')[0]?.message).toContain('Undefined control sequence: \\wrong');
});

it('does not read amounts of money as formulas', () => {
  expect(faults('A first one.\n\nIt costs $5 or $10.')).toMatchObject([{rule: 'math-delimiter', line: 3}]);
  expect(faults('It costs \\$5 or \\$10, and `$HOME` and `$PATH` are variables.')).toEqual([]);
});

it('refuses commands that would link or load something', () => {
  for (const command of ['\\href{javascript:alert(1)}{x}', '\\includegraphics{https://example.com/x.png}']) {
    expect(faults(`$${command}$`), command).toHaveLength(1);
  }
});

it('accepts what LaTeX would set differently', () => {
  expect(faults('$$\na \\\\ b\n$$\n')).toEqual([]);
});

import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import {articleMarkdown} from '@training-catalog/catalog/node';
import rehypeFormulas from '../../plugins/mathematics/rehypeFormulas';
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

it('appears in the Markdown of a page as written', () => {
  const math = (display: string, source: string) =>
    `<span class="katex"><span class="katex-mathml"><math${display}><semantics><mi>x</mi>` +
    `<annotation encoding="application/x-tex">${source}</annotation></semantics></math></span>` +
    `<span class="katex-html" aria-hidden="true">x</span></span>`;
  const html = `<article><div class="markdown"><p>The mean ${math('', '\\bar{x}')} is</p><div>${math(
    ' display="block"',
    '\\frac{1}{n}',
  )}</div></div></article>`;
  expect(articleMarkdown(html, 'https://example.com/')).toBe('The mean $\\bar{x}$ is\n\n$$\n\\frac{1}{n}\n$$\n');
});

it('names the page of a formula that LaTeX would set differently', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const code = {type: 'element', tagName: 'code', properties: {className: ['language-math', 'math-display']}} as const;
  const text = {type: 'text', value: 'a \\\\ b'} as const;
  const pre = {type: 'element', tagName: 'pre', properties: {}, children: [{...code, children: [text]}]} as const;
  const tree = {type: 'root', children: [pre]};
  await rehypeFormulas()(structuredClone(tree) as never, new VFile({path: 'docs/Owls/index.md'}));
  expect(faults('$$\na \\\\ b\n$$\n')).toEqual([]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^docs\/Owls\/index\.md: .*\[newLineInDisplayMode\]$/)]]);
});

import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';
import {articleMarkdown} from '@training-catalog/markdown-copies/node';
import {rehypeFormulas} from '../src/plugins/mathematics/rehypeFormulas.js';

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
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^docs\/Owls\/index\.md: .*\[newLineInDisplayMode\]$/)]]);
});

// A site whose own authors write MDX, and one whose pages come from anybody.
import {contentLint} from '@training-catalog/content-lint';
import {allRules, readConfig} from '@training-catalog/content-lint/node';
import {parseMdx} from '@training-catalog/content-model';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {lintFiles} from './lintFiles.js';

const page = (text: string): string => `---\ntitle: Owls\n---\n\n${text}\n`;
const mdx = page(`import Map from './Map.js';

<Map style={{color: 'red'}} onClick={() => alert(1)} />

Owls <b>by night</b>: {1 + 1}, and ![an owl](https://images.example.org/owl.png).

:::note{style="color: red"}

It [runs](javascript:void).

:::`);
const files = {
  'docs/owls.md': mdx,
  'docs/Map.js': 'export default () => null;\n',
  'static/owls.html': '<p>Owls</p>\n',
  'static/img/owl.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n',
};
const rulesIn = (config: Parameters<typeof lintFiles>[1]): string[] =>
  [...new Set(lintFiles(files, config).map(({rule}) => rule))].sort();

it('MDX, and files that run in a browser, are refused, unless the site trusts its authors', () => {
  expect(rulesIn({})).toEqual([
    'directive-attribute',
    'file-type',
    'link-protocol',
    'no-expression',
    'no-external-image',
    'no-import',
    'no-unsafe-element',
    'svg-no-active-content',
  ]);
  expect(rulesIn({untrusted: false})).toEqual([]);
});

it('the remark plugin lets MDX pass only there', () => {
  const compile = (untrusted: boolean) => () =>
    contentLint('/site', {untrusted}).remarkPlugin()(parseMdx(mdx), new VFile({path: '/site/docs/owls.md'}));
  expect(compile(true)).toThrow(/\[no-import\]/);
  expect(compile(false)).not.toThrow();
});

it.each([
  ["import {Map from './Map';", /^Could not parse import\/exports with acorn; correct it/],
  ['Owls {by night.', /; correct it, or write &lt; for a literal < and \\\{ for a literal brace$/],
  ['Owls <b>by night.', /^Expected a closing tag for `<b>`/],
])('what is no MDX is still an error, in the words of its parser: %s', (text, message) =>
  expect(lintFiles({'docs/owls.md': page(`Text.\n\n${text}`)}, {untrusted: false})).toEqual([
    {
      rule: 'mdx-syntax',
      file: 'docs/owls.md',
      line: 7,
      severity: 'error',
      message: expect.stringMatching(message) as string,
    },
  ]),
);

it('the rules do not exist there, so that none can be set, and what is no choice stays', () => {
  expect(() => lintFiles(files, {untrusted: false, rules: {'no-import': 'error'}})).toThrow(
    /"no-import": unknown rule/,
  );
  const rules = allRules(readConfig({untrusted: false}));
  expect(['no-symbolic-link', 'file-name', 'max-nesting', 'mdx-syntax'].filter((id) => !rules.has(id))).toEqual([]);
  expect(() => readConfig({untrusted: 'no'})).toThrow(/untrusted.*true or false/s);
});

// Misspelled on purpose. cspell:ignore softwar camara Ybcd
import {describe, expect, it} from 'vitest';
import {applyFixes, type Fix} from '@training-catalog/content-model';
import {lintFiles} from './lintFiles.js';

const page = (text: string, ...facts: readonly string[]): string =>
  ['---', 'title: A page', 'description: A page.', ...facts, '---', '', text, ''].join('\n');

/** The text of a page after the fixes of one rule. */
function fixedBy(id: string, text: string): string {
  const files = {
    'docs/page.md': text,
    'docs/intro.md': page('Text.'),
    'docs/Bird Counts/index.md': page('Text.'),
    'docs/tags.yml': 'Software:\nFood-Access:\n"a, b":\nModel 1:\nModel 2:\n',
    'static/img/camera.png': '',
  };
  const found = lintFiles(files).filter(({rule}) => rule === id);
  expect(found, 'the rule has to find something').not.toEqual([]);
  return applyFixes(
    text,
    found.flatMap(({fix}) => fix ?? []),
  );
}

describe('the fix of a rule writes what is right:', () => {
  it.each<[rule: string, what: string, before: string, after: string]>([
    ['code-block-language', 'a fence', '```\na\n```', '```text\na\n```'],
    ['code-block-language', 'a fence in a list, with spaces behind it', '- ```  \n  a\n  ```', '- ```text\n  a\n  ```'],
    ['no-shell-prompt', 'commands', '```bash\n$ cd a\n\n  $ ls\n```', '```bash\ncd a\n\n  ls\n```'],
    ['no-shell-prompt', 'commands in a quotation', '> ```bash\n> $ ls\n> ```', '> ```bash\n> ls\n> ```'],
    ['no-curly-quotes-in-code', 'a text', '```js\nf(“a”, “b”);\n```', '```js\nf("a", "b");\n```'],
    ['no-curly-quotes-in-code', 'a text in a list', '- ```js\n  f(‘a’);\n  ```', "- ```js\n  f('a');\n  ```"],
    ['heading-increment', 'a heading with none of its level below', '## A\n\n#### B\n\n## C', '## A\n\n### B\n\n## C'],
    ['link-https', 'a known host', '[a](http://doi.org/1 "b") and http', '[a](https://doi.org/1 "b") and http'],
    [
      'link-https',
      'a known host, by reference',
      '[a] [b][A]\n\n[A]: http://doi.org/1',
      '[a] [b][A]\n\n[A]: https://doi.org/1',
    ],
    ['link-target-exists', 'a file in another case', '[a](Intro.md) [b](./a.md)', '[a](intro.md) [b](./a.md)'],
    ['link-syntax', 'a space', 'A *[`b c`](Bird Counts/index.md)*.', 'A *[`b c`](Bird%20Counts/index.md)*.'],
    ['link-syntax', 'a space before the address', '[a] (intro.md)', '[a](intro.md)'],
    [
      'table-syntax',
      'a line that is too short',
      '> | a | b |\n> | - |\n> | c | d |',
      '> | a | b |\n> | --- | --- |\n> | c | d |',
    ],
    ['link-target-exists', 'a file, with its anchor', '[a](into.md#b)', '[a](intro.md#b)'],
    ['link-target-exists', 'a file in a folder', '[a](Bird%20Count/index.md)', '[a](Bird%20Counts/index.md)'],
    ['link-target-exists', 'a page', '[a](/docs/into)', '[a](/docs/intro)'],
    ['image-exists', 'an image', '![a](/img/camara.png)', '![a](/img/camera.png)'],
    ['image-exists', 'an image by reference', '![a][b]\n\n[b]: /img/camara.png', '![a][b]\n\n[b]: /img/camera.png'],
  ])('%s: %s', (id, _what, before, after) => {
    expect(fixedBy(id, page(before))).toBe(page(after));
  });

  it.each<[rule: string, before: string, after: string]>([
    ['code-block-language', '```\na\n```', '```text\na\n```'],
    ['no-shell-prompt', '```bash\n$ cd a\n$ ls\n```', '```bash\ncd a\nls\n```'],
    ['no-curly-quotes-in-code', '```js\nf(“a”);\ng(“b”);\n```', '```js\nf("a");\ng("b");\n```'],
    ['heading-increment', '## A\n\n#### B', '## A\n\n### B'],
    ['table-syntax', '| a | b |\n| - |', '| a | b |\n| --- | --- |'],
    ['link-https', 'Text.\n\n[a](http://doi.org/1)', 'Text.\n\n[a](https://doi.org/1)'],
  ])('%s, with the line ends of Windows', (id, before, after) => {
    const windows = (text: string): string => text.replaceAll('\n', '\r\n');
    expect(fixedBy(id, windows(page(before)))).toBe(windows(page(after)));
  });

  it.each([
    ['tags: [softwar]', 'tags: [Software]'],
    ["tags:\n  - 'food access'", 'tags:\n  - Food-Access'],
    ['tags: [a b]', 'tags: ["a, b"]'],
  ])('known-tag: %s', (before, after) => {
    expect(fixedBy('known-tag', page('', before))).toBe(page('', after));
  });
});

describe('what needs judgment has no fix:', () => {
  it.each([
    ['no-shell-prompt', 'a prompt beside what a command printed', '```bash\n$ ls\na.txt\n```'],
    ['no-curly-quotes-in-code', 'a quotation mark in a text', "```js\nf('it’s');\n```"],
    ['no-curly-quotes-in-code', 'both kinds', '```js\nf(“it’s”);\n```'],
    ['heading-increment', 'a heading with others of its level', '## A\n\n#### B\n\n#### C'],
    ['link-https', 'a host that may not support it', '[a](http://example.org)'],
    ['link-target-exists', 'a file that is like none', '[a](something-else.md)'],
  ])('%s: %s', (id, _what, text) => {
    expect(fixedBy(id, page(text))).toBe(page(text));
  });

  it('known-tag: a tag that is near two others', () => {
    expect(fixedBy('known-tag', page('', 'tags: [Model 3]'))).toBe(page('', 'tags: [Model 3]'));
  });
});

describe('fixes of one text', () => {
  const fix = (start: number, end: number, text: string): Fix => ({start, end, text});
  it.each<[string, Fix[], string]>([
    ['in any order', [fix(4, 5, 'X'), fix(0, 1, 'Y')], 'YbcdX'],
    ['insertions', [fix(0, 0, '<'), fix(5, 5, '>')], '<abcde>'],
    ['of those that overlap, the first', [fix(0, 3, 'X'), fix(2, 4, 'Y')], 'Xde'],
  ])('%s', (_name, fixes, text) => {
    expect(applyFixes('abcde', fixes)).toBe(text);
  });
});

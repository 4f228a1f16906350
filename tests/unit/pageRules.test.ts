// Misspelled on purpose. cspell:ignore Vidoe
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Diagnostic, forEachNode, type PageSource} from '@training-catalog/content-model';
import {projectDiagnostics} from '../../content-lint/rules/catalogRules';
import {parsePage, wordCount} from '../../content-lint/model/page';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import {acknowledgement} from '../../catalog.config';

const faults = (text: string, file = 'docs/intro.md'): string[] =>
  pageDiagnostics({file, text}).map(({line, message}) => `${line}: ${message}`);

const block = (language: string, ...lines: string[]): string => [`\`\`\`${language}`, ...lines, '```'].join('\n');

const diagram = block(
  'mermaid',
  '---',
  'title: Flow',
  '---',
  'flowchart LR',
  '  accTitle: Flow',
  '  accDescr: A to B.',
  '  A --> B',
);

describe('a page is fine with', () => {
  it.each([
    [
      'a command whose placeholder is explained',
      `${block('bash', 'cd <folder>')}\n\nPut your path for \`<folder>\`.\n`,
    ],
    ['a table whose columns have heads', '| a | b |\n| --- | --- |\n| c | d |'],
    ['a footnote with its text', 'One.[^a] Not one: \\[^b] and `[^c]`.\n\n[^A]: Text.'],
    [
      'footnotes below headings with anchors of their own',
      '## A {#a}\n\n### B {#b}\n\n### C {#c}\n\n### D {#d}\n\nSee the paper.[^1] TO[^2]DO\n\n[^1]: Text.\n[^2]: Text.',
    ],
    ['an image and a link by reference', '![A square][a] and [the office][B].\n\n[a]: /img/a.png\n[b]: https://e.org'],
    ['code that holds a fence', '````md\n```bash\nls\n```\n````'],
    ['a code block in a quotation and in a list', '> ```bash\n> ls\n> ```\n\n- ```bash\n  ls\n  ```'],
    ['a sign with spaces around it', 'a < b'],
    ['front matter without a key', '---\n---\n\nText.'],
    ['a redirection', block('bash', 'cat <<EOF', 'text', 'EOF', 'ls > files.txt')],
    ['a diagram with title, names and words below', `${diagram}\n\nA leads to B.\n`],
    [
      'links to a file, a heading, a site path and an https URL',
      '[a](a.md#b) [b](#b) [c](/api/intro) [d](https://e.org)',
    ],
  ])('%s', (_name, text) => {
    expect(faults(text)).toEqual([]);
  });
});

describe('a page is refused for', () => {
  it.each([
    ['a prompt sign', `Text.\n\n${block('bash', '$ ls')}`, /^4: a prompt cannot/],
    ['a curly quote in code', block('python', 'print(“a”)'), /^2: curly quotes/],
    ['a placeholder that nothing explains', block('bash', 'cd <folder>'), /^2: the placeholder <folder>/],
    [
      'a diagram without title',
      `${block('mermaid', 'flowchart LR', 'accTitle: a', 'accDescr: b')}\n\nText.`,
      /^1: the diagram has no title/,
    ],
    [
      'a diagram without a name',
      `${diagram.replace(/ {2}accTitle.*\n/, '')}\n\nText.`,
      /^1: the diagram has no accTitle/,
    ],
    [
      'a diagram without a description',
      `${diagram.replace(/ {2}accDescr.*\n/, '')}\n\nText.`,
      /^1: the diagram has no accDescr/,
    ],
    ['a diagram without words', `${diagram}\n\n## Next`, /^1: the diagram has no description/],
    ['an address that is not https', '[a](http://example.org)', /^1: http:\/\/example.org is not a valid https URL/],
    ['a link to a script', '[a](javascript:alert\\(1\\))', /^1: the link javascript:.* is not allowed/],
    ['a site path with an ending', '[a](/docs/intro.md)', /^1: the site path \/docs\/intro\.md has a file extension/],
    ['a file of another area', '[a](../api/intro.md)', /^1: \.\.\/api\/intro\.md is a file in another area/],
    ['a link that is neither', '[a](intro)', /^1: intro is neither a file path nor a site path/],
    ['an image without alternative text', '![](/img/a.png)', /^1: the image has no alt text/],
    ['an image by reference without alternative text', '![][a]\n\n[a]: /img/a.png', /^1: the image has no alt text/],
    [
      'an image of another host by reference, at its definition',
      '![A][a] ![B][a]\n\n[a]: https://e.org/a.png',
      /^3: the image https:\/\/e\.org\/a\.png is not a file/,
    ],
    [
      'an image of another host by reference, in a footnote',
      'Text.[^1]\n\n[^1]: ![a]\n\n[a]: //e.org/a.png',
      /^5: the image \/\/e\.org\/a\.png is not a file/,
    ],
    ['a link by reference that does not name its target', '[here][a]\n\n[a]: /docs/b', /^1: the link text "here"/],
    ['an address by reference that is not https', 'A [b].\n\n[B]: http://e.org', /^3: http:\/\/e\.org is not a valid/],
    ['a link by reference to a script', '[a]\n\n[a]: javascript:x', /^3: the link javascript:x is not allowed/],
    ['a link by reference without target', '[a]\n\n[a]: <>', /^3: the link "a" has no target; .* after its colon$/],
    ['a link that cannot be an address', '[a](data:text/html,x)', /^1: the link data:text\/html,x is not allowed/],
    ['a column without a head', '| | b |\n| --- | --- |\n| c | d |', /^1: empty table header cell/],
    ['a code block without language', '```\nls\n```', /^1: the code block has no language; write one/],
    ['a heading of level 1', '# A', /^1: level 1 is reserved/],
    ['a heading that skips a level', '## A\n\n#### B', /^3: the heading skips a level; write ###/],
    ['a heading that is there twice', '## A\n\n## A', /^3: duplicate heading "A", already on line 1/],
    ['an expression in prose', 'Text {name}.', /^1: \{name\} is code/],
    ['an import', "import a from 'b';", /^1: import and export are not allowed/],
    ['an unknown component', 'Write <Name /> here.', /^1: <Name> is not allowed in a page/],
    ['a brace that nothing closes', 'Text {c\ngoes on.\n\nMore.\n', /^1: unclosed brace \{; write \\\{/],
    ['a brace below headings with anchors', '## A {#a}\n\n## B {#b}\n\nOne {two.', /^5: unclosed brace/],
    ['a tag below headings with anchors', '## A {#a}\n\n## B {#b}\n\n<p>a</p>\n\nb</i>', /^7: <\/i> has no opening/],
    [
      'a brace below code with braces',
      `${block('js', 'if (a) {')}\n\nText \`{\` and \\{ and\n{more.`,
      /^6: unclosed brace/,
    ],
    ['braces that are no code', 'Text {a b}.', /^1: text in braces is parsed as code; write \\\{/],
    ['a line break of HTML', 'One<br>two', /^1: <br> is not allowed in a page; write a blank line/],
    ['a closed line break of HTML', 'One<br/>two', /^1: <br> is not allowed in a page; write a blank line/],
    ['an image of HTML', 'Text.\n\n<img src="a.png">', /^3: <img> is not allowed in a page; write !\[what it shows\]/],
    [
      'an attribute without quotes',
      '<div class=a>b</div>',
      /^1: <div> is not allowed in a page; write the text without/,
    ],
    ['a sign before a number', 'Text\na <5 b', /^2: < in "<5 b" is parsed .* write &lt;/],
    ['a sign before an equals sign', 'a <= b', /^1: < in "<= b" is parsed/],
    ['a comment of HTML', '<!-- a -->', /^1: HTML comments are not allowed in a page; write \{\/\* comment \*\/\}$/],
    ['an address in angle brackets', '<https://e.org/a>', /^1: .* write a link with text: .*\(https:\/\/e\.org\/a\)$/],
    ['a mail address in angle brackets', '<a@e.org>', /^1: .*\(mailto:a@e\.org\)$/],
    [
      'a placeholder in prose',
      'Go to\n<folder> now',
      /^2: <folder> is not allowed in a page; .* backticks: `<folder>`$/,
    ],
    ['a tag that opens nothing', 'Text</b>', /^1: <\/b> has no opening tag; write \*\*text\*\*$/],
    ['tags that cross', 'Text.\n\n<i><b>x</i></b>', /^3: expected <\/b> but found <\/i>/],
    ['a part that nothing closes', 'Text.\n\n<details>\nMore.', /^3: <details> is not closed/],
    [
      'a component of nearly the right name',
      '<Vidoe id="a" />',
      /^1: <Vidoe> is not allowed in a page; did you mean <Video>\?/,
    ],
    [
      'a paragraph that begins like a program',
      'Text.\n\nexport the file',
      /^3: this line begins with import or export/,
    ],
    [
      'a code block that nothing closes',
      'Text.\n\n```bash\nls\n\nMore.',
      /^3: the code block is not closed; write ```/,
    ],
    ['a code block without language that nothing closes', '```\nls', /^1: the code block is not closed/],
    ['an empty code block that nothing closes', 'Text.\n\n~~~text', /^3: the code block is not closed; write ~~~/],
    [
      'a code block in a list that nothing closes',
      '- One\n\n  ```bash\n  ls\n\nTwo.',
      /^3: the code block is not closed/,
    ],
    [
      'a code block that the next one closes',
      '```bash\n$ ls\n\nMore.\n\n```python\nprint(1)\n```',
      /^6: a code block starts here, but the one on line 1 is not closed/,
    ],
    ['a footnote without text', 'Text.\n\nOne\ntwo.[^a]', /^4: the footnote \[\^a\] has no definition; write it/],
    [
      'a footnote whose text has nearly its name',
      'One.[^note] Two.[^notes]\n\n[^notes]: Text.',
      /^1: the footnote \[\^note\] has no definition; did you mean "notes"\?/,
    ],
    [
      'a footnote with two texts',
      'One.[^a]\n\n[^a]: A.\n\n[^a]: B.',
      /^5: the footnote \[\^a\] is already defined on line 3/,
    ],
    ['a footnote that nothing leads to', 'One.\n\n[^a]: Text.', /^3: the footnote \[\^a\] is never referenced/],
    [
      'front matter that nothing closes',
      '---\ntitle: A\ntags: [B]\n\nText.\n\n## C\n',
      /^3: the front matter is not closed/,
    ],
    [
      'front matter that too many hyphens close',
      '---\ntitle: A\n----\n\nText.',
      /^3: "----" does not close the front matter; write ---/,
    ],
    ['front matter that is a program', '---js\n{}\n---\n\nText.', /^1: the page starts with "---js"; write --- alone/],
    ['front matter without keys', '---\nA title\n---\n\nText.', /^2: the front matter has no keys/],
    ['front matter with a key twice', '---\ntitle: A\ntitle: B\n---\n\nText.', /^3: .*: duplicate key/],
    [
      'front matter with a tab',
      '---\ntitle: A\nproject:\n\tkind: [a]\n---\n',
      /^4: .*: the line is indented with a tab/,
    ],
    ['front matter with an open quotation mark', '---\ntitle: "A\n---\n', /: unclosed quotation mark$/],
    ['front matter with an open list', '---\ntitle: A\ntags: [B, C\n---\n', /: a list is not closed/],
  ])('%s', (_name, text, message) => {
    expect(faults(text)).toEqual([expect.stringMatching(message)]);
  });
});

describe('a page of a project is refused for', () => {
  const page = (frontMatter: string, body = ''): string => `---\ntitle: A\n${frontMatter}\n---\n\n${body}\n`;
  it.each([
    ['index', page('project: {}\ntags: [Release 2025-07]'), /^1: the main page must end with the acknowledgement/],
    ['index', page('project: {}\ntags: [PADI]', `*${acknowledgement}*`), /^1: the main page has no release tag/],
    ['how-to', page('tags: [Release 2025-07]'), /^1: Release 2025-07: release tags belong on the main page only/],
    ['explanation', page('tags: [PADI]'), /^1: an explanation needs at least one diagram/],
    ['tutorials', page('tags: [PADI]'), /^1: the tutorial has no "learning:"/],
  ])('%s: %s', (name, text, message) => {
    expect(faults(text, `docs/Tool/${name}.md`)).toEqual([expect.stringMatching(message)]);
  });
});

describe('hints, which stop nothing', () => {
  const hints = (text: string, file = 'docs/intro.md'): Diagnostic[] =>
    pageDiagnostics({file, text}).filter(({severity}) => severity === 'hint');
  it('report unfinished text at each of its lines', () => {
    const text = '---\ntitle: A\nlearning:\n  needs: ["TODO: what"]\n---\n\nText.\n\nMore\ntext. TODO: write this.\n';
    expect(hints(text).map(({line}) => line)).toEqual([4, 10]);
  });
  it('replace errors that only a person can fix, on an imported page', () => {
    const page = (facts: string): Diagnostic[] =>
      pageDiagnostics({file: 'docs/Tool/tutorials.md', text: `---\ntitle: A\n${facts}---\n\n[a](http://e.org)\n`});
    expect(page('').map(({severity}) => severity)).toEqual(['error', 'error']);
    expect(page('imported: true\n').map(({severity}) => severity)).toEqual(['hint', 'hint']);
  });
});

it('a node has its position in the text, also below headings with anchors of their own', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '## Part {#part}',
      '### Part *one* {#p-1} ',
      '#### `a` {#b}\r',
      '##\tPart {#c}',
      '```py\n# a {#b}\n```',
    ),
    fc.stringMatching(/^[a-z]{1,5} \*[a-z]{1,5}\* [a-z]{1,5}$/),
  );
  fc.assert(
    fc.property(fc.array(line, {maxLength: 8}), (lines) => {
      const text = lines.join('\n\n');
      const {tree, faults} = parsePage({file: 'docs/a.md', text});
      expect(faults).toEqual([]);
      forEachNode(tree, (node) => {
        if (node.type === 'text') {
          expect(text.slice(node.position?.start.offset, node.position?.end.offset)).toBe(node.value);
        } else if (node.type === 'code') {
          expect(node.value).toBe('# a {#b}');
        }
      });
    }),
  );
});

it('a project needs one main page, and a diagram on one of its pages', () => {
  const main = {file: 'docs/Tool/index.md', text: '---\nproject: {}\n---\n\nText.'};
  const drawn = {file: 'docs/Tool/explanation.md', text: diagram};
  const messages = (...pages: PageSource[]): string[] => projectDiagnostics(pages).map(({message}) => message);
  expect(messages(main, {file: 'docs/intro.md', text: 'Text.'})).toEqual([expect.stringContaining('has a diagram')]);
  expect(messages(main, drawn)).toEqual([]);
  expect(messages(drawn)).toEqual([expect.stringMatching(/^0 pages have "project:"/)]);
});

it('words are counted without front matter', () => {
  expect(wordCount({file: 'docs/intro.md', text: '---\ntitle: One two\n---\n\nThree *four*.\n\n- five\n'})).toBe(3);
});

it('words are counted in each cell of a table and in code, and signs are no words', () => {
  const text = '| One | two |\n|---|---|\n| three | `four` |\n\nFive - six = seven.\n\n```bash\neight | nine\n```\n';
  expect(wordCount({file: 'docs/intro.md', text})).toBe(9);
});

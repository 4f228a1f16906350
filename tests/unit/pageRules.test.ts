// Misspelled on purpose. cspell:ignore Vidoe
import {describe, expect, it} from 'vitest';
import {projectDiagnostics} from '../../content-lint/rules/catalogRules';
import {wordCount, type PageSource} from '../../content-lint/model/page';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import {acknowledgement} from '../../shared/site';
import type {Diagnostic} from '../../content-lint/model/diagnostic';

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
    expect(page('imported: {body: a}\n').map(({severity}) => severity)).toEqual(['hint', 'hint']);
  });
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

// Misspelled on purpose. cspell:ignore Vidoe pmatrix textcolor raisebox newcommand
import {Linter, readConfig} from '@training-catalog/content-lint/node';
import {applyFixes, type Fault, type PageSource} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';

const linter = new Linter(readConfig({components: {Video: {id: z.string().regex(/^[\w-]{11}$/, 'write the id')}}}));

/** What the rules say that depend on one page alone. */
function lintPage(page: PageSource): Fault[] {
  const {syntaxErrors, found} = linter.analyze(page);
  return [...syntaxErrors, ...found];
}

/** Where a page breaks which rule. */
const placesOf = (diagnostics: readonly Fault[]): string[] => diagnostics.map(({line, rule}) => `${line} ${rule}`);

const block = (language: string, ...lines: string[]): string => [`\`\`\`${language}`, ...lines, '```'].join('\n');

describe('a page is fine with', () => {
  it.each([
    [
      'a command whose placeholder is explained',
      `${block('bash', 'cd <folder>')}\n\nPut your path for \`<folder>\`.\n`,
    ],
    ['a table whose columns have heads', '| a | b |\n| --- | --- |\n| c | d |'],
    [
      'brackets and bars that are no link and no table',
      String.raw`Not \[a](b c), \[a][b], x[0](see below), [1] (in the paper), [a], f[i][j], a | b or` +
        '\nc | d, `[a](b c)`, [`a b`](a.md), $[a](b)$, [see [b]](a.md), [a](<b c.md>), [a](b.md "c d").\n\n| a | `b|c` |\nText.',
    ],
    ['an image whose only word is a name', '![Camera](/img/camera.png) ![Four pages](/img/pages.png)'],
    ['a footnote with its text', 'One.[^a] Not one: \\[^b] and `[^c]`.\n\n[^A]: Text.'],
    [
      'footnotes below headings with anchors of their own',
      '## A {#a}\n\n### B {#b}\n\n### C {#c}\n\n### D {#d}\n\nSee the paper.[^1] TO[^2]DO\n\n[^1]: Text.\n[^2]: Text.',
    ],
    ['an image and a link by reference', '![A square][a] and [the office][B].\n\n[a]: /img/a.png\n[b]: https://e.org'],
    ['code that holds a fence', '````md\n```bash\nls\n```\n````'],
    ['a code block in a quotation and in a list', '> ```bash\n> ls\n> ```\n\n- ```bash\n  ls\n  ```'],
    ['highlighted lines', block('js {1,3-4} title="a {b}" showLineNumbers=10', 'a', 'b', 'c', 'd')],
    [
      'a formula with arrows, accents, spaces and rows',
      String.raw`$\vec{a}\!\!\quad\xrightarrow[b]{c}$` +
        '\n\n$$\n' +
        String.raw`\begin{pmatrix} a \\[1em] b \end{pmatrix} \raisebox{1em}{c}\llap{d}\kern-1em` +
        '\n$$',
    ],
    ['a sign with spaces around it', 'a < b'],
    ['front matter without a key', '---\n---\n\nText.'],
    ['a redirection', block('bash', 'cat <<EOF', 'text', 'EOF', 'ls > files.txt')],
    [
      'links to a file, a heading, a site path and an https URL',
      '[a](a.md#b) [b](#b) [c](/api/intro) [d](https://e.org)',
    ],
  ])('%s', (_name, text) => {
    expect(lintPage({file: 'docs/intro.md', text})).toEqual([]);
  });
});

it('shows images of a host that the site names, and of no other', () => {
  const ofSite = new Linter(readConfig({imageOrigins: ['https://images.e.org']}));
  const rulesOf = (url: string): string[] =>
    ofSite
      .analyze({file: 'docs/intro.md', text: `![An owl](${url}) ![A bat][b]\n\n[b]: ${url}`})
      .found.map(({rule}) => rule);
  expect(rulesOf('https://images.e.org/owl.png')).toEqual([]);
  for (const url of [
    'https://e.org/owl.png',
    'https://images.e.org.evil.example/owl.png',
    'http://images.e.org/owl.png',
    '//images.e.org/owl.png',
  ]) {
    expect(rulesOf(url), url).toContain('no-external-image');
  }
});

describe('a page is refused for', () => {
  it.each<[what: string, text: string, place: string, remedy?: RegExp]>([
    ...(
      [
        [
          'a space in its target',
          'See [Patra](../Patra KG/index.md#a b).',
          /write \[Patra\]\(\.\.\/Patra%20KG\/index\.md#a%20b\)$/,
        ],
        [
          'a space in parentheses',
          'See [`Tool`](../Tool (v1)/index.md).',
          /write \[`Tool`\]\(\.\.\/Tool%20\(v1\)\/index\.md\)$/,
        ],
        ['a space in the address of a site', 'See [a](https://e.org/a b).', /write \[a\]\(https:\/\/e\.org\/a%20b\)$/],
        ['a space before its target', 'See [Patra] (index.md).', /write \[Patra\]\(index\.md\)$/],
        ['no end', 'See [Patra](index.md and others.', /write \[Patra\]\(index\.md\)$/],
        ['no definition', 'See [Patra][patra].', /write \[Patra\]\(<address>\)$/],
        ['no address', 'See [Patra](a "b).', /write \[Patra\]\(<address>\)/],
      ] as const
    ).map(([what, text, remedy]): [string, string, string, RegExp] => [
      `a link with ${what}`,
      `Text.\n\n- A\n  *${text}*`,
      '4 link-syntax',
      remedy,
    ]),
    [
      'an image with a space in its address',
      '![A bird](/img/a bird.png)',
      '1 link-syntax',
      /write !\[A bird\]\(\/img\/a%20bird\.png\)$/,
    ],
    [
      'a table with a short second line',
      'Text.\n| a | b |\n| --- |\n| c | d |',
      '3 table-syntax',
      /write \| --- \| --- \|$/,
    ],
    [
      'a table without a line of hyphens',
      '> | a | b |\n> | c | d |',
      '1 table-syntax',
      /write below it \| --- \| --- \|$/,
    ],
    ['an image that is called like its file', '![four-pages.svg](/img/four-pages.svg)', '1 image-alt-file-name'],
    ['an image that is called nearly like its file', '![Four pages](/img/four-pages.svg?a)', '1 image-alt-file-name'],
    ['a prompt sign', `Text.\n\n${block('bash', '$ ls')}`, '4 no-shell-prompt'],
    ['a curly quote in code', block('python', 'print(“a”)'), '2 no-curly-quotes-in-code'],
    ...[
      '{1-999999999}',
      '{2}',
      '{0}',
      '{-5-1}',
      '{1,1}',
      '{1,}',
      '{1-1,1-1}',
      'title="{1-999999999}"',
      "title='a' {9}",
      'showLineNumbers=999999999',
      'showLineNumbers=9e9',
      'showLineNumbers=',
    ].map((words): [string, string, string, RegExp] => [
      `the words ${words} after the language of a block`,
      `Text.\n\n- ${block(`js ${words}`, 'a').replaceAll('\n', '\n  ')}`,
      '3 highlighted-lines',
      /; write /,
    ]),
    ...[
      String.raw`\smash{\rlap{\hspace{-3000px}\raisebox{-3000px}{\textcolor{transparent}{\rule{9000px}{9000px}}}}}`,
      String.raw`\hspace{-50em} x`,
      String.raw`\kern50em x`,
      String.raw`\rule{1em}{999in}`,
      String.raw`\raisebox{-3000px}{x}`,
      String.raw`a \\[-90em] b`,
      String.raw`{a \above{90em} b}`,
      `x${String.raw`\hspace{-1em}`.repeat(6)}`,
      String.raw`\def\a{xx}\a`,
      String.raw`\newcommand{\a}{xx}\a`,
      String.raw`\let\a=b\a`,
      'x+'.repeat(1200),
      String.raw`\begin{matrix}${String.raw`\sqrt{x}&`.repeat(190)}\end{matrix}`,
    ].map((formula): [string, string, string, RegExp] => [
      `the formula ${formula.slice(0, 60)}`,
      `Text.\n\nThen $${formula}$.`,
      '3 math-size',
      /; (?:write|remove|split) /,
    ]),
    ['a giant formula in a block', 'Text.\n\n$$\n\\rule{99em}{1em}\n$$', '3 math-size'],
    ['a giant formula in a block of code', 'Text.\n\n```math\n\\rule{99em}{1em}\n```', '3 math-size'],
    [
      'too many formulas',
      Array.from({length: 60}, () => `$${String.raw`\sqrt{x}`.repeat(100)}$`).join('\n\n'),
      // Those before it are within the limit.
      expect.stringMatching(/^\d\d math-size$/) as string,
    ],
    ['a placeholder that nothing explains', block('bash', 'cd <folder>'), '2 placeholder-explained'],
    ['an address that is not https', '[a](http://example.org)', '1 link-https'],
    ['a link to a script', '[a](javascript:alert\\(1\\))', '1 link-protocol'],
    ['a link whose host is hidden', '[a](https://e.org@evil.example)', '1 link-protocol'],
    ['a link to another host by the protocol of files', '[a](pathname:////evil.example/x)', '1 link-protocol'],
    ['a link to a script by the protocol of files', '[a](pathname://javascript:80/alert\\(1\\))', '1 link-protocol'],
    ['a link without a protocol', '[a](//evil.example/x)', '1 link-protocol'],
    ['a site path with an ending', '[a](/docs/intro.md)', '1 link-form'],
    ['a file of another area', '[a](../api/intro.md)', '1 link-form'],
    ['a link that is neither', '[a](intro)', '1 link-form'],
    ['an image without alternative text', '![](/img/a.png)', '1 image-alt-text'],
    ['an image by reference without alternative text', '![][a]\n\n[a]: /img/a.png', '1 image-alt-text'],
    [
      'an image of another host by reference, at its definition',
      '![A][a] ![B][a]\n\n[a]: https://e.org/a.png',
      '3 no-external-image',
    ],
    [
      'an image of another host by reference, in a footnote',
      'Text.[^1]\n\n[^1]: ![a]\n\n[a]: https://e.org/a.png',
      '5 no-external-image',
    ],
    ['a link by reference that does not name its target', '[here][a]\n\n[a]: /docs/b', '1 link-text-descriptive'],
    ['an address by reference that is not https', 'A [b].\n\n[B]: http://e.org', '3 link-https'],
    ['a link by reference to a script', '[a]\n\n[a]: javascript:x', '3 link-protocol'],
    ['a link by reference without target', '[a]\n\n[a]: <>', '3 no-empty-link', /after its colon$/],
    ['a link that cannot be an address', '[a](data:text/html,x)', '1 link-protocol'],
    ['a column without a head', '| | b |\n| --- | --- |\n| c | d |', '1 table-header-text'],
    ['a code block without language', '```\nls\n```', '1 code-block-language'],
    ['a heading of level 1', '# A', '1 heading-start'],
    ['a heading that skips a level', '## A\n\n#### B', '3 heading-increment', /write ###/],
    [
      'a heading that is there twice',
      '## A\n\n## A',
      '3 no-duplicate-heading',
      /duplicate heading "A", already on line 1/,
    ],
    ['an expression in prose', 'Text {name}.', '1 no-expression'],
    ['an import', "import a from 'b';", '1 no-import'],
    ['an unknown component', 'Write <Name /> here.', '1 no-unsafe-element'],
    ['a brace that nothing closes', 'Text {c\ngoes on.\n\nMore.\n', '1 no-expression', /write \\\{/],
    ['a brace below headings with anchors', '## A {#a}\n\n## B {#b}\n\nOne {two.', '5 no-expression'],
    ['a tag below headings with anchors', '## A {#a}\n\n## B {#b}\n\n<p>a</p>\n\nb</i>', '7 mdx-syntax'],
    [
      'a brace below code with braces',
      `${block('js', 'if (a) {')}\n\nText \`{\` and \\{ and\n{more.`,
      '6 no-expression',
    ],
    ['braces that are no code', 'Text {a b}.', '1 no-expression', /write \\\{/],
    ['a line break of HTML', 'One<br>two', '1 no-unsafe-element', /write a blank line/],
    ['a closed line break of HTML', 'One<br/>two', '1 no-unsafe-element'],
    ['an image of HTML', 'Text.\n\n<img src="a.png">', '3 no-unsafe-element', /write !\[what it shows\]/],
    ['an attribute without quotes', '<div class=a>b</div>', '1 no-unsafe-element', /write the text without/],
    ['a sign before a number', 'Text\na <5 b', '2 mdx-syntax', /< in "<5 b" is parsed .* write &lt;/],
    ['a sign before an equals sign', 'a <= b', '1 mdx-syntax'],
    ['a comment of HTML', '<!-- a -->', '1 mdx-syntax', /write \{\/\* comment \*\/\}$/],
    [
      'an address in angle brackets',
      '<https://e.org/a>',
      '1 mdx-syntax',
      /write a link with text: .*\(https:\/\/e\.org\/a\)$/,
    ],
    ['a mail address in angle brackets', '<a@e.org>', '1 mdx-syntax', /\(mailto:a@e\.org\)$/],
    ['a placeholder in prose', 'Go to\n<folder> now', '2 no-unsafe-element', /backticks: `<folder>`$/],
    ['a tag that opens nothing', 'Text</b>', '1 mdx-syntax', /write \*\*text\*\*$/],
    ['tags that cross', 'Text.\n\n<i><b>x</i></b>', '3 mdx-syntax'],
    ['a part that nothing closes', 'Text.\n\n<details>\nMore.', '3 mdx-syntax'],
    ['a value that a component does not know', '<Video id="../redirect?q=x" />', '1 no-unsafe-element', /write the id/],
    ['a component without what it needs', '<Video />', '1 no-unsafe-element', /missing/],
    ['a class of a note', ':::note{.navbar}\n\nText.\n\n:::', '1 directive-attribute'],
    ['a name of a note that is no word', ':::note{id="a b"}\n\nText.\n\n:::', '1 directive-attribute'],
    ['a component of nearly the right name', '<Vidoe id="a" />', '1 no-unsafe-element', /did you mean <Video>\?/],
    ['a paragraph that begins like a program', 'Text.\n\nexport the file', '3 no-import'],
    ['a code block that nothing closes', 'Text.\n\n```bash\nls\n\nMore.', '3 code-fence-closed', /write ```/],
    ['a code block without language that nothing closes', '```\nls', '1 code-fence-closed'],
    ['an empty code block that nothing closes', 'Text.\n\n~~~text', '3 code-fence-closed', /write ~~~/],
    ['a code block in a list that nothing closes', '- One\n\n  ```bash\n  ls\n\nTwo.', '3 code-fence-closed'],
    [
      'a code block that the next one closes',
      '```bash\n$ ls\n\nMore.\n\n```python\nprint(1)\n```',
      '6 code-fence-closed',
      /a code block starts here, but the one on line 1 is not closed/,
    ],
    ['a footnote without text', 'Text.\n\nOne\ntwo.[^a]', '4 footnote-defined'],
    [
      'a footnote whose text has nearly its name',
      'One.[^note] Two.[^notes]\n\n[^notes]: Text.',
      '1 footnote-defined',
      /did you mean "notes"\?/,
    ],
    [
      'a footnote with two texts',
      'One.[^a]\n\n[^a]: A.\n\n[^a]: B.',
      '5 no-duplicate-footnote',
      /the footnote \[\^a\] is already defined on line 3/,
    ],
    ['a footnote that nothing leads to', 'One.\n\n[^a]: Text.', '3 footnote-referenced'],
    ['front matter that nothing closes', '---\ntitle: A\ntags: [B]\n\nText.\n\n## C\n', '3 front-matter-syntax'],
    ['front matter that too many hyphens close', '---\ntitle: A\n----\n\nText.', '3 front-matter-syntax', /write ---/],
    ['front matter that is a program', '---js\n{}\n---\n\nText.', '1 front-matter-syntax'],
    ['front matter without keys', '---\nA title\n---\n\nText.', '2 front-matter-syntax'],
    [
      'front matter with a key twice',
      '---\ntitle: A\ntitle: B\n---\n\nText.',
      '3 front-matter-syntax',
      /: duplicate key/,
    ],
    [
      'front matter with a tab',
      '---\ntitle: A\nproject:\n\tkind: [a]\n---\n',
      '4 front-matter-syntax',
      /: the line is indented with a tab/,
    ],
    [
      'front matter with an open quotation mark',
      '---\ntitle: "A\n---\n',
      '2 front-matter-syntax',
      /: unclosed quotation mark$/,
    ],
    [
      'front matter with an open list',
      '---\ntitle: A\ntags: [B, C\n---\n',
      '3 front-matter-syntax',
      /: a list is not closed/,
    ],
  ])('%s', (_name, text, place, remedy = /./) => {
    const found = lintPage({file: 'docs/intro.md', text});
    expect(placesOf(found)).toEqual([place]);
    expect(found[0]?.message).toMatch(remedy);
  });
});

describe('marks that change the direction of text', () => {
  const text = '---\ntitle: A\u2067\n---\n\nאב\u200f and more.\n\n```bash\ncurl \u202eab\u202c.org\n```\n';

  it('are found in front matter, prose, and code; those of single letters are not', () => {
    expect(
      placesOf(lintPage({file: 'docs/intro.md', text})).filter((place) => place.endsWith('direction-marks')),
    ).toEqual(['2 direction-marks', '8 direction-marks', '8 direction-marks']);
  });

  it('are removed by the fix', () => {
    const fixes = lintPage({file: 'docs/intro.md', text}).flatMap(({fix}) => (fix ? [fix] : []));
    expect(applyFixes(text, fixes)).toContain('title: A\n');
    expect(applyFixes(text, fixes)).toContain('curl ab.org');
  });
});

describe('a hint', () => {
  it('reports unfinished text at each of its lines', () => {
    const text = '---\ntitle: A\nlearning:\n  needs: ["TODO: what"]\n---\n\nText.\n\nMore\ntext. TODO: write this.\n';
    expect(placesOf(lintPage({file: 'docs/intro.md', text}))).toEqual(['4 todo-comment', '10 todo-comment']);
  });
});

// cspell:ignore gantt mindmap xychart textcolor
/**
 * Places of a page's text where a contributor can put words, each with the syntax that gets them there as they are. The words
 * of `attackTexts` go into all of them.
 */
import YAML from 'yaml';

/** A place of a page's text. */
export interface Way {
  /** Kind of place, for reports. */
  kind: 'prose' | 'code' | 'lesson' | 'quiz' | 'chart' | 'diagram' | 'formula';
  name: string;
  /**
   * The Markdown that puts a text there.
   *
   * @param mark letters and digits, unique
   */
  write: (text: string, mark: string) => string;
  /** Whether readers get the text sign by sign, in the page's text or in an attribute. */
  isVerbatim: boolean;
  /** A text that is right there, if not any word is; null if the check refuses every text. */
  usual?: string | null;
  /** Whether the place is tried by the check only, because harmless words are wrong there. */
  isOnlyChecked?: true;
}

const character = (sign: string): string => `&#x${sign.codePointAt(0)?.toString(16)};`;

/** Text of Markdown with a backslash before each sign that could have a meaning. */
const escaped = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** Text with a number for each sign. */
const encoded = (text: string): string => text.replaceAll(/[^a-z\d ]/giu, character);

/** Text between two quotation marks of a tag or a directive. */
const quoted = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Inline code, between more backticks than the text has. */
const inlineCode = (text: string): string => {
  const fence = '`'.repeat(Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)) + 1);
  return `${fence} ${text} ${fence}`;
};

const block = (language: string, ...lines: readonly string[]): string =>
  ['````' + language, ...lines, '````'].join('\n');

const chart = (changes: (text: string) => object) => (text: string) =>
  block(
    'chart',
    YAML.stringify(
      {
        form: 'bars',
        title: 'Birds',
        sentence: 'The north has more.',
        source: '[Count](https://example.org/)',
        x: 'Birds',
        y: 'Site',
        data: 'Site,Birds\nNorth,2\nSouth,1\n',
        ...changes(text),
      },
      {lineWidth: 0},
    ).trimEnd(),
  );

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Text between quotation marks of Mermaid. */
const label = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`;

const diagram =
  (kind: string, lines: (text: string) => readonly string[], title: (text: string) => string = () => 'A diagram') =>
  (text: string): string =>
    [
      block(
        'mermaid',
        '---',
        `title: ${title(text)}`,
        '---',
        kind,
        '  accTitle: A diagram',
        '  accDescr: One thing leads to another.',
        ...lines(text).map((line) => `  ${line}`),
      ),
      '',
      'One thing leads to another.',
    ].join('\n');

type Writer = Way['write'];

const ways = (
  kind: Way['kind'],
  isVerbatim: boolean,
  places: Readonly<Record<string, Writer | {usual: string | null; isOnlyChecked?: true; write: Writer}>>,
): Way[] =>
  Object.entries(places).map(([name, place]) =>
    typeof place === 'function' ? {kind, name, write: place, isVerbatim} : {kind, name, isVerbatim, ...place},
  );

/** Languages that pages color, and one that nobody knows. */
const languages = ['html', 'js', 'jsx', 'bash', 'python', 'json', 'yaml', 'csv', 'diff', 'docker', 'markdown', 'text'];

export const waysIn: readonly Way[] = [
  ...ways('prose', false, {'a paragraph, as it is': (text) => text}),
  ...ways('prose', true, {
    'a paragraph': escaped,
    'a paragraph, in numbers': encoded,
    'a heading': (text) => `### ${escaped(text)}`,
    'an entry of a list': (text) => `- ${encoded(text)}`,
    'an entry of a list of tasks': (text) => `- [ ] ${encoded(text)}`,
    'a cell of a table': (text) => `| A | B |\n| --- | --- |\n| ${encoded(text)} | C |`,
    'the head of a table': (text) => `| ${encoded(text)} | B |\n| --- | --- |\n| A | C |`,
    'a quotation': (text) => `> ${encoded(text)}`,
    'bold words': (text) => `**${encoded(text)}**`,
    'crossed-out words': (text) => `~~${encoded(text)}~~`,
    'the text of a link': (text) => `[${encoded(text)}](https://example.org/)`,
    'the title of a link': (text) => `[Text](https://example.org/ "${encoded(text)}")`,
    'the text for an image': (text) => `![${encoded(text)}](/img/logo.svg)`,
    'the title of an image': (text) => `![Logo](/img/logo.svg "${encoded(text)}")`,
    'the title of a note': (text) => `:::note[${encoded(text)}]\n\nText.\n\n:::`,
    'a note': (text) => `:::tip\n\n${encoded(text)}\n\n:::`,
    'the summary of details': (text) => `<details>\n<summary>${encoded(text)}</summary>\n\nText.\n\n</details>`,
    'the label of a tab': (text) =>
      `<Tabs>\n<TabItem value="a" label=${quoted(text)}>\n\nText.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nText.\n\n</TabItem>\n</Tabs>`,
    'the title of a video': (text) => `<Video id="abcdefghijk" title=${quoted(text)} />`,
  }),
  ...ways('prose', false, {
    'a footnote': (text, mark) => `Text.[^${mark}]\n\n[^${mark}]: ${encoded(text)}`,
    'the address of a link': {
      usual: '/docs/intro',
      write: (text) => `[Text](<${text.replaceAll(/[<>\\]/g, String.raw`\$&`)}>)`,
    },
    'the address of a link, in numbers': {usual: '/docs/intro', write: (text) => `[Text](<${encoded(text)}>)`},
    'the address of a link to a file': {
      usual: '/docs/intro',
      write: (text) => `[Text](pathname://${encoded(text).replaceAll(' ', '%20')})`,
    },
    'a part of the address of a link': (text) => `[Text](<https://example.org/a?b=${encoded(text)}#${encoded(text)}>)`,
    'the address of an image': {usual: '/img/logo.svg', write: (text) => `![Text](<${encoded(text)}>)`},
    'a link in angle brackets': {usual: 'https://example.org/', write: (text) => `<${text}>`},
    'the name of a footnote': (text) =>
      `Text.[^${encoded(text).replaceAll(' ', '')}]\n\n[^${encoded(text).replaceAll(' ', '')}]: Text.`,
    'the anchor of a heading': {usual: 'text', write: (text) => `### Text {#${text}}`},
    'the class of a note': {usual: null, write: (text) => `:::note{.${text.replaceAll(' ', '')}}\n\nText.\n\n:::`},
    'the class of a note, as an attribute': {
      usual: null,
      write: (text) => `:::note{class=${quoted(text)}}\n\nText.\n\n:::`,
    },
    'the id of a note': (text) => `:::note{id=${quoted(text)}}\n\nText.\n\n:::`,
    'an attribute of a note': (text) => `:::note{title=${quoted(text)}}\n\nText.\n\n:::`,
    'the name of an attribute of a note': {
      usual: 'title',
      isOnlyChecked: true,
      write: (text) => `:::note{${text.replaceAll(/[\s="'{}]/g, '')}="a"}\n\nText.\n\n:::`,
    },
    'the name of a note': {usual: 'note', write: (text) => `:::${text}\n\nText.\n\n:::`},
    'the name of a directive': {
      usual: 'Text',
      isOnlyChecked: true,
      write: (text) => `::${text.replaceAll(' ', '')}[Text]`,
    },
    'the value of a tab': {
      usual: 'a',
      write: (text) =>
        `<Tabs groupId=${quoted(text)}>\n<TabItem value=${quoted(text)} label="A">\n\nText.\n\n</TabItem>\n</Tabs>`,
    },
    'the id of a video': {usual: 'abcdefghijk', write: (text) => `<Video id=${quoted(text)} title="A" />`},
    'an attribute of a component': {usual: 'docs', write: (text) => `<ErrorList area=${quoted(text)} />`},
    'a comment': (text) => `Text. {/* ${text} */}`,
  }),
  ...ways('code', true, {
    'inline code': inlineCode,
    'inline code in a heading': (text) => `### Text ${inlineCode(text)}`,
    'inline code in a link': (text) => `[${inlineCode(text)}](https://example.org/)`,
    'a block of code': (text) => block('', text),
    'a block of indented code in a list': (text) => `- Text\n\n  ${block('', text).replaceAll('\n', '\n  ')}`,
    ...Object.fromEntries(
      languages.map((language): [string, Writer] => [`a block of ${language}`, (text) => block(language, text)]),
    ),
    'the title of a block of code': (text) => block(`sh title=${quoted(text)}`, 'Text'),
    'lines of a block of code': (text) => block('sh', '# highlight-next-line', text, `# ${text}`),
  }),
  ...ways('code', false, {
    'the language of a block of code': {usual: 'js', write: (text) => block(encoded(text).replaceAll(' ', ''), 'Text')},
    'a word after the language of a block of code': (text) => block(`sh ${encoded(text)}`, 'Text'),
    'lines that a block of code highlights': {usual: '1', write: (text) => block(`sh {${encoded(text)}}`, 'Text')},
    'the number of the first line of a block of code': {
      usual: '1',
      write: (text) => block(`sh showLineNumbers=${encoded(text)}`, 'Text'),
    },
  }),
  ...ways('lesson', true, {
    'the title of an exercise': (text) => `:::hands-on[${encoded(text)}]\n\n1. Read.\n\n:::`,
    'a step of an exercise': (text) => `:::hands-on[Read]\n\n1. ${encoded(text)}\n\n:::`,
    'a question': (text) => `::::question[${encoded(text)}]\n\nText.\n\n:::answer\n\nText.\n\n:::\n\n::::`,
    'an answer': (text) => `::::question[Why?]\n\nText.\n\n:::answer\n\n${encoded(text)}\n\n:::\n\n::::`,
    'a note for teachers': (text) => `:::instructor\n\n${encoded(text)}\n\n:::`,
    'a prompt of a worksheet': (text) => `:::worksheet\n\n- ${encoded(text)}\n\n:::`,
    'a misconception': (text) => `:::misconception[${encoded(text)}]\n\n${encoded(text)}\n\n:::`,
    'a key point': (text) => `:::key-point\n\n${encoded(text)}\n\n:::`,
  }),
  ...ways('lesson', false, {
    minutes: {usual: '10', write: (text, mark) => `## Text ${mark}\n\n::minutes[${encoded(text)}]`},
    'the words of a term': (text) => `A :term[${encoded(text)}]{of="bird"} flies.`,
    'a term': {usual: 'bird', write: (text) => `A :term[Text]{of=${quoted(text)}} flies.`},
    'the lesson of a time': {usual: '/docs/intro', write: (text) => `It takes :time{of=${quoted(text)}}.`},
    'the name of a data set': (text) => `::dataset[${encoded(text)}]{file="data/birds.csv" license="CC0-1.0"}`,
    'the file of a data set': {
      usual: 'data/birds.csv',
      write: (text) => `::dataset[Birds]{file=${quoted(text)} license="CC0-1.0"}`,
    },
    'the license of a data set': {
      usual: 'CC0-1.0',
      write: (text) => `::dataset[Birds]{file="data/birds.csv" license=${quoted(text)}}`,
    },
    'the author of a data set': {
      usual: 'data/birds.csv',
      write: (text) => `::dataset[Birds]{file="data/birds.csv" license="CC0-1.0" made-by=${quoted(text)}}`,
    },
  }),
  ...ways('quiz', true, {
    'the question': (text) =>
      `:::quiz[${encoded(text)}]{type="single"}\n\n- [x] A\n\n  Yes.\n\n- [ ] B\n\n  No.\n\n:::`,
    'a choice': (text) =>
      `:::quiz[Which?]{type="several"}\n\n- [x] ${encoded(text)}\n\n  Yes.\n\n- [ ] B\n\n  No.\n\n:::`,
    feedback: (text) => `:::quiz[Which?]{type="single"}\n\n- [x] A\n\n  ${encoded(text)}\n\n- [ ] B\n\n  No.\n\n:::`,
    'the explanation': (text) =>
      `:::quiz[Which?]{type="single"}\n\n- [x] A\n\n  Yes.\n\n- [ ] B\n\n  No.\n\n${encoded(text)}\n\n:::`,
    'a step to put in order': (text) => `:::quiz[Which?]{type="order"}\n\n1. A\n2. ${encoded(text)}\n\nText.\n\n:::`,
    'the unit': (text) =>
      `:::quiz[Which?]{type="number" answer="1" tolerance="0" unit=${quoted(text)}}\n\nText.\n\n:::`,
  }),
  ...ways('quiz', false, {
    'the type': {
      usual: 'single',
      write: (text) => `:::quiz[Which?]{type=${quoted(text)}}\n\n- [x] A\n\n  Yes.\n\n- [ ] B\n\n  No.\n\n:::`,
    },
    'the number': {
      usual: '1',
      write: (text) => `:::quiz[Which?]{type="number" answer=${quoted(text)} tolerance="0"}\n\nText.\n\n:::`,
    },
  }),
  ...ways('chart', true, {
    'the title': chart((text) => ({title: text.slice(0, 90)})),
    'the sentence': chart((sentence) => ({sentence})),
    'the name of a column': chart((text) => ({x: text, data: `Site,${cell(text)}\nNorth,2\nSouth,1\n`})),
    'a cell': chart((text) => ({data: `Site,Birds\n${cell(text.slice(0, 44))},2\nSouth,1\n`})),
    'a unit': chart((text) => ({units: {Birds: text}})),
    'a series': chart((text) => ({
      series: 'Kind',
      data: `Site,Birds,Kind\nNorth,2,${cell(text.slice(0, 44))}\nSouth,1,A\n`,
    })),
    'a small chart': chart((text) => ({
      facet: 'Kind',
      data: `Site,Birds,Kind\nNorth,2,${cell(text.slice(0, 44))}\nSouth,1,A\n`,
    })),
  }),
  ...ways('chart', false, {
    'the words of the source': chart((text) => ({source: `[${encoded(text)}](https://example.org/) ${encoded(text)}`})),
    'the address of the source': {
      usual: 'https://example.org/',
      write: chart((text) => ({source: `[Count](https://example.org/) [x](<${encoded(text)}>)`})),
    },
    'the name of a key': {usual: 'x', write: chart((text) => ({[text]: 'Text'}))},
    'the name of a file': chart((text) => ({data: undefined, file: `${text}.csv`})),
    'the form': {usual: 'bars', write: chart((form) => ({form}))},
  }),
  ...ways('diagram', false, {
    'the title': diagram(
      'flowchart LR',
      () => ['a --> b'],
      (text) => JSON.stringify(text),
    ),
    'the title for screen readers': (text) =>
      diagram('flowchart LR', () => ['a --> b'])('').replace('accTitle: A diagram', () => `accTitle: ${text}`),
    'the description for screen readers': (text) =>
      diagram('flowchart LR', () => ['a --> b'])('').replace('accDescr: One', () => `accDescr: ${text} One`),
    'the label of a node': diagram('flowchart LR', (text) => [`a[${label(text)}] --> b`]),
    'the label of a node, in Markdown': diagram('flowchart LR', (text) => [
      `a["\`${text.replaceAll('"', '#quot;').replaceAll('`', '')}\`"] --> b`,
    ]),
    'the label of an edge': diagram('flowchart LR', (text) => [`a -->|${label(text)}| b`]),
    'the title of a group': diagram('flowchart LR', (text) => [`subgraph s [${label(text)}]`, '  a --> b', 'end']),
    'the style of a node': {
      usual: 'red',
      write: diagram('flowchart LR', (text) => ['a --> b', `style a fill:${text}`]),
    },
    'a class of nodes': {
      usual: 'red',
      write: diagram('flowchart LR', (text) => ['a --> b', `classDef x fill:${text}`, 'class a x']),
    },
    'the address of a node': {
      usual: null,
      write: diagram('flowchart LR', (text) => ['a --> b', `click a href ${label(text)}`]),
    },
    'the image of a node': {
      usual: null,
      write: diagram('flowchart LR', (text) => [`a@{ img: ${label(text)}, label: "A" } --> b`]),
    },
    settings: {
      usual: null,
      write: (text) =>
        block(
          'mermaid',
          '---',
          'title: A diagram',
          'config:',
          '  securityLevel: loose',
          `  themeCSS: ${JSON.stringify(text)}`,
          `  fontFamily: ${JSON.stringify(text)}`,
          '---',
          'flowchart LR',
          '  accTitle: A diagram',
          '  accDescr: One thing leads to another.',
          '  a --> b',
        ) + '\n\nOne thing leads to another.',
    },
    'a message': diagram('sequenceDiagram', (text) => [
      `participant A as ${text.replaceAll(';', '#59;')}`,
      `A->>B: ${text.replaceAll(';', '#59;')}`,
    ]),
    'a link of a participant': {
      usual: null,
      write: diagram('sequenceDiagram', (text) => ['participant A', `link A: Text @ ${text}`, 'A->>B: Text']),
    },
    'a class': diagram('classDiagram', (text) => [`class A[${label(text)}]`, 'A <|-- B']),
    'a state': diagram('stateDiagram-v2', (text) => [`state ${label(text)} as s`, 's --> t']),
    'a task': diagram('gantt', (text) => ['dateFormat YYYY-MM-DD', `section ${text}`, 'Task :a, 2026-01-01, 3d']),
    'a slice': diagram('pie', (text) => [`${label(text)} : 3`, '"B" : 2']),
    'a relation': diagram('erDiagram', (text) => [`A ||--o{ B : ${label(text)}`]),
    'a journey': diagram('journey', (text) => [`section ${text}`, 'Read: 5: A']),
    'an idea': {usual: null, write: diagram('mindmap', (text) => ['root', `  a[${label(text)}]`])},
    'a time': diagram('timeline', (text) => [`2026 : ${text}`]),
    'a commit': diagram('gitGraph', (text) => [`commit id: ${label(text)}`]),
    'an axis': {usual: null, write: diagram('xychart-beta', (text) => [`x-axis [${label(text)}, B]`, 'bar [1, 2]'])},
    'a corner': {
      usual: null,
      write: diagram('quadrantChart', (text) => [`quadrant-1 ${label(text)}`, 'A: [0.3, 0.6]']),
    },
  }),
  ...ways('formula', false, {
    'a word': (text) => `$\\text{${text.replaceAll(/[\\{}$%#&_^~]/g, String.raw`\$&`)}}$`,
    'a formula': (text) => `$${text}$`,
    'a formula on its own': (text) => `$$\n${text}\n$$`,
    'an address': {usual: null, isOnlyChecked: true, write: (text) => `$\\href{${text}}{x}$`},
    'a class': {usual: null, write: (text) => `$\\htmlClass{${text}}{x}$`},
    'a color': {usual: 'red', write: (text) => `$\\textcolor{${text}}{x}$`},
    'a size': {usual: '1em', write: (text) => `$\\rule{${text}}{1em}$`},
  }),
];

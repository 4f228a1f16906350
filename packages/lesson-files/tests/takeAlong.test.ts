// Names of the parser. cspell:ignore subquestion subanswer
import {lessonFiles} from '@training-catalog/lesson-files';
import {unzipSync} from 'fflate';
import {parse} from 'gift-pegjs';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {owlFiles, owlSite, type OwlSite} from '../../lessons/tests/site.js';

const facts = {audience: ['All'], needs: ['A browser'], outcomes: ['Count'], keyPoints: ['Hide'], minutes: 20};

const lesson = `---
title: night
---

Owls leave a :term[pellet]. See [the tool](../tool.md#use), [all](/lessons/glossary), and <b>more</b>.

## Count {#count}

::minutes[20]

::dataset[Owls]{file="data/owls.csv" license="CC0-1.0" made-by="data/make_owls.py"}

:::hands-on[Count them]

1. Make an environment:

   \`\`\`bash run
   python3 -m venv venv
   source venv/bin/activate
   OWL=barn
   \`\`\`

2. Save this:

   \`\`\`python save title="count.py"
   print(open("owls.csv").read())
   \`\`\`

3. Run it:

   \`\`\`bash run
   python count.py; echo $OWL
   \`\`\`

   \`\`\`text output
   Night,Owls
   1,3

   barn
   \`\`\`

   Each row is a night.

:::

\`\`\`bash run needs="a GPU"
train
\`\`\`

\`\`\`bash run fails
false
\`\`\`

\`\`\`python run
print(3)
\`\`\`

\`\`\`bash run background ready="^Ready"
echo Ready; sleep 60
\`\`\`

\`\`\`mermaid
graph
\`\`\`

:::predict[More than *four*?]

\`\`\`python run
print(5)
\`\`\`

\`\`\`text output
5
\`\`\`

Owls came.

:::

::::question[Why?]

:::answer
Because.
:::

::::

:::instructor
Wait.
:::

:::quiz[Which: \\{a} or ~b?]{type="single"}

- [x] An = owl

  Right # one.

- [ ] A bat
  No.

:::

:::quiz[Which ones?]{type="several"}

- [x] One
  Yes.
- [x] Two
  Yes.
- [ ] Three
  No.

:::

:::quiz[In order?]{type="order"}

1. Egg
2. Owl

Eggs come first.

:::

:::quiz[How many?]{type="number" answer="2.5" tolerance="0.1" unit="tons"}

Count.

:::

### Prepare

::for-teachers

Print the pages.

## The end

Done.
`;

const ticket = '# Ticket\n\n## Module 1/2\n\n:::quiz[Which?]{type="single"}\n- [x] A\n  Yes.\n- [ ] B\n  No.\n:::\n';

let site: OwlSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

const files = async (options: object = {}): Promise<Readonly<Record<string, string | Buffer>>> => {
  site = await owlSite(
    {folder: 'docs/lessons', files: lessonFiles(options)},
    {
      ...owlFiles,
      'docs/lessons/night.md': lesson,
      'docs/lessons/ticket.md': ticket,
      'docs/lessons/learning-paths.yml':
        '- title: A night\n  audience: All.\n  outcome: owls.\n  steps:\n    - {page: lessons/night, why: It is.}\n    - {page: tool, why: It is.}\n',
    },
    {night: facts},
  );
  return site.files();
};

interface Notebook {
  nbformat: number;
  nbformat_minor: number;
  cells: {
    id: string;
    cell_type: string;
    source: string;
    metadata: {tags?: string[]; jupyter?: object};
    outputs?: {text: string}[];
  }[];
}

const notebook = async (options?: object): Promise<Notebook> =>
  JSON.parse(String((await files(options))['lessons/night.ipynb'])) as Notebook;

describe('the notebook of a lesson', () => {
  it('has the programs, the commands with the output of the page, and what has to be skipped or fails', async () => {
    const {nbformat, nbformat_minor: minor, cells} = await notebook();
    expect([nbformat, minor]).toEqual([4, 5]);
    expect(new Set(cells.map(({id}) => id)).size).toBe(cells.length);
    const [setUp, ...code] = cells.filter((cell) => cell.cell_type === 'code');
    expect(setUp?.source).toContain('["https://example.org/base/lessons/data/owls.csv"');
    expect(code.map(({source, outputs, metadata}) => [source, outputs?.[0]?.text, metadata.tags])).toEqual([
      ['%%bash\nOWL=barn', undefined, undefined],
      ['%%writefile count.py\nprint(open("owls.csv").read())', undefined, undefined],
      ['%%bash\npython count.py; echo $OWL', 'Night,Owls\n1,3\n\nbarn\n', undefined],
      ['%%bash\ntrain', undefined, ['skip-execution']],
      ['%%bash\nfalse', undefined, ['raises-exception']],
      ['print(3)', undefined, undefined],
      ['%%bash --bg\nexec > .step-6.log 2>&1\necho Ready; sleep 60', undefined, undefined],
      [expect.stringContaining('"^Ready"'), undefined, undefined],
      ['print(5)', '5\n', undefined],
    ]);
    // What learners predict first is folded, as nbformat says it.
    const folded = code.filter(({metadata}) => metadata.jupyter !== undefined);
    expect(folded.map(({source, metadata}) => [source, metadata.jupyter])).toEqual([
      ['print(5)', {outputs_hidden: true}],
    ]);
  });

  it('has the text for learners, without the syntax of the site, and with full links', async () => {
    const {cells} = await notebook({license: 'https://example.org/license', drawnLanguages: ['mermaid']});
    const text = cells.flatMap((cell) => (cell.cell_type === 'markdown' ? [cell.source] : [])).join('\n---\n');
    expect(text).toBe(
      [
        '# night\n\n\n\nFrom [night](https://example.org/base/lessons/night). [License](https://example.org/license).',
        '---',
        'Owls leave a pellet. See [the tool](https://example.org/base/tool#use), [all](https://example.org/base/lessons/glossary), and more.',
        '---',
        '## Count\n\n**Data:** [Owls](https://example.org/base/lessons/data/owls.csv)\n\n**Hands-on:** Count them\n\n1. Make an environment:',
        '---\n2. Save this:\n---\n3. Run it:\n---\nEach row is a night.\n---',
        'The next cell is skipped when the whole notebook runs: it needs a GPU.\n---',
        '*[See the figure on the page.](https://example.org/base/lessons/night)*',
        '\n**Predict first:** More than *four*?',
        '---\n<details><summary>What the page shows</summary>\n\nOwls came.\n\n</details>',
        '\n**Question:** Why?\n\n<details><summary>Answer</summary>\n\nBecause.\n\n</details>',
        '\n**Quiz:** Which: {a} or \\~b?\n\n- An = owl\n- A bat\n\n<details><summary>Answer</summary>\n\n- An = owl\n\n  Right # one.\n\n</details>',
        '\n**Quiz:** Which ones?\n\n- One\n- Two\n- Three\n\n<details><summary>Answer</summary>\n\n- One\n\n  Yes.\n- Two\n\n  Yes.\n\n</details>',
        '\n**Quiz:** In order?\n\n- Owl\n- Egg\n\n<details><summary>Answer</summary>\n\n1. Egg\n2. Owl\n\nEggs come first.\n\n</details>',
        '\n**Quiz:** How many?\n\n<details><summary>Answer</summary>\n\n2.5 tons\n\nCount.\n\n</details>',
        '---\n## The end\n\nDone.',
      ].join('\n'),
    );
  });
});

it('the ZIP file of a lesson has its notebook, programs, and data, and is the same in each build', async () => {
  const zip = (await files())['lessons/night.zip'] as Buffer;
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 3_600_000});
  expect((await files())['lessons/night.zip']).toEqual(zip);
  vi.useRealTimers();
  const unzipped = unzipSync(new Uint8Array(zip));
  expect(Object.keys(unzipped).sort()).toEqual(['count.py', 'make_owls.py', 'night.ipynb', 'owls.csv']);
  expect(Buffer.from(unzipped['owls.csv'] ?? []).toString()).toBe(owlFiles['docs/lessons/data/owls.csv']);
});

describe('the quiz items of a page', () => {
  it('are questions that a parser of GIFT reads', async () => {
    const [category, single, several, order, number] = parse(String((await files())['lessons/night.gift.txt']));
    expect(category).toMatchObject({type: 'Category', title: 'night'});
    expect(single).toMatchObject({
      type: 'MC',
      stem: {format: 'markdown', text: 'Which: {a} or \\~b?'},
      choices: [
        {isCorrect: true, text: {text: 'An = owl'}, feedback: {text: 'Right # one.'}},
        {isCorrect: false, text: {text: 'A bat'}},
      ],
    });
    expect(several).toMatchObject({type: 'MC', choices: [{weight: 50}, {weight: 50}, {weight: -100}]});
    expect(order).toMatchObject({
      type: 'Matching',
      matchPairs: [
        {subquestion: {text: 'Egg'}, subanswer: '1'},
        {subquestion: {text: 'Owl'}, subanswer: '2'},
      ],
      globalFeedback: {text: 'Eggs come first.'},
    });
    expect(number).toMatchObject({type: 'Numerical', choices: {number: 2.5, range: 0.1}});
  });

  it('are categories by section on a page that is no lesson, and together for a learning path', async () => {
    const written = await files();
    expect(String(written['lessons/ticket.gift.txt'])).toContain('$CATEGORY: ticket/Module 1//2\n');
    expect(parse(String(written['docs/lessons/a-night.gift.txt']))).toHaveLength(5);
    expect(site?.data['paths.json']).toMatchObject([{quizFile: '/docs/lessons/a-night.gift.txt'}]);
    expect(Object.keys(written)).not.toContain('tool.gift.txt');
  });

  it('are also a file for each section, where a page has several, with links', async () => {
    const two = `${ticket}\n## Module 2: *Night*\n\n${/:::quiz[^]*/.exec(ticket)?.[0] ?? ''}`;
    site = await owlSite({folder: 'docs/lessons', files: lessonFiles()}, {...owlFiles, 'docs/lessons/ticket.md': two});
    const written = site.files();
    const [first, second] = ['module-12', 'module-2-night'].map((name) => `lessons/ticket.${name}.gift.txt`);
    expect(parse(String(written[first ?? '']))).toHaveLength(2);
    expect(String(written[first ?? ''])).not.toContain('Module 2');
    expect(String(written[second ?? ''])).toContain('$CATEGORY: ticket/Module 2: Night\n');
    expect(parse(String(written['lessons/ticket.gift.txt']))).toHaveLength(4);
    const page = JSON.stringify(site.transformed('Text.', {}, 'docs/lessons/ticket.md'));
    for (const file of [first, second, 'lessons/ticket.gift.txt']) {
      expect(page).toContain(`pathname:///${file}`);
    }
    expect(page).toContain('Module 2: Night (GIFT)');
  });
});

it('a service for notebooks gets their URL or path, and a page links to all files', async () => {
  await files({notebookService: {name: 'Lab', url: 'https://lab.example.org/?fromURL={url}'}});
  const json = JSON.stringify(site?.transformed('Text.', {learning: facts}));
  expect(json).toContain('/lessons/night.zip');
  expect(json).toContain('https://lab.example.org/?fromURL=https%3A%2F%2Fexample.org%2Fbase%2Flessons%2Fnight.ipynb');
  expect(JSON.stringify(site?.transformed(ticket, {}, 'docs/lessons/ticket.md'))).toContain('/lessons/ticket.gift.txt');
  await expect(files({notebookService: {name: 'Lab', url: 'https://lab.example.org/'}})).rejects.toThrow(
    /"notebookService\.url": write \{url\} or \{path\}/,
  );
});

it.each([
  ['an unknown one', {licenses: 'https://example.org/'}, /unknown key "licenses"; did you mean "license"\?/],
  ['a license that is no URL', {license: 'MIT'}, /"license": write a full URL/],
])('an option is refused, with package, name, and remedy: %s', (_name, options, message) => {
  expect(() => lessonFiles(options as object)).toThrow(/^@training-catalog\/lesson-files: option /);
  expect(() => lessonFiles(options as object)).toThrow(message);
});

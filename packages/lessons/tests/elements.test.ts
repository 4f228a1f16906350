// Misspelled on purpose. cspell:ignore pelet
import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import dependenciesLoader from '../src/dependenciesLoader.js';
import {owlSite, type OwlSite} from './site.js';

let site: OwlSite;
beforeAll(async () => {
  site = await owlSite();
});
afterAll(() => site.remove());

/** A tree as components, texts, and nodes, in short. */
function outline(node: Nodes): unknown {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attributes = node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [],
    );
    return [node.name, Object.fromEntries(attributes), ...node.children.map(outline)];
  }
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? [node.type, ...node.children.map(outline)]
      : node.type;
}

/** Result of the plugin for a text, without imports and styles. */
const all = (text: string, frontMatter: object = {}, file?: string): unknown[] =>
  site
    .transformed(text, frontMatter, file)
    .children.filter((node) => node.type !== 'mdxjsEsm')
    .map(outline)
    .filter((node) => !Array.isArray(node) || node[0] !== 'LessonStyles');

/** The same without the link to print it. */
const made = (...page: Parameters<typeof all>): unknown[] =>
  all(...page).filter((node) => !Array.isArray(node) || node[0] !== 'LessonPrint');

const facts = {audience: ['All'], needs: ['A browser'], outcomes: ['Know it'], keyPoints: ['One']};

describe('the elements of a lesson become', () => {
  it('boxes with a title', () => {
    expect(made('::::question[Why *so*?]\nText.\n:::answer\nBecause.\n:::\n::::')).toEqual([
      [
        'Box',
        {kind: 'question'},
        ['BoxTitle', {kind: 'question'}, 'Why ', ['emphasis', 'so'], '?'],
        ['paragraph', 'Text.'],
        ['Answer', {}, ['paragraph', 'Because.']],
      ],
    ]);
  });

  it('a prediction, which folds the first output in it and all below', () => {
    const text =
      ':::predict[Will it *rise*?]\nThink.\n```bash run\na\n```\n```text output\nb\n```\nIt rose.\n```text output\nc\n```\n:::';
    expect(made(text)).toEqual([
      [
        'Prediction',
        {name: 'Will it rise?'},
        ['Prediction.Question', {}, 'Will it ', ['emphasis', 'rise'], '?'],
        ['paragraph', 'Think.'],
        'code',
        ['Prediction.Outcome', {}, 'code', ['paragraph', 'It rose.'], 'code'],
      ],
    ]);
  });

  it('a worksheet without a title', () => {
    expect(made(':::worksheet\nWrite.\n:::')).toEqual([['Box', {kind: 'worksheet'}, ['paragraph', 'Write.']]]);
  });

  it('quiz items with feedback for their choices', () => {
    expect(made(':::quiz[Which?]{type="single"}\n- [ ] A `b`\n  No.\n- [x] C\n:::')).toEqual([
      [
        'Quiz',
        {type: 'single'},
        ['Quiz.Question', {}, 'Which?'],
        ['Quiz.Choice', {place: '1'}, ['Quiz.Label', {}, 'A ', 'inlineCode', ''], ['paragraph', 'No.']],
        ['Quiz.Choice', {right: 'true', place: '2'}, ['Quiz.Label', {}, 'C']],
      ],
    ]);
  });

  it('steps in an order that does not reveal the answer', () => {
    const [[, , , ...steps]] = made(':::quiz[In order?]{type="order"}\n1. A\n2. B\n3. C\n:::') as [unknown[]];
    const places = steps.map((step) => (step as [string, {place: string}])[1].place);
    expect([...places].sort()).toEqual(['1', '2', '3']);
    expect(places).not.toEqual(['1', '2', '3']);
  });

  it('a number with its feedback, and as readers write it', () => {
    expect(made(':::quiz[How many?]{type="number" answer="2500.5" unit="owls"}\nCount.\n:::')).toEqual([
      [
        'Quiz',
        {type: 'number', answer: '2500.5', shownAnswer: '2,500.5', unit: 'owls'},
        ['Quiz.Question', {}, 'How many?'],
        ['Quiz.Feedback', {}, ['paragraph', 'Count.']],
      ],
    ]);
  });

  it('terms with their definitions and links to the glossary', () => {
    expect(made('A :term[ball]{of="Pellet"}.')).toEqual([
      [
        'paragraph',
        'A ',
        ['Term', {definition: 'What an owl does not digest.', to: '/lessons/glossary#pellet'}, 'ball'],
        '.',
      ],
    ]);
  });

  it('times: of a section, and of another lesson from its front matter', () => {
    expect(made('::minutes[75]\n\nPlan :time{of="set%20up.md"}.')).toEqual([
      ['SectionMinutes', {minutes: '75', time: '1 hour 15 minutes'}],
      ['paragraph', 'Plan ', '4 hours', '.'],
    ]);
  });

  it('data with its measured size and address', () => {
    const {size: bytes} = fs.statSync(path.join(site.dir, 'docs/lessons/data/owls.csv'));
    expect(made('::dataset[Owls]{file="data/owls.csv" license="CC0-1.0" made-by="data/make_owls.py"}')).toEqual([
      [
        'DataSet',
        {
          name: 'Owls',
          file: 'owls.csv',
          url: 'pathname:///lessons/data/owls.csv',
          bytes: String(bytes),
          size: `${bytes} bytes`,
          license: 'CC0-1.0',
          madeBy: 'make_owls.py',
          madeByUrl: 'pathname:///lessons/data/make_owls.py',
        },
      ],
    ]);
  });

  it('a glossary in alphabetical order, whose links have the titles of their pages', () => {
    expect(made('::glossary')).toEqual([
      ['heading', 'Decoy'],
      ['paragraph', 'A false owl.', ' ', ['ReadMore', {}, ['link', 'Owl counter']]],
      ['heading', 'pellet'],
      ['paragraph', 'What an owl does not digest.'],
    ]);
  });

  it.each([
    ['::glossary', 'term'],
    ['A :term[pellet].', 'term'],
    [':::key-point[So]\nText.\n:::', 'lesson'],
    [':::key-point[So]\nA :term[pellet].\n:::', 'lesson term'],
    ['Text.', undefined],
  ])('%j with the style sheets that it needs', (text, sheets) => {
    const found = site
      .transformed(text)
      .children.map(outline)
      .filter((node) => Array.isArray(node) && node[0] === 'LessonStyles');
    expect(found).toEqual(sheets === undefined ? [] : [['LessonStyles', {sheets}]]);
  });

  it('nothing on other pages, which import nothing', () => {
    expect(site.transformed('Text at 10:30.\n\n:::note\n\nText.\n\n:::').children.map(({type}) => type)).toEqual([
      'paragraph',
      'containerDirective',
    ]);
  });
});

describe('a page that is no lesson gets its handout below the first paragraph', () => {
  it.each([
    [':::worksheet\n- Where?\n:::', true],
    [':::quiz[Which?]{type="single"}\n- [x] A\n:::', true],
    ['Text.', false],
  ])('%j: %s', (text, isPrinted) => {
    const names = all(`First.\n\n${text}`).map((node) => (node as [string])[0]);
    expect(names.indexOf('LessonPrint')).toBe(isPrinted ? 1 : -1);
    expect(all(`First.\n\n${text}`, {}, 'docs/tool.md')).not.toContainEqual(['LessonPrint', {}]);
    expect(all(`First.\n\n${text}`, {learning: facts})).not.toContainEqual(['LessonPrint', {}]);
  });
});

describe('a lesson gets', () => {
  it('a first block with the titles of prerequisites, and a last block', () => {
    const learning = {...facts, minutes: 30, prerequisites: ['set up.md']};
    expect(made('Text.\n\n## Part', {learning})).toEqual([
      ['paragraph', 'Text.'],
      [
        'LessonStart',
        {kind: 'lesson', time: '30 minutes', mentions: '[]', requires: '["set up"]'},
        ['list', ['listItem', ['paragraph', ['link', 'set up']]]],
      ],
      ['heading', 'Part'],
      ['LessonEnd', {kind: 'lesson'}],
    ]);
  });

  it('blocks of a tutorial outside of the folder of lessons', () => {
    const blocks = made('Text.', {learning: facts}, 'docs/tool.md');
    expect(blocks.slice(1)).toEqual([
      ['LessonStart', expect.objectContaining({kind: 'tutorial'})],
      ['LessonEnd', {kind: 'tutorial'}],
    ]);
  });

  it('structured data of the data, pages, and lessons that it names', () => {
    const text =
      'See [the tool](/tool#use), [a lesson](set%20up.md?docusaurus-data-view=teach#part), and [a site](https://example.org/page.md).\n\n' +
      '::dataset[Owls]{file="data/owls.csv" license="CC0-1.0"}';
    const [start] = made(text, {learning: facts}).filter((node) => Array.isArray(node) && node[0] === 'LessonStart');
    const {mentions} = (start as [string, {mentions: string}])[1];
    const found = JSON.parse(mentions) as {type: string; name: string; url: string}[];
    expect(found.map(({type, name, url}) => [type, name, url])).toEqual([
      ['WebPage', 'the tool', '/base/tool'],
      ['WebPage', 'a lesson', '/base/lessons/set%20up'],
      ['Dataset', 'Owls', '/base/lessons/data/owls.csv'],
    ]);
  });
});

describe('the build stops, with file, line, rule, and remedy, at', () => {
  it.each([
    [
      'an unknown term',
      'Text.\n\nA :term[pelet].',
      /^docs\/lessons\/night\.md:3: .*did you mean "pellet"\?.*\[term-defined\]$/,
    ],
    ['the time of no lesson', ':time{of="day.md"}', /:1: :time: there is no page day\.md.*\[lesson-time-target\]$/],
    [
      'data that is missing',
      '::dataset[A]{file="data/a.csv" license="CC0-1.0"}',
      /file not found: data\/a\.csv.*\[data-file\]$/,
    ],
    [
      'data that is not published',
      '::dataset[A]{file="a.csv" license="CC0-1.0"}',
      /move it to the folder data\/.*\[data-file\]$/,
    ],
    ['data without a license', '::dataset[A]{file="data/owls.csv"}', /license="CC0-1\.0".*\[directive-attribute\]$/],
  ])('%s', (_name, text, message) => {
    expect(() => site.transformed(text)).toThrow(message);
  });

  it.each([
    ['facts of the wrong type', {...facts, minutes: 'ten'}, /"minutes": it must be a number.*\[front-matter-schema\]$/],
    [
      'a prerequisite that does not exist',
      {...facts, prerequisites: ['day.md']},
      /day\.md does not exist.*\[lesson-prerequisite\]$/,
    ],
  ])('%s', (_name, learning, message) => {
    expect(() => site.transformed('Text.', {learning})).toThrow(message);
  });
});

describe('a page is compiled again when a file changes that it is made from:', () => {
  it.each([
    ['the glossary, for a term', 'A :term[pellet].', ['glossary.yml']],
    ['the glossary, for its page', '::glossary', ['glossary.yml']],
    [
      'data, and what made it',
      '::dataset[A]{file="data/owls.csv" license="CC0-1.0" made-by="data/make_owls.py"}',
      ['data/make_owls.py', 'data/owls.csv'],
    ],
    ['a lesson whose time it shows', ':time{of="set%20up.md"}', ['set up.md']],
    ['none, for elements in code', '```md\n:term[pellet]\n```\n\n`:time{of="a.md"}`', []],
  ])('%s', (_name, text, files) => {
    site.transformed(text);
    const configuration = site.plugin.configureWebpack?.({}, true, {} as never, undefined);
    const [rule] = (configuration?.module?.rules ?? []) as {options: never}[];
    const found: string[] = [];
    const source = 'compiled';
    const result = dependenciesLoader.call(
      {
        resourcePath: path.join(site.dir, 'docs/lessons/night.md'),
        getOptions: () => rule?.options as never,
        addDependency: (file) => found.push(path.relative(path.join(site.dir, 'docs/lessons'), file)),
      },
      source,
    );
    expect(result).toBe(source);
    expect(found).toEqual(files);
  });
});

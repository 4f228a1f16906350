// @vitest-environment jsdom
import {parseMdx} from '@training-catalog/content-model';
import fs from 'node:fs';
import path from 'node:path';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {Nodes, Root} from 'mdast';
import {VFile} from 'vfile';
import {afterEach, describe, expect, it} from 'vitest';
import remarkLessonElements from '../../plugins/lessons/remarkLessonElements';
import {formatBytes} from '../../shared/formatBytes';
import {shuffled} from '../../plugins/lessons/shuffle';
import {inPlace, isNear, isRightChoice, moved, typedNumber} from '../../src/components/Lesson/Quiz/judge';
import {formatNumber} from '../../shared/formatNumber';
import Quiz, {type QuizProps} from '../../src/components/Lesson/Quiz/Quiz';
import QuizChoice from '../../src/components/Lesson/Quiz/QuizChoice';
import QuizFeedback from '../../src/components/Lesson/Quiz/QuizFeedback';
import QuizLabel from '../../src/components/Lesson/Quiz/QuizLabel';
import QuizQuestion from '../../src/components/Lesson/Quiz/QuizQuestion';

afterEach(cleanup);

const fixture = path.resolve('tests/fixtures/site');

/** A page after the plugin. */
function transformed(text: string, frontMatter: object = {}): Root {
  const tree = parseMdx(text);
  const file = new VFile({path: path.join(fixture, 'Education/K-13/Page.md'), value: text});
  file.data.frontMatter = frontMatter;
  remarkLessonElements(fixture)()(tree, file);
  return tree;
}

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
const made = (text: string): unknown[] =>
  transformed(text)
    .children.filter((node) => node.type !== 'mdxjsEsm')
    .map(outline)
    .filter((node) => !Array.isArray(node) || !/^(?:Lesson|Term)Styles$/.test(String(node[0])));

describe('the elements of a lesson become', () => {
  it('boxes with a title', () => {
    expect(made('::::question[Why *so*?]\nText.\n:::answer\nBecause.\n:::\n::::')).toEqual([
      [
        'Box',
        {kind: 'question'},
        ['BoxTitle', {kind: 'Question'}, 'Why ', ['emphasis', 'so'], '?'],
        ['paragraph', 'Text.'],
        ['Answer', {}, ['paragraph', 'Because.']],
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
        ['QuizQuestion', {}, 'Which?'],
        ['QuizChoice', {place: '1'}, ['QuizLabel', {}, 'A ', 'inlineCode', ''], ['paragraph', 'No.']],
        ['QuizChoice', {right: 'true', place: '2'}, ['QuizLabel', {}, 'C']],
      ],
    ]);
  });

  it('steps in an order that does not reveal the answer', () => {
    const [[, , , ...steps]] = made(':::quiz[In order?]{type="order"}\n1. A\n2. B\n3. C\n:::') as [unknown[]];
    const places = steps.map((step) => (step as [string, {place: string}])[1].place);
    expect([...places].sort()).toEqual(['1', '2', '3']);
    expect(places).not.toEqual(['1', '2', '3']);
  });

  it('a number with its feedback', () => {
    expect(made(':::quiz[How many?]{type="number" answer="8" unit="calls"}\nCount.\n:::')).toEqual([
      [
        'Quiz',
        {type: 'number', answer: '8', unit: 'calls'},
        ['QuizQuestion', {}, 'How many?'],
        ['QuizFeedback', {}, ['paragraph', 'Count.']],
      ],
    ]);
  });

  it('terms with their definitions and links to the glossary', () => {
    expect(made('A :term[card]{of="Model card"}.')).toEqual([
      [
        'paragraph',
        'A ',
        [
          'Term',
          {
            definition: 'A short report on a model that says what it is for, how it was made, and where it fails.',
            to: '/Education/glossary#model-card',
          },
          'card',
        ],
        '.',
      ],
    ]);
  });

  it('the time of another lesson, from its front matter', () => {
    expect(made('Plan :time{of="Listen%20to a river.md"}.')).toEqual([['paragraph', 'Plan ', '4 hours', '.']]);
  });

  it('data with its measured size and address', () => {
    expect(made('::dataset[Calls]{file="data/birds.csv" license="CC0-1.0" made-by="data/make_birds.py"}')).toEqual([
      [
        'DataSet',
        {
          name: 'Calls',
          file: 'birds.csv',
          url: 'pathname:///Education/K-13/data/birds.csv',
          size: `${fs.statSync(path.join(fixture, 'Education/K-13/data/birds.csv')).size} bytes`,
          license: 'CC0-1.0',
          madeBy: 'make_birds.py',
          madeByUrl: 'pathname:///Education/K-13/data/make_birds.py',
        },
      ],
    ]);
  });

  it('a glossary in alphabetical order', () => {
    const headings = made('::glossary').filter((node) => Array.isArray(node) && node[0] === 'heading');
    expect(headings).toEqual([
      ['heading', 'edge device'],
      ['heading', 'model card'],
    ]);
  });

  it.each([
    ['::glossary', ['TermStyles']],
    ['A :term[model card].', ['TermStyles']],
    [':::key-point[So]\nText.\n:::', ['LessonStyles']],
    [':::key-point[So]\nA :term[model card].\n:::', ['LessonStyles', 'TermStyles']],
    ['Text.', []],
  ])('%j with the style sheets that it needs, and no line break between them', (text, sheets) => {
    const isSheet = (name: string): boolean => name.endsWith('Styles');
    const nodes = transformed(text).children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? [[node, ...node.children].flatMap((one) => ('name' in one && typeof one.name === 'string' ? one.name : []))]
        : [],
    );
    expect(nodes.filter((names) => names.some(isSheet))).toEqual(sheets.length > 0 ? [sheets] : []);
  });

  it('a glossary whose links have the titles of their pages', () => {
    const [, title] = /^title: (.+)$/m.exec(fs.readFileSync(path.join(fixture, 'docs/intro.md'), 'utf8')) ?? [];
    expect(JSON.stringify(made('::glossary'))).toContain(JSON.stringify(['link', title]));
  });

  it('a first block with the titles of prerequisites, and a last block', () => {
    const learning = {prerequisites: ['Listen to a river.md']};
    const names = transformed('Text.\n\n## Part', {learning}).children.map(outline);
    expect(names.slice(-4)).toEqual([
      ['paragraph', 'Text.'],
      [
        'LessonStart',
        {mentions: '[]', requires: '["Listen to a river"]'},
        ['list', ['listItem', ['paragraph', ['link', 'Listen to a river']]]],
      ],
      ['heading', 'Part'],
      ['LessonEnd', {}],
    ]);
  });

  it('a first block with structured data of the data, projects, and lessons that the page names', () => {
    const text =
      'See [the tool](/docs/Tool#use), [a lesson](Listen%20to%20a%20river.md?docusaurus-data-view=teach#part), and [a site](https://example.org/page.md).\n\n' +
      '::dataset[Calls]{file="data/birds.csv" license="CC0-1.0"}';
    const [start] = transformed(text, {learning: {}})
      .children.map(outline)
      .filter((node) => Array.isArray(node) && node[0] === 'LessonStart') as [[string, {mentions: string}]];
    const mentions = JSON.parse(start[1].mentions) as {type: string; name: string; url: string}[];
    expect(mentions.map(({type, name, url}) => [type, name, url])).toEqual([
      ['WebPage', 'the tool', '/training-catalog/docs/Tool'],
      ['WebPage', 'a lesson', '/training-catalog/Education/K-13/Listen%20to%20a%20river'],
      ['Dataset', 'Calls', '/training-catalog/Education/K-13/data/birds.csv'],
    ]);
  });

  it('a last block before what is related to the page', () => {
    const names = transformed('Intro.\n\nText.\n\n<RelatedProjects />\n', {learning: {}}).children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' ? [node.name] : [],
    );
    expect(names).toEqual(['LessonStyles', 'LessonStart', 'LessonEnd', 'RelatedProjects']);
  });

  it('nothing on other pages, which import nothing', () => {
    expect(transformed('Text at 10:30.\n\n:::note\n\nText.\n\n:::').children.map(({type}) => type)).toEqual([
      'paragraph',
      'containerDirective',
    ]);
  });
});

it('sizes are written as people say them', () => {
  expect([27, 1234, 45_678, 2_500_000].map(formatBytes)).toEqual(['27 bytes', '1.2 KB', '46 KB', '2.5 MB']);
});

it('an order differs from the right one, and is always the same', () => {
  for (const seed of ['a', 'b', 'c', 'Put the steps in order']) {
    for (const list of [
      [1, 2],
      [1, 2, 3, 4, 5],
    ]) {
      const order = shuffled(list, seed);
      expect([...order].sort()).toEqual(list);
      expect(order).not.toEqual(list);
      expect(shuffled(list, seed)).toEqual(order);
    }
  }
});

describe('a quiz judges', () => {
  it('writes numbers with commas between thousands', () => {
    expect([0, 2500, 1234567.25, -1000, 0.1 + 0.2, 1e-12].map(formatNumber)).toEqual([
      '0',
      '2,500',
      '1,234,567.25',
      '-1,000',
      '0.3',
      '0',
    ]);
  });

  it('numbers as people type them', () => {
    expect(['2500', '2,500', ' 2 500 ', '−3', '.5', '1e3', 'many', '', '2,5'].map(typedNumber)).toEqual([
      2500,
      2500,
      2500,
      -3,
      0.5,
      1000,
      undefined,
      undefined,
      undefined,
    ]);
    expect(isNear(0.1 + 0.2, 0.3, 0)).toBe(true);
    expect([8.5, 8.6].map((given) => isNear(given, 8, 0.5))).toEqual([true, false]);
  });

  it('choices and orders', () => {
    expect(isRightChoice([true, false, true], new Set([0, 2]))).toBe(true);
    expect(isRightChoice([true, false, true], new Set([0]))).toBe(false);
    expect(isRightChoice([true, false, true], new Set([0, 1, 2]))).toBe(false);
    expect(inPlace([1, 3, 2])).toBe(1);
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});

describe('a quiz item', () => {
  const choice = (label: string, feedback: string, place: number, right = false) => (
    <QuizChoice key={label} place={String(place)} {...(right && {right: 'true'})}>
      <QuizLabel>{label}</QuizLabel>
      <p>{feedback}</p>
    </QuizChoice>
  );
  const show = (props: Omit<QuizProps, 'children'>, ...children: QuizProps['children'][]) =>
    render(
      <Quiz {...props}>
        <QuizQuestion>Which?</QuizQuestion>
        {children}
      </Quiz>,
    );
  const check = (): void => void fireEvent.click(screen.getByRole('button', {name: 'Check'}));
  const status = (): string => screen.getByRole('status').textContent;
  /** Whether a text is outside the folded answer. */
  const shown = (text: string): boolean => screen.getAllByText(text).some((found) => !found.closest('details'));

  it('with one right choice shows the feedback of the chosen one', () => {
    show({type: 'single'}, choice('A', 'No, not A.', 1), choice('B', 'Yes, B.', 2, true));
    check();
    expect(status()).toBe('Choose an answer first.');
    fireEvent.click(screen.getByRole('radio', {name: 'A'}));
    check();
    expect(status()).toMatch(/^Not quite/);
    const choices = within(screen.getByRole('group', {name: 'Quiz: Which?'}));
    expect(choices.getByText('No, not A.')).toBeTruthy();
    expect(choices.queryByText('Yes, B.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', {name: 'B'}));
    expect(status()).toBe('');
    check();
    expect(status()).toBe('Correct.');
    expect(choices.getByText('Yes, B.')).toBeTruthy();
  });

  it('with several right choices says that one is missing', () => {
    show({type: 'several'}, choice('A', 'a', 1, true), choice('B', 'b', 2, true), choice('C', 'c', 3));
    fireEvent.click(screen.getByRole('checkbox', {name: 'A'}));
    check();
    expect(status()).toBe('Correct so far, but something is missing.');
    fireEvent.click(screen.getByRole('checkbox', {name: 'B'}));
    check();
    expect(status()).toBe('Correct.');
    fireEvent.click(screen.getByRole('checkbox', {name: 'C'}));
    check();
    expect(status()).toMatch(/^Not quite/);
  });

  it('with steps moves them by buttons and announces their positions', () => {
    const reason = <QuizFeedback key="f">So.</QuizFeedback>;
    show({type: 'order'}, choice('Second', '', 2), choice('First', '', 1), reason);
    check();
    expect(status()).toMatch(/^0 of 2 steps are in the right place/);
    expect(shown('So.')).toBe(false);
    const [, up] = screen.getAllByRole('button', {name: 'Move up'});
    fireEvent.click(up as Element);
    expect(status()).toBe('Step moved up, now in place 1 of 2.');
    check();
    expect(status()).toMatch(/^Correct/);
    expect(shown('So.')).toBe(true);
  });

  it('with a number accepts values within the tolerance', () => {
    show({type: 'number', answer: '2500', tolerance: '10', unit: 'tons'}, <QuizFeedback key="f">How.</QuizFeedback>);
    const field = screen.getByRole('textbox', {name: 'Your answer in tons:'});
    for (const [typed, said] of [
      ['2,505', /^Correct/],
      ['2400', /^Not quite/],
      ['lots', /^Type a number/],
    ] as const) {
      fireEvent.change(field, {target: {value: typed}});
      check();
      expect(status()).toMatch(said);
      expect(shown('How.')).toBe(status().startsWith('Correct'));
    }
    expect(screen.getByText('2,500 tons')).toBeTruthy();
  });
});

// cspell:ignore autonumber gantt
// Diagrams that the build draws: nothing of them is lost, nothing becomes markup, and the rest is left to Mermaid.
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {straightened} from '../src/drawDiagram.js';
import {wrapped} from '../src/diagramParts.js';
import {drawnDiagram, syntaxFault} from '@training-catalog/figures/diagrams';

const source = (...lines: readonly string[]): string => ['---', 'title: Parts', '---', ...lines].join('\n');

/** The drawing of a diagram; undefined if it is left to Mermaid. */
const drawingOf = async (...lines: readonly string[]): Promise<string | undefined> =>
  (await drawnDiagram(source(...lines), 1)).drawing;

/** The texts of a drawing, one per label. */
const textsOf = (svg = ''): string[] =>
  load(svg, {xml: true})('text')
    .toArray()
    .map((text) =>
      load(text, {xml: true})('text')
        .contents()
        .toArray()
        .map((part) => load(part, {xml: true}).text())
        .join(' '),
    );

/** How many elements of a drawing match a selector. */
const count = (svg: string | undefined, selector: string): number => load(svg ?? '', {xml: true})(selector).length;

describe('everything of a flowchart is in its drawing', () => {
  it('labels of nodes, edges, and groups, however they are written', async () => {
    const svg = await drawingOf(
      'flowchart LR',
      '  a["From <br/> #lt;here#gt;"] -->|"to (there); [now]"| b(("c & d")) & e{"it\'s | 50 %?"}',
      '  subgraph s ["A group: \\"one\\""]'.replaceAll('\\"', "'"),
      '    f[("a/b\\c")] -. twice .-> g[[#quot;#35;#quot;]]',
      '    subgraph inner',
      '      h>flag]',
      '    end',
      '  end',
      '  b == thick ==> s',
      '  h',
    );
    expect(textsOf(svg).toSorted()).toEqual(
      [
        ...['From <here>', 'c & d', "it's | 50 %?", 'a/b\\c', '"#"', 'flag'],
        ...['to (there); [now]', 'to (there); [now]', 'twice', 'thick', "A group: 'one'", 'inner'],
      ].toSorted(),
    );
  });

  it('kinds of lines, arrow heads, and shapes', async () => {
    const svg = await drawingOf(
      'flowchart TD',
      ...['  a --> b', '  b --- c', '  c -.-> d', '  d ==> e', '  e <--> f'],
      ...['  b(round)', '  c((circle))', '  d{diamond}', '  e[(cylinder)]', '  f{{hexagon}}'],
    );
    expect(count(svg, 'polyline[stroke]')).toBe(5);
    expect(count(svg, 'polyline[stroke-dasharray]')).toBe(1);
    expect(count(svg, 'polyline[marker-end]')).toBe(4);
    expect(count(svg, 'polyline[marker-start]')).toBe(1);
    expect(
      new Set(
        load(svg ?? '', {xml: true})('polyline')
          .toArray()
          .map((one) => one.attribs['stroke-width']),
      ).size,
    ).toBe(2);
    for (const shape of ['rect', 'circle', 'polygon', 'ellipse']) {
      expect(count(svg, shape), shape).toBeGreaterThan(0);
    }
  });
});

it('everything of a sequence is in its drawing', async () => {
  const svg = await drawingOf(
    'sequenceDiagram',
    '  actor P as A person: me',
    '  participant S as Server',
    '  P->>+S: ask#59; with [signs] #amp; "more"',
    '  Note over P,S: a note',
    '  loop until done',
    '    S-->>P: part',
    '  end',
    '  alt found',
    '    S-)P: found',
    '  else not found',
    '    S->>S: search',
    '  end',
    '  S-->>-P: the end',
  );
  expect(textsOf(svg).toSorted()).toEqual(
    [
      ...['A person: me', 'Server', 'ask; with [signs] & "more"', 'a note', 'loop [until done]', 'part'],
      ...['alt [found]', 'found', '[not found]', 'search', 'the end'],
    ].toSorted(),
  );
});

it('a message between neighbors does not run into the line of another actor', async () => {
  const message = 'a message that is longer than the box';
  const svg = await drawingOf('sequenceDiagram', `  A->>B: ${message}`, '  B->>C: short');
  const $ = load(svg ?? '', {xml: true});
  const lines = $('line[stroke-dasharray]')
    .toArray()
    .map(({attribs}) => Number(attribs.x1));
  const [first = 0, second = 0] = lines.toSorted((a, b) => a - b);
  // The widest character of the font is not half as wide as it is high, on average.
  expect(second - first).toBeGreaterThan((message.length / 2) * 11 * 0.5);
});

describe('a drawing is only a drawing', () => {
  it('it has known elements and attributes only, and loads nothing', async () => {
    const svg =
      (await drawingOf('flowchart LR', '  accTitle: Name', '  accDescr: Words.', '  a[One] -->|x| b{Two}')) ?? '';
    const names = new Set<string>();
    const $ = load(svg, {xml: true});
    for (const one of $('*').toArray()) {
      const [element, attribs] = [$(one).prop('tagName')?.toLowerCase() ?? '', $(one).attr() ?? {}];
      names.add(element);
      Object.keys(attribs).forEach((name) => expect(name).not.toMatch(/^(?:on|href|xlink|class|data)/));
    }
    expect([...names].toSorted()).toEqual([
      'defs',
      'desc',
      'marker',
      'polygon',
      'polyline',
      'rect',
      'svg',
      'text',
      'title',
    ]);
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")|@import|url\((?!#)/);
  });

  it.each([
    ['a label', ['flowchart LR', '  a["#lt;script#gt;alert(1)#lt;/script#gt;&quot;"]']],
    ['the name for screen readers', ['flowchart LR', '  accTitle: #lt;img src=x onerror=alert(1)#gt;', '  a']],
    ['the description', ['flowchart LR', '  accDescr: "#gt;#lt;img src=x onerror=alert(1)#gt;', '  a']],
    ['a message', ['sequenceDiagram', '  A->>B: #lt;script#gt;']],
  ])('signs of markup are text in %s', async (_name, lines) => {
    const svg = await drawingOf(...lines);
    expect(svg).toMatch(/&lt;(?:script|img)/);
    expect(svg).not.toMatch(/<(?:script|img)/);
  });

  it('ids are unique on a page, and used', async () => {
    const text = source('flowchart LR', '  accTitle: Name', '  accDescr: Words.', '  a <--> b');
    const all = (await Promise.all([1, 2].map(async (number) => drawnDiagram(text, number)))).map(
      ({drawing = ''}) => drawing,
    );
    const ids = all.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of all) {
      for (const [, one, other] of svg.matchAll(/url\(#([^)]+)\)|aria-\w+="([^"]+)"/g)) {
        expect(svg).toContain(` id="${one ?? other}"`);
      }
    }
  });
});

it('a drawing has the name and the description of the source, or its title', async () => {
  const named = load(
    (await drawingOf('flowchart LR', '  accTitle: A name', '  accDescr {', '    One', '    two.', '  }', '  a')) ?? '',
    {xml: true},
  );
  expect(named(`#${named('svg').attr('aria-labelledby')}`).text()).toBe('A name');
  expect(named(`#${named('svg').attr('aria-describedby')}`).text()).toBe('One two.');
  const titled = load((await drawingOf('flowchart LR', '  a')) ?? '', {xml: true});
  expect(titled(`#${titled('svg').attr('aria-labelledby')}`).text()).toBe('Parts');
});

describe('left to Mermaid is', () => {
  it.each([
    ['another kind', ['stateDiagram-v2', '  a --> b']],
    ['a style', ['flowchart LR', '  a', '  style a fill:#f00']],
    ['a class', ['flowchart LR', '  a:::b', '  classDef b fill:#f00']],
    ['a shape that the library does not know', ['flowchart LR', '  a@{ shape: bolt }']],
    ['another arrow head', ['flowchart LR', '  a --o b']],
    ['an invisible edge', ['flowchart LR', '  a ~~~ b']],
    ['emphasis in a label', ['flowchart LR', '  a["`**one**`"]']],
    ['a box of actors', ['sequenceDiagram', '  box Ours', '    participant A', '  end', '  A->>A: x']],
    ['numbered messages', ['sequenceDiagram', '  autonumber', '  A->>B: x']],
    ['a message that is lost', ['sequenceDiagram', '  A-xB: x']],
    ['a note before the first message', ['sequenceDiagram', '  participant A', '  Note over A: x', '  A->>A: y']],
    [
      'more than the layout can do soon',
      ['flowchart LR', ...Array.from({length: 200}, (_, index) => `  a${index} --> b${index}`)],
    ],
  ])('%s', async (_name, lines) => expect(await drawnDiagram(source(...lines), 1)).toEqual({title: 'Parts'}));
});

describe('what Mermaid cannot read is found, with its line and the remedy', () => {
  it.each([
    ['a bracket that is not closed', ['flowchart LR', '  a --> b', '  %% A comment.', '  c[One --> d'], 6],
    ['an arrow to nothing', ['flowchart LR', '  a -->', ''], 4],
    ['a message without an arrow', ['%% A comment.', '', 'sequenceDiagram', '  A B: x'], 6],
    ['a block that does not end', ['sequenceDiagram', '  loop x', '  A->>B: y'], 5],
    ['another kind', ['gantt', '  dateFormat YYYY-MM-DD', '  section a', '  Task :a, 2026-01-01, 3d', '  }'], 7],
    ['a kind with a parser of its own', ['pie', '  "a" : 3', '  b : x'], 5],
  ])('%s', async (_name, lines, line) => {
    const text = source(...lines);
    const fault = syntaxFault(text);
    expect(fault?.line).toBe(line);
    expect(fault?.message).toMatch(/^Mermaid cannot read the diagram.*; /);
    expect((await drawnDiagram(text, 1)).fault).toEqual(fault);
  });
});

it('labels are broken into lines of similar length, and never in a word', () => {
  expect(wrapped('Static files and search index', 26)).toBe('Static files and\nsearch index');
  expect(wrapped('short', 26)).toBe('short');
  expect(wrapped('one\ntwo', 26)).toBe('one\ntwo');
  expect(wrapped('an_identifier_that_is_longer_than_a_line', 26)).toBe('an_identifier_that_is_longer_than_a_line');
});

it('an edge does not run along the border of its node, and is not a bit oblique', () => {
  const along = [
    [248, 118],
    [248, 166],
    [186, 166],
    [186, 166],
  ] as const;
  expect(straightened(along)).toEqual([
    [248, 118],
    [248, 142],
    [186, 142],
    [186, 166],
  ]);
  expect(
    straightened([
      [118, 140],
      [122, 256],
    ]),
  ).toEqual([
    [120, 140],
    [120, 256],
  ]);
  expect(
    straightened([
      [0, 0],
      [90, 80],
    ]),
  ).toEqual([
    [0, 0],
    [90, 80],
  ]);
});

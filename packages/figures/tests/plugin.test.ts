import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {parseMdx} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import figures, {remarkFigures, withColors} from '@training-catalog/figures';
import {dataFilesOf} from '../src/dataFilesLoader.js';

const context = {baseUrl: '/base/'} as LoadContext;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
const page = path.join(folder, 'a.md');

beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'data'));
  fs.writeFileSync(path.join(folder, 'data/boats.csv'), 'Quay,Boats\nNorth,1300\nSouth,11\n');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const chart = (...lines: readonly string[]): string =>
  [
    '```chart',
    'form: bars',
    'title: Boats',
    'sentence: North has more.',
    'source: "[Office](https://example.org/)"',
    'x: Boats',
    'y: Quay',
    ...lines,
    '```',
    '',
  ].join('\n');

async function made(text: string): Promise<Root> {
  const tree = parseMdx(text);
  await remarkFigures()(tree, new VFile({path: page}));
  return tree;
}

it('a page with figures is refused without the plugin, which it names', async () => {
  await expect(made(chart('file: data/boats.csv'))).rejects.toThrow(/"@training-catalog\/figures" to `plugins`/);
});

describe('options are refused, with package, name, and remedy', () => {
  it.each([
    ['an unknown one', {colors: ['red']}, /^@training-catalog\/figures: option .*"colors"/],
    ['what is not an object', 'red', /^@training-catalog\/figures: /],
    ['an unknown color', {colors: {pge: 'red'}}, /^@training-catalog\/figures: option .*"pge".*page/],
    ['what is more than a color', {colors: {1: 'red; }'}}, /^@training-catalog\/figures: .*color of CSS/],
  ])('%s', (_name, options, message) => {
    expect(() => figures(context, options)).toThrow(message);
  });
});

it('colors of the option take the place of the custom properties in the style sheets', () => {
  const css = ['chart', 'diagram']
    .map((name) => fs.readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8'))
    .join('');
  const colors = {page: 'white', muted: 'gray', accent: 'var(--brand)', 1: 'blue', 2: 'green'};
  const colored = withColors(css, colors);
  for (const value of Object.values(colors)) {
    expect(colored).toContain(`: ${value};`);
  }
  expect(colored.match(/--figure-\w+/g)).toEqual(['--figure-3', '--figure-4', '--figure-5', '--figure-6']);
});

describe('a page', () => {
  beforeAll(() => {
    figures(context, {id: 'default'});
  });

  const outline = ({children}: Root): string[] =>
    children.map((node) => ('name' in node ? String(node.name) : node.type));

  it('imports components and style sheets once, and only of the blocks that it has', async () => {
    expect(outline(await made('```text\na\n```\n'))).toEqual(['code']);
    const boats = chart('file: data/boats.csv');
    const diagram = '```mermaid\nflowchart LR\n  a --> b\n```\n';
    expect(outline(await made(`${diagram}\n${diagram}`))).toEqual([
      'mdxjsEsm',
      'mdxjsEsm',
      'FigureStyles',
      'Diagram',
      'Diagram',
    ]);
    const both = await made(`${diagram}\n${boats}`);
    expect(outline(both)).toEqual([
      ...['mdxjsEsm', 'mdxjsEsm', 'mdxjsEsm', 'mdxjsEsm'],
      ...['FigureStyles', 'Diagram', 'Chart'],
    ]);
    expect(JSON.stringify(both)).toContain('!./data/boats.csv');
  });

  it('has the numbers of a chart in a table', async () => {
    const [, , , drawn] = (await made(chart('data: |', '  Quay,Boats', '  North,1300', '  South,11'))).children;
    expect(drawn).toMatchObject({
      name: 'Chart',
      children: [{name: 'Chart.Source'}, {name: 'Chart.Data', children: [{type: 'table'}]}],
    });
    expect(JSON.stringify(drawn)).toContain('"1,300"');
  });

  it('stops the build at all its faults, with file, line in it, rule, and remedy', async () => {
    const text = `${chart('file: data/boat.csv')}\n\`\`\`mermaid\nflowchart LR\n  a[a --> b\n\`\`\`\n`;
    const message = await made(text).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    const lines = message.split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/a\.md:8: .*data\/boat\.csv.*; .* \[chart-data\]$/);
    expect(lines[1]).toMatch(/a\.md:13: .*; .* \[diagram-syntax\]$/);
  });
});

describe('the data files of a page, for the bundler', () => {
  it.each([
    ['of a chart in a quotation', '> ```chart\n> file:   "data/a b.csv"\n> ```', ['data/a b.csv']],
    ['of a chart in a flow', '```chart\n{form: bars, file: data/a.csv}\n```', ['data/a.csv']],
    ['none of another block', '```yaml\nfile: data/a.csv\n```', []],
    ['none of a page with a syntax error', '<b\n\n```chart\nfile: data/a.csv\n```', []],
  ])('%s', (_name, text, files) => {
    expect(dataFilesOf(text)).toEqual(files);
  });
});

describe('a Mermaid diagram', () => {
  const diagram = (...lines: readonly string[]): string => ['```mermaid', ...lines, '```', ''].join('\n');

  beforeAll(() => {
    figures(context, {});
  });

  it('becomes a drawing, with a number for each on the page; one that is not drawn stays', async () => {
    const tree = await made(
      [
        diagram('flowchart LR', 'a --> b'),
        diagram('stateDiagram-v2', 'a --> b'),
        diagram('flowchart LR', 'a --> b'),
      ].join('\n'),
    );
    const drawings = tree.children.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'Diagram' ? [JSON.stringify(node)] : [],
    );
    expect(drawings).toHaveLength(2);
    expect(drawings[0]).toContain('diagram-1-');
    expect(drawings[1]).toContain('diagram-3-');
    expect(tree.children.filter(({type}) => type === 'code')).toHaveLength(1);
  });

  it('that Mermaid cannot read stops the build, with file and line', async () => {
    await expect(made(`Text.\n\n${diagram('flowchart LR', 'a --> b', 'c[One --> d')}`)).rejects.toThrow(
      /a\.md:6: .*Mermaid cannot read .*\[diagram-syntax\]/,
    );
  });
});

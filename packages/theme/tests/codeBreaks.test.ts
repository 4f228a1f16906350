import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {breakable, rehypeCodeBreaks as codeBreaks} from '../src/plugins/rehype-code-breaks/index.js';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const code = (value: string): Element => element('code', [{type: 'text', value}]);

/** Names and texts of what becomes of an element. */
function after(node: Element): unknown {
  const root: Root = {type: 'root', children: [node]};
  codeBreaks()(root);
  const outline = (one: unknown): unknown => {
    const {
      name,
      tagName,
      value,
      children = [],
    } = one as Partial<Record<'name' | 'tagName' | 'value', string>> & {
      children?: unknown[];
    };
    return value ?? [name ?? tagName, ...children.map(outline)];
  };
  return outline(root.children[0]);
}

it('splits long words after underscores, dots, slashes, and opening brackets', () => {
  expect(breakable('CT_CONTROLLER_NUM_NODES', 12)).toEqual(['CT_', 'CONTROLLER_', 'NUM_', 'NODES']);
  expect(breakable('https://ckn.tacc.cloud/patra', 12)).toEqual(['https://ckn.', 'tacc.', 'cloud/', 'patra']);
  expect(breakable('joinArrivalTimes(real_trace, b)', 12)).toEqual(['joinArrivalTimes(', 'real_', 'trace, b)']);
});

it('splits neither versions nor short words', () => {
  expect(breakable('torch-1.13.0+cpu', 12)).toEqual(['torch-1.13.0+cpu']);
  expect(breakable('a_b and c_d or e_f', 12)).toEqual(['a_b and c_d or e_f']);
});

it('inserts breaks into cells, and in other text only into what is longer than a line', () => {
  const broken = ['code', 'ground_', ['wbr'], 'truth'];
  expect(after(element('td', [code('ground_truth')]))).toEqual(['td', broken]);
  expect(after(element('td', [element('a', [code('ground_truth')])]))).toEqual(['td', ['a', broken]]);
  expect(after(element('p', [code('ground_truth')]))).toEqual(['p', ['code', 'ground_truth']]);
  expect(after(element('p', [code(`${'a'.repeat(20)}_${'b'.repeat(20)}`)]))).toEqual([
    'p',
    ['code', `${'a'.repeat(20)}_`, ['wbr'], 'b'.repeat(20)],
  ]);
});

it('keeps a short word with hyphens on one line where it is all of a cell', () => {
  const classOf = (tagName: string, value: string): unknown => {
    const cell = element(tagName, [{type: 'text', value}]);
    codeBreaks()({type: 'root', children: [cell]});
    return cell.properties.className;
  };
  expect(classOf('td', '11:00-12:30')).toEqual(['unbroken']);
  for (const [tagName, value] of [
    ['td', 'September 9-10'],
    ['td', 'parameter-efficient'],
    ['td', 'short'],
    ['p', '11:00-12:30'],
  ] as const) {
    expect(classOf(tagName, value), value).toBeUndefined();
  }
});

it('leaves blocks of code alone', () => {
  expect(after(element('td', [element('pre', [code('ground_truth_of_all')])]))).toEqual([
    'td',
    ['pre', ['code', 'ground_truth_of_all']],
  ]);
});

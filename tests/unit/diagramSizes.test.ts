import {expect, it} from 'vitest';
import {routeOf, namedSizes, withSizes} from '../../tools/diagrams/diagramSizes';

const diagram = (...lines: string[]): string =>
  ['```mermaid', '---', 'title: Parts', '---', ...lines, '```'].join('\n');
const example = ['````md', diagram('flowchart TD'), '````'].join('\n');

it('sizes are written once, after the title of a diagram; example sources are left alone', () => {
  const page = `${example}\n\n${diagram('flowchart LR')}\n`;
  const sized = withSizes(page, [{width: 640, height: 420}]);
  expect(sized).toBe(`${example}\n\n${diagram('%% 640 x 420', 'flowchart LR')}\n`);
  expect(namedSizes(sized)).toEqual([{width: 640, height: 420}]);
  expect(withSizes(sized, [{width: 10, height: 20}])).toBe(sized.replace('640 x 420', '10 x 20'));
  expect(namedSizes(page)).toEqual([undefined]);
});

it('a file has the address of its page', () => {
  expect(routeOf('docs/Owl Kit/index.md')).toBe('docs/Owl%20Kit');
  expect(routeOf('docs/Owl Kit/how-to.md')).toBe('docs/Owl%20Kit/how-to');
});

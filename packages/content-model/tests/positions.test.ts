import {forEachNode, parseSource} from '@training-catalog/content-model';
import fc from 'fast-check';
import {expect, it} from 'vitest';

it('a node has its position in the text, also below headings with anchors of their own', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '## Part {#part}',
      '### Part *one* {#p-1} ',
      '#### `a` {#b}\r',
      '##\tPart {#c}',
      '```py\n# a {#b}\n```',
    ),
    fc.stringMatching(/^[a-z]{1,5} \*[a-z]{1,5}\* [a-z]{1,5}$/),
  );
  fc.assert(
    fc.property(fc.array(line, {maxLength: 8}), (lines) => {
      const text = lines.join('\n\n');
      const {tree, faults} = parseSource({file: 'docs/a.md', text});
      expect(faults).toEqual([]);
      forEachNode(tree, (node) => {
        if (node.type === 'text') {
          expect(text.slice(node.position?.start.offset, node.position?.end.offset)).toBe(node.value);
        } else if (node.type === 'code') {
          expect(node.value).toBe('# a {#b}');
        }
      });
    }),
  );
});

// A text turned around on purpose, and two of a test. cspell:ignore enoyreve beforeafter
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {foreignLines, foreignWords} from '../src/index.js';

/** Types of all nodes of a Markdown text, as GitHub reads it, and the texts outside of code. */
function read(markdown: string): {types: Set<string>; prose: string; code: string[]} {
  const types = new Set<string>();
  const code: string[] = [];
  let prose = '';
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    types.add(node.type);
    if (node.type === 'inlineCode' || node.type === 'code') {
      code.push((node as unknown as {value: string}).value);
    } else if (node.type === 'text') {
      prose += (node as unknown as {value: string}).value;
    }
  });
  return {types, prose, code};
}

const attacks = [
  '@everyone and @organization/team',
  'see #1, owner/project#2, GH-3',
  'https://evil.example www.evil.example a@evil.example <https://evil.example>',
  '[a](https://evil.example) ![b](https://evil.example/b.png)',
  '[a]: https://evil.example "a"',
  '<img src=x onerror=alert(1)> </td></table> <!-- ',
  '&#64;someone &lt;b&gt;',
  'a | b \\| c \\\\| **d** | e',
  '```` `` ` @someone',
  '` @someone `',
  '\n\n# A heading\n\n- [ ] a task\n\n```\n@someone\n```\n',
  '\u202Eenoyreve@\u200B \u0000\u001B[31m',
  '| --- | --- |\n| @a | <b> |',
  '\\',
  '`\\',
  '~~~~',
];

/** Everything that texts like these are made of. */
const hostile = fc
  .oneof(
    fc.array(
      fc.constantFrom(...'`|\\@#<>[]()!*_~&:/\n\r \t-=+.$'.split(''), 'a', '1', '@a', '```', 'www.a.b', '\u2028'),
    ),
    fc.constantFrom(...attacks).map((attack) => [attack]),
  )
  .map((parts) => parts.join(''));

describe('a text of somebody else', () => {
  const inCell = (text: string): string => `| A | B |\n| --- | --- |\n| ${foreignWords(text)} | end |\n`;

  it.each(attacks)('is only code in a cell of a table: %j', (attack) => {
    const {types, prose, code} = read(inCell(attack));
    expect([...types].sort()).toEqual(['inlineCode', 'root', 'table', 'tableCell', 'tableRow', 'text']);
    expect([prose, code.length]).toEqual(['ABend', 1]);
  });

  it('is only code in a cell and in a block, whatever it is made of', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cell = read(inCell(text));
        expect([cell.prose, cell.types.has('html'), cell.types.has('link')]).toEqual(['ABend', false, false]);
        const block = read(`before\n\n${foreignLines(text, 'text')}\n\nafter\n`);
        expect([block.prose, block.code.length]).toEqual(['beforeafter', 1]);
      }),
    );
  });

  it('has no sign that hides or turns what is around it', () => {
    for (const shown of [foreignWords(attacks[11] ?? ''), foreignLines(attacks[11] ?? '', 'text')]) {
      expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(shown).toContain('enoyreve@');
    }
    expect(foreignWords(' \n\u200B')).toBe('');
  });

  it('is cut if it is long, never within a sign', () => {
    expect(read(foreignWords('\u{1F989}'.repeat(1000), 10)).code).toEqual([`${'\u{1F989}'.repeat(9)}…`]);
    expect(foreignLines('a\n'.repeat(500), 'text', {lines: 3})).toBe('```text\na\na\na\n… and 498 more lines\n```');
    expect(foreignLines('a'.repeat(90_000), 'diff', {characters: 100}).length).toBeLessThan(130);
  });
});

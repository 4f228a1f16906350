// The check answers soon, whatever a page contains.
import {setImmediate} from 'node:timers/promises';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {Linter} from '@training-catalog/content-lint/node';
import {config} from '../support/lint';
import {textFault} from '@training-catalog/content-model/node';
import {isExhaustive} from './exhaustive';

/** Parts of Markdown, of the other languages of pages, and of what begins one of them. */
const parts = [
  ...[
    '[',
    ']',
    '![',
    '](',
    '[a]',
    '[a](b)',
    '[^a]',
    '[^a]: b',
    '[a]: b',
    '<',
    '>',
    '<a>',
    '</a>',
    '<details>',
    '{',
    '}',
  ],
  ...['{a}', '*', '**', '*a', '_a_', '`', '```', '```bash run', '~~~', '$', '$a$', '$$', '|', '| a | b |', '| - | - |'],
  ...[
    '- ',
    '- [x] a',
    '1. ',
    '> ',
    '# a',
    '## a {#b}',
    '###### ',
    '---',
    '===',
    ':',
    '::a[b]',
    ':::quiz[a]',
    ':::',
    ':a{b=c}',
  ],
  ...[
    'a',
    'the the',
    ' ',
    '    ',
    '\t',
    '\\',
    '&amp;',
    '&#',
    'https://a.b',
    'a@b.c',
    'TODO',
    '{/*',
    'import a',
    'é',
    '\u{1f989}',
  ],
  ...[
    '```chart\nform: bars\n```',
    '```sketch\nparts: [{',
    '```mermaid\n---\ntitle: a\n---',
    ':term[a]',
    '::dataset[a]{file="b"}',
  ],
];

const text = fc
  .record({
    units: fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({unit: 'binary-ascii', maxLength: 5})), {
      minLength: 1,
      maxLength: 4,
    }),
    between: fc.constantFrom('', ' ', '\n', '\n\n', '\n  '),
    size: fc.constantFrom(...(isExhaustive ? [30_000, 95_000, 1_000_000] : [10_000, 1_000_000])),
    isNested: fc.boolean(),
  })
  .map(({units, between, size, isNested}) => {
    const unit = units.join(between) + between;
    if (!isNested) {
      return unit.repeat(Math.ceil(size / Math.max(1, unit.length)));
    }
    // Each line is indented more than the one before.
    const lines = Array.from({length: Math.sqrt(size)}, (_, index) => `${' '.repeat(index * 2)}${units.join(' ')}`);
    return lines.join('\n');
  });

it('a page is checked within ten seconds of CPU time, or the check says at which line it is too large', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      // Vitest waits for an answer of its worker.
      await setImmediate();
      const page = {file: 'docs/a.md', text: `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`};
      const start = process.cpuUsage();
      const fault = textFault(page.file, page.text);
      if (fault) {
        expect(fault.line).toBeGreaterThan(0);
        expect(fault.message).toMatch(/was not checked, because|contains a NUL/);
      } else {
        const {syntaxErrors, found} = new Linter(config).analyze(page);
        [...syntaxErrors, ...found].forEach(({line, message}) => {
          expect(line).toBeGreaterThan(0);
          expect(message).not.toMatch(/call stack|undefined|\[object/);
        });
      }
      const {user, system} = process.cpuUsage(start);
      expect((user + system) / 1e6).toBeLessThan(10);
    }),
    {numRuns: isExhaustive ? 300 : 15, plugins: [fc.interruptAfterTimeLimit(isExhaustive ? 600_000 : 60_000)]},
  );
}, 700_000);

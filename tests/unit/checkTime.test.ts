// The check answers soon, whatever a page contains: not much later than for a page of words of the same length.
import fs from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import vm from 'node:vm';
import fc from 'fast-check';
import {beforeAll, expect, it} from 'vitest';
import YAML from 'yaml';
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
  ...['```chart\nform: bars\n```', '```mermaid\n---\ntitle: a\n---', ':term[a]', '::dataset[a]{file="b"}'],
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

/** Length of a large page, just below the limit. */
const large = 99_000;

const fill = (unit: string): string => unit.repeat(Math.floor(large / unit.length));

const words = fill(
  `${'The owls are counted at night, with a camera, in the north of the forest near the river. '.repeat(5)}\n\n`,
);

const pageOf = (body: string) => ({
  file: 'docs/a.md',
  text: `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`,
});

/** How much longer than a page of words any other page may take, and how long before noise of the machine matters. */
const limits = {times: 50, leastSeconds: 0.2} as const;

const linter = new Linter(config);

/** Processor time of a function, in seconds. */
function secondsOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1e6;
}

let wordsTime = 0;
beforeAll(() => {
  linter.analyze(pageOf(words));
  wordsTime = Math.max(
    limits.leastSeconds,
    secondsOf(() => linter.analyze(pageOf(words))),
  );
});

/** Checks a page, and how long that takes. */
function expectSoon(page: {file: string; text: string}): void {
  const seconds = secondsOf(() => {
    const fault = textFault(page.file, page.text);
    if (fault) {
      expect(fault.line).toBeGreaterThan(0);
      expect(fault.message).toMatch(/was not checked, because|contains a NUL/);
    } else {
      const {syntaxErrors, found} = linter.analyze(page);
      [...syntaxErrors, ...found].forEach(({line, message}) => {
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/call stack|undefined|\[object/);
      });
    }
  });
  expect(seconds / wordsTime, JSON.stringify(page.text.slice(0, 300))).toBeLessThan(limits.times);
}

/** What patterns repeat: white space, signs of Markdown, letters, digits, and beginnings of what has an end. */
const repeated = [
  ...[' ', '\t', '\u00a0', '\n', ' \n', '\t\n', '\r', '[', '](', '[a](b', '[^', '`', '`` ', '```\n', '``` a\n~~~ b\n'],
  ...[
    '\n~~~ x',
    '-',
    '- ',
    '- a\n',
    'a',
    'a ',
    'the ',
    'step ',
    'steps was ',
    '<',
    '<a',
    '&',
    '&a',
    '"',
    "'",
    '|',
    '| a ',
  ],
  ...[
    ':',
    ':::',
    ':::note\n',
    '{',
    '}',
    '$',
    '$a ',
    '\\',
    '\\"',
    '1',
    '1. a\n',
    '#',
    '# -{#-',
    '# a {#b}\n',
    'https://a',
  ],
  ...[
    'url: a\n',
    '  /a/',
    '*',
    '_a',
    '>',
    '> a\n',
    'file: ',
    'id: ',
    'import a\n',
    'TODO ',
    'a@b.c ',
    'and and ',
    '<<a ',
  ],
  ...['{/* ', '<kbd>', '&#x41;', '\u201c', '\u00e9', '\u{1f989}', 'fox-', '](/(', '%%{', '@{', '---\n'],
  ...['> a\n\n', '>\n\n\n', 'a\n\n- > b\n\n', '- a\n\nb\n\n', '[^a]: b\n\nc\n\n', '| a |\n| - |\n\n', '## a\n\n'],
];

/** Places in which a page has each of them. */
const places: Readonly<Record<string, (text: string) => string>> = {
  'in the text': (text) => text,
  'in a command': (text) => `\`\`\`bash run\n${text}\n\`\`\``,
  'in a diagram': (text) => `\`\`\`mermaid\n---\ntitle: A\n---\n${text.slice(0, 9_900)}\n\`\`\``,
  'in a chart': (text) => `\`\`\`chart\n${text}\n\`\`\``,
  'in a formula': (text) => `$$\n${text}\n$$`,
  'after an open tag and an open brace': (text) => `a <b {${text}`,
  'after the language of code': (text) => `\`\`\`js ${text.replaceAll('\n', ' ')}\na\n\`\`\``,
};

it.each(Object.entries(places))(
  'a page with one sign or word a thousand times %s is checked soon',
  async (_, place) => {
    for (const unit of repeated) {
      // Vitest waits for an answer of its worker.
      await setImmediate();
      expectSoon(pageOf(place(fill(unit))));
    }
  },
  300_000,
);

it('the patterns of the spelling check find what they look for soon', () => {
  const {patterns} = YAML.parse(fs.readFileSync('packages/catalog-cli/cspell.yaml', 'utf8')) as {
    patterns: {name: string; pattern: string}[];
  };
  expect(patterns.length).toBeGreaterThan(0);
  const timeOf = (pattern: string, text: string, timeout: number): number =>
    secondsOf(() => void vm.runInNewContext(`text.replaceAll(${pattern}, '')`, {text}, {timeout}));
  for (const {name, pattern} of patterns) {
    const plain = Math.max(limits.leastSeconds, timeOf(pattern, words, 60_000));
    for (const unit of repeated) {
      // A pattern that takes hours is stopped.
      expect(() => timeOf(pattern, `${fill(unit)}x`, plain * limits.times * 1_000), `${name}: ${unit}`).not.toThrow();
    }
  }
}, 300_000);

it('a page of random parts is checked soon, or the check says at which line it is too large', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (body) => {
      await setImmediate();
      expectSoon(pageOf(body));
    }),
    {numRuns: isExhaustive ? 300 : 15, plugins: [fc.interruptAfterTimeLimit(isExhaustive ? 600_000 : 60_000)]},
  );
}, 700_000);

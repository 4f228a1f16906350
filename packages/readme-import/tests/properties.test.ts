import {parseMdx} from '@training-catalog/content-model';
import {setImmediate} from 'node:timers/promises';
import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {checkProjectName, imageName} from '../src/files.js';
import {decodeReadme} from '../src/readme.js';
import {ImportError, noteLines} from '../src/report.js';
import {validSettings} from '../src/settings.js';
import {splitReadme, type SplitReadme} from '../src/split.js';
import {arbitraryReadme} from './arbitraryReadme.js';
import {withinTime} from '../src/withinTime.js';
import {isExhaustive} from './support.js';

/** The README as pages; undefined if it is refused, which is a valid outcome. */
function split(text: string): SplitReadme | undefined {
  try {
    return splitReadme(decodeReadme(new TextEncoder().encode(text)), {
      tags: ['Software', 'CI4AI'],
      settings: validSettings({}),
      fileNames: {main: 'index.md', tutorials: 'tutorials.md', 'how-to': 'how-to.md', explanation: 'explanation.md'},
      link: (url) => ({url: `https://example.org/${encodeURI(url)}`}),
      image: (url) => ({url: `https://example.org/${encodeURI(url)}`}),
    });
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return undefined;
  }
}

/** Visible words of the README, in text and code. */
function visibleWords(text: string): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code' || node.type === 'html') {
      found.push(...(node.value.match(/\bw\d{4,7}x\b/g) ?? []));
    }
  });
  return [...new Set(found)];
}

/** The same inputs each time, so that a failure is due to a change; IMPORT_SEED tries others. */
const seed = Number(process.env.IMPORT_SEED ?? 20261121);

/** The default tests run the first tenth of the inputs, the exhaustive tests all of them. */
const runsOf = (all: number): number => (isExhaustive ? all : all / 10);

// Each input yields to the test runner, which considers a worker dead that is silent for a minute.
it('every page of any README parses as MDX, and no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryReadme, async (text) => {
      await setImmediate();
      const result = split(text);
      if (!result) {
        return;
      }
      const seen = `${result.title ?? ''}\n${[...result.pages.values()]
        .map(({body}) => toString(parseMdx(body)))
        .join('\n')}\n${noteLines(result.notes, true).join('\n')}`;
      const lost = visibleWords(text).filter((one) => !seen.includes(one));
      expect(lost, 'words that are neither on a page nor in the report').toEqual([]);
    }),
    {numRuns: runsOf(4000), seed},
  );
}, 300_000);

it('whatever the names, nothing is planned outside the folder of the project', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '/', '\\', 'a', 'img', 'C:', '~', '%2e%2e', 'NUL', '\0', 'a'.repeat(300)),
    fc.string({unit: 'binary', maxLength: 8}),
  );
  const name = fc.array(part, {minLength: 1, maxLength: 4}).map((parts) => parts.join('/'));
  const written = fc.tuple(fc.oneof(name, fc.constant('Tool')), fc.array(name, {maxLength: 3}));
  fc.assert(
    fc.property(written, ([project, images]) => {
      let files: string[];
      try {
        checkProjectName(project);
        files = images.map((image) => `docs/${project}/${imageName(image)}`);
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError);
        return;
      }
      for (const file of files) {
        expect(file.startsWith(`docs/${project}/`)).toBe(true);
        expect(file.split(/[\\/]/).slice(2)).not.toContain('..');
        expect(file.split('/').length).toBeLessThanOrEqual(4);
      }
    }),
    {numRuns: runsOf(2000), seed},
  );
});

it('reading that takes too long is stopped, and the longest paragraph is named', () => {
  const endless = (): never => {
    for (;;);
  };
  expect(() => withinTime('# Tool\n\nShort.\n\nA longer one.\n', endless, 50)).toThrow(
    /was stopped after .* longest paragraph, which begins on line 5/,
  );
  expect(withinTime('', () => 'read', 5000)).toBe('read');
  expect(withinTime('a'.repeat(1_234_567), () => 'read', 5000)).toBe('read');
});

it('reading that other work holds up is not stopped: only the time of the processor counts', () => {
  const held = new Int32Array(new SharedArrayBuffer(4));
  let times = 0;
  const read = (): string => {
    times += 1;
    // Waits without work, as a process does that gets no processor.
    const end = performance.now() + 150;
    while (performance.now() < end) {
      Atomics.wait(held, 0, 0, 20);
    }
    return 'read';
  };
  expect(withinTime('', read, 100)).toBe('read');
  expect(times).toBeGreaterThan(1);
});

/** Seconds since then, of the clock or of the processor: whichever a busy machine does not lengthen. */
const secondsSince = (start: number, before: NodeJS.CpuUsage): number => {
  const {user, system} = process.cpuUsage(before);
  return Math.min((performance.now() - start) / 1000, (user + system) / 1_000_000);
};

/** Parts that are repeated to a megabyte; each is slow in some parser of Markdown. */
const repeated = [
  'Words of a paragraph, and more. ',
  'A sentence.\n\n',
  '## Heading\n\ntext\n\n',
  '- item\n',
  '[a](b) ',
  '*a_',
  '`a``',
  '[',
  '![',
  '<a ',
  '<b>a</b> ',
  '<kbd>a',
  '<!--',
  '<sup>1',
  '$a ',
  '> ',
  '- a\n  ',
  '| a | b |\n| --- | --- |\n',
  '[^a]: b\n\n',
  '<table><tr><td>a<p>b</p></td></tr></table>\n\n',
  'of the ',
  '农田工具箱是一个工具。',
  '&#xA;',
  'http://a.b/(',
];

it.each(isExhaustive ? repeated : [])('a megabyte of %j is imported or refused within ten seconds', async (part) => {
  await setImmediate();
  const text = `# Tool\n\n${part.repeat(1_000_000 / part.length)}\n`;
  const start = performance.now();
  const before = process.cpuUsage();
  try {
    withinTime(text, () => split(text));
  } catch (error) {
    expect(error instanceof ImportError || error instanceof RangeError).toBe(true);
  }
  expect(secondsSince(start, before), 'seconds').toBeLessThan(10);
});

it('a megabyte of anything is imported or refused within ten seconds', async () => {
  const part = fc.string({
    unit: fc.constantFrom(...Array.from('*_`[]()<>!#-+|:\\ \n~&$a1b"')),
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(part, fc.integer({min: 1, max: 4}), async (one, times) => {
      await setImmediate();
      const size = isExhaustive ? 1_000_000 : 2000;
      const text = `# Tool\n\n${one.repeat(Math.ceil(size / one.length / times))}\n\n`.repeat(times);
      const start = performance.now();
      const before = process.cpuUsage();
      try {
        withinTime(text, () => split(text));
      } catch (error) {
        expect(error instanceof ImportError || error instanceof RangeError).toBe(true);
      }
      expect(secondsSince(start, before), 'seconds').toBeLessThan(10);
    }),
    {numRuns: isExhaustive ? 20 : 10, seed},
  );
}, 600_000);

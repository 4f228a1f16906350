import {type PageSource, parseMdx} from '@training-catalog/content-model';
import {setImmediate} from 'node:timers/promises';
import fc from 'fast-check';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {checkProjectName, imageName} from '../../tools/importer/files';
import {knownTags} from '../../tools/importer/html';
import {checkNesting, withinTime} from '../../tools/importer/limits';
import {writePage} from '../../tools/importer/pageText';
import {decodeReadme} from '../../tools/importer/readme';
import {ImportError, noteLines} from '../../tools/importer/report';
import {splitReadme, type SplitReadme} from '../../tools/importer/split';
import {lintPage} from '../support/lint';
import {isExhaustive} from './exhaustive';

/** The README as pages; undefined if it is refused, which is a valid outcome. */
function split(text: string): SplitReadme | undefined {
  try {
    return splitReadme(decodeReadme(new TextEncoder().encode(text)), {
      project: 'Tool',
      tags: ['Software', 'CI4AI'],
      fileNames: {main: 'index.md', tutorials: 'tutorials.md', 'how-to': 'how-to.md', explanation: 'explanation.md'},
      link: (url) => ({url: `https://example.org/${encodeURI(url)}`}),
      image: (url) => ({url: `https://example.org/${encodeURI(url)}`}),
    });
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
    return undefined;
  }
}

/** A unique word, so that its loss is noticed. */
const word = fc.integer({min: 1000, max: 9_999_999}).map((number) => `w${number}x`);

const inline = fc.oneof(
  {weight: 4, arbitrary: word},
  word.map((one) => `**${one}**`),
  word.map((one) => `\`${one} {a} <b>\``),
  word.map((one) => `[${one}](docs/${one}.md)`),
  word.map((one) => `[here](https://example.org/${one})`),
  word.map((one) => `![${one}](img/${one}.png)`),
  word.map((one) => `<b>${one}</b>`),
  word.map((one) => `<span>${one}</span> <sub><i>${one}</i></sub>`),
  word.map((one) => `<a href="https://example.org/a">${one}</a>`),
  word.map((one) => `<${one}>`),
  word.map((one) => `{${one}}`),
  word.map((one) => `{{ ${one} `),
  word.map((one) => `a < ${one} > b & c`),
  word.map((one) => `<br>${one}<br/>`),
  word.map((one) => `:${one}: ::${one} https://example.org/${one}`),
  word.map((one) => `[^${one}]`),
  word.map((one) => `<kbd>${one}`),
  word.map((one) => `10<sup>-3</sup> and CO<sub>${one}</sub>`),
  word.map((one) => `$\\alpha_{${one}}$ for $5`),
  word.map((one) => `${one}</div>`),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({unit: fc.constantFrom(...Array.from('*_`[]()<>{}!#-+|:\\ \n~&;=$^"\'/')), maxLength: 12}),
);
const line = fc.array(inline, {minLength: 1, maxLength: 4}).map((parts) => parts.join(' '));
const block = fc.oneof(
  {weight: 3, arbitrary: line},
  fc
    .tuple(fc.integer({min: 1, max: 6}), line)
    .map(([depth, text]) => `${'#'.repeat(depth)} ${text.replaceAll('\n', ' ')}`),
  fc.constantFrom('# Tutorials', '## How-To Guides', '### Explanation', '# License', '---', '***', '# Same', '## Same'),
  fc.array(line, {minLength: 1, maxLength: 3}).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.tuple(fc.nat(9), line).map(([number, item]) => `${number}. ${item}\n   - ${item}`),
  fc
    .tuple(fc.constantFrom('', 'bash', 'python title="a"', '{r}'), line)
    .map(([lang, code]) => `\`\`\`${lang}\n$ ${code}\n\`\`\``),
  line.map((text) => `    ${text}`),
  line.map((text) => `> [!NOTE]\n> ${text}`),
  line.map((text) => `> ${text}`),
  word.map((one) => `| a | ${one} |\n| --- | --- |\n| {x} | <b>c</b> |`),
  word.map((one) => `<table><tr><td>${one}</td><td>b</td></tr></table>`),
  word.map((one) => `<div align="center">\n\n${one}\n\n</div>`),
  word.map((one) => `<details><summary>${one}</summary>\n\ntext\n\n</details>`),
  word.map((one) => `$$\n\\{ ${one} \\}\n$$`),
  word.map((one) => `<details>\n<summary>${one}`),
  word.map((one) => `</details>\n\n${one}`),
  word.map((one) => `<script>${one}</script>`),
  word.map((one) => `<!-- ${one} -->`),
  word.map((one) => `import ${one} from 'a';`),
  word.map((one) => `export const ${one} = 1;`),
  word.map((one) => `Title\n===\n\n[^${one}]: A note of ${one}.`),
  word.map((one) => `**Tags:** Software, ${one}`),
);
const kind = fc.constantFrom('# Tutorials', '## How-To Guides', '### Explanation', '# tutorial');
const readme = fc
  .array(fc.oneof({weight: 6, arbitrary: block}, kind), {maxLength: 8})
  .map((blocks) => blocks.join('\n\n'));

const pagesOf = ({pages}: SplitReadme): PageSource[] =>
  [...pages].map(([kind, {body}]) => ({
    file: `docs/Tool/${kind}.md`,
    text: writePage({imported: true, ...(kind === 'main' && {project: {}})}, body),
  }));

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
it('every page of any README parses as MDX and violates no rule that the import can satisfy; no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(readme, async (text) => {
      await setImmediate();
      const result = split(text);
      if (!result) {
        return;
      }
      const diagnostics = pagesOf(result).flatMap(lintPage);
      expect(diagnostics.filter(({severity}) => severity === 'error').map(({message}) => message)).toEqual([]);

      const seen = `${result.title}\n${[...result.pages.values()]
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
  try {
    checkNesting(text, knownTags);
    withinTime(text, () => split(text));
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
  }
  expect((performance.now() - start) / 1000, 'seconds').toBeLessThan(10);
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
      try {
        checkNesting(text, knownTags);
        withinTime(text, () => split(text));
      } catch (error) {
        expect(error instanceof ImportError || error instanceof RangeError).toBe(true);
      }
      expect((performance.now() - start) / 1000, 'seconds').toBeLessThan(10);
    }),
    {numRuns: isExhaustive ? 20 : 10, seed},
  );
}, 600_000);

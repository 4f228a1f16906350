import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {forEachNode} from '@training-catalog/content-model';
import {lintPage, markupFaults} from '../support/lint';
import {markdownText} from '@training-catalog/openapi-pages/node';
import {attacks} from '../support/attacks';

const stopped = attacks.filter(({onPage}) => onPage === 'stopped');
const harmless = attacks.filter(({onPage}) => onPage === 'text');
/** Elements, expressions, and programs of a page. */
const elementsOf = (page: string): string[] => {
  const found: string[] = [];
  forEachNode(unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).parse(page), ({type}) => {
    if (type.startsWith('mdx') || type === 'html') {
      found.push(type);
    }
  });
  return found;
};

const head = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n\n';

it('there are enough attacks, without duplicates', () => {
  expect(stopped.length + harmless.length).toBeGreaterThanOrEqual(60);
  expect(new Set(attacks.map(({text}) => text)).size).toBe(attacks.length);
});

describe('a page is refused, with file and line, for', () => {
  it.each(stopped)('$name: $text', ({text}) => {
    const diagnostics = lintPage({file: 'docs/page.md', text: `${head}${text}\n`});
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics[0]).toMatchObject({file: 'docs/page.md', message: expect.stringMatching(/; /) as string});
    expect(diagnostics.map(({line}) => line).every((line) => line >= 8)).toBe(true);
  });
});

describe('a page may show as text', () => {
  it.each(harmless)('$name: $text', ({text}) => {
    expect(markupFaults(text)).toEqual([]);
  });
});

describe('a description of a specification shows as text', () => {
  it.each(attacks)('$name: $text', ({text}) => {
    for (const room of ['page', 'short'] as const) {
      const page = markdownText(text, room);
      expect(markupFaults(page)).toEqual([]);
      // It contains no element, expression, or program, not even a harmless one.
      expect(elementsOf(page)).toEqual([]);
    }
  });

  it.each(stopped)('$name, among other words', ({text}) => {
    const page = markdownText(`Before ${text} after.\n\n- ${text}\n\n> ${text}`, 'short');
    expect(markupFaults(page)).toEqual([]);
    expect(elementsOf(page)).toEqual([]);
  });

  it.each([
    ['a sign of comparison', 'Sizes <= 5 and {id} of 3 > 2.', 'Sizes \\<= 5 and \\{id} of 3 > 2.'],
    ['HTML', 'A <b>bold</b> word.', 'A \\<b>bold\\</b> word.'],
    ['a comment', 'One <!-- two --> three.', 'One  three.'],
    ['an import', 'import os, then read.', `&#x69;${'import'.slice(1)} os, then read.`],
    ['an address', 'See <https://example.org/a>.', 'See [https://example.org/a](https://example.org/a).'],
    ['a file that the site does not have', 'See [it](./other.md#a).', 'See it.'],
    ['plain Markdown, which keeps its meaning', '*One* and `two`:\n\n* three', '*One* and `two`:\n\n- three'],
    ['a heading below another heading', '# One', '**One**'],
    ['code without its options', '```js {1-999999999} title="a"\na\n```', '```js\na\n```'],
    ['code that the site would draw', '~~~mermaid\nflowchart LR\n~~~', '```text\nflowchart LR\n```'],
    ['amounts of money are no formulas', 'It costs $5 or $10 (`$HOME`)', 'It costs \\$5 or \\$10 (`$HOME`)'],
  ])('%s', (_name, text, page) => expect(markdownText(text, 'short').replaceAll('\\:', ':')).toBe(page));
});

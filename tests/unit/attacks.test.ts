import {describe, expect, it} from 'vitest';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import {unsafeTexts} from '../../plugins/api-reference/unsafeText';
import {markupFaults} from '../../content-lint/rules/unsafeMarkup';
import {attacks} from '../support/attacks';

const stopped = attacks.filter(({onPage}) => onPage === 'stopped');
const harmless = attacks.filter(({onPage}) => onPage === 'text');
const head = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n\n';

it('there are enough of them, each once', () => {
  expect(stopped.length + harmless.length).toBeGreaterThanOrEqual(60);
  expect(new Set(attacks.map(({text}) => text)).size).toBe(attacks.length);
});

describe('a page is refused, with file and line, for', () => {
  it.each(stopped)('$name: $text', ({text}) => {
    const diagnostics = pageDiagnostics({file: 'docs/page.md', text: `${head}${text}\n`});
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

describe('a specification is refused, with its line, for a description that holds', () => {
  it.each(stopped)('$name: $text', ({text}) => {
    const [first] = unsafeTexts(`openapi: 3.0.3\ninfo:\n  title: A\n  description: ${JSON.stringify(text)}\n`);
    expect(first).toMatch(/^\d+: description: .*; /);
  });

  it('a script in a block, in the line where it stands', () => {
    expect(unsafeTexts('info:\n  description: |\n    Text.\n\n    <script>alert(1)</script>\n')).toEqual([
      expect.stringMatching(/^5: description: <script> may not stand in a page/),
    ]);
  });
});

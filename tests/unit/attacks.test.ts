import {describe, expect, it} from 'vitest';
import {pageFindings} from '../../src/content/pageRules';
import {unsafeTexts} from '../../src/plugins/api-reference/unsafeText';
import {markupFaults} from '../../src/content/unsafeMarkup';
import {attacks} from '../support/attacks';
import {MiniSite} from '../support/miniSite';

const stopped = attacks.filter(({onPage}) => onPage === 'stopped');
const harmless = attacks.filter(({onPage}) => onPage === 'text');
const head = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n\n';

it('there are enough of them, each once', () => {
  expect(stopped.length + harmless.length).toBeGreaterThanOrEqual(60);
  expect(new Set(attacks.map(({text}) => text)).size).toBe(attacks.length);
});

describe('a page is refused, with file and line, for', () => {
  it.each(stopped)('$name: $text', ({text}) => {
    const findings = pageFindings({file: 'docs/page.md', text: `${head}${text}\n`});
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatchObject({file: 'docs/page.md', message: expect.stringMatching(/; /) as string});
    expect(findings.map(({line}) => line).every((line) => line >= 8)).toBe(true);
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

describe('the build', () => {
  const site = MiniSite.create();
  const build = async (files: Record<string, string>): Promise<string> => {
    expect(await site.apiPages()).toMatchObject({ok: true});
    site.write(files);
    const {ok, output} = await site.build();
    site.write(Object.fromEntries(Object.keys(files).map((file) => [file, null])));
    expect(ok).toBe(false);
    return output;
  };

  it('is stopped by every one of them, with file and line', async () => {
    const file = (index: number): string => `docs/attack-${index}.md`;
    const output = await build(Object.fromEntries(stopped.map(({text}, index) => [file(index), `${head}${text}\n`])));
    const named = (index: number): boolean => new RegExp(`docs/attack-${index}\\.md\\b`).test(output);
    expect(stopped.filter((_, index) => !named(index)).map(({name}) => name)).toEqual([]);
    expect(output).toContain('docs/attack-0.md:8: <script> may not stand in a page');
  });

  it('is stopped by one on a page outside the areas', async () => {
    const output = await build({'src/pages/other.md': '# Other\n\n<script>alert(1)</script>\n'});
    expect(output).toContain('src/pages/other.md:3: <script> may not stand in a page');
  });

  it('is stopped by an edit link that is no address', async () => {
    const output = await build({
      'docs/page.md': head.replace('title: Page', 'title: Page\ncustom_edit_url: "javascript:alert(1)"'),
    });
    expect(output).toMatch(/docs\/page\.md:3: "custom_edit_url"/);
  });
});

import {describe, expect, it} from 'vitest';
import {parseSource} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';

function idsIn(text: string): string[] {
  const {tree, faults} = parseSource({file: 'docs/a.md', text}, (error) => ({
    rule: 'mdx-syntax',
    line: 1,
    message: String(error),
  }));
  expect(faults).toEqual([]);
  return figureRules.checkPage({file: 'docs/a.md', text, tree, frontMatter: {}}).map(({rule}) => rule);
}

describe('the example of a rule', () => {
  it.each(Object.entries(figureRules.rules))(
    '%s: the wrong one breaks it alone, and the right one none',
    (id, rule) => {
      const {wrong, right, summary} = rule;
      if (typeof wrong !== 'string' || typeof right !== 'string') {
        expect.fail('the rule has no examples');
      }
      expect(summary).toMatch(/\.$/);
      expect(new Set(idsIn(wrong))).toEqual(new Set([id]));
      expect(idsIn(right)).toEqual([]);
    },
  );
});

describe('what is known of a page', () => {
  const pageOf = (text: string) => {
    const {tree} = parseSource({file: 'docs/a.md', text}, () => expect.fail());
    return {file: 'docs/a.md', text, tree, frontMatter: {}};
  };

  it('are the links and data files of its charts, with lines, also of charts with faults', () => {
    const source = 'source: "[Office](/docs/b) and **[others](https://example.org/)**"';
    const chart = (...lines: string[]): string => ['```chart', ...lines, '```', ''].join('\n');
    const text = [
      chart('form: bars', 'title: A', 'sentence: B', source, 'x: C', 'y: D', 'file: data/a b.csv'),
      chart('form: bra', 'file: data/c.csv'),
      chart('title: a: b', 'file: "data/d.csv"'),
    ].join('\n');
    expect(figureRules.factsOf(pageOf(text))).toMatchObject({
      charts: [{position: {start: {line: 1}}}],
      dataFiles: [
        {file: 'data/a b.csv', line: 8},
        {file: 'data/c.csv', line: 13},
        {file: 'data/d.csv', line: 18},
      ],
    });
    expect(figureRules.linksOf(pageOf(text))).toEqual([
      {url: '/docs/b', line: 5},
      {url: 'https://example.org/', line: 5},
    ]);
  });
});

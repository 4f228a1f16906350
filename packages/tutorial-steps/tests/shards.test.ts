import {describe, expect, it} from 'vitest';
import {pagesOfShard, parseShard} from '../src/runner/shards.js';

describe('a part of the pages', () => {
  const page = (file: string, minutes?: number) => ({
    file,
    text: `---\ntitle: A\n${minutes === undefined ? '' : `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: ${minutes}\n  steps: "123456"\n`}---\n`,
  });
  const pages = [page('a.md', 3), page('b.md'), page('c.md', 5), page('d.md', 12), page('e.md', 4)];
  const filesOf = (number: number, count: number, all = pages): string[] =>
    pagesOfShard(all, {number, count}).map(({file}) => file);

  it('takes about as long as each other part, and every page is in one', () => {
    expect([filesOf(1, 2), filesOf(2, 2)]).toEqual([
      ['d.md', 'e.md'],
      ['a.md', 'b.md', 'c.md'],
    ]);
    expect(filesOf(1, 1)).toHaveLength(5);
    expect(filesOf(4, 4, pages.slice(0, 1))).toEqual([]);
  });

  it('is named by its number and the number of parts', () => {
    expect(parseShard('2/4')).toEqual({number: 2, count: 4});
    for (const text of ['0/4', '5/4', '1', 'a/b']) {
      expect(() => parseShard(text)).toThrow(/write one such as 1\/4/);
    }
  });
});

import {describe, expect, it} from 'vitest';
import {addressesOf, lostAddresses, mergedList, readList} from '../../scripts/publishedAddresses';
import {differences} from '../../scripts/differences';
import {readMoved} from '../../src/plugins/old-addresses/moved';
import {folderOf} from '../support/folders';

describe('published addresses', () => {
  const built = addressesOf(
    folderOf({
      'index.html': '',
      '404.html': '',
      'docs/intro.html': '',
      'docs/intro/index.html': '',
      'docs/Tool v1.0.html': '',
      'catalog.json': '',
      'docs/intro.md': '',
      'assets/js/main.1.js': '',
      'search-index-0a.json': '',
    }),
  );

  it('are those of pages without ending, and of files with lasting names', () => {
    expect(built).toEqual(['', 'catalog.json', 'docs/Tool v1.0', 'docs/intro']);
  });

  it('are never taken off the list', () => {
    const list = mergedList(['docs/old', ''], built);
    expect(readList(list)).toEqual(['', 'catalog.json', 'docs/Tool v1.0', 'docs/intro', 'docs/old']);
    expect(mergedList(readList(list), [])).toBe(list);
  });

  it('that the build does not answer are named, with what to do', () => {
    expect(lostAddresses(['docs/intro', 'docs/Tool v0.9', 'catalog.json', 'old.json'], built)).toEqual([
      'docs/Tool v0.9: this address was published and leads nowhere; write the page that follows it into moved.yml: "docs/Tool v0.9": <new address>',
      'old.json: this file was published and is gone; keep it under its name, others read it',
    ]);
  });
});

describe('moved addresses', () => {
  const pages = new Set(['docs/new', 'docs/intro']);

  it('lead from what is no page to a page', () => {
    expect(readMoved('moved.yml', '# Nothing\n', pages)).toEqual([]);
    expect(readMoved('moved.yml', 'docs/old: docs/new\n"docs/a: b": docs/intro\n', pages)).toEqual([
      ['docs/old', 'docs/new'],
      ['docs/a: b', 'docs/intro'],
    ]);
  });

  it.each([
    ['# Note\ndocs/intro: docs/new\n', /^moved\.yml:2: there is a page at docs\/intro/],
    ['docs/old: docs/nothing\n', /^moved\.yml:1: there is no page at docs\/nothing/],
    ['docs/old: [docs/new]\n', /^moved\.yml:1: write one old address and one new one/],
  ])('%s is refused', (source, message) => {
    expect(() => readMoved('moved.yml', source, pages)).toThrow(message);
  });
});

describe('two builds', () => {
  it('are the same if each file is', () => {
    expect(differences(folderOf({a: '1', 'b/c': '2'}), folderOf({a: '1', 'b/c': '2'}))).toEqual({
      files: 2,
      differing: [],
    });
  });

  it('are not if a file differs or is missing', () => {
    const {differing} = differences(folderOf({a: 'one', b: ''}, 'addresses-'), folderOf({a: 'onE'}, 'addresses-'));
    expect(differing).toEqual([
      'a: from byte 2: "one" and "onE"',
      expect.stringMatching(/^b: only in .*addresses-/) as string,
    ]);
  });
});

// Misspelled on purpose. cspell:ignore otherr
import type {RuleSet} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import {expect, it} from 'vitest';
import {redirectRules} from '../src/rules.js';

/** Where these redirects break which rule, in a site with two pages, one of them the main page of its folder. */
function places(redirects: string, set: RuleSet = redirectRules(), file = 'redirects.yml'): string[] {
  const page = (name: string): string => `---\ntitle: ${name}\n---\n`;
  const files = {'docs/other.md': page('other'), 'docs/Tool/named.md': page('Tool/named'), [file]: redirects};
  return new Linter(readConfig({ruleSets: [set]}))
    .check({...siteOf(files), routes: new Set(['/search'])})
    .filter(({rule}) => rule in set.rules)
    .map((one) => `${one.file}:${one.line} ${one.rule}`);
}

it('finds lines that lead nowhere, or from a page, without a build', () => {
  expect(places('docs/old: docs/other\nfind: search\n')).toEqual([]);
  expect(places('docs/other: search\ndocs/old.html: search\ndocs/old: docs/otherr\n')).toEqual([
    'redirects.yml:1 redirect-source',
    'redirects.yml:2 redirect-syntax',
    'redirects.yml:3 redirect-target',
  ]);
});

it('knows the file of the site, and the folders that redirect to their main page', () => {
  expect(places('docs/old: docs/Tool\n')).toEqual(['redirects.yml:1 redirect-target']);
  const set = redirectRules({file: 'moved.yml', isMainPage: ({file}) => file.endsWith('named.md')});
  expect(places('docs/old: docs/Tool\ndocs/Tool: docs/other\n', set, 'moved.yml')).toEqual([
    'moved.yml:2 redirect-source',
  ]);
});

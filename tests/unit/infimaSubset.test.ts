// Which rules of Infima the build keeps: plugins/upstream-patches/infima.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {assertLoadsInfima} from '../../plugins/upstream-patches/infima';
import {sourceFiles, unusedVariables, usedSelectors, wordsOf} from '../../plugins/upstream-patches/infima/unusedRules';

test('a selector is kept if each of its classes is a word in the sources', () => {
  const words = new Set(['card', 'menu__link', 'menu__link--active']);
  const selectors = [
    '.card',
    '.card .pills',
    'html',
    '.menu__link--active:not(.menu__link)',
    '[data-theme] .pills > li',
  ];
  expect(usedSelectors(selectors, words)).toEqual(['.card', 'html', '.menu__link--active:not(.menu__link)']);
});

test('a variable is kept if a declaration, style sheet, or script uses it, directly or by way of another variable', () => {
  const css: Record<string, string> = {
    color: 'var(--ifm-a)',
    '--ifm-a': 'calc(1px * var( --ifm-b, 2))',
    '--ifm-b': '1',
    '--ifm-in-sheet': 'var(--ifm-c)',
    '--ifm-c': '1',
    '--ifm-in-script': '1',
    '--ifm-unused': 'var(--ifm-only-there)',
    '--ifm-only-there': '1',
  };
  const unused = unusedVariables(
    Object.entries(css).map(([prop, value]) => ({prop, value})),
    ['a { --ifm-unused: 1; width: var(--ifm-in-sheet); }'],
    new Set(['ifm-in-script']),
  );
  expect(unused.map(({prop}) => prop)).toEqual(['--ifm-unused', '--ifm-only-there']);
});

test('the sources contain classes that components of the theme and the site use', () => {
  const words = wordsOf(sourceFiles(process.cwd()));
  // The bar on phones, from the theme; buttons, from the site; task lists, from the Markdown loader.
  for (const name of [
    'navbar-sidebar--show',
    'button--secondary',
    'contains-task-list',
    'menu__list-item--collapsed',
  ]) {
    expect(words).toContain(name);
  }
});

test('a theme that does not load Infima from the known path stops the build', () => {
  const theme = fs.readFileSync('node_modules/@docusaurus/theme-classic/lib/index.js', 'utf8');
  expect(() => assertLoadsInfima(theme)).not.toThrow();
  expect(() => assertLoadsInfima("require.resolve('infima/styles/all.css')")).toThrow(
    /found infima\/styles\/all\.css\).*adapt isInfima to the new path, or delete the plugin/,
  );
});

// Which rules of Infima the build keeps: plugins/upstream-patches/infima.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {assertLoadsInfima} from '../../plugins/upstream-patches/infima';
import {sourceFiles, usedSelectors, wordsOf} from '../../plugins/upstream-patches/infima/unusedRules';

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

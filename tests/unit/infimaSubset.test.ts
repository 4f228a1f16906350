// Which rules of Infima the build keeps: plugins/upstream-patches/infima.
import {expect, test} from 'vitest';
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

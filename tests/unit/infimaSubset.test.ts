// Which rules of Infima the build keeps: plugins/upstream-patches/infima.
import {expect, test} from 'vitest';
import {sourceFiles, usedSelectors, wordsOf} from '../../plugins/upstream-patches/infima/unusedRules';

test('a selector is kept if every class in it is a word of the sources', () => {
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

test('the sources name classes that components of the theme and of the site make', () => {
  const words = wordsOf(sourceFiles(process.cwd()));
  // The bar of a phone, by the theme; buttons, by the site; task lists, by the Markdown loader.
  for (const name of [
    'navbar-sidebar--show',
    'button--secondary',
    'contains-task-list',
    'menu__list-item--collapsed',
  ]) {
    expect(words).toContain(name);
  }
});

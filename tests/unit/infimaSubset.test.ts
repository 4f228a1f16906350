// Which rules of Infima the build keeps: plugins/upstream-patches/infima.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {assertLoadsInfima} from '../../plugins/upstream-patches/infima';
import {
  replacedVariables,
  sourceFiles,
  unusedVariables,
  usedSelectors,
  wordsOf,
  type Declaration,
  type Rule,
} from '../../plugins/upstream-patches/infima/unusedRules';

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

test('a variable of Infima never applies if the tokens set it in both modes', () => {
  const rule = (selector: string, props: readonly string[], parent = 'root'): Rule => ({
    selectors: selector.split(', '),
    parent: {type: parent},
    walkDecls: (visit: (declaration: Declaration) => void) => props.forEach((prop) => visit({prop, value: selector})),
  });
  const infima = [
    rule(':root', ['--ifm-a', '--ifm-b', '--ifm-c', '--ifm-d', 'color']),
    rule("html[data-theme='dark']", ['--ifm-a', '--ifm-b']),
    rule('.alert', ['--ifm-a']),
    rule(':root', ['--ifm-a'], 'atrule'),
  ];
  const tokens = [
    rule('html:root', ['--ifm-a', 'color']),
    rule('html:root', ['--ifm-b'], 'atrule'),
    rule('html[data-theme="dark"]', ['--ifm-c']),
    rule(':root, html:root', ['--ifm-d']),
  ];
  const removed = replacedVariables(infima, tokens).map(({prop, value}) => `${value}: ${prop}`);
  expect(removed).toEqual([':root: --ifm-a', "html[data-theme='dark']: --ifm-a"]);
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

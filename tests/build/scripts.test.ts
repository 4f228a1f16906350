// cspell:ignore jsxs
// Properties of the scripts of the build.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {built, pageAt, pages, textOf} from './builtSite';

/** Scripts of the build, by their path under assets/js. */
const scripts = fs
  .readdirSync(built('assets/js'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.js'));

test('scripts that run immediately ask the browser for eager compilation, others do not', () => {
  const isHinted = (name: string): boolean => textOf(`assets/js/${name}`).startsWith('//# allFunctionsCalledOnLoad\n');
  // Smaller ones would lose more by their growth than they gain.
  const isWorthHint = (name: string): boolean => textOf(`assets/js/${name}`).length > 2100;
  const ofPages = pages
    // The page for offline reading has its own libraries, which run on request.
    .filter((route) => route !== 'offline')
    .flatMap((route) =>
      pageAt(route)('script[src]')
        .toArray()
        .map(({attribs}) => attribs.src ?? ''),
    )
    .map((script) => script.split('/assets/js/')[1] ?? '')
    // Scripts that load others contain functions that may never be called.
    .filter((name) => /^(?!runtime~|\w+\/routes-)./.test(name) && isWorthHint(name));
  expect(ofPages.length).toBeGreaterThan(0);
  expect(ofPages.filter((name) => !isHinted(name))).toEqual([]);
  // A page requests them when a diagram is about to be drawn.
  const ofDiagrams = scripts.filter((name) => /theme-mermaid_lib|flowDiagram|sequenceDiagram|dagre_index/.test(name));
  expect(ofDiagrams.filter((name) => isWorthHint(name) && !isHinted(name))).toEqual([]);
  expect(ofDiagrams.filter(isHinted).length).toBeGreaterThan(0);
  const onDemand = scripts.filter((name) => /mermaid-parser|easyops|prismjs|worker.*\.js$/.test(name));
  expect(onDemand.length).toBeGreaterThan(0);
  expect(onDemand.filter(isHinted)).toEqual([]);
});

test('the script that draws diagrams has the patch that copies settings faster', () => {
  const holders = scripts.filter((name) => textOf(`assets/js/${name}`).includes('"getSiteConfig"'));
  expect(holders).toHaveLength(1);
  // Mermaid's own function contains its name as a string.
  expect(textOf(`assets/js/${holders[0]}`)).not.toContain('"getConfig"');
});

// Each use of an import costs the bundler memory until the build ends: plugins/recma-jsx-runtime-locals.
test('pages call the JSX runtime by local names', () => {
  const calls = (pattern: RegExp): string[] => scripts.filter((name) => pattern.test(textOf(`assets/js/${name}`)));
  expect(calls(/\W\w+\(\w+\.p,\{/)).not.toEqual([]);
  expect(calls(/\.jsxs?\)\(\w+\.p,\{/)).toEqual([]);
});

// Docusaurus puts its whole configuration into main.js, options of plugins included, but not functions.
test('no script contains the path of the build folder', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => textOf(`assets/js/${name}`).includes(process.cwd()))).toEqual([]);
});

test('without its settings, the build contains no hosted search', () => {
  const styles = fs.readdirSync(built('assets/css'));
  const files = [...scripts.map((name) => `assets/js/${name}`), ...styles.map((name) => `assets/css/${name}`)];
  expect(files.filter((name) => /algolia(?:net)?\.(?:net|com)|DocSearch-Modal/.test(textOf(name)))).toEqual([]);
  expect(pageAt('docs/intro')('meta[http-equiv="Content-Security-Policy"]').attr('content')).not.toContain('algolia');
});

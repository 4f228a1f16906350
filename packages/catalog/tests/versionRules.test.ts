import type {PageSource} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import {lintPages, mainPage} from './lint.js';

/** The main page of a project; `state` are the lines below `describes`. */
const project = (name: string, version: string | undefined, state: readonly string[] = []) =>
  mainPage(name, [
    ...(version === undefined ? [] : [`  version: "${version}"`]),
    ...(state.length > 0 ? ['describes:', ...state.map((line) => `  ${line}`)] : []),
  ]);

/** Where these pages break which rule, and how severely. */
const places = (...pages: PageSource[]): string[] =>
  lintPages(pages).map(({file, line, rule, severity}) => `${severity} ${file}:${line} ${rule}`);

describe('the version that the pages describe', () => {
  it.each([
    ['another release', ['release: "0.3"']],
    ['a commit', ['commit: abcdef1234']],
    ['no version', ['unversioned: true']],
  ])('needs a reason if it is %s', (_name, state) => {
    expect(places(project('Owls', '0.2', state))).toEqual(['error docs/Owls/index.md:8 described-version-explained']);
    expect(places(project('Owls', '0.2', [...state, 'why: It runs.']))).toEqual([]);
  });

  it.each([
    ['the same release', '2.0.0', 'v2.0'],
    ['the release of a component with a package', '1.1 (package 0.2.0)', '1.1'],
  ])('needs none, and may have none, if it is %s', (_name, version, release) => {
    expect(places(project('Owls', version, [`release: "${release}"`]))).toEqual([]);
    expect(places(project('Owls', version, [`release: "${release}"`, 'why: It runs.']))).toEqual([
      'error docs/Owls/index.md:10 described-version-explained',
    ]);
  });

  it('needs none without a listed version; without a described one, a hint asks for it', () => {
    expect(places(project('Owls', undefined, ['commit: abcdef1']), project('Bees', '0.2'))).toEqual([
      'hint docs/Bees/index.md:4 described-version',
    ]);
  });

  it('is only a hint on an imported page, whose facts a person has to complete', () => {
    const imported = project('Owls', '0.2', ['commit: abcdef1']);
    const text = imported.text.replace('describes:', 'imported: true\ndescribes:');
    expect(places({...imported, text})).toEqual([expect.stringMatching(/^hint /)]);
  });
});

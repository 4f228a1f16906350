// Names that only contain those of a project. cspell:ignore KOBC
import type {PageSource} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import {lintPages, listOfMaps, mainPage} from './lint.js';

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

describe('a version of a project on a page of another', () => {
  const owls = mainPage('Owl and Bird Counter', [
    '  version: "0.2.0"',
    ...listOfMaps('packages', ['label: "PyPI: owl-counter", url: "https://pypi.org/project/owl-counter"']),
    'describes:',
    '  release: "v0.2"',
  ]);
  const page = (text: string, file = 'park/intro.md'): PageSource => ({
    file,
    text: `---\ntitle: Resources\ndescription: Links.\n---\n\n${text}\n`,
  });
  const found = (text: string) => lintPages([owls, page(text)]).filter(({rule}) => rule === 'version-consistent');

  it.each([
    ['the name of the folder', 'Owl and Bird Counter 0.3.1 counts.', 'version 0.3.1'],
    ['its initials', 'The OBC pages describe version 0.3.', 'version 0.3'],
    ['a package', 'Install `owl-counter` 1.0.', 'version 1.0'],
    ['a link', '[Owl and Bird Counter](/docs/Owl), version v1.0, counts.', 'version 1.0'],
    ['the name and its initials', 'The Owl and Bird Counter (OBC) is at 1.0.', 'version 1.0'],
    ['a release', 'Owl and Bird Counter (release 2024-12) counts.', 'release 2024-12'],
    ['a heading', '## Owl and Bird Counter 0.1', 'version 0.1'],
    ['a table', '| a |\n| --- |\n| OBC v0.1 |', 'version 0.1'],
  ])('contradicts its front matter, behind %s', (_name, text, said) => {
    expect(found(text)).toMatchObject([
      {file: 'park/intro.md', severity: 'error', message: expect.stringContaining(said) as string},
    ]);
  });

  it('contradicts it in a section about the project, with its line', () => {
    const text = '### Owl and Bird Counter (OBC)\n\n- **Version:** 0.2 (release 2025-07); 0.1 in release 2024-12';
    expect(found(text)).toMatchObject([
      {line: 8, message: expect.stringContaining('0.1') as string},
      {line: 8, message: expect.stringContaining('2024-12') as string},
    ]);
    expect(found(text.replace('Owl and Bird Counter (OBC)', 'Owls'))).toEqual([]);
  });

  it.each([
    ['the same version', 'Owl and Bird Counter 0.2.0, v0.2, and the OBC version 0.2.'],
    ['the same release', 'Owl and Bird Counter (release 2025-07).'],
    ['a version of something else', 'Owl and Bird Counter needs Python 3.11 and numpy 1.26.'],
    ['a number', 'Owl and Bird Counter found 3.5 owls. The OBC list has 1.18 million rows.'],
    ['another name', 'KOBC 0.1 and OBC-like 0.1, or my/owl-counter 0.1.'],
    ['code', '```text\nOBC 0.1\n```'],
  ])('does not contradict it: %s', (_name, text) => {
    expect(found(text)).toEqual([]);
  });

  it('may differ on the pages of the project itself', () => {
    expect(places(owls, page('OBC 0.1 was the first.', 'docs/Owl and Bird Counter/reference.md'))).toEqual([]);
  });

  it('may be any on the pages of another project, which say what they need', () => {
    const moth = project('Moth Counter', '3.0', ['release: "3.0"']);
    expect(places(owls, moth, page('Needs OBC 0.1.', 'docs/Moth Counter/explanation.md'))).toEqual([]);
  });

  it.each([
    ['version', 'Bee Counter 1.1 counts.'],
    ['release', 'Bee Counter (release 2024-12) counts.'],
  ])('contradicts no project that states no %s', (_name, text) => {
    const silent = project('Bee Counter', undefined, ['unversioned: true']);
    const bare = {...silent, text: silent.text.replace('tags: [Release 2025-07]\n', '')};
    expect(bare.text).not.toContain('2025-07');
    expect(lintPages([bare, page(text)]).filter(({rule}) => rule === 'version-consistent')).toEqual([]);
  });

  it('is only a hint on an imported page', () => {
    const imported = page('Owl and Bird Counter 0.3 counts.');
    const text = imported.text.replace('---\n', '---\nimported: true\n');
    expect(lintPages([owls, {...imported, text}]).filter(({rule}) => rule === 'version-consistent')).toMatchObject([
      {severity: 'hint'},
    ]);
  });

  it('may be one that the card names as the reason', () => {
    const later = project('Bee Counter', '1.0', ['commit: abcdef1', 'why: "The commit is of 1.1."']);
    expect(places(later, page('Bee Counter 1.1 and Bee Counter 1.0'))).toEqual([]);
  });
});

// A misspelled setting. cspell:ignore foldr
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {importProject} from '../src/project.js';
import {validSettings} from '../src/settings.js';
import {folderOf} from './support.js';

it.each([
  ['a misspelled setting', {foldr: 'docs'}, 'did you mean "folder"?'],
  ['a folder with a slash at its end', {folder: 'docs/'}, '"folder"'],
  ['one area instead of a list', {areas: 'Lamps'}, '"areas"'],
  ['another word for a tag that no folded word can equal', {tagAliases: {'V-A': 'Lamps'}}, 'without punctuation'],
  ['component files without a name', {component: {files: []}}, '"component.files"'],
  ['a rule that is no function', {pageFault: true}, '"pageFault": it must be a function'],
])('refuse %s, naming setting and remedy', (_case, settings, remedy) => {
  expect(() => validSettings(settings)).toThrow(/^@training-catalog\/readme-import: option/);
  expect(() => validSettings(settings)).toThrow(remedy);
});

it('are all optional: a README becomes pages of a plain site, without tags and areas', () => {
  const site = folderOf({'docs/intro.md': '# Hello\n'}, 'site-');
  const readme = folderOf({
    'README.md': '# Moth Lamp\n\nMoth Lamp counts moths at night, one by one.\n\n# Tutorials\n\nLight it.\n',
  });
  const {written} = importProject(site, {readme, project: 'Moth Lamp'});
  expect(written).toEqual(['docs/Moth Lamp/index.md', 'docs/Moth Lamp/tutorials.md', 'docs/Moth Lamp/_category_.json']);
  const page = fs.readFileSync(path.join(site, 'docs/Moth Lamp/index.md'), 'utf8');
  expect(page).toContain('title: Moth Lamp\ndescription: Moth Lamp counts moths at night, one by one.\n');
  expect(page).not.toMatch(/^tags:|area:|Acknowledgements/m);
});

it('a page that breaks a rule of the site is refused, and nothing is written', () => {
  const site = folderOf({'docs/intro.md': '# Hello\n'}, 'site-');
  const readme = folderOf({'README.md': '# Moth Lamp\n\nMoth Lamp counts moths at night, one by one.\n'});
  const pageFault = ({file}: {file: string}): string => `${file}: no moths`;
  expect(() => importProject(site, {readme, project: 'Moth Lamp'}, {pageFault})).toThrow(
    'docs/Moth Lamp/index.md: no moths',
  );
  expect(fs.readdirSync(path.join(site, 'docs'))).toEqual(['intro.md']);
});

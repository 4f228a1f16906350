import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const foldersIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${folder}/${name}`);

const doc = /^\/\*\*(?<text>[^]*?)\*\//;

/** The opening of a folder: its README.md, or the comment at the top of its index file or of its only file. */
function opening(folder: string): string {
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => /\.(?:md|tsx?)$/.test(name));
  const file =
    ['README.md', 'index.ts', 'index.tsx'].find((name) => files.includes(name)) ??
    (files.length === 1 ? files[0] : undefined);
  if (file === undefined) {
    return '';
  }
  const text = fs.readFileSync(path.join(root, folder, file), 'utf8');
  return file.endsWith('.md') ? text : (doc.exec(text)?.groups?.text ?? '');
}

describe('The map of the code', () => {
  it.each([...foldersIn('plugins'), ...foldersIn('src')])('says what goes into %s and what comes out', (folder) => {
    expect(opening(folder), `open ${folder} with a paragraph "In: … Out: …" in README.md or index.ts`).toMatch(
      /\bIn: [^]+\bOut: /,
    );
  });

  it('has no two files in a folder whose names differ only in case or punctuation', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mts'], {cwd: root, encoding: 'utf8'})
      .split('\n')
      .filter((file) => file !== '');
    const plain = files.map((file) =>
      file
        .replace(/\.\w+$/, '')
        .replaceAll(/[-_.]/g, '')
        .toLowerCase(),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((_, index) => plain.indexOf(plain[index] ?? '') !== plain.lastIndexOf(plain[index] ?? '')),
    ).toEqual([]);
  });

  it('has every package that the build imports among the dependencies', () => {
    const {dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    // Names that Docusaurus resolves, and packages that it brings.
    const ofDocusaurus =
      /^(?:node:|@(?:site|theme|theme-original|generated)\/|@docusaurus\/|(?:@rspack\/core|mermaid|nprogress|react-router-config|react-router-dom)$)/;
    const files = execFileSync('git', ['ls-files', 'plugins', 'src', 'lib', 'shared', 'content-lint', '*.ts'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/^(?:packages|tests|tools)\/|config\.ts$/.test(file));
    const imported = files.concat('docusaurus.config.ts').flatMap((file) => {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      return Array.from(
        source.matchAll(
          /^(?:import|export) (?!type )(?:[^;']*? from )?'([^'.][^']*)'|\b(?:import|require)\('([^'.][^']*)'\)/gm,
        ),
        ([, name, loaded]) => ({file, name: name ?? loaded ?? ''}),
      );
    });
    const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '';
    expect(imported.length).toBeGreaterThan(500);
    expect(
      imported.filter(({name}) => !ofDocusaurus.test(name) && !(packageOf(name) in dependencies)),
      'move the package from devDependencies to dependencies',
    ).toEqual([]);
  });
});

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {filesIn} from '@training-catalog/utils/node';
import {institute, repository} from '../../catalog.config';
import {
  installNote,
  manifestOf,
  packageNames,
  packPackages,
  withSiblings,
  type Manifest,
} from '../../tools/release/packages';
import {folderOf} from '../support/folders';

describe.each(packageNames())('the package %s', (name) => {
  const sources = filesIn(`packages/${name}`).filter((file) => /^(?:src|README|CHANGELOG|package\.json)/.test(file));

  it('has a README, a changelog, and the files of its exports', () => {
    const files = Object.values(manifestOf(name).exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : [entry.types, entry.default],
    );
    const missing = ['README.md', 'CHANGELOG.md', ...files].filter(
      (file) => !fs.existsSync(path.join('packages', name, file)),
    );
    expect(missing).toEqual([]);
  });

  it('says how to install it before it is published', () =>
    expect(fs.readFileSync(`packages/${name}/README.md`, 'utf8')).toContain(`\n\n${installNote(name)}\n\n`));

  it('says where its source is, and is published with its origin', () =>
    expect(manifestOf(name)).toMatchObject({
      license: 'BSD-3-Clause',
      repository: {
        url: `git+https://github.com/${repository.organization}/${repository.project}.git`,
        directory: `packages/${name}`,
      },
      publishConfig: {access: 'public', provenance: true},
    }));

  it('does not name the institute', () => {
    const words = [institute.name, institute.shortName, new URL(institute.homepage).host].map((word) =>
      word.toLowerCase(),
    );
    const naming = sources.filter((file) => {
      // But for the repository that it is from.
      const text = fs
        .readFileSync(path.join('packages', name, file), 'utf8')
        .toLowerCase()
        .replace(file === 'package.json' ? /"url": "git\+https:.*"/ : '', '');
      return words.some((word) => text.includes(word));
    });
    expect(naming).toEqual([]);
  });
});

describe('packed as they are published', () => {
  let packed: {name: string; file: string; tarball: ArrayBuffer}[];

  beforeAll(() => {
    packed = packPackages(folderOf({})).map(({name, file}) => {
      const {buffer, byteOffset, byteLength} = fs.readFileSync(file);
      return {name, file, tarball: buffer.slice(byteOffset, byteOffset + byteLength)};
    });
  });

  it('packages pass publint', async () => {
    const found: string[] = [];
    for (const {name, tarball} of packed) {
      const {messages, pkg} = await publint({pack: {tarball}, strict: true});
      found.push(...messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`));
    }
    expect(packed).toHaveLength(packageNames().length);
    expect(found).toEqual([]);
  });

  it('packages have types that are found by Node.js and by bundlers', async () => {
    const found: string[] = [];
    for (const {name, tarball} of packed) {
      const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
        // Settings of other programs.
        excludeEntrypoints: [/\.(?:json|yaml)$/],
      });
      if (result.types === false) {
        // A package that is only a program gives nothing that has types.
        const {exports} = manifestOf(name.split('/').at(-1) ?? '');
        found.push(
          ...Object.keys(exports)
            .filter((entry) => !entry.endsWith('.json'))
            .map(() => `${name}: no types`),
        );
        continue;
      }
      // They are modules only: neither `require` nor the resolution of Node.js 10 is offered.
      found.push(
        ...result.problems
          .filter(
            (problem) =>
              !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)) &&
              !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
          )
          .map((problem) => `${name}: ${JSON.stringify(problem)}`),
      );
    }
    expect(found).toEqual([]);
  });

  it('packages have the license, no file that only the compiler reads, and nothing that needs this repository', () => {
    for (const {name, file} of packed) {
      const files = execFileSync('tar', ['--list', '--file', file], {encoding: 'utf8'}).trim().split('\n');
      expect(files, name).toEqual(expect.arrayContaining(['package/LICENSE', 'package/README.md']));
      expect(
        files.filter((path) => /\.map$|\.tsbuildinfo$|^package\/(?:src|tests)\/|tsconfig\.json/.test(path)),
        name,
      ).toEqual([]);
      const text = execFileSync('tar', ['--extract', '--to-stdout', '--file', file, 'package/package.json'], {
        encoding: 'utf8',
      });
      const {scripts, devDependencies, ...manifest} = JSON.parse(text) as Manifest & Record<string, unknown>;
      expect({scripts, devDependencies}, name).toEqual({scripts: undefined, devDependencies: undefined});
      const ranges = Object.entries({...manifest.dependencies, ...manifest.peerDependencies});
      expect(
        ranges.filter(([, range]) => !/^[\^~>\d]/.test(range)),
        name,
      ).toEqual([]);
    }
  });

  it('packages of another scope name their siblings by aliases, so that no import changes', () => {
    const [{file} = {file: ''}] = packPackages(folderOf({}), ['figures'], {scope: '@owls', version: '2.1.0'});
    const read = (path: string): string =>
      execFileSync('tar', ['--extract', '--to-stdout', '--file', file, `package/${path}`], {encoding: 'utf8'});
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: '@owls/figures',
      version: '2.1.0',
      dependencies: {'@training-catalog/content-lint': 'npm:@owls/content-lint@^2.1.0'},
    });
    expect(read('README.md')).toContain('npm install @training-catalog/figures@npm:@owls/figures zod');
  });
});

it('a file that the compiler made of a source that is gone is not published', () => {
  const left = 'packages/final-pass/dist/left-over.js';
  fs.writeFileSync(left, '');
  try {
    const [{file} = {file: ''}] = packPackages(folderOf({}), ['final-pass']);
    const files = execFileSync('tar', ['--list', '--file', file], {encoding: 'utf8'});
    expect(files).toContain('package/dist/index.js');
    expect(files).not.toContain('left-over');
  } finally {
    fs.rmSync(left);
  }
});

it('a package is packed with those that it needs, and no other', () =>
  expect(withSiblings(['offline-copy'])).toEqual(['content-model', 'final-pass', 'offline-copy', 'utils']));

it('all packages have one version, and name each other by it', () => {
  const versions = new Set(packageNames().map((name) => manifestOf(name).version));
  expect(versions.size).toBe(1);
  const [version = ''] = versions;
  const siblings = packageNames().flatMap((name) => {
    const {dependencies = {}} = manifestOf(name);
    return Object.entries(dependencies).filter(([other]) => other.startsWith('@training-catalog/'));
  });
  expect(siblings.length).toBeGreaterThan(0);
  expect(siblings.filter(([, range]) => range !== `^${version}`)).toEqual([]);
});

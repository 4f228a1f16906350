import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesIn} from '@training-catalog/content-model/node';
import {institute} from '../../catalog.config';
import {packageNames} from '../support/minimalSite';

interface Manifest {
  exports: Record<string, {types: string; default: string}>;
}

describe.each(packageNames())('the package %s', (name) => {
  const sources = filesIn(`packages/${name}`).filter((file) => /^(?:src|README|CHANGELOG|package\.json)/.test(file));

  it('has a README, a changelog, and the files of its exports', () => {
    const manifest = JSON.parse(fs.readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
    const files = Object.values(manifest.exports).flatMap(({types, default: code}) => [types, code]);
    const missing = ['README.md', 'CHANGELOG.md', ...files].filter(
      (file) => !fs.existsSync(path.join('packages', name, file)),
    );
    expect(missing).toEqual([]);
  });

  it('does not name the institute', () => {
    const words = [institute.name, institute.shortName, new URL(institute.homepage).host].map((word) =>
      word.toLowerCase(),
    );
    const naming = sources.filter((file) => {
      const text = fs.readFileSync(path.join('packages', name, file), 'utf8').toLowerCase();
      return words.some((word) => text.includes(word));
    });
    expect(naming).toEqual([]);
  });
});

it('no package has files that only its own compiler reads: maps of sources that are not in it, and build information', () => {
  const workspaces = packageNames().flatMap((name) => ['-w', `packages/${name}`]);
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', ...workspaces], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed = JSON.parse(printed) as {name: string; files: {path: string}[]}[];
  expect(packed).toHaveLength(packageNames().length);
  for (const {name, files} of packed) {
    const paths = files.map((file) => file.path);
    expect(
      paths.some((file) => file.startsWith('dist/') && file.endsWith('.d.ts')),
      name,
    ).toBe(true);
    expect(
      paths.filter((file) => /\.map$|\.tsbuildinfo$/.test(file)),
      name,
    ).toEqual([]);
  }
});

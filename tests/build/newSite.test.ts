// The site that `npm create` writes, as the institute that it is for finds it.
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '@training-catalog/utils/node';
import {describe, expect, it} from 'vitest';
import {institute} from '../../catalog.config';
import {runCommand} from '../support/runCommand';
import {secondSite} from '../support/secondSite';

const inSite = (command: string, ...args: string[]) =>
  runCommand(path.resolve('node_modules/.bin', command), args, {cwd: path.resolve(secondSite.dir)});

const textOf = (file: string): string => fs.readFileSync(path.join(secondSite.dir, file), 'utf8');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
}

describe('a new site', () => {
  it('has settings that compile and are formatted', async () => {
    expect(await inSite('tsc', '--noEmit')).toMatchObject({status: 0, output: ''});
    const settings = [
      'content-lint.config.ts',
      'sidebarsApi.ts',
      'src/pages/index.tsx',
      'package.json',
      'tsconfig.json',
    ];
    expect(await inSite('oxfmt', '--check', ...settings)).toMatchObject({status: 0});
  });

  it('has commands that name its own address', async () => {
    const {status, stdout} = await inSite('catalog', 'help');
    expect(status).toBe(0);
    expect(stdout).toContain(`http://localhost:3000${secondSite.baseUrl}`);
    const {scripts} = JSON.parse(textOf('package.json')) as Manifest;
    for (const [, name] of stdout.matchAll(/^ {2}npm (?:run )?(\S+)/gm)) {
      expect(scripts, name).toHaveProperty([name ?? '']);
    }
  });

  it('finds its areas and its projects by its search', async () => {
    expect(textOf('search-queries.yml')).toMatch(/page: "\/docs\/.+"/);
    expect(await inSite('catalog', 'check:search')).toMatchObject({status: 0});
  });

  it('installs the versions of Docusaurus that this repository tests', () => {
    const own = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Manifest;
    const {dependencies, overrides} = JSON.parse(textOf('package.json')) as Manifest;
    expect(overrides).toEqual(own.overrides);
    const others = Object.entries(dependencies).filter(
      ([name]) => name in own.dependencies && !own.dependencies[name]?.includes('*'),
    );
    expect(others.length).toBeGreaterThan(8);
    expect(Object.fromEntries(others)).toEqual(
      Object.fromEntries(others.map(([name]) => [name, own.dependencies[name]])),
    );
  });

  it('explains no rule by something that it does not have', () => {
    const guide = filesIn(secondSite.build, 'guide/rules').filter((file) => file.endsWith('.md'));
    expect(guide.length).toBeGreaterThan(0);
    const texts = guide.map((file) => fs.readFileSync(path.join(secondSite.build, file), 'utf8')).join('\n');
    expect(texts).not.toMatch(/\bundefined\b/);
    expect(texts).not.toContain('other_resources');
    expect(texts).toContain('library/services.yml');
  });

  it('has at most 40 files beside its pages, none of them code of this repository, and no word of its institute', () => {
    const tracked = fs
      .readdirSync(secondSite.dir, {recursive: true, encoding: 'utf8', withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.relative(secondSite.dir, path.join(parentPath, name)))
      .filter(
        (file) =>
          !/^(?:node_modules|build|\.docusaurus|\.cache|\.git|docs|api|courses|library|meetings|guide|openapi|i18n)\//.test(
            file,
          ),
      );
    expect(tracked).toContain('site.config.ts');
    expect(
      tracked.filter((file) => !/\.inputs$|\.log$|redirects\.yml$|package-lock\.json$/.test(file)).length,
    ).toBeLessThanOrEqual(40);
    const words = [institute.shortName, institute.name].map((word) => word.toLowerCase());
    expect(tracked.filter((file) => words.some((word) => textOf(file).toLowerCase().includes(word)))).toEqual([]);
    const lines = tracked.filter((file) => /\.(?:tsx?|css)$/.test(file)).flatMap((file) => textOf(file).split('\n'));
    expect(lines.length).toBeLessThan(300);
  });
});

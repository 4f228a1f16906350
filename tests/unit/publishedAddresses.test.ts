import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {siteCommands} from '@training-catalog/catalog-cli';
import {describe, expect, it, vi} from 'vitest';
import {addressesOf, lostAddresses, mergedList, publishedAddresses, readList} from '@training-catalog/pages-deploy';
import oldAddresses from '@training-catalog/pages-deploy/redirects';
import {readRedirects} from '@training-catalog/pages-deploy/redirects';
import {folderOf} from '../support/folders';
import {siteSettings} from '../../site.config';

/** A git repository with one commit of the given files on the branch that GitHub Pages would serve. */
function published(files: Record<string, string>): string {
  const folder = folderOf(files, 'published-');
  const git = (...args: string[]): unknown => execFileSync('git', ['-C', folder, ...args]);
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message', 'Publish');
  git('update-ref', 'refs/remotes/origin/gh-pages', 'HEAD');
  return folder;
}

/** Runs `npm run check:addresses` in a folder. */
async function check(siteDir: string, ...args: string[]): Promise<{status: number; stdout: string; stderr: string}> {
  const printed = {log: '', error: ''};
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...line: unknown[]) => {
      printed[method] += `${line.join(' ')}\n`;
    }),
  );
  try {
    const status = await siteCommands['check:addresses'].run(args, {siteDir, site: siteSettings});
    return {status, stdout: printed.log, stderr: printed.error};
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

describe('published addresses', () => {
  const built = addressesOf(
    folderOf({
      'index.html': '',
      '404.html': '',
      'docs/intro.html': '',
      'docs/intro/index.html': '',
      'docs/Tool v1.0.html': '',
      'catalog.json': '',
      'docs/intro.md': '',
      'assets/js/main.1.js': '',
      'search-index-0a.json': '',
      'addresses.txt': '',
      'version.json': '',
    }),
  );

  it('are those of pages without extension, and of files with permanent names', () => {
    expect(built).toEqual(['', 'catalog.json', 'docs/Tool v1.0', 'docs/intro']);
  });

  it('are those of a version only where pages have the version', () => {
    const files = [
      'program/314.0.7/a.mjs',
      'program/v2.0/b.zip',
      'Tool v1.0/a.zip',
      'docs/1.2/a.html',
      'docs/1.2/data/b.csv',
    ];
    const addresses = addressesOf(folderOf(Object.fromEntries(files.map((file) => [file, '']))));
    expect(addresses).toEqual(['Tool v1.0/a.zip', 'docs/1.2/a', 'docs/1.2/data/b.csv']);
    const listed = ['/', 'program/314.0.7/a.mjs', 'docs/1.1/a', 'docs/1.1/data/b.csv'];
    expect(publishedAddresses(published({'addresses.txt': `${listed.join('\n')}\n`}), 'HEAD')).toEqual([
      '',
      'docs/1.1/a',
      'docs/1.1/data/b.csv',
    ]);
  });

  it('are never removed from the list', () => {
    const list = mergedList(['docs/old', ''], built);
    expect(readList(list)).toEqual(['', 'catalog.json', 'docs/Tool v1.0', 'docs/intro', 'docs/old']);
    expect(mergedList(readList(list), [])).toBe(list);
  });

  it('that are missing from the build are named, with what to do', () => {
    const known = ['docs/intro', 'docs/Tool v0.9', 'docs/Tool v0.10', 'catalog.json', 'old.json'];
    expect(lostAddresses(known, built)).toEqual([
      'docs/Tool v0.9: this published address no longer exists; add its redirect to redirects.yml: "docs/Tool v0.9": <new address>',
      'docs/Tool v0.10: this published address no longer exists; add its redirect to redirects.yml: "docs/Tool v0.10": <new address>',
      'old.json: this published file is missing; restore it, because others may read it',
    ]);
  });

  it('are read from the list of the published branch', () => {
    const folder = published({'addresses.txt': '# All\n/\ndocs/old\n', 'docs/new.html': ''});
    expect(publishedAddresses(folder, 'origin/gh-pages')).toEqual(['', 'docs/old']);
  });

  it.each([
    ['without a list', {}],
    ['with an empty list', {'addresses.txt': '# All\n'}],
  ])('are those of the files of a published branch %s', (_, list) => {
    const folder = published({
      ...list,
      'index.html': '',
      'docs/Tool/Größe 1.html': '',
      'assets/a.js': '',
      '.nojekyll': '',
    });
    expect(publishedAddresses(folder, 'origin/gh-pages')).toEqual(['', 'docs/Tool/Größe 1']);
  });

  it('are unknown without a published branch', () => {
    expect(publishedAddresses(published({a: ''}), 'origin/nothing')).toBeUndefined();
  });
});

describe('npm run check:addresses', () => {
  const build = {'build/index.html': '', 'build/docs/New/how-to.html': ''};

  it('accepts a build that serves every published address', async () => {
    const {status, stdout} = await check(published({...build, 'addresses.txt': '/\ndocs/New/how-to\n'}));
    expect({status, stdout}).toEqual({
      status: 0,
      stdout: '2 addresses are published in origin/gh-pages; 0 of them are missing from build\n',
    });
  });

  it('refuses a build that loses one, and says what to write', async () => {
    const {status, stdout, stderr} = await check(published({...build, 'addresses.txt': '/\ndocs/Old/how-to\n'}));
    expect({status, stdout}).toEqual({
      status: 1,
      stdout: '2 addresses are published in origin/gh-pages; 1 of them are missing from build\n',
    });
    expect(stderr).toBe(
      'docs/Old/how-to: this published address no longer exists; add its redirect to redirects.yml: "docs/Old/how-to": <new address>\n',
    );
  });

  it('uses another ref and another build if they are given', async () => {
    const folder = published({...build, 'site/index.html': '', 'addresses.txt': '/\ndocs/New/how-to\n'});
    expect(await check(folder, '--published', 'HEAD', '--build', 'site')).toMatchObject({
      status: 1,
      stdout: '2 addresses are published in HEAD; 1 of them are missing from site\n',
    });
    expect(await check(folder, '--published', 'HEAD^')).toMatchObject({
      status: 1,
      stderr: 'git has no commit HEAD^; fetch it, or name another one\n',
    });
    expect(await check(folder, '--build', 'nothing')).toMatchObject({
      status: 1,
      stderr: 'There is no build in nothing: run "npm run build" first\n',
    });
  });

  it('says that there is nothing to compare with if nothing is published', async () => {
    const {status, stdout} = await check(folderOf(build));
    expect({status, stdout}).toEqual({
      status: 0,
      stdout:
        'Nothing to compare with: git has no origin/gh-pages here; the test of the baseline addresses still applies\n',
    });
  });
});

describe('moved addresses', () => {
  const pages = new Set([
    'docs/new',
    'docs/intro',
    'docs/Tool/how-to',
    'docs/Tool/Part/how-to',
    'docs/Named/named',
    'docs/Named/how-to',
    'docs/category/tool',
    'docs/category/tool-1',
    'docs/category/tool-2',
    'docs/category/named-v10',
    'Education/category/k-13',
  ]);
  const site = {pages, mainPages: new Map([['docs/Named', 'docs/Named/named']])};
  const moves = (source: string): Record<string, string> =>
    Object.fromEntries(readRedirects('redirects.yml', source, site));

  it('lead from an address without a page to a page', () => {
    expect(readRedirects('redirects.yml', '# Nothing\n', site)).toEqual([]);
    expect(moves('docs/old: docs/new\n"docs/a: b": docs/intro\ndocs/Old: docs/Named\n')).toEqual({
      'docs/old': 'docs/new',
      'docs/a: b': 'docs/intro',
      'docs/Old': 'docs/Named/named',
    });
  });

  it('lead from a category page and its copies, if the new one has copies', () => {
    expect(moves('docs/category/old: docs/category/tool\nEducation/category/k: Education/category/k-13\n')).toEqual({
      'docs/category/old': 'docs/category/tool',
      'docs/category/old-1': 'docs/category/tool-1',
      'docs/category/old-2': 'docs/category/tool-2',
      'Education/category/k': 'Education/category/k-13',
    });
  });

  it('lead from a folder to the pages of the same names, its main page, and its category page', () => {
    expect(moves('docs/Old v1.0/: docs/Tool/\n')).toEqual({
      'docs/Old v1.0/how-to': 'docs/Tool/how-to',
      'docs/Old v1.0/Part/how-to': 'docs/Tool/Part/how-to',
      'docs/category/old-v10': 'docs/category/tool',
      'docs/category/old-v10-1': 'docs/category/tool-1',
      'docs/category/old-v10-2': 'docs/category/tool-2',
    });
    expect(moves('docs/Old/: docs/Named/\n')).toEqual({
      'docs/Old': 'docs/Named/named',
      'docs/Old/named': 'docs/Named/named',
      'docs/Old/how-to': 'docs/Named/how-to',
    });
  });

  it('lead from everything that a removed folder had to one page', () => {
    const gone = (folder: string): string[] => [`${folder}how-to`, `${folder}Part/more`, 'docs/new'];
    expect(Object.fromEntries(readRedirects('redirects.yml', 'docs/Old/: docs/Named\n', {...site, gone}))).toEqual({
      'docs/Old': 'docs/Named/named',
      'docs/Old/how-to': 'docs/Named/named',
      'docs/Old/Part/more': 'docs/Named/named',
      'docs/category/old': 'docs/Named/named',
      'docs/category/old-1': 'docs/Named/named',
      'docs/category/old-2': 'docs/Named/named',
    });
  });

  it('follow the most specific line, regardless of order', () => {
    const lines = [
      'docs/Old/: docs/Tool/',
      'docs/Old/Part/: docs/Named/',
      'docs/Old/how-to: docs/new',
      'docs/category/older: docs/category/tool',
      'docs/category/older-1: docs/intro',
    ];
    const expected = {
      'docs/Old/how-to': 'docs/new',
      'docs/Old/Part': 'docs/Named/named',
      'docs/Old/Part/how-to': 'docs/Named/how-to',
      'docs/category/older': 'docs/category/tool',
      'docs/category/older-1': 'docs/intro',
      'docs/category/older-2': 'docs/category/tool-2',
    };
    expect(moves(lines.join('\n'))).toMatchObject(expected);
    expect(moves(lines.toReversed().join('\n'))).toMatchObject(expected);
  });

  it.each([
    ['# Note\ndocs/intro: docs/new\n', 'redirect-source', 2],
    ['docs/Named: docs/new\n', 'redirect-source', 1],
    ['docs/Named/: docs/Tool/\n', 'redirect-source', 1],
    ['docs/old: docs/nothing\n', 'redirect-target', 1],
    ['docs/Old/: docs/nothing/\n', 'redirect-target', 1],
    ['docs/older: docs/old\ndocs/old: docs/new\n', 'redirect-target', 1],
    ['docs/Older/: docs/Old/\ndocs/Old/: docs/Tool/\n', 'redirect-target', 1],
    ['docs/old: [docs/new]\n', 'redirect-syntax', 1],
    ['docs/old:\n', 'redirect-syntax', 1],
    ['- docs/old\n', 'redirect-syntax', 1],
    ['docs/old: docs/new\ndocs/old: docs/intro\n', 'yaml-syntax', 2],
    ['docs/old: docs/Tool/\n', 'redirect-syntax', 1],
    ['docs/Old/: docs/nothing\n', 'redirect-target', 1],
    ['/docs/old: docs/new\n', 'redirect-syntax', 1],
    ['docs/../../old: docs/new\n', 'redirect-syntax', 1],
    ['docs/old.html: docs/new\n', 'redirect-syntax', 1],
    ['docs/Old%20Tool/: docs/Tool/\n', 'redirect-syntax', 1],
    ['docs/old?a=b: docs/new\n', 'redirect-syntax', 1],
  ])('%s is refused', (source, rule, line) => {
    const diagnostic = expect.objectContaining({rule, file: 'redirects.yml', line}) as unknown;
    expect(() => readRedirects('redirects.yml', source, site)).toThrow(expect.objectContaining({diagnostic}) as Error);
  });

  it('names the page that a moved page has moved to', () => {
    expect(() => readRedirects('redirects.yml', 'docs/older: docs/old\ndocs/old: docs/new\n', site)).toThrow(
      'redirects.yml:1: there is no page at docs/old; it has moved itself: write docs/new [redirect-target]',
    );
  });

  it('get a page each in the build, which redirects', async () => {
    const siteDir = folderOf({
      'redirects.yml': 'docs/Old Tool/: docs/Tool/\n',
      'build/docs/Tool/how-to.html': 'The page',
    });
    const outDir = path.join(siteDir, 'build');
    const baseUrl = '/training-catalog/';
    const context = {siteConfig: {url: 'https://example.org'}, siteDir, baseUrl};
    const {postBuild} = oldAddresses(context as Parameters<typeof oldAddresses>[0], {});
    const built = {outDir, routesPaths: [`${baseUrl}docs/Tool/how-to`], plugins: []};
    await postBuild?.(built as unknown as Parameters<NonNullable<typeof postBuild>>[0]);
    expect(addressesOf(outDir)).toEqual(['docs/Old Tool/how-to', 'docs/Tool/how-to']);
    expect(fs.readFileSync(path.join(outDir, 'docs/Old Tool/how-to.html'), 'utf8')).toContain(
      '<link rel="canonical" href="https://example.org/training-catalog/docs/Tool/how-to">',
    );
    expect(fs.readFileSync(path.join(outDir, 'docs/Tool/how-to.html'), 'utf8')).toBe('The page');
  });
});

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {markdownFindings} from '../../scripts/check/tools';
import {contentFindings} from '../../src/content/catalogRules';
import {readCatalogSource} from '../../src/content/catalogSource';
import {MiniSite} from '../support/miniSite';

let site: MiniSite;

beforeAll(() => {
  site = MiniSite.create();
  fs.copyFileSync('.markdownlint-cli2.jsonc', path.join(site.dir, '.markdownlint-cli2.jsonc'));
});
afterAll(() => site.remove());

function create(...args: string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('npx', ['tsx', 'scripts/new.ts', ...args], {
    cwd: site.dir,
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr};
}

const errors = (): string[] =>
  contentFindings(readCatalogSource(site.dir))
    .filter(({severity}) => severity === 'error')
    .map(({file, message}) => `${file}: ${message}`);

const project = ['project', 'New Tool (v1.0)', '--summary', 'Counts birds: in images, and in sounds'];
const projectFlags = ['--tags', 'CI4AI, padi', '--area', 'PADI', '--kind', 'software,model', '--release', '2025-07'];

it('writes a project, a lesson and an API that pass every check', async () => {
  expect(create(...project, ...projectFlags)).toMatchObject({status: 0});
  const lesson = ['lesson', 'Birds in numbers', '--folder', 'Field Days', '--tags', 'Youth'];
  expect(create(...lesson, '--summary', 'Learn to count birds.')).toMatchObject({status: 0});
  const api = ['api', 'Bird Counts', '--summary', 'Returns counts of birds.', '--tags', 'API'];
  expect(create(...api)).toMatchObject({status: 0});
  expect(errors()).toEqual([]);
  expect(await markdownFindings(site.dir, ['docs/**/*.md', 'Education/**/*.md'])).toEqual([]);
  expect(await site.apiPages()).toMatchObject({ok: true});
  expect(fs.readdirSync(path.join(site.dir, 'api/Bird Counts'))).toContain('bird-counts-list-items.api.mdx');
  expect(fs.readFileSync(path.join(site.dir, 'docs/New Tool (v1.0)/index.md'), 'utf8')).toMatch(
    /^tags: \[CI4AI, PADI, Release 2025-07\]$/m,
  );
});

describe('is refused, and nothing is written:', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a question that nobody answers',
      [...project.slice(0, 1), 'Other', '--summary', 'A.'],
      /--tags is missing: Which tags/,
    ],
    [
      'an unknown tag',
      ['project', 'Other', '--summary', 'A.', '--tags', 'Birds'],
      /"Birds" is no tag of docs\/tags\.yml; write one of AI4CI/,
    ],
    [
      'a name that leaves the folder',
      ['lesson', '../evil', '--summary', 'A.', '--folder', 'A', '--tags', ''],
      /cannot be the name/,
    ],
    ['a set that is there', ['api', 'FAF APIs', '--summary', 'A.', '--tags', 'API'], /has a set "FAF APIs" already/],
  ])('%s', (_name, args, message) => {
    const before = fs.readdirSync(path.join(site.dir, 'docs'));
    const {status, output} = create(...args);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(fs.readdirSync(path.join(site.dir, 'docs'))).toEqual(before);
  });

  it('a project that is there', () => {
    create(...project, ...projectFlags);
    expect(create(...project, ...projectFlags).output).toMatch(/index\.md, .* is there already/);
  });
});

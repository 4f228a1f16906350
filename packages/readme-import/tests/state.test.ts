/** What an import records about its source. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import type {ImportRequest} from '../src/project.js';
import {folderOf, importInto, siteOf} from './support.js';

let site: string;

beforeEach(() => {
  site = siteOf();
});

const git = (dir: string, ...args: string[]): string => {
  const {stdout} = spawnSync('git', args, {cwd: dir});
  return stdout.toString().trim();
};

/** A repository with a README and other files, in one commit; its remote is a GitHub address that nobody reads. */
function repositoryOf(files: Record<string, string>): {dir: string; commit: string; address: string} {
  const dir = folderOf(files, 'repository-');
  const address = 'https://github.com/o/moth-trap';
  git(dir, 'init', '-q', '-b', 'main');
  git(dir, 'remote', 'add', 'origin', `${address}.git`);
  git(dir, 'add', '-A');
  git(dir, 'commit', '-qm', 'First');
  return {dir, commit: git(dir, 'rev-parse', 'HEAD'), address};
}

const run = (request: Pick<ImportRequest, 'readme'> & Partial<ImportRequest>) =>
  importInto(site, {project: 'Moth Trap', ...request});

const place = (name: string): string => path.join(site, 'docs/Moth Trap', name);
const frontMatter = (name: string): Record<string, unknown> =>
  YAML.parse(/^---\n([^]*?)\n---\n/.exec(fs.readFileSync(place(name), 'utf8'))?.[1] ?? '') as Record<string, unknown>;

const readme = '# Moth Trap\n\nCounts the moths in a light trap.\n\nTags: PADI\n\n# Tutorials\n\nLight the trap.\n';

describe('an imported page', () => {
  it('names repository, path, commit, and the release tagged there', () => {
    const {dir, commit, address} = repositoryOf({'tool/README.md': readme});
    ['later', 'v0.9.0', 'v0.10.0'].forEach((tag) => git(dir, 'tag', tag));
    run({readme: path.join(dir, 'tool')});
    const state = {repository: address, path: 'tool/README.md', release: 'v0.10.0', commit};
    expect(frontMatter('index.md').describes).toEqual(state);
    expect(frontMatter('tutorials.md').describes).toEqual(state);
  });

  it('names no commit if the README has uncommitted changes or is in no repository', () => {
    const {dir, address} = repositoryOf({'README.md': readme});
    fs.appendFileSync(path.join(dir, 'README.md'), '\nMore.\n');
    run({readme: dir});
    expect(frontMatter('index.md').describes).toEqual({repository: address, path: 'README.md'});
    run({readme: folderOf({'README.md': readme}), project: 'Loose Trap'});
    expect(fs.readFileSync(path.join(site, 'docs/Loose Trap/index.md'), 'utf8')).toContain(
      'describes:\n  path: README.md\n',
    );
  });
});

it('an address field with two addresses is overridden by the address that git has', () => {
  const component = 'primaryThrust: core/PADI\nsourceCodeUrl: https://github.com/o/a, https://github.com/o/b\n';
  const {dir, address} = repositoryOf({'README.md': readme, 'component.yaml': component});
  const {notes} = run({readme: dir});
  expect(frontMatter('index.md').project).toMatchObject({repository: address, issues: `${address}/issues`});
  expect(notes.map(({message}) => message).join('\n')).toContain(
    'component.yaml: the sourceCodeUrl "https://github.com/o/a, https://github.com/o/b" is not an https URL',
  );
});

// cspell:ignore xyzzyplugh
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {areaFolders} from '../../catalog.config';
import {folderOf} from '../support/folders';

const siteDir = path.join(import.meta.dirname, '../..');

it('the check of spelling leaves pages to the content check, named or not', () => {
  const page = `${areaFolders.projects}/Tool/index.md`;
  const text = 'A xyzzyplugh.\n';
  const folder = folderOf({'cspell.config.yaml': "version: '0.2'\n", 'README.md': text, [page]: text}, 'spelling-');
  fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  const run = (...args: string[]) =>
    spawnSync(path.join(siteDir, 'node_modules/.bin/tsx'), [path.join(siteDir, 'tools/spelling/cli.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const {status, stdout} = run('**/*.md');
  expect(status).toBe(1);
  expect(stdout).toContain('README.md:1');
  expect(stdout).not.toContain('index.md');
  expect(run(page)).toMatchObject({status: 0, stdout: ''});
});

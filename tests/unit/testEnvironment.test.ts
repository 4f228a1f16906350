// cspell:ignore tgpg
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {setTestEnvironment, timeZone} from '../../tools/test/environment';
import {folderOf} from '../support/folders';

/** A user whose settings of git would change what tests see. */
const home = (): string =>
  folderOf({
    '.gitconfig': '[user]\n\tname = Me\n[commit]\n\tgpgSign = true\n[init]\n\tdefaultBranch = trunk\n',
    '.config/git/ignore': '*.md\n',
  });

it("git has the tests' author and branch, whoever runs them, and reads no repository that a hook names", () => {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home(),
    GIT_DIR: path.resolve('.git'),
    GIT_INDEX_FILE: path.resolve('.git/index'),
    GIT_AUTHOR_NAME: 'Me',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'init.defaultBranch',
    GIT_CONFIG_VALUE_0: 'trunk',
  };
  setTestEnvironment(env);
  const folder = folderOf({'a.md': 'A.\n'});
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, env, encoding: 'utf8'}).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  expect(git('log', '--format=%an <%ae> %D')).toBe('Test <test@example.org> HEAD -> main');
  expect(git('show', 'HEAD:a.md')).toBe('A.');
});

it('a variable of the user or of a build server changes neither builds nor output', () => {
  const env: NodeJS.ProcessEnv = {
    LANGUAGE: 'de',
    FORCE_COLOR: '1',
    UMAMI_WEBSITE_ID: 'a',
    ALGOLIA_APP_ID: 'b',
    EDITOR: 'vi',
  };
  setTestEnvironment(env);
  expect(env).toMatchObject({TZ: timeZone, EDITOR: 'vi'});
  expect(Object.keys(env).filter((name) => /^(?:LANGUAGE|FORCE_COLOR|UMAMI|ALGOLIA)/.test(name))).toEqual([]);
});

it('requests to the servers of the tests go through no proxy', () => {
  const env: NodeJS.ProcessEnv = {http_proxy: 'http://proxy.example.org', no_proxy: 'example.com'};
  setTestEnvironment(env);
  expect(env.NO_PROXY).toBe('example.com,localhost,127.0.0.1');
  expect(env.no_proxy).toBe(env.NO_PROXY);
});

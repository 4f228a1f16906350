/** The scripts of the workflows, with a local remote, and a script in place of GitHub's command line. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderOf} from '../support/folders';
import {gitConfigOfRunner} from './gitConfigOfRunner';

/** Records its calls and the last body, and lists what the test says is open. */
const gh = `#!/bin/bash
printf '%s\\n' "$*" >> "$CALLS"
if [ "$2" = list ]; then printf '%s' "$OPEN"; fi
while [ $# -gt 0 ]; do
  if [ "$1" = --body-file ]; then cp "$2" "$CALLS.body"; fi
  shift
done
`;

let temp: string;

beforeEach(() => {
  temp = folderOf({'bin/gh': gh, 'bin/npx': '#!/bin/sh\necho "$*"\nls "$4"\n'}, 'runner-');
  ['gh', 'npx'].forEach((name) => fs.chmodSync(path.join(temp, 'bin', name), 0o755));
});

/**
 * Runs a script in a folder.
 *
 * @param open - number of the open issue or pull request, if there is one.
 * @returns the calls of GitHub's command line after the list of what is open, the last body, and what was printed.
 */
function run(
  script: string,
  args: readonly string[],
  {open = '', cwd = temp, env = {}}: {open?: string; cwd?: string; env?: Record<string, string>} = {},
): {calls: string[]; body: string; stdout: string} {
  const calls = path.join(temp, 'calls');
  fs.rmSync(calls, {force: true});
  const {status, stdout, stderr} = spawnSync(path.resolve('tools/workflows', script), args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: gitConfigOfRunner(),
      PATH: `${path.join(temp, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      TMPDIR: temp,
      CALLS: calls,
      OPEN: open,
      ...env,
    },
  });
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  const read = (file: string): string => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  return {
    calls: read(calls)
      .split('\n')
      .filter((call) => call !== '' && !/^(?:issue|pr) list /.test(call))
      .map((call) => call.replace(/ --body-file \S+$/, '')),
    body: read(`${calls}.body`),
    stdout,
  };
}

const git = (dir: string, ...args: string[]): string => {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: dir, encoding: 'utf8'});
  expect(`${status} ${stderr}`).toMatch(/^0 /);
  return stdout.trim();
};

describe('the pull request with the recorded state', () => {
  let remote: string;
  let clone: string;
  const propose = (record: string, open = '', more: Record<string, string> = {}): ReturnType<typeof run> =>
    run(
      'proposeRecord.sh',
      [folderOf({'upstream.json': record, 'projects.md': '## Projects\n', 'package.json': 'evil', ...more})],
      {open, cwd: clone, env: {REMOTE: remote}},
    );

  beforeEach(() => {
    remote = folderOf({}, 'remote-');
    git(remote, 'init', '-q', '--bare');
    clone = folderOf({'docs/upstream.json': '{}\n', 'other_resources/a.md': 'A\n', 'package.json': '{}\n'}, 'clone-');
    git(clone, 'init', '-q', '-b', 'main');
    git(clone, 'add', '-A');
    git(clone, 'commit', '-qm', 'First');
  });

  it('is opened once, and updated later; nothing else that the first job wrote is in it', () => {
    const {calls, body} = propose('{"A": 1}\n');
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('{"A": 1}');
    expect(git(remote, 'show', '--format=%an', '--name-only', 'upstream')).toBe(
      'github-actions[bot]\n\ndocs/upstream.json',
    );
    expect(calls.at(-1)).toBe('pr create --head upstream --title Record the state of the repositories and services');
    expect(body).toContain('## Projects');

    git(clone, 'switch', '-q', 'main');
    git(clone, 'branch', '-qD', 'upstream');
    expect(propose('{"A": 2}\n', '7').calls.at(-1)).toMatch(/^pr edit upstream /);
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('{"A": 2}');
    expect(git(remote, 'rev-list', '--count', 'upstream')).toBe('2');
  });

  it('has the record of services, also the first one', () => {
    propose('{}\n', '', {'services.json': '{"https://a.org": {}}\n'});
    expect(git(remote, 'show', '--format=', '--name-only', 'upstream')).toBe('other_resources/services.json');
    expect(git(remote, 'show', 'upstream:other_resources/services.json')).toBe('{"https://a.org": {}}');
  });

  it('is not opened without changes', () => {
    expect(propose('{}\n')).toMatchObject({calls: [], stdout: 'The record is up to date.\n'});
  });
});

describe('the issue about changed repositories', () => {
  it('is opened the first time and edited every other time, with both tables', () => {
    const folder = folderOf({'projects.md': '## Projects\n', 'links.md': '## Links\n'});
    const opened = run('reportUpstream.sh', [folder]);
    expect(opened.calls).toEqual(['issue create --title Upstream changes and broken links']);
    expect(opened.body).toBe('## Projects\n## Links\n');
    expect(run('reportUpstream.sh', [folder], {open: '12'}).calls).toEqual(['issue edit 12']);
  });

  it('says so if the links could not be checked', () => {
    const {body} = run('reportUpstream.sh', [folderOf({'projects.md': '## Projects\n'})]);
    expect(body).toMatch(/^## Projects\n[^]*could not be checked this time/);
  });
});

describe('the issue about failed steps', () => {
  const failed = '| Page | Run |\n| docs/a.md | **failed** | 1 failed | 1 |\n';
  const missing = '| Page | Run |\n| docs/a.md | not run | | 1 |\n';
  const passed = '| Page | Run |\n| docs/a.md | partial | 1 passed; step 2 needs a GPU | 1 |\n';
  const report = (text: string | undefined, open = ''): ReturnType<typeof run> => {
    const folder = folderOf(text === undefined ? {} : {'tutorials.md': text});
    const env = {RUN_URL: 'https://example.org/run'};
    return run('reportTutorials.sh', [path.join(folder, 'tutorials.md')], {open, env});
  };

  it.each([failed, missing])('is opened if a step failed or was not run, and updated: %j', (text) => {
    const opened = report(text);
    expect(opened.calls).toEqual(['issue create --title Failed tutorial steps']);
    expect(opened.body).toContain(text);
    expect(opened.body).toContain('https://example.org/run');
    expect(report(text, '7').calls).toEqual(['issue edit 7']);
  });

  it('is closed when all steps pass, and not opened', () => {
    expect(report(passed).calls).toEqual([]);
    expect(report(passed, '7').calls).toEqual([
      'issue edit 7',
      'issue close 7 --comment All steps that could be run passed.',
    ]);
  });

  it('says so if the steps could not be run, and has a report that is too long for an issue cut', () => {
    const {calls, body} = report(undefined);
    expect(calls).toEqual(['issue create --title Failed tutorial steps']);
    expect(body).toContain('The steps could not be run.');
    expect(report(failed + 'x'.repeat(80_000)).body.length).toBeLessThan(65_536);
  });
});

describe('the comparison with the published site', () => {
  it('has the files of gh-pages, without those that the deploy adds', () => {
    const clone = folderOf({'index.html': '', 'addresses.txt': '', 'version.json': ''}, 'clone-');
    git(clone, 'init', '-q', '-b', 'main');
    expect(run('comparePublished.sh', [], {cwd: clone}).stdout).toMatch(/^tsx tools\/bytes\/cli\.ts build \S+\n$/);
    git(clone, 'add', '-A');
    git(clone, 'commit', '-qm', 'First');
    git(clone, 'update-ref', 'refs/remotes/origin/gh-pages', 'HEAD');
    expect(run('comparePublished.sh', [], {cwd: clone}).stdout).toMatch(/ build \S+\nindex\.html\n$/);
  });
});

describe('suggestions on a pull request', () => {
  const result = JSON.stringify({
    source: {name: 'content-check'},
    diagnostics: [{message: 'fixed', suggestions: [{text: 'a'}]}, {message: 'not fixed'}],
  });
  /** Records the environment and the input of Reviewdog. */
  const reviewdog = `#!/bin/bash
{ echo "$*"; echo "$CI_REPO_OWNER/$CI_REPO_NAME $CI_PULL_REQUEST $CI_COMMIT \${GITHUB_ACTIONS-no workflow}"; cat; } > "$CALLS.reviewdog"
`;
  const suggest = (open: string): string => {
    const posted = path.join(temp, 'calls.reviewdog');
    fs.rmSync(posted, {force: true});
    fs.writeFileSync(path.join(temp, 'bin/reviewdog'), reviewdog, {mode: 0o755});
    fs.writeFileSync(path.join(temp, 'bin/gh'), '#!/bin/bash\nprintf "%s" "$OPEN"\n', {mode: 0o755});
    fs.writeFileSync(path.join(temp, 'result.json'), result);
    const env = {GH_REPO: 'owls/catalog', GH_TOKEN: 'secret', HEAD_SHA: '7486f11', GITHUB_ACTIONS: 'true'};
    run('suggestFixes.sh', [path.join(temp, 'result.json')], {open, env});
    return fs.existsSync(posted) ? fs.readFileSync(posted, 'utf8') : '';
  };

  it('are what can be fixed, on the pull request that ends with the commit', () => {
    const [options = '', place, ...input] = suggest('12').split('\n');
    expect(options).toContain('-f=rdjson');
    expect(options).toContain('-reporter=github-pr-review');
    expect(place).toBe('owls/catalog 12 7486f11 no workflow');
    expect(JSON.parse(input.join('\n'))).toMatchObject({diagnostics: [{message: 'fixed'}]});
    expect(input.join('\n')).not.toContain('not fixed');
  });

  it('are not posted without such a pull request', () => {
    expect(suggest('')).toBe('');
  });
});

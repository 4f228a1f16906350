// cspell:ignore esac
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
case "$*" in *"--input -"*) cat > "$CALLS.body" ;; esac
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
  const propose = (record: string, open = '', services = ''): ReturnType<typeof run> =>
    run('proposeRecord.sh', [], {
      open,
      cwd: clone,
      env: {REMOTE: remote, UPSTREAM: record, SERVICES: services, PROJECTS: '## Projects\n'},
    });

  beforeEach(() => {
    remote = folderOf({}, 'remote-');
    git(remote, 'init', '-q', '--bare');
    clone = folderOf({'docs/upstream.json': '{}\n', 'other_resources/a.md': 'A\n', 'package.json': '{}\n'}, 'clone-');
    git(clone, 'init', '-q', '-b', 'main');
    git(clone, 'add', '-A');
    git(clone, 'commit', '-qm', 'First');
  });

  it('is opened once, and updated later, with nothing but the record in it', () => {
    const {calls, body} = propose('{"A": 1}\n');
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('{\n  "A": 1\n}');
    expect(git(remote, 'show', '--format=%an', '--name-only', 'upstream')).toBe(
      'github-actions[bot]\n\ndocs/upstream.json',
    );
    expect(calls.at(-1)).toBe('pr create --head upstream --title Record the state of the repositories and services');
    expect(body).toContain('## Projects');

    git(clone, 'switch', '-q', 'main');
    git(clone, 'branch', '-qD', 'upstream');
    expect(propose('{"A": 2}\n', '7').calls.at(-1)).toMatch(/^pr edit upstream /);
    expect(git(remote, 'show', 'upstream:docs/upstream.json')).toBe('{\n  "A": 2\n}');
    expect(git(remote, 'rev-list', '--count', 'upstream')).toBe('2');
  });

  it('has the record of services, also the first one', () => {
    propose('{}\n', '', '{"https://a.org": {}}\n');
    expect(git(remote, 'show', '--format=', '--name-only', 'upstream')).toBe('other_resources/services.json');
    expect(git(remote, 'show', 'upstream:other_resources/services.json')).toBe('{\n  "https://a.org": {}\n}');
  });

  it('is not opened without changes', () => {
    expect(propose('{}\n')).toMatchObject({calls: [], stdout: 'The record is up to date.\n'});
    expect(propose('')).toMatchObject({calls: [], stdout: 'There is no record.\n'});
  });
});

describe('the issue about changed repositories', () => {
  it('is opened the first time and edited every other time, with both tables', () => {
    const env = {PROJECTS: '## Projects', LINKS: '## Links'};
    const opened = run('reportUpstream.sh', [], {env});
    expect(opened.calls).toEqual(['issue create --title Upstream changes and broken links']);
    expect(opened.body).toBe('## Projects\n\n## Links\n');
    expect(run('reportUpstream.sh', [], {open: '12', env}).calls).toEqual(['issue edit 12']);
  });

  it('says so if the links could not be checked, and has reports that are too long for an issue cut', () => {
    const long = '\u{1F989}'.repeat(15_000);
    expect(Buffer.byteLength(run('reportUpstream.sh', [], {env: {PROJECTS: long, LINKS: long}}).body)).toBeLessThan(
      65_536,
    );
    const {body} = run('reportUpstream.sh', [], {env: {PROJECTS: '## Projects', LINKS: ''}});
    expect(body).toMatch(/^## Projects\n[^]*could not be checked this time/);
  });
});

describe('the issue about failed steps', () => {
  const failed = '| Page | Run |\n| docs/a.md | **failed** | 1 failed | 1 |\n';
  const missing = '| Page | Run |\n| docs/a.md | not run | | 1 |\n';
  const passed = '| Page | Run |\n| docs/a.md | partial | 1 passed; step 2 needs a GPU | 1 |\n';
  const report = (text: string, open = ''): ReturnType<typeof run> =>
    run('reportTutorials.sh', [], {open, env: {RUN_URL: 'https://example.org/run', REPORT: text}});

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

  it('says so if the steps could not be run', () => {
    const {calls, body} = report('');
    expect(calls).toEqual(['issue create --title Failed tutorial steps']);
    expect(body).toContain('The steps could not be run.');
  });
});

describe('an output of a job', () => {
  const output = (name: string, text: string): string => {
    const folder = folderOf({[name]: text});
    const file = path.join(folder, 'output');
    run('setOutput.sh', ['text', path.join(folder, name)], {env: {GITHUB_OUTPUT: file}});
    return fs.readFileSync(file, 'utf8');
  };

  it('is the file between two lines that the file cannot contain, because nobody knows them before', () => {
    const [first = '', ...lines] = output('a.md', 'one\nother<<EOF\nEOF\n').trimEnd().split('\n');
    const [, end = ''] = /^text<<([0-9a-f]{32})$/.exec(first) ?? [];
    expect(lines.filter(Boolean)).toEqual(['one', 'other<<EOF', 'EOF', end]);
    expect(output('a.md', '').split('\n')[0]).not.toBe(first);
  });

  it('is cut if it is a long text, never within a sign, and refused if it is long data', () => {
    const long = output('a.md', `a${'\u{1F989}'.repeat(20_000)}`);
    expect(Buffer.byteLength(long)).toBeLessThan(60_100);
    expect(long).not.toContain('\uFFFD');
    const folder = folderOf({'a.json': ' '.repeat(100_001)});
    const {status, stderr} = spawnSync(
      path.resolve('tools/workflows', 'setOutput.sh'),
      ['data', path.join(folder, 'a.json')],
      {
        encoding: 'utf8',
        env: {...process.env, GITHUB_OUTPUT: path.join(folder, 'output')},
      },
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining('more than 100,000 bytes')]);
  });

  it('is not there without the file', () => {
    const file = path.join(temp, 'output');
    run('setOutput.sh', ['text', path.join(temp, 'none.md')], {env: {GITHUB_OUTPUT: file}});
    expect(fs.existsSync(file)).toBe(false);
  });
});

describe('suggestions on a pull request', () => {
  /** Answers the API as GitHub does: one value in each line. */
  const api = `#!/bin/bash
printf '%s\\n' "$*" >> "$CALLS"
case "$*" in
  *pulls/12/files*) printf '%s\\n' "$FILES" ;;
  *pulls/12/comments*) printf '%s\\n' "$COMMENTS" ;;
  */commits/*/pulls*) printf '%s\\n' "$PULLS" ;;
  *--input*) cat > "$CALLS.body" ;;
esac
`;
  const head = '7486f11';
  const pull = {number: 12, state: 'open', head};
  const files = {filename: 'docs/a.md', patch: '@@ -1,1 +1,2 @@\n Owls.\n+See [a](http://doi.org/1).'};
  const fix = {range: {start: {line: 2, column: 9}, end: {line: 2, column: 13}}, text: 'https'};
  const finding = {
    message: '@everyone [security check passed](https://evil.example)',
    location: {path: 'docs/a.md'},
    code: {value: 'link-https', url: 'https://evil.example'},
    suggestions: [fix],
  };

  /** Reads a result, and posts the review: what is asked, and the review that is posted. */
  const suggest = (result: string, answers: {pulls?: object[]; comments?: object[]} = {}): [string[], unknown] => {
    fs.writeFileSync(path.join(temp, 'bin/gh'), api, {mode: 0o755});
    const [resultFile, reviewFile] = [path.join(temp, 'result.json'), path.join(temp, 'review.json')];
    fs.writeFileSync(resultFile, result);
    fs.rmSync(reviewFile, {force: true});
    const lines = (values: object[]): string => values.map((value) => JSON.stringify(value)).join('\n');
    const env = {
      ...process.env,
      PATH: `${path.join(temp, 'bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      CALLS: path.join(temp, 'asked'),
      GH_REPO: 'owls/catalog',
      HEAD_SHA: head,
      PULLS: lines(answers.pulls ?? [pull]),
      FILES: lines([files]),
      COMMENTS: lines(answers.comments ?? []),
    };
    const read = spawnSync(process.execPath, ['--import', 'tsx', 'tools/suggestions/cli.ts', resultFile, reviewFile], {
      encoding: 'utf8',
      env,
    });
    expect(`${read.status} ${read.stderr}`).toMatch(/^0 /);
    if (!fs.existsSync(reviewFile)) {
      return [[], undefined];
    }
    const {calls, body} = run('postReview.sh', [], {
      env: {REVIEW: fs.readFileSync(reviewFile, 'utf8'), GH_REPO: 'owls/catalog'},
    });
    return [calls, JSON.parse(body)];
  };

  it('are the fixes of rules in the words of our rules, on the pull request that ends with the commit', () => {
    const [calls, review] = suggest(JSON.stringify({diagnostics: [finding, {message: 'not fixed'}]}));
    expect(calls).toEqual(['api --method POST repos/owls/catalog/pulls/12/reviews --input - --jq .html_url']);
    expect(review).toMatchObject({
      commit_id: head,
      event: 'COMMENT',
      comments: [{path: 'docs/a.md', line: 2, side: 'RIGHT'}],
    });
    const posted = JSON.stringify(review);
    expect(posted).toContain('rules/links#link-https');
    expect(posted).toContain('See [a](https://doi.org/1).');
    expect(posted).not.toMatch(/evil|everyone|security check/);
    const {comments} = review as {comments: object[]};
    expect(suggest(JSON.stringify({diagnostics: [finding]}), {comments})).toEqual([[], undefined]);
  });

  it('are not posted without such a pull request', () => {
    const result = JSON.stringify({diagnostics: [finding]});
    for (const pulls of [[], [{...pull, state: 'closed'}], [{...pull, head: 'another'}]]) {
      expect(suggest(result, {pulls})).toEqual([[], undefined]);
    }
  });
});

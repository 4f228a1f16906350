import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
// Misspelled on purpose. cspell:ignore ouput setsid mred
import {describe, expect, it, vi} from 'vitest';
import YAML from 'yaml';
import {pageDiagnostics} from '../../content-lint/rules/pageRules';
import {frontMatterDiagnostics} from '../../content-lint/rules/frontMatterRules';
import {reasonOf, shownInfo} from '../../content-lint/model/steps';
import {conditionsMet} from '../../tools/tutorials/conditions';
import {difference, recordedOutput, shownText} from '../../tools/tutorials/output';
import {lastRunOf, recorded, systemName} from '../../tools/tutorials/record';
import {hasFailed, markdownReport, mergedReport, stepLine} from '../../tools/tutorials/report';
import {Sessions} from '../../tools/tutorials/sessions';
import {runPage, type PageReport, type RunOptions} from '../../tools/tutorials/runPage';
import {pagesOfShard, parseShard} from '../../tools/tutorials/shards';
import {folderOf} from '../support/folders';
import {isExhaustive} from './exhaustive';

const block = (info: string, ...lines: string[]): string => [`\`\`\`${info}`, ...lines, '```', ''].join('\n');

const pageOf = (...parts: string[]) => ({
  file: 'docs/Owls/tutorial.md',
  text: `---\ntitle: Owls\ndescription: Count owls.\n---\n\n${parts.join('\n')}`,
});

const defaults: RunOptions = {
  isMet: () => Promise.resolve(false),
  python: 'python3',
  minutes: 1,
  bytes: 1e8,
  recording: false,
  env: process.env,
};

const run = (parts: string[], options: Partial<RunOptions> = {}): Promise<PageReport> =>
  runPage(pageOf(...parts), {...defaults, ...options});

/** Outcomes of a page's steps, with the messages about those that did not pass. */
const outcomes = async (...parts: string[]): Promise<string[]> =>
  (await run(parts)).steps.map(({outcome, reason}) => (reason === '' ? outcome : `${outcome}: ${reason}`));

/** A program that runs until it is ended, and shows in a file that it does. */
function longRunning(): {command: string; marks: string; expectEnded: () => Promise<void>} {
  const program = path.join(
    folderOf({'program.sh': 'while echo on >> "$0.marks"; do sleep 0.1; done\n'}),
    'program.sh',
  );
  const marks = `${program}.marks`;
  return {
    command: `sh '${program}'`,
    marks,
    expectEnded: async () => {
      const before = fs.statSync(marks).size;
      await wait(500);
      expect(fs.statSync(marks).size).toBe(before);
    },
  };
}

describe('the steps of a page', () => {
  it('share one shell: its folder, its variables, and its empty home', async () => {
    const {steps} = await run([
      block('bash run', 'ls -A; ls -A "$HOME"'),
      block('text output'),
      block('sh run', 'mkdir nest && cd nest', 'export OWL=barn', 'local_owl=tawny'),
      block('shell run', 'echo "$OWL $local_owl"; basename "$PWD"; cat'),
      block('text output', 'barn tawny', 'nest'),
    ]);
    expect(steps.map(({outcome}) => outcome)).toEqual(['passed', 'passed', 'passed']);
  });

  it('fail at the first command that fails, except in a condition', async () => {
    expect(
      await outcomes(
        block('bash run', 'if false; then echo; fi', 'false || true'),
        block('bash run', 'ls /nothing', 'echo no further'),
        block('bash run', 'echo on'),
        block('text output', 'on'),
      ),
    ).toEqual(['passed', 'failed: it exited with status 2', 'passed']);
  });

  it('may be expected to fail', async () => {
    expect(await outcomes(block('bash run fails', 'false'), block('bash run fails', 'true'))).toEqual([
      'passed',
      'failed: it is marked as failing, but did not fail',
    ]);
  });

  it('get no secrets of the environment, but the locations of certificates and registries', async () => {
    const env = {
      ...process.env,
      GITHUB_TOKEN: 'secret',
      PIP_INDEX_URL: 'https://owl:secret@registry.example/simple',
      SSL_CERT_FILE: '/certificates.crt',
    };
    const {steps} = await run([block('bash run', 'env | grep -e secret -e SSL_CERT_FILE')], {env});
    expect(steps[0]?.printed.trim()).toBe('SSL_CERT_FILE=/certificates.crt');
  });

  it('are skipped if a condition is not met, and so are those that need them', async () => {
    const {steps} = await run(
      [
        block('bash run needs="a GPU"', 'false'),
        block('bash run needs="step 1, Docker"', 'false'),
        block('bash run needs="Docker"', 'true'),
        block('bash run', 'false'),
        block('bash run needs="step 4"', 'false'),
      ],
      {isMet: (condition) => Promise.resolve(condition === 'Docker')},
    );
    expect(steps.map(({outcome, reason}) => `${outcome} ${reason}`.trim())).toEqual([
      'skipped needs a GPU',
      'skipped needs step 1, which was not run',
      'passed',
      'failed it exited with status 1',
      'skipped needs step 4, which failed',
    ]);
  });

  it('are stopped at their time limit, and leave nothing running', async () => {
    const program = longRunning();
    const other = longRunning();
    // Where there is no /proc, a program with a session of its own cannot be found.
    const own = fs.existsSync('/proc/self/environ') ? `setsid ${other.command} & ` : '';
    const report = await run([block('bash run timeout="1"', `${own}${program.command}`), block('bash run', 'true')]);
    expect(report.steps.map(({reason}) => reason)).toEqual([
      'it took longer than 1 s; write a longer timeout="..." if that is expected',
      'the shell was ended in an earlier step',
    ]);
    await program.expectEnded();
    if (own) {
      await other.expectEnded();
    }
  });

  it('are stopped when the page takes too long or writes too much', async () => {
    const late = await run([block('bash run', 'sleep 30')], {minutes: 0.01});
    expect(late.steps[0]?.reason).toMatch(/^the page took longer than/);
    const large = await run(
      [block('bash run', 'head -c 3000000 /dev/zero > big; sleep 1'), block('bash run', 'true')],
      {
        bytes: 1e6,
      },
    );
    expect(large.steps[0]?.reason).toMatch(/^the working folder grew beyond 0.0 GB/);
  });

  it('may be many', async () => {
    const warnings: string[] = [];
    const note = ({message}: Error): void => void warnings.push(message);
    process.on('warning', note);
    const {steps} = await run(Array.from({length: 15}, () => block('bash run', 'true')));
    process.off('warning', note);
    expect(steps.filter(({outcome}) => outcome === 'passed')).toHaveLength(15);
    expect(warnings).toEqual([]);
  });

  it('report a step that ends the shell', async () => {
    expect(await outcomes(block('bash run', 'exit 0'), block('bash run', 'true'))).toEqual([
      'failed: it ended the shell',
      'failed: the shell was ended in an earlier step',
    ]);
  });

  it('may start a server, and wait until it prints that it is ready', async () => {
    const server = longRunning();
    const late = longRunning();
    const {steps} = await run([
      block('bash run background ready="^listening"', `echo starting; sleep 0.5; echo listening; ${server.command}`),
      block('text output', 'starting', 'listening'),
      block('bash run', `until [ -s '${server.marks}' ]; do sleep 0.1; done`),
      block('bash run background ready="never"', 'echo done'),
      block('bash run background ready="never" timeout="1"', late.command),
    ]);
    expect(steps.map(({outcome, reason}) => `${outcome} ${reason}`.trim())).toEqual([
      'passed',
      'passed',
      'failed it exited by itself with status 0, but should keep running',
      'failed it did not print /never/m within 1 s',
    ]);
    await server.expectEnded();
    await late.expectEnded();
  });

  // The default tests do without curl and Python.
  if (isExhaustive) {
    it('run curl without its progress output, as in a terminal', async () => {
      const {steps} = await run([
        block(
          'bash run',
          'echo owls > owls.txt',
          'curl "file://$PWD/owls.txt" -o copy.txt; curl "file://$PWD/owls.txt"',
        ),
        block('text output', 'owls'),
      ]);
      expect(steps.map(({outcome, difference: lines}) => lines ?? outcome)).toEqual(['passed']);
    });

    it('share one Python interpreter in a separate virtual environment, in the folder of the shell', async () => {
      const report = await run([
        block('bash run', 'mkdir nest && cd nest && export OWL=barn'),
        block('python title="owls.py" save', 'count = 2'),
        block('python run', 'import os, sys', 'from owls import count', 'sys.prefix != sys.base_prefix'),
        block('text output', 'True'),
        block('python run', 'for owl in range(count):', '    print(owl, os.environ["OWL"])'),
        block('text output', '0 barn', '1 barn'),
        block('python run', '1 / 0'),
        block('python run fails', 'raise ValueError("no owl")'),
        block('text output', 'Traceback (most recent call last):', '...', 'ValueError: no owl'),
      ]);
      expect(report.steps.map(({outcome}) => outcome)).toEqual(['passed', 'passed', 'passed', 'failed', 'passed']);
      expect(report.steps[3]?.printed).toContain('ZeroDivisionError');
      expect(report.tools).toEqual([expect.stringMatching(/^Python 3\.\d+$/)]);
    });
  }

  it('find saved blocks in the folder of the shell', async () => {
    expect(
      await outcomes(
        block('bash run', 'mkdir nest && cd nest'),
        block('yaml title="eggs/owl.yaml" save', 'eggs: 3'),
        block('bash run', 'cat eggs/owl.yaml'),
        block('text output', 'eggs: 3'),
      ),
    ).toEqual(['passed', 'passed']);
  });

  it('activate conda environments as in a terminal in which conda is initialized', async () => {
    const bin = folderOf({
      conda: `#!/bin/sh\n[ "$*" = "shell.bash hook" ] && echo 'conda() { export OWL="$2"; basename "$CONDA_ENVS_PATH"; }'\n`,
    });
    fs.chmodSync(path.join(bin, 'conda'), 0o755);
    const {steps} = await run(
      [block('bash run', 'conda activate barn', 'echo "$OWL"'), block('text output', 'envs', 'barn')],
      {
        env: {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`},
      },
    );
    expect(steps.map(({outcome, difference: lines}) => lines ?? outcome)).toEqual(['passed']);
  });

  it('use the Python that their page names', async () => {
    const bin = folderOf({
      'python3.99': '#!/bin/sh\nmkdir -p "$3/bin"; echo "echo barn" > "$3/bin/python"; chmod +x "$3/bin/python"\n',
    });
    fs.chmodSync(path.join(bin, 'python3.99'), 0o755);
    const before = process.env.PATH;
    process.env.PATH = `${bin}${path.delimiter}${before ?? ''}`;
    try {
      const page = pageOf(block('bash run', 'python'), block('text output', 'barn'));
      const text = page.text.replace('title:', 'python: "3.99"\ntitle:');
      const {steps} = await runPage({...page, text}, {...defaults, env: process.env});
      expect(steps.map(({outcome, difference: lines}) => lines ?? outcome)).toEqual(['passed']);
    } finally {
      process.env.PATH = before;
    }
  });

  it('find the data sets of their lesson', async () => {
    const folder = folderOf({'data/owls.csv': 'barn,2\n'});
    const {text} = pageOf(
      '::dataset[Owls]{file="data/owls.csv" license="CC0-1.0"}\n',
      block('bash run', 'cat owls.csv'),
      block('text output', 'barn,2'),
    );
    const {steps} = await runPage({file: path.join(folder, 'lesson.md'), text}, defaults);
    expect(steps.map(({outcome, reason}) => outcome + reason)).toEqual(['passed']);
  });

  it('clone from a local copy, however the page spells its address', async () => {
    const source = folderOf({'repo/owls.txt': 'barn'});
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', path.join(source, 'repo'), ...args], {encoding: 'utf8'});
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Owls');
    const mirrors = folderOf({});
    execFileSync('git', ['clone', '--quiet', '--bare', `${source}/repo`, path.join(mirrors, 'ICICLE-ai+owls', 'repo')]);
    const {steps, commit} = await run(
      [
        block('bash run', 'git clone https://github.com/icicle-ai/Owls.git', 'cat Owls/owls.txt'),
        block('text output', "Cloning into 'Owls'...", 'barn'),
        block(
          'bash run',
          'git clone --quiet https://github.com/ICICLE-ai/owls again',
          'git -C again remote get-url origin',
        ),
        block('text output', 'file:.../ICICLE-ai/owls'),
      ],
      {gitMirror: mirrors, repository: 'https://github.com/ICICLE-ai/owls'},
    );
    expect(steps.map(({outcome, difference: lines}) => lines ?? outcome)).toEqual(['passed', 'passed']);
    expect(commit).toBe(git('rev-parse', '--short=7', 'HEAD').trim());
  });

  it('clone a part from a local copy that lacks large files', async () => {
    const source = folderOf({'owls.txt': 'barn', 'large.bin': 'large'});
    const mirrors = folderOf({});
    const git = (...args: string[]): string => execFileSync('git', ['-C', source, ...args], {encoding: 'utf8'});
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Owls');
    const mirror = path.join(mirrors, 'ICICLE-ai+owls', 'repo');
    execFileSync('git', ['clone', '--quiet', '--bare', source, mirror]);
    const large = git('rev-parse', 'HEAD:large.bin').trim();
    fs.rmSync(path.join(mirror, 'objects', large.slice(0, 2), large.slice(2)));
    const {steps} = await run(
      [
        block(
          'bash run',
          'git clone --quiet --filter=blob:none --no-checkout https://github.com/ICICLE-ai/owls',
          'cd owls',
          'git checkout --quiet HEAD -- owls.txt',
          'cat owls.txt',
        ),
        block('text output', 'barn'),
      ],
      {gitMirror: mirrors},
    );
    expect(steps.map(({outcome, printed}) => (outcome === 'passed' ? outcome : printed))).toEqual(['passed']);
  });

  it('clone submodules from local copies', async () => {
    const mirrors = folderOf({});
    const commitAll = (folder: string, ...before: string[][]): string => {
      const git = (...args: string[]): string => execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8'});
      git('init', '--quiet');
      git('add', '.');
      before.forEach((args) => git(...args));
      git('commit', '--quiet', '-m', 'First');
      return git('rev-parse', 'HEAD').trim();
    };
    const nest = folderOf({'twigs.txt': 'oak'});
    const id = commitAll(nest);
    const owls = folderOf({
      '.gitmodules': '[submodule "nest"]\n\tpath = nest\n\turl = https://github.com/ICICLE-ai/nest.git\n',
    });
    commitAll(owls, ['update-index', '--add', '--cacheinfo', `160000,${id},nest`]);
    for (const [name, folder] of Object.entries({nest, owls})) {
      execFileSync('git', ['clone', '--quiet', '--bare', folder, path.join(mirrors, `ICICLE-ai+${name}`, 'repo')]);
    }
    const {steps} = await run(
      [
        block(
          'bash run',
          'git clone --quiet --recurse-submodules https://github.com/ICICLE-ai/owls',
          'cat owls/nest/*',
        ),
        block('text output', '...', 'oak'),
      ],
      {gitMirror: mirrors},
    );
    expect(steps.map(({outcome, printed}) => (outcome === 'passed' ? outcome : printed))).toEqual(['passed']);
  });
});

describe('output', () => {
  it.each([
    ['itself', 'one\ntwo', 'one\ntwo\n'],
    ['lines left out', 'one\n...\nlast', 'one\ntwo\nthree\nlast'],
    ['no line left out', 'one\n...\ntwo', 'one\ntwo'],
    ['a part of a line', 'took ... s (ok)', 'took 1.53 s (ok)'],
    ['brackets and stars as they are', '[a](b)* + ?', '[a](b)* + ?'],
    ['a progress bar in its last state', '100%', '\r 10%\r 50%\r100%\n'],
    ['text without its colors', 'red', '\u001b[31mred\u001b[0m  \n\n'],
    ['nothing', '', '\n'],
  ])('matches %s', (_name, expected, printed) => {
    expect(difference(expected, printed)).toBeUndefined();
  });

  it('matches what varies on either side', () => {
    expect(difference('id 17 at 10:01', 'id 99 at 23:59\n', /\d+(?::\d+)?/g)).toBeUndefined();
    expect(difference('id 17 at 10:01', 'id x at 23:59\n', /\d+(?::\d+)?/g)).toBeDefined();
  });

  it('shows line by line how it differs', () => {
    expect(difference('one\n...\nfour\nfive', 'one\ntwo\nFour\nfive\nsix')).toBe('  one\n  ...\n- four\n  five\n+ six');
    expect(difference('one\ntwo', 'one\n2')).toBe('  one\n- two\n+ 2');
  });

  it('is stripped of terminal control sequences', () => {
    expect(shownText('\u001b]0;title\u0007a\r\nb\u001b[K \n')).toBe('a\nb');
  });

  it.each([
    ['fills an empty block', '', 'one\ntwo', 'one\ntwo'],
    ['leaves one that holds', 'one\n...\nlast', 'one\n2\n3\nlast', 'one\n...\nlast'],
    ['keeps lines left out', 'one\n...\nlast 1', 'one\ntwo\nthree\nlast 2', 'one\n...\nlast 2'],
    [
      'keeps lines left out at the start',
      '...\nSuccessfully installed owl-1',
      'x\ny\nSuccessfully installed owl-2',
      '...\nSuccessfully installed owl-2',
    ],
    ['keeps lines shortened within', 'took ... s\nowls: 1', 'took 5.5 s\nowls: 2', 'took ... s\nowls: 2'],
    ['drops a gap that stands for nothing', 'a\n...\nb\nc', 'a\nx\nB\nC', 'a\n...\nB\nC'],
  ])('recorded %s', (_name, before, seen, after) => {
    expect(recordedOutput(before, seen)).toBe(after);
  });

  it('recorded is shortened if it is long', () => {
    const lines = Array.from({length: 100}, (_, index) => `line ${index}`);
    const after = recordedOutput('', lines.join('\n')).split('\n');
    expect(after).toHaveLength(25);
    expect(after[12]).toBe('...');
    expect(after.at(-1)).toBe('line 99');
  });
});

describe('a recorded page', () => {
  const day = new Date('2026-11-23T12:00:00Z');

  it('has the output that was seen and the facts of the run, and nothing else is changed', async () => {
    const page = pageOf(
      '1. Look:\n',
      '   ```bash run',
      '   echo "two owls"; echo "{}"',
      '   ```',
      '',
      '   ```text output',
      '   one owl',
      '   ```\n',
      block('bash run needs="hardware: an owl"', 'false'),
      block('text output', 'as it was'),
    );
    const report = await runPage(page, {...defaults, recording: true});
    const lastRun = lastRunOf(report, day, 'Debian 12');
    const text = recorded(page, report, lastRun);
    const fingerprint = report.steps[0]?.step.fingerprint ?? '';
    const facts = `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: 1\n  steps: "${fingerprint}"\n`;
    expect(text).toBe(
      page.text.replace('   one owl', '   two owls\n   {}').replace('Count owls.\n', `Count owls.\n${facts}`),
    );
    const frontMatter: unknown = YAML.parse(text.split('---\n')[1] ?? '');
    expect(frontMatterDiagnostics({...page, text}, frontMatter, [])).toEqual([]);
  });

  it('has fences longer than those in its output', async () => {
    const page = pageOf(block('bash run', `printf '\`\`\`text\\nhoot\\n'`), block('text output'));
    const report = await runPage(page, {...defaults, recording: true});
    const text = recorded(page, report, lastRunOf(report, new Date(), 'Debian 12'));
    expect(text).toContain('````text output\n```text\nhoot\n````\n');
  });

  it('replaces the previous record, except for a commit that no step cloned', async () => {
    const before = 'lastRun:\n  date: 2025-01-01\n  system: Debian 11\n  commit: abc1234\n  minutes: 7\n';
    const page = pageOf(block('bash run', 'true'));
    const old = {...page, text: page.text.replace('---\n\n', `${before}---\n\n`)};
    const report = await runPage(old, {...defaults, recording: true});
    const text = recorded(old, report, {...lastRunOf(report, day, 'Debian 12'), tools: ['Python 3.11']});
    expect(text).toBe(
      old.text.replace(
        before,
        `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  tools: [Python 3.11]\n  commit: abc1234\n  minutes: 1\n  steps: "${report.steps[0]?.step.fingerprint}"\n`,
      ),
    );
  });

  it('names its system', () => {
    const folder = folderOf({
      debian: 'NAME="Debian GNU/Linux"\nVERSION_ID="12"\n',
      ubuntu: 'PRETTY_NAME="Ubuntu 24.04.1 LTS"\nNAME="Ubuntu"\nVERSION_ID="24.04"\n',
    });
    expect(['debian', 'ubuntu'].map((name) => systemName(path.join(folder, name)))).toEqual([
      'Debian 12',
      'Ubuntu 24.04',
    ]);
    expect(systemName(path.join(folder, 'none'))).toContain(process.platform);
  });
});

it('a report names each step with its outcome, and shows what differs', async () => {
  const report = await run([
    '## Look\n',
    block('bash run', 'echo "a | b"'),
    block('text output', 'a | c'),
    block('bash run needs="a GPU"', 'true'),
  ]);
  expect(report.steps.map((step) => stepLine(step).replace(/[\d.]+ s\)/, '0 s)'))).toEqual([
    '  step 1 (line 8) Look: FAILED: its output differs from line 12 (0 s)\n      - a | c\n      + a | b',
    '  step 2 (line 16) Look: skipped: needs a GPU',
  ]);
  const outcome = [{report}, {file: 'docs/x.md', problem: 'no Python'}];
  expect(hasFailed(outcome)).toBe(true);
  expect(markdownReport(outcome)).toContain(
    '| docs/Owls/tutorial.md | **failed** | 0 passed, 1 failed, 1 skipped; step 2 needs a GPU | 1 |\n| docs/x.md | not run | no Python | |',
  );
  expect(markdownReport(outcome)).toContain('```diff\n- a | c\n+ a | b\n```');
});

it('the reports of parts become one, which names the pages that are in none', () => {
  const failed = {
    report: {file: 'docs/b.md', steps: [], seconds: 1, tools: []},
  };
  const parts = [
    '| Page | Run | Steps | Minutes |\n| --- | --- | --- | --- |\n| docs/a.md | **failed** | 1 failed | 1 |\n\n## Failed steps\n\n### docs/a.md, step 1 (line 8)\n\nIt failed.\n\n## Failed steps\n\n```\n',
    markdownReport([failed]),
    markdownReport([]),
  ];
  expect(mergedReport(parts, ['docs/a.md', 'docs/b.md', 'docs/c.md']).split('\n')).toEqual([
    '| Page | Run | Steps | Minutes |',
    '| --- | --- | --- | --- |',
    '| docs/a.md | **failed** | 1 failed | 1 |',
    '| docs/b.md | complete | 0 passed | 1 |',
    '| docs/c.md | not run | no result | |',
    '',
    '## Failed steps',
    '',
    '### docs/a.md, step 1 (line 8)',
    '',
    'It failed.',
    '',
    '## Failed steps',
    '',
    '```',
    '',
  ]);
});

describe('a part of the pages', () => {
  const page = (file: string, minutes?: number) => ({
    file,
    text: `---\ntitle: A\n${minutes === undefined ? '' : `lastRun:\n  date: 2026-11-23\n  system: Debian 12\n  minutes: ${minutes}\n  steps: "123456"\n`}---\n`,
  });
  const pages = [page('a.md', 3), page('b.md'), page('c.md', 5), page('d.md', 12), page('e.md', 4)];
  const filesOf = (number: number, count: number, all = pages): string[] =>
    pagesOfShard(all, {number, count}).map(({file}) => file);

  it('takes about as long as each other part, and every page is in one', () => {
    expect([filesOf(1, 2), filesOf(2, 2)]).toEqual([
      ['d.md', 'e.md'],
      ['a.md', 'b.md', 'c.md'],
    ]);
    expect(filesOf(1, 1)).toHaveLength(5);
    expect(filesOf(4, 4, pages.slice(0, 1))).toEqual([]);
  });

  it('is named by its number and the number of parts', () => {
    expect(parseShard('2/4')).toEqual({number: 2, count: 4});
    for (const text of ['0/4', '5/4', '1', 'a/b']) {
      expect(() => parseShard(text)).toThrow(/write one such as 1\/4/);
    }
  });
});

describe('a condition is met', () => {
  it('if it is provided, with or without its article', async () => {
    const isMet = conditionsMet(['gpu', 'account of Tapis']);
    expect(await Promise.all(['a GPU', 'an account of Tapis', 'hardware: an owl'].map(isMet))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('if the program exists, or the host responds', async () => {
    const isMet = conditionsMet([]);
    expect(await Promise.all(['software: bash', 'software: no-owl', 'network: owl.invalid'].map(isMet))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['software: conda', 'network: a.org', 'Docker', 'hardware: two owls'].map(reasonOf)).toEqual([
      'needs conda',
      'needs a connection to a.org',
      'needs Docker',
      'needs two owls',
    ]);
  });
});

describe('the check names', () => {
  const faults = (...parts: string[]): string[] =>
    pageDiagnostics({...pageOf(...parts), file: 'docs/Owls/how-to.md'}).map(({line, message}) => `${line}: ${message}`);

  it.each([
    ['an unknown word', [block('text ouput', 'ls')], /^6: unknown code block option "ouput"; did you mean "output"\?/],
    ['a word without its value', [block('bash run needs', 'ls')], /^6: "needs" needs a value; write needs="..."/],
    ['a value that a word has not', [block('bash run="2"', 'ls')], /^6: "run" takes no value/],
    ['an output without a step', [block('text output', 'a')], /^6: the output has no step before it/],
    [
      'a second output',
      [block('bash run', 'ls'), block('text output', 'a'), block('text output', 'b')],
      /^14: the step on line 6 already has output on line 10/,
    ],
    ['a saved block without a name', [block('python save', 'x = 1')], /^6: a saved block needs a file name/],
    [
      'a file outside of the folder',
      [block('python save title="../x.py"', 'x = 1')],
      /^6: .* is outside the working folder/,
    ],
    ['a step in another language', [block('rust run', 'x')], /^6: steps cannot be written in rust; write one of bash/],
    ['two roles', [block('bash run output', 'ls')], /^6: a code block cannot be both "run" and "output"/],
    ['a word of a step without run', [block('bash needs="Docker"', 'ls')], /^6: "needs" requires "run"/],
    [
      'a later step',
      [block('bash run needs="step 2"', 'ls'), block('bash run', 'ls')],
      /^6: needs="step 2" must name an earlier step/,
    ],
    [
      'an unknown condition',
      [block('bash run needs="docker"', 'ls')],
      /^6: unknown condition needs="docker"; did you mean "Docker"\?/,
    ],
    ['a time that is none', [block('bash run timeout="5m"', 'ls')], /^6: timeout="5m" is not a number of seconds/],
    ['ready without a server', [block('bash run ready="x"', 'ls')], /^6: "ready" requires "background"/],
    ['a server that fails', [block('bash run background fails', 'ls')], /^6: "fails" does not work/],
    [
      'a pattern that is none',
      [block('bash run', 'ls'), block('text output vary="(a"', 'a')],
      /^10: vary="\(a" is not a valid regular expression/,
    ],
    [
      'a pattern for everything',
      [block('bash run', 'ls'), block('text output vary="a*"', 'a')],
      /^10: vary="a\*" also matches the empty string/,
    ],
    ['vary at a step', [block('bash run vary="a"', 'ls')], /^6: "vary" requires "output"/],
  ])('%s', (_name, parts, message) => {
    expect(faults(...parts)).toEqual([expect.stringMatching(message)]);
  });

  it('nothing else', () => {
    expect(
      faults(
        block('bash title="a b" {1,3} showLineNumbers=2', 'ls'),
        block(
          'bash run needs="an account of Tapis, software: conda, network: a.org, hardware: a camera, and light" timeout="9"',
          'ls',
        ),
        block('text output vary=\'"\\[.*\\]"\' title="Seen"', '"[1]"'),
        block('bash run needs="step 1"', 'ls'),
      ),
    ).toEqual([]);
  });
});

it('readers see the keywords of Docusaurus, not those of the runner', () => {
  expect(shownInfo('title="a b.py" save {1,3} showLineNumbers')).toBe('title="a b.py" {1,3} showLineNumbers');
  expect(shownInfo('run needs="step 1" timeout="9" background ready="x y"')).toBe('');
});

it('a shell that cannot be started ends the step with the reason, and ends no other process', async () => {
  const work = folderOf({});
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const sessions = new Sessions({root: work, work, env: {PATH: work}}, () => undefined);
  const {ending} = await sessions.runShell('true', 10);
  expect(ending).toEqual({cut: expect.stringMatching(/^the shell could not be started: .*ENOENT/) as string});
  expect((await sessions.runShell('true', 10)).ending).toEqual(ending);
  sessions.end();
  expect(kill).not.toHaveBeenCalled();
  kill.mockRestore();
});

it('an interrupted run leaves nothing running', async () => {
  const program = longRunning();
  const tmp = folderOf({
    'run.ts': `import fs from 'node:fs';
      import {runPage} from '${path.resolve('tools/tutorials/runPage')}';
      void runPage(${JSON.stringify(pageOf(block('bash run', program.command)))}, {
        isMet: () => Promise.resolve(false), python: 'python3', minutes: 1, bytes: 1e8, recording: false, env: process.env,
      });
      setInterval(() => fs.existsSync('${program.marks}') && process.kill(process.pid, 'SIGTERM'), 50);`,
    'tmp/.keep': '',
  });
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', path.join(tmp, 'run.ts')], {
    env: {...process.env, TMPDIR: path.join(tmp, 'tmp')},
    encoding: 'utf8',
  });
  expect(status).toBe(130);
  expect(fs.readdirSync(path.join(tmp, 'tmp')).filter((name) => name.startsWith('steps-'))).toEqual([]);
  await program.expectEnded();
});

it('the report is written after each page, and names those without a result', () => {
  const text = (...parts: string[]): string => pageOf(...parts).text;
  const site = folderOf({
    'docs/Owls/a.md': text(block('bash run', 'true')),
    'docs/Owls/b.md': text(block('bash run', 'kill -TERM $(cat "$TMPDIR/../../pid")', 'sleep 60')),
    'docs/Owls/c.md': text(block('bash run', 'true')),
    'tmp/.keep': '',
  });
  const tools = path.resolve('tools/tutorials/cli.ts');
  const {status} = spawnSync(
    'bash',
    [
      '-c',
      'echo $$ > tmp/pid; exec "$0" --import "$1" "$2" --report report.md',
      process.execPath,
      path.resolve('node_modules/tsx/dist/loader.mjs'),
      tools,
    ],
    {cwd: site, env: {...process.env, TMPDIR: path.join(site, 'tmp')}, encoding: 'utf8'},
  );
  expect(status).toBe(130);
  expect(fs.readFileSync(path.join(site, 'report.md'), 'utf8').split('\n').slice(2, -1)).toEqual([
    '| docs/Owls/a.md | complete | 1 passed | 1 |',
    '| docs/Owls/b.md | not run | no result | |',
    '| docs/Owls/c.md | not run | no result | |',
  ]);
});

it('no folder of a run remains', async () => {
  const tmp = folderOf({});
  const before = process.env.TMPDIR;
  process.env.TMPDIR = tmp;
  try {
    await run([block('bash run', 'echo $TMPDIR > file; mkdir -p "$HOME/x"')]);
  } finally {
    if (before === undefined) {
      delete process.env.TMPDIR;
    } else {
      process.env.TMPDIR = before;
    }
  }
  expect(fs.readdirSync(tmp)).toEqual([]);
});

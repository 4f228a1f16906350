// Commands of the system. cspell:ignore setsid
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {Sessions} from '../../src/runner/sessions.js';
import {folderOf} from '../folderOf.js';
import {block, defaults, longRunning, outcomes, pageOf, run} from './runs.js';
import {runPage} from '../../src/runner/runPage.js';

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
  if (process.env.TEST_EXHAUSTIVE === '1') {
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

    it('share one Python interpreter, that of the active environment, in the folder of the shell', async () => {
      const report = await run([
        block('bash run', 'mkdir nest && cd nest && export OWL=barn'),
        block('bash run', 'python3 -m venv venv', 'source venv/bin/activate'),
        block('python title="owls.py" save', 'count = 2'),
        block('python run', 'import os, sys', 'from owls import count', 'sys.prefix.endswith("nest/venv")'),
        block('text output', 'True'),
        block('python run', 'for owl in range(count):', '    print(owl, os.environ["OWL"])'),
        block('text output', '0 barn', '1 barn'),
        block('python run', '1 / 0'),
        block('python run fails', 'raise ValueError("no owl")'),
        block('text output', 'Traceback (most recent call last):', '...', 'ValueError: no owl'),
      ]);
      expect(report.steps.map(({outcome}) => outcome)).toEqual([
        'passed',
        'passed',
        'passed',
        'passed',
        'failed',
        'passed',
      ]);
      expect(report.steps[4]?.printed).toContain('ZeroDivisionError');
      expect(report.tools).toEqual([expect.stringMatching(/^Python 3\.\d+$/)]);
    });

    it("install nothing into the system's Python, but into an environment that they have created", async () => {
      const owls = folderOf({'setup.py': 'from setuptools import setup\nsetup(name="owls", version="1.0")\n'});
      const install = `pip install --quiet --no-index --no-build-isolation --no-deps '${owls}'`;
      const {steps} = await run([
        block('bash run', install),
        block('bash run', `python3 -m ${install}`),
        block('bash run', 'python --version'),
        block('bash run', 'python3 -m venv venv', 'source venv/bin/activate', 'python -m pip install --no-index pip'),
      ]);
      expect(steps.map(({outcome}) => outcome)).toEqual(['failed', 'failed', 'failed', 'passed']);
      expect(steps[0]?.printed).toContain('virtualenv');
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

  it('use the Python that their page names, from which no environment was made', async () => {
    const bin = folderOf({'python3.99': '#!/bin/sh\necho "barn $* ${PIP_REQUIRE_VIRTUALENV-}"\n'});
    fs.chmodSync(path.join(bin, 'python3.99'), 0o755);
    const page = pageOf(
      block('bash run', 'python3 owl.py', 'pip install owls', '"${PIP_REQUIRE_VIRTUALENV-true}"'),
      block('text output', 'barn owl.py 1', 'barn -m pip install owls 1'),
      block('bash run', 'python owl.py'),
    );
    const text = page.text.replace('title:', 'python: "3.99"\ntitle:');
    const env = {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`};
    const {steps} = await runPage({...page, text}, {...defaults, env});
    expect(steps.map(({outcome, difference: lines, reason}) => lines ?? `${outcome} ${reason}`.trim())).toEqual([
      'passed',
      'failed it exited with status 127',
    ]);
  });

  it('are not run if the Python is missing', async () => {
    const steps = [block('bash run', 'python3 owl.py')];
    await expect(run(steps, {python: 'python3.98'})).rejects.toThrow(/"python3\.98"; install it/);
  });

  it('clone from a local copy, however the page spells its address', async () => {
    const source = folderOf({'repo/owls.txt': 'barn'});
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', path.join(source, 'repo'), ...args], {encoding: 'utf8'});
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Owls');
    const mirrors = folderOf({});
    execFileSync('git', ['clone', '--quiet', '--bare', `${source}/repo`, path.join(mirrors, 'Bird-lab+owls', 'repo')]);
    const {steps, commit} = await run(
      [
        block('bash run', 'git clone https://github.com/bird-Lab/Owls.git', 'cat Owls/owls.txt'),
        block('text output', "Cloning into 'Owls'...", 'barn'),
        block(
          'bash run',
          'git clone --quiet https://github.com/Bird-lab/owls again',
          'git -C again remote get-url origin',
        ),
        block('text output', 'file:.../Bird-lab/owls'),
      ],
      {gitMirror: mirrors, repository: 'https://github.com/Bird-lab/owls'},
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
    const mirror = path.join(mirrors, 'Bird-lab+owls', 'repo');
    execFileSync('git', ['clone', '--quiet', '--bare', source, mirror]);
    const large = git('rev-parse', 'HEAD:large.bin').trim();
    fs.rmSync(path.join(mirror, 'objects', large.slice(0, 2), large.slice(2)));
    const {steps} = await run(
      [
        block(
          'bash run',
          'git clone --quiet --filter=blob:none --no-checkout https://github.com/Bird-lab/owls',
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
      '.gitmodules': '[submodule "nest"]\n\tpath = nest\n\turl = https://github.com/Bird-lab/nest.git\n',
    });
    commitAll(owls, ['update-index', '--add', '--cacheinfo', `160000,${id},nest`]);
    for (const [name, folder] of Object.entries({nest, owls})) {
      execFileSync('git', ['clone', '--quiet', '--bare', folder, path.join(mirrors, `Bird-lab+${name}`, 'repo')]);
    }
    const {steps} = await run(
      [
        block('bash run', 'git clone --quiet --recurse-submodules https://github.com/Bird-lab/owls', 'cat owls/nest/*'),
        block('text output', '...', 'oak'),
      ],
      {gitMirror: mirrors},
    );
    expect(steps.map(({outcome, printed}) => (outcome === 'passed' ? outcome : printed))).toEqual(['passed']);
  });
});

it('a shell that cannot be started ends the step with the reason, and ends no other process', async () => {
  const work = folderOf({});
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const sessions = new Sessions({root: work, work, env: {PATH: work}}, () => undefined);
  const {ending} = await sessions.runShell('true', 10);
  expect(ending).toEqual({stopped: expect.stringMatching(/^the shell could not be started: .*ENOENT/) as string});
  expect((await sessions.runShell('true', 10)).ending).toEqual(ending);
  sessions.end();
  expect(kill).not.toHaveBeenCalled();
  kill.mockRestore();
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

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderOf} from '../folderOf.js';
import {runIn, runWith} from '../runIn.js';
import {parsePage} from '../../src/runner/parsePage.js';
import type {CommandOptions} from '../../src/runner/command.js';
import {block, longRunning, pageOf} from './runs.js';

const loader = createRequire(import.meta.url).resolve('tsx');
const sources = path.resolve(import.meta.dirname, '../../src');
const command = path.join(sources, 'cli.ts');

const page = (...parts: string[]): string => pageOf(...parts).text;
const echo = page(block('bash run', 'echo owl'), block('text output', 'owl'));

describe('the command', () => {
  it('runs the pages of the folders that it is given, or those that are named', async () => {
    const site = folderOf({
      'pages/Owls/a.md': echo,
      'pages/Owls/b.md': page('Nothing to do.'),
      'notes/c.md': page(block('bash run', 'false')),
      'docs/d.md': echo,
    });
    const folders = ['--folder', 'pages', '--folder', 'notes'];
    const all = await runIn(site, ...folders);
    expect(all.stdout.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
      'pages/Owls/a.md',
      'notes/c.md',
      '',
    ]);
    expect([all.status, all.stderr]).toEqual([1, '']);
    for (const name of ['Owls', 'pages/Owls/', './pages/Owls/a.md']) {
      expect(await runIn(site, ...folders, name)).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^pages\/Owls\/a\.md\n/) as string,
      });
    }
  });

  it('lists steps, and records what they print', async () => {
    const site = folderOf({'docs/a.md': page('## Look\n', block('bash run', 'echo owl'), block('text output'))});
    expect((await runIn(site, '--list')).stdout).toBe('docs/a.md\n  step 1 (line 8) Look\n');
    expect(await runIn(site, '--record')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('recorded') as string,
    });
    const text = fs.readFileSync(path.join(site, 'docs/a.md'), 'utf8');
    expect(text).toContain('```text output\nowl\n```');
    expect(text).toMatch(/^lastRun:\n {2}date: \d{4}-\d\d-\d\d\n/m);
    expect(await runIn(site)).toMatchObject({status: 0});
  });

  it('fails if a step fails where it runs a second time, with what was recorded', async () => {
    const siteDir = folderOf({
      'docs/a.md': page('## Look\n', block('bash run', 'echo owl'), block('text output', 'bat')),
      'docs/b.md': echo,
    });
    const runAgain: CommandOptions['runAgain'] = (source) => {
      const steps = parsePage(source).parts.filter((part) => part.kind === 'step');
      return Promise.resolve(
        source.file === 'docs/b.md'
          ? undefined
          : {
              place: 'Elsewhere',
              steps: steps.map((step) => ({
                step,
                outcome: 'failed' as const,
                reason: `it shows ${step.output?.text}`,
                printed: 'fox\n',
                seconds: 0,
              })),
            },
      );
    };
    const {status, stdout} = await runWith(
      {siteDir, runAgain},
      '--record',
      '--report',
      path.join(siteDir, 'report.md'),
    );
    expect(status).toBe(1);
    expect(stdout).toContain(
      '  Elsewhere: 0 passed, 1 failed\n  step 1 (line 14) Look: FAILED: it shows owl (0.0 s)\n      fox\n',
    );
    const report = fs.readFileSync(path.join(siteDir, 'report.md'), 'utf8');
    expect(report).toContain('| `docs/a.md` | **failed** | 0 passed, 1 failed |');
    expect(report).toContain('`Look`: `Elsewhere: it shows owl`\n\n```text\nfox\n```');
    expect(report).toContain('| `docs/b.md` | complete | 1 passed |');
  });

  it('names what is wrong with the steps of a page as its result', async () => {
    const site = folderOf({
      'docs/a.md': page(block('bash rnu', 'true')),
      'docs/b.md': page('<unclosed>\n'),
      'docs/c.md': echo,
    });
    const {status, stdout} = await runIn(site);
    expect(status).toBe(1);
    expect(stdout).toMatch(/not run: docs\/a\.md:6: .* \[code-block-option\]/);
    expect(stdout).toMatch(/not run: docs\/b\.md:\d+: .* \[mdx-syntax\]/);
    expect(stdout).toContain('docs/c.md\n  step 1 (line 6): passed');
  });

  it('leaves nothing running if it is interrupted', async () => {
    const program = longRunning();
    const site = folderOf({
      'run.mts': `import fs from 'node:fs';
        import {runPage} from '${path.join(sources, 'runner/runPage.ts')}';
        void runPage(${JSON.stringify(pageOf(block('bash run', program.command)))}, {
          isMet: () => Promise.resolve(false), python: 'python3', minutes: 1, bytes: 1e8, recording: false, env: process.env,
        });
        setInterval(() => fs.existsSync('${program.marks}') && process.kill(process.pid, 'SIGTERM'), 50);`,
      'tmp/.keep': '',
    });
    const {status} = spawnSync(process.execPath, ['--import', loader, path.join(site, 'run.mts')], {
      env: {...process.env, TMPDIR: path.join(site, 'tmp')},
      encoding: 'utf8',
    });
    expect(status).toBe(130);
    expect(fs.readdirSync(path.join(site, 'tmp')).filter((name) => name.startsWith('steps-'))).toEqual([]);
    await program.expectEnded();
  });

  it('writes the report after each page, and names those without a result', () => {
    const site = folderOf({
      'docs/Owls/a.md': page(block('bash run', 'true')),
      'docs/Owls/b.md': page(block('bash run', 'kill -TERM $(cat "$TMPDIR/../../pid")', 'sleep 60')),
      'docs/Owls/c.md': page(block('bash run', 'true')),
      'tmp/.keep': '',
    });
    const {status} = spawnSync(
      'bash',
      ['-c', 'echo $$ > tmp/pid; exec "$0" --import "$1" "$2" --report report.md', process.execPath, loader, command],
      {cwd: site, env: {...process.env, TMPDIR: path.join(site, 'tmp')}, encoding: 'utf8'},
    );
    expect(status).toBe(130);
    expect(fs.readFileSync(path.join(site, 'report.md'), 'utf8').split('\n').slice(2, -1)).toEqual([
      '| `docs/Owls/a.md` | complete | 1 passed | 1 |',
      '| `docs/Owls/b.md` | not run | `no result` | |',
      '| `docs/Owls/c.md` | not run | `no result` | |',
    ]);
  });
});

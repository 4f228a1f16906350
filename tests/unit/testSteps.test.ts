import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {PassedSteps} from '../../tools/test/passed';
import {runSteps, type Step} from '../../tools/test/runSteps';
import {folderOf} from '../support/folders';

/** A repository with two kinds of files, and steps that write a line for each of their runs. */
function repository(): {root: string; steps: Step[]; runs: () => string[]} {
  const root = folderOf({
    'src/a.js': '1\n',
    'docs/a.md': 'One.\n',
    'package.json': '{}',
    '.gitignore': '/build/\n/.cache/\n/runs\n',
  });
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  const write = (name: string, more = ''): Step['command'] => [
    'sh',
    '-c',
    `cd '${root}' && echo ${name} >> runs${more}`,
  ];
  const steps: Step[] = [
    {name: 'lint', title: 'Lint', inputs: ['src'], command: write('lint')},
    {
      name: 'build',
      title: 'Build',
      inputs: ['src', 'docs'],
      output: 'build',
      command: write('build', ' && mkdir -p build && cat docs/a.md > build/a.html'),
    },
    {
      name: 'pages',
      title: 'Pages',
      inputs: ['tests'],
      readsOutputOf: ['build'],
      needs: ['build'],
      command: write('pages'),
    },
    {name: 'always', title: 'Always', command: write('always')},
  ];
  const runs = (): string[] => {
    const file = path.join(root, 'runs');
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
    fs.rmSync(file, {force: true});
    return lines.filter(Boolean).sort();
  };
  return {root, steps, runs};
}

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue(undefined));

describe('steps that passed', () => {
  const run = async ({root, steps, runs}: ReturnType<typeof repository>, isForced = false): Promise<string[]> => {
    await runSteps(steps, {results: new PassedSteps(steps, root, isForced)});
    return runs();
  };
  const all = ['always', 'build', 'lint', 'pages'];

  it('run again only if a file that they read has changed', async () => {
    const site = repository();
    expect(await run(site), 'the first time').toEqual(all);
    expect(await run(site), 'unchanged').toEqual(['always']);
    fs.writeFileSync(path.join(site.root, 'docs/a.md'), 'Two.\n');
    expect(await run(site), 'after an edit of a page').toEqual(['always', 'build', 'pages']);
    fs.writeFileSync(path.join(site.root, 'src/b.js'), '2\n');
    expect(await run(site), 'with a new file that git does not know').toEqual(all);
    fs.rmSync(path.join(site.root, 'src/b.js'));
    expect(await run(site), 'without it').toEqual(all);
  });

  it('run again if somebody else changed what they wrote, or on request', async () => {
    const site = repository();
    await run(site);
    fs.writeFileSync(path.join(site.root, 'build/a.html'), 'Edited by hand.\n');
    expect(await run(site)).toContain('build');
    expect(await run(site, true), 'forced').toEqual(all);
  });

  it('run again after they failed', async () => {
    const site = repository();
    const steps = site.steps.map((step): Step => (step.name === 'lint' ? {...step, command: ['false']} : step));
    expect(await runSteps(steps, {results: new PassedSteps(steps, site.root)})).toEqual(['lint']);
    site.runs();
    expect(await run(site)).toEqual(['always', 'lint']);
  });

  it('count as passed for those that need them', async () => {
    const site = repository();
    await run(site);
    fs.mkdirSync(path.join(site.root, 'tests'));
    fs.writeFileSync(path.join(site.root, 'tests/a.js'), '1\n');
    expect(await run(site)).toEqual(['always', 'pages']);
  });
});

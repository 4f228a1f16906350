// A misspelled command. cspell:ignore snyc
import fs from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {remarkReferences} from '@training-catalog/preset';
import {siteSettings} from '../../site.config';
import {commandGroups} from '../../tools/help/commands';
import {callOf, helpText} from '@training-catalog/preset';
import {commands} from '../../tools/help/commands';
import {runCommand} from '../support/runCommand';

const root = path.join(import.meta.dirname, '../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Runs a command, but not for long: one that does not know --help would begin its work. */
const run = (...args: string[]) =>
  runCommand(process.execPath, ['--import', 'tsx', ...args], {cwd: root, timeout: 30_000});

let calls = 0;

/** Runs `npm run help` in this process, because a new one would load all commands again. */
async function help(...args: string[]): Promise<{status: unknown; printed: string}> {
  const lines: unknown[] = [];
  const note = (...line: unknown[]): void => void lines.push(...line);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(note),
    vi.spyOn(console, 'error').mockImplementation(note),
  ];
  const {argv, exitCode} = process;
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = undefined;
  try {
    // A new module each time.
    const program = `${path.join(root, 'tools/help/cli.ts')}?call=${(calls += 1)}`;
    await import(/* @vite-ignore */ program);
    return {status: process.exitCode, printed: lines.join('\n')};
  } finally {
    Object.assign(process, {argv, exitCode});
    spies.forEach((spy) => spy.mockRestore());
  }
}

describe('The help of the commands', () => {
  it('has a record for each script of package.json, and a script for each record', () => {
    expect(commands.map(({name}) => name).sort()).toEqual(Object.keys(scripts).sort());
  });

  it.each(commands)('calls $name by its own name', (command) => {
    const calls = (command.usage ?? callOf(command)).split('\n').filter((line) => line.startsWith('npm '));
    expect(calls).not.toEqual([]);
    calls.forEach((line) => expect(`${line} `.startsWith(`${callOf(command)} `), line).toBe(true));
  });

  const programs = commands.flatMap(({name, ...command}) => {
    const [, file, args = ''] = /(tools\/[\w-]+\/\w+\.ts)(?!.*--outfile)(.*)/.exec(scripts[name] ?? '') ?? [];
    const call = [file ?? '', ...args.split(' ').filter(Boolean)];
    return file === undefined ? [] : [{name, call, text: helpText({name, ...command})}];
  });
  let printed: string[] = [];
  let complaints = '';

  beforeAll(async () => {
    const calls = JSON.stringify(programs.map(({call}) => call));
    const {stdout, stderr} = await run('tests/support/printHelp.ts', calls);
    printed = stdout.split('\n').slice(0, -1);
    complaints = stderr;
  });

  it.each(programs.map((program, index) => ({...program, index})))('is what $name prints for --help', (program) => {
    expect(JSON.parse(printed[program.index] ?? '""'), complaints).toContain(program.text);
  });

  it('is what a command of any catalog prints for --help', async () => {
    const {stdout} = await runCommand(process.execPath, ['packages/catalog-cli/bin/catalog.js', 'serve', '--help'], {
      cwd: root,
    });
    expect(stdout).toContain('<base path>');
  });

  it('lists all commands, prints one, and suggests the name that was meant', async () => {
    const list = (await help()).printed;
    commands.forEach((command) => {
      expect(list).toContain(callOf(command));
      expect(list).toContain(command.summary);
    });
    expect((await help('sync')).printed).toContain('--record');
    expect(await help('snyc')).toEqual({
      status: 1,
      printed: expect.stringContaining('did you mean "sync"') as string,
    });
  });

  it('is inserted into the page that asks for it, a section for each command', () => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse('Before.\n\n<CommandReference />\n\nAfter.\n');
    remarkReferences({site: siteSettings, commands: commandGroups})(tree);
    const text = unified().use(remarkStringify).stringify(tree);
    commands.forEach((command) => expect(text).toContain(`### \`${callOf(command)}\`\n\n${command.summary}.`));
  });
});

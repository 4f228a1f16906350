// A misspelled command. cspell:ignore snyc
import fs from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import remarkReferences from '../../plugins/references/remarkReferences';
import {callOf, helpText} from '../../tools/help/command';
import {commands} from '../../tools/help/commands';
import {runCommand} from '../support/runCommand';

const root = path.join(import.meta.dirname, '../..');
const {scripts} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Runs a command, but not for long: one that does not know --help would begin its work. */
const run = (...args: string[]) =>
  runCommand(process.execPath, ['--import', 'tsx', ...args], {cwd: root, timeout: 30_000});

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

  it('lists all commands, prints one, and suggests the name that was meant', async () => {
    const list = (await run('tools/help/cli.ts')).stdout;
    commands.forEach((command) => {
      expect(list).toContain(callOf(command));
      expect(list).toContain(command.summary);
    });
    expect((await run('tools/help/cli.ts', 'sync')).stdout).toContain('--record');
    expect(await run('tools/help/cli.ts', 'snyc')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('did you mean "sync"') as string,
    });
  });

  it('is inserted into the page that asks for it, a section for each command', () => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse('Before.\n\n<CommandReference />\n\nAfter.\n');
    remarkReferences()(tree);
    const text = unified().use(remarkStringify).stringify(tree);
    commands.forEach((command) => expect(text).toContain(`### \`${callOf(command)}\`\n\n${command.summary}.`));
  });
});

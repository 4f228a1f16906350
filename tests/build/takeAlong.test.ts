// The notebooks, ZIP files, and quiz files of lessons.
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {escapeRegExp} from '@training-catalog/utils';
import {filesIn} from '@training-catalog/utils/node';
import {difference} from '@training-catalog/tutorial-steps/output';
import {unzipSync} from 'fflate';
import {parse} from 'gift-pegjs';
import {afterAll, describe, expect, it} from 'vitest';
import {isExhaustive} from '../unit/exhaustive';
import {buildDir, built, textOf} from './builtSite';

interface Cell {
  id: string;
  cell_type: 'markdown' | 'code';
  source: string | string[];
  metadata: {tags?: string[]};
  execution_count?: number | null;
  outputs?: {output_type: string; name?: string; text?: string | string[]}[];
}

const files = filesIn(buildDir);
const notebooks = files.filter((name) => name.endsWith('.ipynb'));
const lessons = filesIn('.', 'Education').filter(
  (file) => file.endsWith('.md') && /^learning:/m.test(fs.readFileSync(file, 'utf8')),
);
const withSteps = lessons.filter((file) => /^ *```\w+ (?:run|save)\b/m.test(fs.readFileSync(file, 'utf8')));
const cellsOf = (json: string): Cell[] => (JSON.parse(json) as {cells: Cell[]}).cells;
const joined = (text: string | string[] = ''): string => [text].flat().join('');

/** What a cell of code has printed. */
const printedBy = ({outputs = []}: Cell): string =>
  outputs.flatMap(({output_type: type, text}) => (type === 'stream' ? [joined(text)] : [])).join('');

it('each lesson with steps has a notebook', () => {
  expect(withSteps.length).toBeGreaterThan(0);
  expect(notebooks.sort()).toEqual(withSteps.map((file) => file.replace(/\.md$/, '.ipynb')).sort());
});

it.each(notebooks)('%s has the form of nbformat 4.5, without the syntax of the site', (name) => {
  const notebook = JSON.parse(textOf(name)) as {nbformat: number; nbformat_minor: number; metadata: object};
  expect(notebook).toMatchObject({nbformat: 4, nbformat_minor: 5, metadata: {kernelspec: {name: 'python3'}}});
  const cells = cellsOf(textOf(name));
  expect(new Set(cells.map(({id}) => id)).size).toBe(cells.length);
  for (const {id, cell_type: type, source, metadata, outputs, execution_count: count} of cells) {
    expect(id).toMatch(/^[\w-]{1,64}$/);
    expect(typeof source).toBe('string');
    expect(metadata).toBeTypeOf('object');
    expect([outputs === undefined, count === undefined]).toEqual([type === 'markdown', type === 'markdown']);
    if (type === 'markdown') {
      expect(source).not.toMatch(/^:{2,}|:\w[\w-]*\[|\]\((?!https?:|mailto:)/m);
    }
  }
});

it.each(notebooks)('the ZIP file of %s has it and what it saves', (name) => {
  const zip = unzipSync(new Uint8Array(fs.readFileSync(built(name.replace(/ipynb$/, 'zip')))));
  const saved = cellsOf(textOf(name)).flatMap(({source}) => /^%%writefile (.*)/.exec(joined(source))?.[1] ?? []);
  expect(Object.keys(zip)).toEqual(expect.arrayContaining([path.posix.basename(name), ...saved]));
});

it.each(files.filter((name) => name.endsWith('.gift.txt')))('%s can be imported', (name) => {
  const questions = parse(textOf(name));
  expect(questions.filter(({type}) => type !== 'Category').length).toBe(textOf(name).match(/^::/gm)?.length);
});

// Needs Python and PyPI, which the default tests do without.
describe.runIf(isExhaustive)('a notebook runs whole, and prints what the page shows:', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'notebooks-'));
  const program = [
    'import sys, nbformat, nbclient',
    'notebook = nbformat.read(sys.argv[1], as_version=4)',
    'nbformat.validate(notebook)',
    'nbclient.NotebookClient(notebook, timeout=1800, kernel_name="python3").execute()',
    'nbformat.write(notebook, sys.argv[1])',
  ].join('\n');

  // An environment may have gigabytes.
  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}), 600_000);
  // Asynchronous, because Vitest gives up on a worker that does not answer for a minute.
  const run = promisify(execFile);

  it.each(notebooks)('%s', {timeout: 3_600_000}, async (name) => {
    const place = fs.mkdtempSync(path.join(folder, 'run-'));
    const [, version = '3'] = /^python: "(.*)"/m.exec(fs.readFileSync(name.replace(/ipynb$/, 'md'), 'utf8')) ?? [];
    await run(`python${version}`, ['-m', 'venv', `${place}-venv`]);
    const python = `${place}-venv/bin/python`;
    await run(python, ['-m', 'pip', 'install', '--quiet', 'nbformat', 'nbclient', 'ipykernel']);
    const zip = unzipSync(new Uint8Array(fs.readFileSync(built(name.replace(/ipynb$/, 'zip')))));
    // As a reader begins: with the notebook and the data, but without the programs.
    const saved = cellsOf(textOf(name)).flatMap(({source}) => /^%%writefile (.*)/.exec(joined(source))?.[1] ?? []);
    for (const [file, content] of Object.entries(zip).filter(([file]) => !saved.includes(file))) {
      fs.writeFileSync(path.join(place, file), content);
    }
    const notebook = path.join(place, path.posix.basename(name));
    await run(python, ['-c', program, notebook], {cwd: place});
    const after = cellsOf(fs.readFileSync(notebook, 'utf8'));
    const differences = cellsOf(textOf(name)).flatMap((cell, index) => {
      const expected = printedBy(cell);
      const isSkipped = cell.metadata.tags?.includes('skip-execution');
      return expected === '' || isSkipped ? [] : (difference(expected, printedBy(after[index] ?? cell)) ?? []);
    });
    expect(differences).toEqual([]);
    // A picture that it draws and the page shows; what steps draw in the browser is compared with the same file.
    const page = fs.readFileSync(name.replace(/ipynb$/, 'md'), 'utf8');
    for (const file of fs.readdirSync(place).filter((one) => one.endsWith('.svg'))) {
      const [, url] = new RegExp(`\\]\\(/([^)]*/${escapeRegExp(file)})\\)`).exec(page) ?? [];
      expect(url === undefined || fs.readFileSync(path.join(place, file), 'utf8') === textOf(url), file).toBe(true);
    }
  });
});

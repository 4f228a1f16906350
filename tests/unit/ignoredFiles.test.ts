// Patterns that leave out built files must not leave out sources.
import {execFileSync} from 'node:child_process';
import {ESLint} from 'eslint';
import {getFileInfo} from 'prettier';
import {expect, it} from 'vitest';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.js', '*.css'], {encoding: 'utf8'})
  .split('\n')
  .filter(Boolean);

it('Prettier formats every source', async () => {
  const ignored = await Promise.all(
    sources.map(async (file) => ((await getFileInfo(file, {ignorePath: '.prettierignore'})).ignored ? [file] : [])),
  );
  expect(ignored.flat()).toEqual([]);
});

it('ESLint checks every source', async () => {
  const eslint = new ESLint();
  const ignored = await Promise.all(
    sources
      .filter((file) => !file.endsWith('.css'))
      .map(async (file) => ((await eslint.isPathIgnored(file)) ? [file] : [])),
  );
  expect(ignored.flat()).toEqual([]);
});

it('the spelling checker reads every source in a folder that is named like one of built files', () => {
  const files = sources.filter((file) => /\/(?:build|node_modules|\.cache|api)\//.test(file) && !file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(0);
  const output = execFileSync(
    process.execPath,
    ['node_modules/cspell/bin.mjs', 'lint', '--no-must-find-files', '--file-list', 'stdin', '--show-context', '**'],
    {encoding: 'utf8', input: files.join('\n'), stdio: ['pipe', 'pipe', 'pipe']},
  );
  expect(output).toEqual(expect.anything());
});

/**
 * Checks the content of all areas without a build: `npm run check`. Prints one line per diagnostic,
 * `file:line: what is wrong; what to write`, errors before hints, and exits with 1 if there is an
 * error. `npm run check -- <path>...` reports on these files and folders only; `--fix` first mends
 * what needs no judgment. In a workflow of GitHub Actions each diagnostic is an annotation as well.
 *
 * The command in package.json first puts our own sources into one file: Node.js then runs the parser
 * as it was published, which takes half the time, and that file says whether a rule has changed.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readCatalogSource} from '../../content-lint/model/catalogSource';
import {annotation, format, type Diagnostic} from '../../content-lint/model/diagnostic';
import {checkContent, filesBeside, markdownGlobs} from './checkContent';
import {fixPage} from './fixes';
import {markdownDiagnostics} from './tools';

const siteDir = process.cwd();

async function fix(): Promise<void> {
  const source = readCatalogSource(siteDir);
  source.pages.forEach((page) => {
    const text = fixPage(page);
    if (text !== page.text) {
      fs.writeFileSync(path.join(siteDir, page.file), text);
    }
  });
  await markdownDiagnostics(siteDir, markdownGlobs, true);
  spawnSync(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...filesBeside(source)],
    {
      cwd: siteDir,
      stdio: 'inherit',
    },
  );
}

const count = (diagnostics: readonly Diagnostic[], word: string): string =>
  `${diagnostics.length} ${word}${diagnostics.length === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const [, program = ''] = process.argv;
  if (!program.endsWith('.mjs')) {
    throw new Error(`${program} is one source of many, a change in another would not be seen; write npm run check`);
  }
  const {values, positionals} = parseArgs({options: {fix: {type: 'boolean', default: false}}, allowPositionals: true});
  if (values.fix) {
    await fix();
  }
  const wanted = positionals.map((place) => path.relative(siteDir, path.resolve(place)).split(path.sep).join('/'));
  const isWanted = (file: string): boolean =>
    wanted.length === 0 || wanted.some((place) => place === '' || file === place || file.startsWith(`${place}/`));

  const {pages, words, ...result} = await checkContent(siteDir, [program]);
  const diagnostics = result.diagnostics
    .filter(({file}) => isWanted(file))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const hints = diagnostics.filter(({severity}) => severity === 'hint');
  if (hints.length > 0) {
    console.log(`Hints:\n${hints.map(format).join('\n')}\n`);
  }
  if (errors.length > 0) {
    console.error(`Errors:\n${errors.map(format).join('\n')}\n`);
  }
  if (process.env.GITHUB_ACTIONS === 'true') {
    diagnostics.forEach((diagnostic) => console.log(annotation(diagnostic)));
  }
  console.log(
    `${pages} pages, ${words} words, ${count(errors, 'error')}, ${count(hints, 'hint')}, ${process.uptime().toFixed(1)} s`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

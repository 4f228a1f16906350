/**
 * Makes pages from a component's README or from an OpenAPI file: `npm run import`. It reports everything that it changed.
 * Nothing is written if it refuses.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {helpIfRequested, helpText} from '../help/command';
import {importTable} from './bulk';
import {learnNames} from './names';
import {importProject, type Change, type ImportResult} from './project';
import {didYouMean} from '@training-catalog/content-model';
import {parseArguments} from '@training-catalog/content-model/node';
import {failure, fileLines, ImportError, noteLines} from './report';
import {importCommand} from './usage';

const siteDir = process.cwd();

/** Prints what would change in a text, as git shows it. */
function showDifference(mine: string | Buffer, theirs: string | Buffer): void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'difference-'));
  const [now, then] = ['now', 'README'].map((name) => path.join(dir, name)) as [string, string];
  fs.writeFileSync(now, mine);
  fs.writeFileSync(then, theirs);
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '--no-prefix', now, then], {stdio: 'inherit'});
  fs.rmSync(dir, {recursive: true});
}

function printResult({written, orphans, guesses, notes}: ImportResult, everyNote: boolean): void {
  written.forEach((file) => console.log(`  written  ${file}`));
  orphans.forEach((file) =>
    console.log(
      `  orphan   ${file} (the README has no section for it; delete it and add a redirect to redirects.yml, or remove "imported:" from it)`,
    ),
  );
  guesses.forEach((line) => console.log(`  guessed  ${line}`));
  noteLines(notes, everyNote).forEach((line) => console.log(`  note     ${line}`));
}

/** Prints what an import would do to each file. */
function printChanges(changes: readonly Change[]): void {
  const text = /\.(?:md|json|ya?ml)$/;
  changes.forEach(({file, before, after}) => {
    console.log(`  ${before ? 'would change' : 'would write'}  ${file} (${after.length} bytes)`);
    if (before && text.test(file)) {
      showDifference(before, after);
    }
  });
}

function printRehearsal({changes, ...result}: ImportResult, everyNote: boolean): void {
  printChanges(changes);
  printResult({...result, changes: [], written: []}, everyNote);
}

/** Adds the names of imported projects to the words of the spelling check. */
async function reportNames(projects: readonly string[]): Promise<void> {
  const words = await learnNames(siteDir, projects);
  if (words.length > 0) {
    console.log(`  written  .cspell/words.txt (of the names: ${words.join(', ')})`);
  }
}

async function main(): Promise<void> {
  helpIfRequested(importCommand);
  const {values, positionals} = parseArguments(
    {
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        project: {type: 'string'},
        api: {type: 'string'},
        tags: {type: 'string', default: ''},
        release: {type: 'string'},
        area: {type: 'string'},
        repository: {type: 'string'},
        encoding: {type: 'string'},
        from: {type: 'string'},
        force: {type: 'boolean', default: false},
        'dry-run': {type: 'boolean', default: false},
        'all-notes': {type: 'boolean', default: false},
      },
    },
    didYouMean,
  );
  const [readme] = positionals;
  const isRehearsal = values['dry-run'];
  const everyNote = values['all-notes'];
  const {force} = values;
  const print = (result: ImportResult): void =>
    isRehearsal ? printRehearsal(result, everyNote) : printResult(result, everyNote);
  if (values.from === undefined && (readme === undefined || (values.project ?? values.api) === undefined)) {
    const missing = readme === undefined ? 'the README or OpenAPI file' : '--project "<Name>" or --api "<Name>"';
    console.log(
      `${positionals.length > 0 || (values.project ?? values.api) !== undefined ? `${missing} is missing.\n\n` : ''}${helpText(importCommand)}`,
    );
    process.exitCode = 2;
    return;
  }
  const [, extra] = positionals;
  if (extra !== undefined) {
    throw new ImportError(`"${extra}" is an unexpected argument; quote names that contain spaces`);
  }

  const done = isRehearsal ? 'read, nothing was written' : 'imported';
  if (values.from !== undefined) {
    if (!fs.existsSync(values.from)) {
      throw new ImportError(`there is no file ${values.from}; give the path of a CSV table`);
    }
    const outcomes = importTable(
      siteDir,
      fs.readFileSync(values.from),
      (done, all, name) => {
        const bar = '#'.repeat(Math.round((done / all) * 30)).padEnd(30, '.');
        const line = `[${bar}] ${done}/${all} ${name}`;
        process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}${done === all ? '\n' : ''}` : `${line}\n`);
      },
      {isRehearsal, force},
    );
    for (const {line, component, result} of outcomes) {
      console.log(`\n${component} (line ${line}): ${'failed' in result ? `refused: ${result.failed}` : done}`);
      if (!('failed' in result)) {
        print(result);
      }
    }
    const failed = outcomes.filter(({result}) => 'failed' in result).length;
    if (!isRehearsal) {
      await reportNames(outcomes.filter(({result}) => !('failed' in result)).map(({component}) => component));
    }
    console.log(
      `\n${outcomes.length - failed} ${done}, ${failed} refused. ${isRehearsal ? '' : 'Next: npm run check'}`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
    return;
  }

  const tags = values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (values.api !== undefined) {
    const {importOpenApi} = await import('./openApi');
    const {release} = values;
    const request = {source: readme ?? '', name: values.api, tags, release, force, isRehearsal};
    const result = await importOpenApi(siteDir, request);
    console.log(`${values.api}: ${result.operations} operation${result.operations === 1 ? '' : 's'}, ${done}`);
    if (isRehearsal) {
      printChanges(result.changes);
    } else {
      fileLines(result.written, everyNote).forEach((line) => console.log(`  written  ${line}`));
    }
    result.fetched.forEach(({url, file}) => console.log(`  fetched  ${url} for ${file}`));
    result.notes.forEach((note) => console.log(`  note     ${note}`));
    if (!isRehearsal) {
      console.log('\nNext: npm run api-pages makes the pages, npm start shows them.');
    }
    return;
  }

  const result = importProject(siteDir, {
    readme: readme ?? '',
    project: values.project ?? '',
    tags,
    release: values.release,
    area: values.area,
    repository: values.repository,
    encoding: values.encoding,
    force,
    isRehearsal,
  });
  console.log(`${values.project ?? ''}: ${done}`);
  print(result);
  if (!isRehearsal) {
    await reportNames([values.project ?? '']);
    console.log('\nNext: npm run check, then read the pages and follow its hints; git diff shows what changed.');
  }
}

main().catch((error: unknown) => {
  console.error(failure(error));
  process.exitCode = 1;
});

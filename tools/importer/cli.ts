/**
 * Makes pages of a component's README:
 *   npm run import -- <README path or repository URL> --project "<Name>"
 *   npm run import -- --from <table.csv>
 * or of an OpenAPI file:
 *   npm run import -- <OpenAPI file or address> --api "<Name>"
 * It reports everything that did not come over as it stood. Nothing is written if it refuses.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {importTable} from './bulk';
import {importProject, type Ask, type ImportResult} from './project';
import {ImportError} from './report';

const siteDir = process.cwd();

const usage = `npm run import -- <README path or repository URL> --project "<Name>" [options]
npm run import -- --from <table.csv> [--yes]
npm run import -- <OpenAPI file or address> --api "<Name>" [--tags <a,b>] [--release <YYYY-MM>] [--area <area>] [--yes]

  --project <name>      folder under docs/, as readers see it
  --api <name>          set of reference pages under api/, as readers see it
  --tags <a,b>          tags beside those of the README
  --release <YYYY-MM>   release of the institute that lists the component
  --area <area>         area of the institute, if neither README nor component file say it
  --repository <url>    address of the repository, if git does not know it
  --encoding <name>     encoding of a README that is not UTF-8, such as windows-1252
  --from <table.csv>    many components: columns component, README, tags, release
  --yes                 let the README replace pages that were edited by hand`;

/** Prints what would change in a page, as git shows it. */
function showDifference(file: string, mine: string, theirs: string): void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'difference-'));
  const [now, then] = ['now', 'README'].map((name) => path.join(dir, name)) as [string, string];
  fs.writeFileSync(now, mine);
  fs.writeFileSync(then, theirs);
  console.log(`\n${file} was edited by hand. Lines with - stand there now, lines with + come from the README:\n`);
  spawnSync('git', ['--no-pager', 'diff', '--no-index', '--no-prefix', now, then], {stdio: 'inherit'});
  fs.rmSync(dir, {recursive: true});
}

const never: Ask = () => Promise.resolve(false);

const askOnTerminal: Ask = async ({file, mine, theirs}) => {
  showDifference(file, mine, theirs);
  const terminal = readline.createInterface({input: process.stdin, output: process.stdout});
  const answer = await terminal.question(`\nReplace the text of ${file}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
};

function printResult({written, kept, notes}: ImportResult): void {
  written.forEach((file) => console.log(`  written  ${file}`));
  kept.forEach((file) => console.log(`  kept     ${file} (edited by hand; --yes takes the README's text)`));
  notes.forEach((message) => console.log(`  note     ${message}`));
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
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
      yes: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const [readme] = positionals;
  const ask: Ask = values.yes ? () => Promise.resolve(true) : process.stdin.isTTY ? askOnTerminal : never;
  if (
    values.help ||
    (values.from === undefined && (readme === undefined || (values.project ?? values.api) === undefined))
  ) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }

  if (values.from !== undefined) {
    if (!fs.existsSync(values.from)) {
      throw new ImportError(`there is no file ${values.from}; give the path of a CSV table`);
    }
    const outcomes = await importTable(
      siteDir,
      fs.readFileSync(values.from, 'utf8'),
      values.yes ? ask : never,
      (done, all, name) => {
        const bar = '#'.repeat(Math.round((done / all) * 30)).padEnd(30, '.');
        const line = `[${bar}] ${done}/${all} ${name}`;
        process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}${done === all ? '\n' : ''}` : `${line}\n`);
      },
    );
    for (const {line, component, result} of outcomes) {
      console.log(`\n${component} (line ${line}): ${'failed' in result ? `refused: ${result.failed}` : 'imported'}`);
      if (!('failed' in result)) {
        printResult(result);
      }
    }
    const failed = outcomes.filter(({result}) => 'failed' in result).length;
    console.log(`\n${outcomes.length - failed} imported, ${failed} refused. Next: npm run check`);
    process.exitCode = failed === 0 ? 0 : 1;
    return;
  }

  const tags = values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (values.api !== undefined) {
    const {importOpenApi} = await import('./openApi');
    const {release, area} = values;
    const result = await importOpenApi(siteDir, {source: readme ?? '', name: values.api, tags, release, area}, ask);
    console.log(`${values.api}: ${result.operations} operations`);
    printResult(result);
    console.log('\nNext: npm run api-pages makes the pages, npm start shows them.');
    return;
  }

  const result = await importProject(
    siteDir,
    {
      readme: readme ?? '',
      project: values.project ?? '',
      tags,
      release: values.release,
      area: values.area,
      repository: values.repository,
      encoding: values.encoding,
    },
    ask,
  );
  console.log(`${values.project ?? ''}: imported`);
  printResult(result);
  console.log('\nNext: npm run check, then read the pages and take up its hints.');
}

main().catch((error: unknown) => {
  console.error(error instanceof ImportError ? `Refused, nothing was written: ${error.message}` : error);
  process.exitCode = 1;
});

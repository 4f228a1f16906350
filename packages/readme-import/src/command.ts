import fs from 'node:fs';
import {didYouMean} from '@training-catalog/content-model';
import {parseArguments} from '@training-catalog/content-model/node';
import {importTable} from './bulk.js';
import {importProject, type ImportResult} from './project.js';
import {failure, ImportError, noteLines} from './report.js';
import type {ImportSettings} from './settings.js';

/** Another kind of file that the command imports, chosen by an option of its own. */
export interface OtherImport {
  /** Name of the option that takes the name of what is imported. */
  option: string;
  /** What the file is, for messages, such as `OpenAPI file`. */
  file: string;
  run: (request: {
    source: string;
    name: string;
    tags: string[];
    release: string | undefined;
    area: string | undefined;
    force: boolean;
    everyNote: boolean;
  }) => Promise<void>;
}

/** What the command of a site needs. */
export interface ImportCommand {
  siteDir: string;
  settings?: ImportSettings | undefined;
  /** How the command is called, and what its options mean. */
  help?: string;
  /** Called with the names of the projects that were imported. */
  afterImport?: (projects: readonly string[]) => Promise<void> | void;
  other?: OtherImport;
}

const usage = `readme-import <README path or repository URL> --project "<Name>" [options]
readme-import --from <table.csv> [--force]

  --project <name>      folder of the pages, as readers see it
  --tags <a,b>          tags in addition to those of the README
  --release <YYYY-MM>   release that lists the component
  --area <area>         area of the catalog; what README and component file say gives way
  --repository <url>    URL of the repository, if git does not know it
  --encoding <name>     encoding of a README that is not UTF-8, such as windows-1252
  --from <table.csv>    many components: columns component, README, tags, release; in UTF-8, with commas
  --force               replace pages that no import wrote, and files that git does not have as they are
  --all-notes           print notes in full, not only the first of each kind

Settings of the site: readme-import.config.mjs.`;

function print({written, orphans, guesses, notes}: ImportResult, everyNote: boolean): void {
  written.forEach((file) => console.log(`  written  ${file}`));
  orphans.forEach((file) =>
    console.log(
      `  orphan   ${file} (the README has no section for it; delete it, and see that its address still leads somewhere, or remove "imported:" from it)`,
    ),
  );
  guesses.forEach((line) => console.log(`  guessed  ${line}`));
  noteLines(notes, everyNote).forEach((line) => console.log(`  note     ${line}`));
}

async function run(args: readonly string[], command: ImportCommand): Promise<number> {
  const {siteDir, settings, help = usage, afterImport, other} = command;
  const {values, positionals} = parseArguments(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        project: {type: 'string'},
        tags: {type: 'string', default: ''},
        release: {type: 'string'},
        area: {type: 'string'},
        repository: {type: 'string'},
        encoding: {type: 'string'},
        from: {type: 'string'},
        force: {type: 'boolean', default: false},
        'all-notes': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
        ...(other && {[other.option]: {type: 'string'} as const}),
      },
    },
    didYouMean,
  );
  const {from, force, release, area, project, 'all-notes': everyNote} = values;
  const otherName = other && (values as Record<string, unknown>)[other.option];
  const name = project ?? (typeof otherName === 'string' ? otherName : undefined);
  const [readme, extra] = positionals;
  if (values.help || (from === undefined && (readme === undefined || name === undefined))) {
    const missing =
      readme === undefined
        ? `the README${other ? ` or ${other.file}` : ''}`
        : `--project "<Name>"${other ? ` or --${other.option} "<Name>"` : ''}`;
    console.log(args.length > 0 && !values.help ? `${missing} is missing.\n\n${help}` : help);
    return values.help ? 0 : 2;
  }
  if (extra !== undefined) {
    throw new ImportError(`"${extra}" is an unexpected argument; quote names that contain spaces`);
  }

  if (from !== undefined) {
    if (!fs.existsSync(from)) {
      throw new ImportError(`there is no file ${from}; give the path of a CSV table`);
    }
    const outcomes = importTable(
      siteDir,
      fs.readFileSync(from),
      ({line, component, result}) => {
        const isRefused = 'failed' in result;
        console.log(`\n${component} (line ${line}): ${isRefused ? `refused: ${result.failed}` : 'imported'}`);
        if (!isRefused) {
          print(result, everyNote);
        }
      },
      settings,
      force,
    );
    const imported = outcomes.filter(({result}) => !('failed' in result)).map(({component}) => component);
    await afterImport?.(imported);
    console.log(`\n${imported.length} imported, ${outcomes.length - imported.length} refused.`);
    return imported.length === outcomes.length ? 0 : 1;
  }

  const tags = values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const source = readme ?? '';
  if (other && typeof otherName === 'string') {
    await other.run({source, name: otherName, tags, release, area, force, everyNote});
    return 0;
  }
  const {repository, encoding} = values;
  const result = importProject(
    siteDir,
    {
      readme: source,
      project: name ?? '',
      tags,
      force,
      ...(release !== undefined && {release}),
      ...(area !== undefined && {area}),
      ...(repository !== undefined && {repository}),
      ...(encoding !== undefined && {encoding}),
    },
    settings,
  );
  console.log(`${name ?? ''}: imported`);
  print(result, everyNote);
  await afterImport?.([name ?? '']);
  console.log('\nNext: read the pages; git diff shows what changed.');
  return 0;
}

/**
 * Runs the command.
 *
 * @param args words after the name of the command
 * @returns its exit status: 0 if everything was imported, 1 if something was refused, 2 if arguments are missing.
 */
export async function runImport(args: readonly string[], command: ImportCommand): Promise<number> {
  try {
    return await run(args, command);
  } catch (error) {
    console.error(failure(error));
    return 1;
  }
}

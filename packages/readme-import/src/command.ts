import fs from 'node:fs';
import {didYouMean} from '@training-catalog/utils';
import {failure, parseArguments} from '@training-catalog/utils/node';
import {askIfPossible, type Ask} from './ask.js';
import {importTable} from './bulk.js';
import {checkProjectName} from './files.js';
import {openReadme, type ImportRequest, type ImportResult, type Proposed} from './project.js';
import {ImportError, noteLines} from './report.js';
import type {ImportSettings} from './settings.js';
import {importUsage, syncUsage} from './usage.js';

/** What the command of a site needs. */
export interface ImportCommand {
  siteDir: string;
  settings?: ImportSettings | undefined;
  /** How the command is called, and what its options mean. */
  help?: string;
  /** Asks for what nobody has stated; by default on the terminal, if a person is there. */
  ask?: Ask | undefined;
  /** Called with the names of the projects that were imported. Prints what to do next. */
  afterImport?: (names: readonly string[]) => Promise<void> | void;
}

const usage = `${importUsage}\n\n${syncUsage}\n\nSettings of the site: readme-import.config.mjs.`;

function print({written, orphans, proposed, guesses, notes}: ImportResult, everyNote: boolean): void {
  const lines = (label: string, texts: readonly string[]): void =>
    texts.forEach((text) => console.log(`  ${label.padEnd(7)}  ${text}`));
  lines('written', written);
  lines(
    'orphan',
    orphans.map(
      (file) =>
        `${file} (the README has no section for it; delete it, and see that its address still leads somewhere, or remove "imported:" from it)`,
    ),
  );
  lines(
    'propose',
    Object.entries(proposed).map(
      ([key, text]) => `${key} "${text}": correct it if needed, and remove it from "proposed:"`,
    ),
  );
  lines('guessed', guesses);
  lines('note', noteLines(notes, everyNote));
}

/** What is asked about each proposal. */
const questions: Record<Proposed, string> = {
  title: 'What is the title of the main page?',
  summary: 'What is the project for? One sentence of at most 110 characters.',
};

/** Reads a README, asks what nobody has stated if somebody can answer, and writes the pages. */
async function importReadme(
  siteDir: string,
  {project: named, ...request}: Omit<ImportRequest, 'project'> & {project: string | undefined},
  settings: ImportSettings | undefined,
  ask: Ask | undefined,
): Promise<{project: string; result: ImportResult}> {
  if (named !== undefined) {
    checkProjectName(named);
  }
  const readme = openReadme(siteDir, request, settings);
  try {
    const answer = async (question: string, proposal: string): Promise<string> => {
      const said = await ask?.(`${question} Press Enter for: ${proposal}`);
      return said === undefined || said === '' ? proposal : said;
    };
    const project = named ?? (await answer('What is the project called? Its folder gets the name.', readme.name));
    const answers: Partial<Record<Proposed, string>> = {};
    for (const [key, proposal] of Object.entries(readme.proposals(project)) as [Proposed, string][]) {
      if (ask && request[key] === undefined) {
        answers[key] = await answer(questions[key], proposal);
      }
    }
    return {project, result: readme.write({...request, project, ...answers})};
  } finally {
    readme.close();
  }
}

async function run(args: readonly string[], command: ImportCommand): Promise<number> {
  const {siteDir, settings, help = usage, ask = askIfPossible(), afterImport} = command;
  const {values, positionals} = parseArguments(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        project: {type: 'string'},
        title: {type: 'string'},
        summary: {type: 'string'},
        tags: {type: 'string', default: ''},
        release: {type: 'string'},
        area: {type: 'string'},
        repository: {type: 'string'},
        from: {type: 'string'},
        force: {type: 'boolean', default: false},
        'all-notes': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    },
    didYouMean,
  );
  const {from, project, tags: words, 'all-notes': everyNote, help: wantsHelp, ...more} = values;
  const [source, extra] = positionals;
  if (wantsHelp || args.length === 0) {
    console.log(help);
    return wantsHelp ? 0 : 2;
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
      more.force,
    );
    const imported = outcomes.filter(({result}) => !('failed' in result)).map(({component}) => component);
    await afterImport?.(imported);
    console.log(`\n${imported.length} imported, ${outcomes.length - imported.length} refused.`);
    return imported.length === outcomes.length ? 0 : 1;
  }
  if (source === undefined) {
    console.log(`the README is missing.\n\n${help}`);
    return 2;
  }
  if (project === undefined && /\.(?:ya?ml|json)$/i.test(source)) {
    throw new ImportError(
      `${source} is no README; openapi-import, of @training-catalog/openapi-pages, imports OpenAPI files`,
    );
  }
  const tags = words
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const {project: name, result} = await importReadme(siteDir, {readme: source, project, tags, ...more}, settings, ask);
  console.log(`${name}: imported`);
  print(result, everyNote);
  if (afterImport) {
    await afterImport([name]);
  } else {
    console.log('\nNext: read the pages.');
  }
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
    if (args[0] === 'sync') {
      const {sync} = await import('./sync/index.js');
      return await sync(args.slice(1), command.siteDir, command.settings);
    }
    return await run(args, command);
  } catch (error) {
    console.error(failure(error));
    return 1;
  }
}

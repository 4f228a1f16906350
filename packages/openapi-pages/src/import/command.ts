import {didYouMean} from '@training-catalog/utils';
import {failure, parseArguments, Refusal} from '@training-catalog/utils/node';
import {importOpenApi, type OpenApiImportSettings} from './importFile.js';

/** What the command of a site needs. */
export interface OpenApiImportCommand {
  siteDir: string;
  settings?: OpenApiImportSettings | undefined;
  /** How the command is called, and what its options mean. */
  help?: string;
  /** Called with the name of the set that was imported. Prints what to do next. */
  afterImport?: (name: string) => void;
}

/** How to import, and the options. */
export const openApiImportUsage = `openapi-import <OpenAPI file or URL> --api "<Name>" [--tags <a,b>] [--release <YYYY-MM>] [--force]

  --api <name>          set of reference pages, as readers see it
  --tags <a,b>          tags of its operations
  --release <YYYY-MM>   release that lists the service
  --force               replace files that git does not have as they are
  --all-notes           print files in full, not only the first`;

const usage = `${openApiImportUsage}\n\nSettings of the site: openapi-import.config.mjs.`;

/** Number of fetched files that are shown unless all are requested. */
const shownFiles = 5;

/** Files on one line, with their number if there are several. */
function fileLine(label: string, files: readonly string[], every: boolean): string[] {
  const shown = every ? files : files.slice(0, shownFiles);
  const left = files.length - shown.length;
  const rest = left > 0 ? `, and ${left} more (--all-notes lists them)` : '';
  const count = files.length > 1 ? ` (${files.length})` : '';
  return files.length === 0 ? [] : [`  ${label}${count}: ${shown.join(', ')}${rest}`];
}

async function run(args: readonly string[], command: OpenApiImportCommand): Promise<number> {
  const {siteDir, settings, help = usage, afterImport} = command;
  const {values, positionals} = parseArguments(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        api: {type: 'string'},
        tags: {type: 'string', default: ''},
        release: {type: 'string'},
        force: {type: 'boolean', default: false},
        'all-notes': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    },
    didYouMean,
  );
  const {api: name, tags: words, release, force, 'all-notes': everyNote} = values;
  const [source, extra] = positionals;
  if (values.help || args.length === 0) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  if (extra !== undefined) {
    throw new Refusal(`"${extra}" is an unexpected argument; quote names that contain spaces`);
  }
  if (source === undefined || name === undefined) {
    console.log(`${source === undefined ? 'the OpenAPI file' : '--api "<Name>"'} is missing.\n\n${help}`);
    return 2;
  }
  const tags = words
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  const {operations, written, fetched, notes} = await importOpenApi(
    siteDir,
    {source, name, tags, release, force},
    settings,
  );
  console.log(`${name}: ${operations} operation${operations === 1 ? '' : 's'}, imported`);
  const lines = [
    ...fileLine('written', written, everyNote),
    ...fileLine(
      'fetched',
      fetched.map(({url, file}) => `${url} for ${file}`),
      everyNote,
    ),
    ...notes.map((note) => `  note: ${note}`),
  ];
  lines.forEach((line) => console.log(line));
  afterImport?.(name);
  return 0;
}

/**
 * Runs the command.
 *
 * @param args words after the name of the command
 * @returns its exit status: 0 if the file was imported, 1 if it was refused, 2 if arguments are missing.
 */
export async function runOpenApiImport(args: readonly string[], command: OpenApiImportCommand): Promise<number> {
  try {
    return await run(args, command);
  } catch (error) {
    console.error(failure(error));
    return 1;
  }
}

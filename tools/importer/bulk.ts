import {parse} from 'csv-parse/sync';
import {importProject, type ImportRequest, type ImportResult} from './project';
import {ImportError} from './report';
import {releaseOf} from '../../shared/tagKind';

/** A row of the table and its outcome. */
export interface RowOutcome {
  /** Line in the table, from 1. */
  line: number;
  component: string;
  result: ImportResult | {failed: string};
}

const columns = ['component', 'readme', 'tags', 'release'];

/**
 * Reads a CSV table with the columns component, README, tags and release; in any capitalization.
 *
 * @throws {ImportError} if the table is not UTF-8, cannot be read, or lacks a column.
 */
export function readTable(csv: Uint8Array): {line: number; cells: Record<string, string>}[] {
  let rows: {record: Record<string, string>; info: {lines: number}}[];
  try {
    rows = parse(new TextDecoder('utf-8', {fatal: true}).decode(csv), {
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    throw new ImportError(`the table cannot be read: ${(error as Error).message}; save it as "CSV UTF-8" with commas`);
  }
  const [first] = rows;
  const missing = columns.filter((name) => first && !(name in first.record));
  if (!first || missing.length > 0) {
    throw new ImportError(
      `the table has no ${first ? `column ${missing.join(', ')}` : 'rows'}; its first line reads component,README,tags,release, with commas`,
    );
  }
  return rows.map(({record, info}) => ({line: info.lines, cells: record}));
}

/**
 * Imports every row of a CSV table. A row that fails does not stop the others.
 *
 * @param progress called before each row with the number of rows done
 * @param shared settings for every row
 */
export function importTable(
  siteDir: string,
  csv: Uint8Array,
  progress: (done: number, all: number, component: string) => void,
  shared: Pick<ImportRequest, 'isRehearsal' | 'force'> = {},
): RowOutcome[] {
  const rows = readTable(csv);
  const outcomes: RowOutcome[] = [];
  for (const {line, cells} of rows) {
    const {component = '', readme = '', tags = '', release = ''} = cells;
    progress(outcomes.length, rows.length, component);
    let result: RowOutcome['result'];
    try {
      result = importProject(siteDir, {
        readme,
        project: component,
        tags: tags
          .split(/[,;|]/)
          .map((tag) => tag.trim())
          .filter(Boolean),
        ...(release && {release: releaseOf(release)}),
        ...shared,
      });
    } catch (error) {
      result = {failed: error instanceof ImportError ? error.message : `unexpected: ${String(error)}`};
    }
    outcomes.push({line, component, result});
  }
  progress(rows.length, rows.length, '');
  return outcomes;
}

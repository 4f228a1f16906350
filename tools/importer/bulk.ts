import {parse} from 'csv-parse/sync';
import iconv from 'iconv-lite';
import {importProject, type Ask, type ImportRequest, type ImportResult} from './project';
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

/** The separator of cells: spreadsheets write commas, semicolons, or tabs, depending on their language. */
function separatorOf(csv: string): string {
  const [head = ''] = csv.split('\n');
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Detects UTF-16 without a byte order mark: every other byte of Latin letters and separators is zero. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 200);
  const zeros = (from: number): number => start.filter((byte, index) => index % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  return odd > start.length / 4 && even === 0
    ? 'utf-16le'
    : even > start.length / 4 && odd === 0
      ? 'utf-16be'
      : undefined;
}

/**
 * The text of a table as saved by spreadsheets: UTF-8, UTF-16 ("Unicode text"), or, by Excel on Windows, windows-1252.
 *
 * @param encoding the encoding, if it is known
 * @returns the text, and the encoding in which it was read
 * @throws {ImportError} if the encoding is unknown, or the bytes are not a table in it.
 */
export function decodeTable(bytes: Buffer, encoding?: string): {text: string; encoding: string} {
  if (encoding !== undefined && !iconv.encodingExists(encoding)) {
    throw new ImportError(`the encoding "${encoding}" is unknown; write utf-8, utf-16le or windows-1252`);
  }
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const isUtf8 = !iconv.decode(bytes, 'utf-8').includes('\ufffd');
  const used = encoding ?? marked ?? wideEncoding(bytes) ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  const text = iconv.decode(bytes, used);
  // A workbook is an archive and contains null characters.
  if (/[\0\ufffd]/.test(text)) {
    throw new ImportError(
      `the table is not valid ${used}; save it as "CSV UTF-8", or name its encoding with --encoding`,
    );
  }
  return {text, encoding: used};
}

/**
 * Reads a table with the columns component, README, tags and release; in any capitalization.
 *
 * @throws {ImportError} if the table cannot be read or lacks a column.
 */
export function readTable(csv: string): {line: number; cells: Record<string, string>}[] {
  let rows: {record: Record<string, string>; info: {lines: number}}[];
  try {
    rows = parse(csv, {
      bom: true,
      delimiter: separatorOf(csv),
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    throw new ImportError(`the table cannot be read: ${(error as Error).message}; save it as CSV`);
  }
  const [first] = rows;
  const missing = columns.filter((name) => first && !(name in first.record));
  if (!first || missing.length > 0) {
    throw new ImportError(
      `the table has no ${first ? `column ${missing.join(', ')}` : 'rows'}; its first line reads component,README,tags,release`,
    );
  }
  return rows.map(({record, info}) => ({line: info.lines, cells: record}));
}

/**
 * Imports every row of a table. A row that fails does not stop the others.
 *
 * @param progress called before each row with the number of rows done
 * @param shared settings for every row
 */
export async function importTable(
  siteDir: string,
  csv: string,
  ask: Ask,
  progress: (done: number, all: number, component: string) => void,
  shared: Pick<ImportRequest, 'isRehearsal' | 'replaceFacts'> = {},
): Promise<RowOutcome[]> {
  const rows = readTable(csv);
  const outcomes: RowOutcome[] = [];
  for (const {line, cells} of rows) {
    const {component = '', readme = '', tags = '', release = ''} = cells;
    progress(outcomes.length, rows.length, component);
    let result: RowOutcome['result'];
    try {
      result = await importProject(
        siteDir,
        {
          readme,
          project: component,
          tags: tags
            .split(/[,;|]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
          ...(release && {release: releaseOf(release)}),
          ...shared,
        },
        ask,
      );
    } catch (error) {
      result = {failed: error instanceof ImportError ? error.message : `unexpected: ${String(error)}`};
    }
    outcomes.push({line, component, result});
  }
  progress(rows.length, rows.length, '');
  return outcomes;
}

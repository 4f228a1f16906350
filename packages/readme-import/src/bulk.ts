import {isRefusal} from '@training-catalog/utils/node';
import {parse} from 'csv-parse/sync';
import {importProject, type ImportResult} from './project.js';
import {ImportError} from './report.js';
import type {ImportSettings} from './settings.js';

/** A row of the table and its outcome. */
export interface RowOutcome {
  /** Line in the table, from 1. */
  line: number;
  component: string;
  result: ImportResult | {failed: string};
}

const columns = ['component', 'readme', 'tags', 'release'];

/**
 * Reads a CSV table with the columns component, README, tags and release, and title and summary if it has them; in any
 * capitalization.
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
 * @param tell receives each outcome when it is known, and the number of rows
 * @param force whether to replace pages that no import wrote, and files whose current content git does not have
 */
export function importTable(
  siteDir: string,
  csv: Uint8Array,
  tell: (outcome: RowOutcome, rows: number) => void,
  settings?: ImportSettings,
  force = false,
): RowOutcome[] {
  const rows = readTable(csv);
  return rows.map(({line, cells}) => {
    const {component = '', readme = '', tags = '', release = '', title = '', summary = ''} = cells;
    let result: RowOutcome['result'];
    try {
      const words = tags.split(/[,;|]/).map((tag) => tag.trim());
      const request = {readme, project: component, tags: words.filter(Boolean), force};
      const stated = {...(release && {release}), ...(title && {title}), ...(summary && {summary})};
      result = importProject(siteDir, {...request, ...stated}, settings);
    } catch (error) {
      result = {failed: isRefusal(error) ? error.message : `unexpected: ${String(error)}`};
    }
    const outcome = {line, component, result};
    tell(outcome, rows.length);
    return outcome;
  });
}

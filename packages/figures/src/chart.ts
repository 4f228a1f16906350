import {parse as parseCsv} from 'csv-parse/sync';
import type {Code, PhrasingContent, Root} from 'mdast';
import * as z from 'zod';
import {
  type Fault as AnyFault,
  forEachNode,
  nonEmptyText as text,
  parseYaml,
  schemaDiagnostics,
  yamlMessage,
} from '@training-catalog/content-model';
import {didYouMean, isDate} from '@training-catalog/utils';
import {addressKind} from '@training-catalog/utils/urls';
import {inlineMarkdown} from './inlineMarkdown.js';

/** A fault of a chart. */
type Fault = AnyFault<'chart-schema' | 'chart-data'>;

/** Maximum number of series: css/chart.css has as many colors, shapes, and dash patterns. */
export const maxSeries = 6;

/** Maximum length of a row label in characters: what fits on a phone. */
const maxLabelLength = 44;

/** Maximum number of rows: each is a mark of the drawing, a row of its table, and a line of its file. */
const maxRows = 1_000;

/** Maximum length of any cell in characters: some labels become long words of a table. */
const maxCellLength = 300;

/** Settings of a fenced `chart` block. Columns are referred to by their header in the data. */
const chartSchema = z.strictObject({
  /** `bars`: a number for each category; `lines`, `points`: two numbers, or a date and a number; `intervals`: low and high. */
  form: z.enum(['bars', 'lines', 'points', 'intervals']),
  title: text.max(90),
  /** The message of the chart, shown below the title and read by screen readers. */
  sentence: text.max(400),
  /** Source of the data, in Markdown with at least one link. */
  source: text
    .max(1000)
    .refine((value) => value.length > 1000 || /\]\((?:https:\/\/|\/(?!\/)|#)[^)\s]+\)/.test(value), {
      error:
        'it has no link; write [name](https://...), [name](/docs/...), or, for data of this page, [name](#heading)',
    }),
  /** Column of the horizontal axis: numbers for bars; numbers or dates (2024-12, 2024-12-31) otherwise. */
  x: text.optional(),
  /** Column of the vertical axis: categories for bars and intervals, numbers for lines, either for points. */
  y: text,
  /** Columns of the interval bounds. */
  low: text.optional(),
  high: text.optional(),
  /** Column that groups rows into series, each with its own color and shape. */
  series: text.optional(),
  /** Column that splits rows into small multiples with equal scales. */
  facet: text.optional(),
  /** Units, by column. */
  units: z.record(text, text).optional(),
  /** Data as CSV with a header line; or `file`, a CSV file beside the page or below its folder. */
  data: text.optional(),
  file: text
    .refine((value) => /^[^/\\!?#][^\\!?#]*\.csv$/i.test(value) && !value.split('/').includes('..'), {
      error: 'it must be a CSV file beside the page or below its folder; write its path, such as data/numbers.csv',
    })
    .optional(),
});

type ChartSettings = z.infer<typeof chartSchema>;

/** Type of a column's values. */
export type ColumnKind = 'number' | 'year' | 'date' | 'text';

export interface ChartColumn {
  name: string;
  kind: ColumnKind;
  unit?: string;
}

/** A chart with parsed and validated data. */
export interface Chart extends Omit<ChartSettings, 'data' | 'units'> {
  columns: readonly ChartColumn[];
  /** Cells as written, in column order. */
  rows: readonly (readonly string[])[];
}

/** The text and position of a code block. */
export type ChartBlock = Pick<Code, 'value' | 'position'>;

/** What is wrong with a node of `source:`; undefined if nothing is. */
function sourceProblem(node: PhrasingContent): string | undefined {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return undefined;
    case 'link':
      return ['https', 'site', 'anchor'].includes(addressKind(node.url) ?? '')
        ? node.children.map(sourceProblem).find((one) => one !== undefined)
        : `the link ${node.url} is not allowed; write a URL that starts with https://, /, or #`;
    case 'strong':
    case 'emphasis':
      return node.children.map(sourceProblem).find((one) => one !== undefined);
    default:
      return 'only text, **bold**, *emphasis*, `code`, and links are allowed; remove the rest';
  }
}

/**
 * The nodes of `source:`, or what is wrong with it.
 *
 * @param line Line of the key in the page, for faults and as the position of every node.
 */
function readSource(source: string, line: number): {nodes: PhrasingContent[]; faults: Fault[]} {
  const nodes = inlineMarkdown(source);
  const problem = nodes
    ? nodes.map(sourceProblem).find((one) => one !== undefined)
    : 'it must be one paragraph; write it on one line';
  if (!nodes || problem !== undefined) {
    return {nodes: [], faults: [{rule: 'chart-schema', line, message: `"source": ${problem}`}]};
  }
  const start = {line, column: 1};
  forEachNode({type: 'root', children: nodes}, (node) => {
    node.position = {start, end: start};
  });
  return {nodes, faults: []};
}

/** Result of parsing a block: a chart, or faults. Lines are 1-based, in the page. */
export interface ParsedChart {
  chart?: Chart;
  /** CSV file beside the page. */
  file?: string;
  /** The source of the data; empty if the settings are invalid. */
  source: readonly PhrasingContent[];
  faults: readonly Fault[];
}

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell);

function kindOf(cells: readonly string[], hasUnit: boolean): ColumnKind {
  const filled = cells.filter(Boolean);
  if (filled.length === 0) {
    return 'text';
  }
  if (filled.every(isDate)) {
    return 'date';
  }
  if (!filled.every(isNumber)) {
    return 'text';
  }
  return !hasUnit && filled.every((cell) => /^(?:19|20)\d\d$/.test(cell)) ? 'year' : 'number';
}

/** Numeric value of a cell; for a date, milliseconds since 1970. */
export const cellValue = (cell: string, kind: ColumnKind): number =>
  kind === 'date' ? Date.parse(cell) : Number(cell);

/** Display text of a cell: long numbers get thousands separators, without rounding. */
export const shownCell = (cell: string, kind: ColumnKind): string =>
  kind === 'number' && /^-?\d{4,}(?:\.|$)/.test(cell)
    ? cell.replace(/\d+/, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ','))
    : cell;

/** Column header with its unit, unless they are the same: `Distance (miles)`, but `Miles`. */
export const columnTitle = ({name, unit}: ChartColumn): string =>
  unit === undefined || unit.toLowerCase() === name.toLowerCase() ? name : `${name} (${unit})`;

/** Index of a column. A parsed chart has every column that its settings name. */
export const columnAt = ({columns}: Chart, name: string | undefined): number =>
  columns.findIndex((column) => column.name === name);

/** Settings that name a column. */
const columnKeys = ['x', 'y', 'low', 'high', 'series', 'facet'] as const;

const numbers: readonly ColumnKind[] = ['number', 'year'];
const places: readonly ColumnKind[] = [...numbers, 'date'];

/** The columns that each form needs besides `y`, and the types that its measured axes accept. */
const forms: Readonly<
  Record<
    ChartSettings['form'],
    {
      needs: readonly ('x' | 'low' | 'high')[];
      kinds: Partial<Record<(typeof columnKeys)[number], readonly ColumnKind[]>>;
    }
  >
> = {
  bars: {needs: ['x'], kinds: {x: numbers}},
  lines: {needs: ['x'], kinds: {x: places, y: numbers}},
  points: {needs: ['x'], kinds: {x: places}},
  intervals: {needs: ['low', 'high'], kinds: {x: places, low: places, high: places}},
};

interface Table {
  head: string[];
  /** Cells of each row, and its 1-based line. */
  rows: {cells: string[]; line: number}[];
}

function readTable(csv: string): Table | string {
  try {
    const [head, ...rows] = parseCsv(csv, {
      trim: true,
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
    }) as unknown as {record: string[]; info: {lines: number}}[];
    return {head: head?.record ?? [], rows: rows.map(({record, info}) => ({cells: record, line: info.lines}))};
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.?$/, '') : String(error);
  }
}

/**
 * Faults of the data.
 *
 * @param lineOf line of a row in the page; that of `file:`, if the data is in a file
 */
function dataFaults(
  settings: ChartSettings,
  {head, rows}: Table,
  lineOf: (row: number) => number,
  keyLine: (key: string) => number,
): Fault[] {
  const faults: Fault[] = [];
  const tell = (line: number, message: string): void => void faults.push({rule: 'chart-data', line, message});
  const drawn = columnKeys.filter((key) => settings[key] !== undefined);
  const named = [
    ...drawn.map((key) => [key, settings[key] ?? '']),
    ...Object.keys(settings.units ?? {}).map((name) => ['units', name]),
  ] as [string, string][];
  for (const [key, name] of named.filter(([, one]) => !head.includes(one))) {
    const remedy = `${didYouMean(name, head)}write one of ${head.join(', ')}`;
    tell(keyLine(key), `"${key}": the data has no column "${name}"; ${remedy}`);
  }
  if (faults.length === 0 && rows.length < 2) {
    tell(keyLine('data'), 'a chart needs at least two rows of data; write a sentence instead');
  }
  if (rows.length > maxRows) {
    tell(
      keyLine('data'),
      `the data has ${rows.length} rows, and can have ${maxRows}; show fewer, such as a mean for each month`,
    );
  }
  if (faults.length > 0) {
    return faults;
  }
  const cell = (row: readonly string[], name: string | undefined): string => row[head.indexOf(name ?? '')] ?? '';
  const {kinds} = forms[settings.form];
  const isPlace = (key: (typeof columnKeys)[number]): boolean => kinds[key]?.includes('date') === true;
  const keys = new Map<string, number>();
  rows.forEach(({cells, line}) => {
    const at = lineOf(line);
    const long = cells.find((value) => value.length > maxCellLength);
    if (long !== undefined) {
      tell(at, `the cell "${long.slice(0, 30)}…" has ${long.length} characters; shorten it to ${maxCellLength}`);
      return;
    }
    if (cells.length !== head.length) {
      tell(
        at,
        `the row "${cells.join(',')}" has ${cells.length} cells, but the header has ${head.length}; add or remove cells, and quote text that contains commas`,
      );
      return;
    }
    for (const key of drawn) {
      const value = cell(cells, settings[key]);
      if (value === '') {
        tell(at, `the column "${settings[key]}" has no value in this row; add one, or remove the row`);
      } else if (kinds[key] && !isNumber(value) && !(isPlace(key) && isDate(value))) {
        tell(
          at,
          `"${value}" in the column "${settings[key]}" is not a number; write digits without units or commas${isPlace(key) ? ', or a date such as 2024-12-31' : ''}`,
        );
      } else if (!kinds[key] && !isNumber(value) && key !== 'facet' && value.length > maxLabelLength) {
        tell(at, `the label "${value}" has ${value.length} characters; shorten it to ${maxLabelLength}`);
      }
    }
    const [low, high] = [cell(cells, settings.low), cell(cells, settings.high)];
    if (settings.form === 'intervals' && cellValue(low, kindOf([low], true)) > cellValue(high, kindOf([high], true))) {
      tell(at, `the interval ends at ${high}, before it starts at ${low}; swap the two`);
    }
    if (settings.form === 'bars' || settings.form === 'intervals') {
      const key = [settings.y, settings.series, settings.facet].map((name) => cell(cells, name)).join('\n');
      const before = keys.get(key);
      if (before !== undefined) {
        tell(
          at,
          `"${cell(cells, settings.y)}" is already on line ${before}; set "series" or "facet" to the column that distinguishes the two`,
        );
      }
      keys.set(key, at);
    }
  });
  for (const key of drawn.filter(isPlace)) {
    const values = rows.map(({cells}) => cell(cells, settings[key]));
    if (values.some(isDate) && values.some(isNumber)) {
      tell(keyLine(key), `the column "${settings[key]}" mixes numbers and dates; use one or the other`);
    }
  }
  const series = new Set(rows.map(({cells}) => cell(cells, settings.series)));
  if (settings.series !== undefined && series.size > maxSeries) {
    tell(
      keyLine('series'),
      `the column "${settings.series}" has ${series.size} values, but only ${maxSeries} colors can be told apart; remove some, or use it as "facet"`,
    );
  }
  return faults;
}

/**
 * Parses a `chart` block.
 *
 * @param readFile returns the text of a CSV file beside the page, undefined if it does not exist; without it, the file's
 *   contents are not checked
 */
export function readChart(node: ChartBlock, readFile?: (file: string) => string | undefined): ParsedChart {
  const first = node.position?.start.line ?? 1;
  const {document, lineOf: lineIn, broken} = parseYaml(node.value, first);
  if (broken) {
    const message = yamlMessage(broken.reason).replace('the front matter', 'the chart');
    return {source: [], faults: [{rule: 'chart-schema', line: broken.line, message}]};
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const line = lineIn(path);
    return line === 1 ? first : line;
  };
  const value: unknown = document.toJS() ?? {};
  const {data: settings} = chartSchema.safeParse(value);
  if (!settings) {
    const wrong = schemaDiagnostics('chart-schema', '', chartSchema, value, lineOf);
    return {source: [], faults: wrong.map(({rule, line, message}) => ({rule, line, message: `chart: ${message}`}))};
  }
  const {data, file, units = {}, ...rest} = settings;
  const {nodes: source, faults} = readSource(settings.source, lineOf(['source']));
  const tell = (message: string): void => void faults.push({rule: 'chart-schema', line: first, message});
  forms[settings.form].needs
    .filter((key) => settings[key] === undefined)
    .forEach((key) => tell(`a chart with form ${settings.form} needs "${key}:"; write the name of a column`));
  if ((data === undefined) === (file === undefined)) {
    tell(
      `the chart has ${data === undefined ? 'no data' : 'both "data:" and "file:"'}; write the CSV below "data: |", or name a file: data/numbers.csv`,
    );
  }
  const result = {...(file !== undefined && {file}), source};
  if (faults.length > 0 || (file !== undefined && !readFile)) {
    return {...result, faults};
  }
  const dataLine = lineOf([file === undefined ? 'data' : 'file']);
  const refused = (message: string): ParsedChart => ({
    ...result,
    faults: [{rule: 'chart-data', line: dataLine, message}],
  });
  const csv = file === undefined ? data : readFile?.(file);
  if (csv === undefined) {
    return refused(`file not found: ${file}; add it next to the page, or correct the path`);
  }
  const table = readTable(csv);
  if (typeof table === 'string') {
    return refused(`invalid CSV: ${table}; quote text that contains commas or quotation marks`);
  }
  const found = dataFaults(
    settings,
    table,
    // Inline data starts in the line after its key.
    (line) => (file === undefined ? dataLine + line : dataLine),
    (key) => (key === 'data' ? dataLine : lineOf([key])),
  );
  if (found.length > 0) {
    return {...result, faults: found};
  }
  const columns = table.head.map((name, index) => {
    const unit = Object.hasOwn(units, name) ? units[name] : undefined;
    const cells = table.rows.map((row) => row.cells[index] ?? '');
    return {name, kind: kindOf(cells, unit !== undefined), ...(unit !== undefined && {unit})};
  });
  const rows = table.rows.map(({cells}) => cells);
  return {...result, chart: {...rest, ...(file !== undefined && {file}), columns, rows}, faults: []};
}

/** All charts of a page, faulty ones included. */
export function chartsOf(tree: Root): ChartBlock[] {
  const blocks: ChartBlock[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'code' && node.lang === 'chart') {
      blocks.push({value: node.value, position: node.position});
    }
  });
  return blocks;
}

/**
 * The data file that a chart names, and its line. Faulty charts count, because correcting the fault is all that their
 * author has to do. In a chart that is not valid YAML, it may be any value of a line.
 */
export function dataFileOf({value, position}: ChartBlock): {file: string; line: number}[] {
  const first = position?.start.line ?? 1;
  const {document, lineOf, broken} = parseYaml(value, first);
  if (broken) {
    return value.split('\n').flatMap((text, index) => {
      const [, written = ''] = /^\s*file:(.*)$/.exec(text) ?? [];
      const file = written.trim().replaceAll(/^["']|["']$/g, '');
      return file === '' ? [] : [{file, line: first + 1 + index}];
    });
  }
  const file: unknown = document.get('file');
  return typeof file === 'string' ? [{file, line: lineOf(['file'])}] : [];
}

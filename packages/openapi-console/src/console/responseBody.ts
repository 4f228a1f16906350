// The content of a response, read without changing it: the text as received, and a view of it.
import {translate} from '@docusaurus/Translate';

const jsonString = '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"';

/**
 * JSON with line breaks and indentation. Its tokens stay as they are, so that no number is rounded, as by
 * `JSON.stringify`.
 */
export function indented(json: string): string {
  let level = 0;
  const line = (): string => `\n${'  '.repeat(Math.min(level, 40))}`;
  return json.replaceAll(
    new RegExp(`(${jsonString})|[{[]\\s*[}\\]]|[{}[\\],:]|\\s+`, 'gs'),
    (token: string, text: string | undefined) => {
      switch (text === undefined ? token : '') {
        case '':
          return token;
        case '{':
        case '[':
          level++;
          return token + line();
        case '}':
        case ']':
          level--;
          return line() + token;
        case ',':
          return token + line();
        case ':':
          return ': ';
        default:
          return token.replaceAll(/\s/g, '');
      }
    },
  );
}

/** Rows with named columns. Values are text, as the response has them. */
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Reads CSV by RFC 4180, with a header; a quoted field may hold commas, quotes and line breaks. */
export function parseCsv(text: string): Table | undefined {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') {
      break;
    }
    if (end !== ',') {
      rows.push([]);
    }
  }
  const [columns = [], ...others] = rows.filter((row) => row.length > 1 || row[0] !== '');
  return columns.length === 0 ? undefined : {columns, rows: others};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cell = (value: unknown): string =>
  Array.isArray(value)
    ? `[${translate({id: 'training-catalog.openapi-console.itemCount', message: 'Items: {count}'}, {count: value.length})}]`
    : isRecord(value)
      ? `{${translate({id: 'training-catalog.openapi-console.fieldCount', message: 'Fields: {count}'}, {count: Object.keys(value).length})}}`
      : String(value);

/** Makes a table of the records of a JSON text: a list of objects, or the first such list in an object. */
export function recordsOf(json: string): Table | undefined {
  // Numbers as texts, so that none is rounded.
  const exact = json.replaceAll(
    new RegExp(`(${jsonString})|-?\\d[\\d.eE+-]*`, 'gs'),
    (token: string, text: string | undefined) => text ?? `"${token}"`,
  );
  const root = JSON.parse(exact) as unknown;
  const lists = Array.isArray(root) ? [root] : isRecord(root) ? Object.values(root).filter(Array.isArray) : [];
  const records = lists.find((list: unknown[]) => list.length > 0 && list.every(isRecord)) as
    | Record<string, unknown>[]
    | undefined;
  const columns = [...new Set((records ?? []).flatMap((record) => Object.keys(record)))];
  const rows = (records ?? []).map((record) =>
    columns.map((column) => (Object.hasOwn(record, column) ? cell(record[column]) : '')),
  );
  return columns.length === 0 ? undefined : {columns, rows};
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** Indexes of the columns that hold only numbers, apart from empty cells. */
export function numericColumns({columns, rows}: Table): number[] {
  return columns.flatMap((_, index) => {
    const values = rows.map((row) => row[index] ?? '').filter((text) => text.trim() !== '');
    return values.length > 0 && values.every(isNumber) ? [index] : [];
  });
}

/** Makes invisible and reordering characters visible: control characters, direction marks, zero width. */
export function visible(text: string): string {
  return text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /\r(?!\n)|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g,
    (character) => `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`,
  );
}

/** The body of a response as a page can show it. */
export interface Content {
  kind: 'json' | 'csv' | 'text' | 'binary' | 'empty';
  /** The whole text, that of JSON indented; empty for other content. */
  text: string;
  table?: Table;
  /** What is wrong with it. */
  note?: string;
}

/** Maximum number of characters of a text that is parsed. */
const maxParsed = 5_000_000;

/** Media type without its parameters, in lower case. */
export const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

const isText = (type: string): boolean =>
  type === '' ||
  /^text\/|[/+](?:json|xml|yaml|x-ndjson|javascript|csv)$|^application\/x-www-form-urlencoded$/.test(type);

function decoded(bytes: Uint8Array, type: string): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Reads the body of a response by its media type, or by its content where the type says nothing. */
export function readContent(bytes: Uint8Array, type: string): Content {
  const plain = plainType(type);
  if (bytes.length === 0) {
    return {kind: 'empty', text: ''};
  }
  if (!isText(plain) || bytes.subarray(0, 2000).includes(0)) {
    return {kind: 'binary', text: ''};
  }
  const text = decoded(bytes, type);
  if (text.length > maxParsed) {
    return {
      kind: 'text',
      text,
      note: translate({
        id: 'training-catalog.openapi-console.tooLong',
        message: 'The response is too long for a tree or a table; it is shown as text.',
      }),
    };
  }
  const looksLikeJson = /^\s*[[{]/.test(text);
  if (/[/+]json$/.test(plain) || (plain === '' && looksLikeJson)) {
    try {
      JSON.parse(text);
      const table = recordsOf(text);
      return {kind: 'json', text: indented(text), ...(table && {table})};
    } catch {
      const note = translate({
        id: 'training-catalog.openapi-console.notJson',
        message: 'The response is labeled as JSON but is not valid JSON; it is shown as received.',
      });
      return {kind: 'text', text, note};
    }
  }
  const table = /[/.]csv$/.test(plain) ? parseCsv(text) : undefined;
  return table ? {kind: 'csv', text, table} : {kind: 'text', text};
}

/** The documented response for a status: its own, that of its class, or the default. */
export function documentedStatus<Response>(
  responses: Record<string, Response> | undefined,
  status: number,
): {key: string; response: Response} | undefined {
  const keys = [String(status), `${Math.floor(status / 100)}XX`, `${Math.floor(status / 100)}xx`, 'default'];
  const key = keys.find((one) => responses !== undefined && Object.hasOwn(responses, one));
  const response = key === undefined ? undefined : responses?.[key];
  return key === undefined || response === undefined ? undefined : {key, response};
}

// The content of a response, read without changing it: the text as received, and a view of it.
import {texts} from './texts.js';

/**
 * A JSON value. Numbers are kept as written, and keys in a list, so that no key has a special meaning (`__proto__`).
 */
export type JsonNode =
  | {kind: 'object'; entries: readonly (readonly [key: string, node: JsonNode])[]}
  | {kind: 'array'; items: readonly JsonNode[]}
  | {kind: 'string'; text: string}
  | {kind: 'number' | 'literal'; text: string};

const space = /[ \t\r\n]*/y;
const stringToken = /"(?:[^"\\]|\\.)*"/sy;
const otherToken = /[^\s,:[\]{}"]+/y;

/**
 * Parses JSON without rounding numbers. (`JSON.parse` rounds; its reviver's `context.source` is not in all browsers
 * yet.) It does not recurse, so the nesting of a response does not matter.
 *
 * @throws {SyntaxError} if the text is not JSON; another error if the browser's own parser cannot read it.
 */
export function parseExactly(text: string): JsonNode {
  // Is it JSON at all? If so, the reader below does not have to check.
  JSON.parse(text);
  let offset = 0;
  const token = (pattern: RegExp): string => {
    pattern.lastIndex = offset;
    const [found = ''] = pattern.exec(text) ?? [];
    offset += found.length;
    return found;
  };
  const next = (): string => {
    token(space);
    return text.charAt(offset);
  };
  const string = (): string => JSON.parse(token(stringToken)) as string;
  /** The objects and lists that are open, from the outside in. */
  const open: ({entries: [string, JsonNode][]} | {items: JsonNode[]})[] = [];
  let key = '';
  let root: JsonNode | undefined;
  const add = (node: JsonNode): void => {
    const inner = open.at(-1);
    if (inner === undefined) {
      root = node;
    } else if ('items' in inner) {
      inner.items.push(node);
    } else {
      inner.entries.push([key, node]);
    }
  };
  while (root === undefined || open.length > 0) {
    const first = next();
    const inner = open.at(-1);
    if (first === ',' || first === ']' || first === '}') {
      offset += 1;
      if (first !== ',') {
        open.pop();
      }
      continue;
    }
    if (inner && 'entries' in inner) {
      key = string();
      next();
      offset += 1;
    }
    const start = next();
    if (start === '{') {
      const entries: [string, JsonNode][] = [];
      add({kind: 'object', entries});
      open.push({entries});
      offset += 1;
    } else if (start === '[') {
      const items: JsonNode[] = [];
      add({kind: 'array', items});
      open.push({items});
      offset += 1;
    } else if (start === '"') {
      add({kind: 'string', text: string()});
    } else {
      const literal = token(otherToken);
      add({kind: /^[-\d]/.test(literal) ? 'number' : 'literal', text: literal});
    }
  }
  return root;
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

const cell = (node: JsonNode): string =>
  node.kind === 'object'
    ? `{${texts.fieldCount({count: node.entries.length})}}`
    : node.kind === 'array'
      ? `[${texts.itemCount({count: node.items.length})}]`
      : node.text;

/** Makes a table of records: a list of objects, or the first such list in an object. */
export function recordsOf(node: JsonNode): Table | undefined {
  const list =
    node.kind === 'array'
      ? node
      : node.kind === 'object'
        ? node.entries
            .map(([, inner]) => inner)
            .find((inner) => inner.kind === 'array' && recordsOf(inner) !== undefined)
        : undefined;
  if (list?.kind !== 'array' || list.items.length === 0) {
    return undefined;
  }
  const records = list.items.flatMap((item) => (item.kind === 'object' ? [item] : []));
  if (records.length < list.items.length) {
    return undefined;
  }
  const columns = [...new Set(records.flatMap(({entries}) => entries.map(([key]) => key)))];
  const rows = records.map(({entries}) => {
    const values = new Map(entries);
    return columns.map((column) => {
      const value = values.get(column);
      return value ? cell(value) : '';
    });
  });
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
    // eslint-disable-next-line no-control-regex
    /\r(?!\n)|[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g,
    (character) => `\u27e8U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\u27e9`,
  );
}

/** The body of a response as a page can show it. */
export interface Content {
  kind: 'json' | 'csv' | 'text' | 'binary' | 'empty';
  /** The whole text; empty for other content. */
  text: string;
  node?: JsonNode;
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
    return {kind: 'text', text, note: texts.tooLong()};
  }
  const looksLikeJson = /^\s*[[{]/.test(text);
  if (/[/+]json$/.test(plain) || (plain === '' && looksLikeJson)) {
    try {
      const node = parseExactly(text);
      const table = recordsOf(node);
      return {kind: 'json', text, node, ...(table && {table})};
    } catch (error) {
      return {
        kind: 'text',
        text,
        note: error instanceof SyntaxError ? texts.notJson() : texts.unreadJson({error: String(error)}),
      };
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

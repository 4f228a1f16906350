import type {Document, LineCounter, YAMLError} from 'yaml';
import type {Fault} from '../rules/unsafeMarkup';
import {parseYaml} from './yamlLines';

/** Parsed YAML document of the front matter. */
export interface FrontMatterBlock {
  document: Document.Parsed;
  lines: LineCounter;
}

/** Complete front matter. Excludes JavaScript (`---js`), which must never be executed. */
const whole = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A line that may occur in front matter: a key, an indented line, a list item, a comment. */
const belongs = /^(?:[ \t]+\S.*|[\w"'][^:]*:.*|- .*|#(?!#).*)$/;

/** A mistyped closing delimiter. */
const nearlyClosing = /^(?:--?|-{4,}|[–—]+-*|\.\.\.)[ \t]*$/;

/** Parses the front matter of a page; undefined if it has none. */
export function frontMatterBlock(text: string): FrontMatterBlock | undefined {
  const match = whole.exec(text);
  if (!match) {
    return undefined;
  }
  const [, source = ''] = match;
  return parseYaml(source);
}

/** Fault of the front matter delimiters; undefined if they are correct or the page has no front matter. */
export function frontMatterFault(text: string): Fault | undefined {
  const [opening = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!opening.startsWith('---') || whole.test(text)) {
    return undefined;
  }
  if (!/^---[ \t]*$/.test(opening)) {
    return {line: 1, message: `the page begins with "${opening.trim()}"; write --- alone in the first line`};
  }
  const end = rest.findIndex((line) => !belongs.test(line));
  const keys = end < 0 ? rest.length : end;
  const after = rest[keys]?.trim() ?? '';
  // Lines are 1-based, and line 1 is the opening dashes.
  return nearlyClosing.test(after)
    ? {
        line: keys + 2,
        message: `"${after}" does not close the front matter; write --- (three hyphens) alone in this line`,
      }
    : {
        line: keys + 1,
        message: `the front matter that begins in line 1 is not closed; write --- alone in a line below this one`,
      };
}

/** Messages of YAML parsers, reworded for authors; others are rare. */
const plainReasons: readonly (readonly [RegExp, string])[] = [
  [
    /Nested mappings|bad indentation of a mapping entry|incomplete explicit mapping pair/i,
    'a text with a colon needs quotes: key: "one: two"',
  ],
  [/Map keys must be unique|duplicated mapping key/i, 'the key is there twice; remove one of the two'],
  [/Tabs? (?:are )?not|tab characters/i, 'the line begins with a tab; indent with spaces'],
  [/Missing closing|unexpected end of the stream within a (?:single|double) quoted/i, 'a quotation mark is not closed'],
  [
    /Flow (?:sequence|map)|missed comma|within a flow collection/i,
    'a list is not closed, or lacks a comma; write [one, two]',
  ],
  [
    /Implicit keys? |Implicit map keys|can not read a block mapping entry/i,
    'a line has no colon after its key; write key: value',
  ],
  [/Plain value cannot start with reserved|cannot start any token/i, 'a text that begins with @, ` or % needs quotes'],
  [/Unresolved alias|unidentified alias/i, 'a text that begins with * needs quotes'],
  [
    /All collection items must start at the same column|bad indentation/i,
    'the lines of one list begin at different columns',
  ],
];

/** A YAML syntax error of front matter, reworded for authors. Line 1 is the opening dashes. */
export function yamlFault({message, pos: [start]}: YAMLError, {lines}: FrontMatterBlock): Fault {
  return {line: lines.linePos(start).line + 1, message: yamlMessage(message)};
}

/** Rewords the message of any YAML parser for authors. */
export function yamlMessage(reason: string): string {
  const plain = plainReasons.find(([pattern]) => pattern.test(reason))?.[1];
  const remedy = 'put texts with a colon or # in quotes and indent with spaces';
  return `the front matter cannot be read: ${plain ?? `${(reason.split('\n')[0] ?? '').trim()}; ${remedy}`}`;
}

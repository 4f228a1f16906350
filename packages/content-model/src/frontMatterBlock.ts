import type {Fault, SourceRule} from './diagnostic.js';
import {parseYaml, type ParsedYaml} from './yamlLines.js';

/** Complete front matter. Excludes JavaScript (`---js`), which must never be executed. */
const whole = /^\uFEFF?---[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A line that may occur in front matter: a key, an indented line, a list item, a comment. */
const belongs = /^(?:[ \t]+\S.*|[\w"'][^:]*:.*|- .*|#(?!#).*)$/;

/** A mistyped closing delimiter. */
const nearlyClosing = /^(?:--?|-{4,}|[–—]+-*|\.\.\.)[ \t]*$/;

/** Parses the front matter of a page; undefined if it has none. */
export function frontMatterBlock(text: string): ParsedYaml | undefined {
  const match = whole.exec(text);
  // Below the line of the opening dashes.
  return match ? parseYaml(match[1] ?? '', 1) : undefined;
}

/** Fault of the front matter delimiters; undefined if they are correct or the page has no front matter. */
export function frontMatterFault(text: string): Fault<SourceRule> | undefined {
  const rule = 'front-matter-syntax';
  const [opening = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!opening.startsWith('---') || whole.test(text)) {
    return undefined;
  }
  if (!/^---[ \t]*$/.test(opening)) {
    return {rule, line: 1, message: `the page starts with "${opening.trim()}"; write --- alone on the first line`};
  }
  const end = rest.findIndex((line) => !belongs.test(line));
  const keys = end < 0 ? rest.length : end;
  const after = rest[keys]?.trim() ?? '';
  // Lines are 1-based, and line 1 is the opening dashes.
  return nearlyClosing.test(after)
    ? {
        rule,
        line: keys + 2,
        message: `"${after}" does not close the front matter; write --- (three hyphens) alone on this line`,
      }
    : {
        rule,
        line: keys + 1,
        message: 'the front matter is not closed; write --- on its own line below this one',
      };
}

/** Messages of YAML parsers, reworded for authors; others are rare. */
const plainReasons: readonly (readonly [RegExp, string])[] = [
  [
    /Nested mappings|bad indentation of a mapping entry|incomplete explicit mapping pair/i,
    'text with a colon must be quoted: key: "one: two"',
  ],
  [/Map keys must be unique|duplicated mapping key/i, 'duplicate key; remove one of the two'],
  [/Tabs? (?:are )?not|tab characters/i, 'the line is indented with a tab; indent with spaces'],
  [/Missing closing|unexpected end of the stream within a (?:single|double) quoted/i, 'unclosed quotation mark'],
  [
    /Flow (?:sequence|map)|missed comma|within a flow collection/i,
    'a list is not closed or is missing a comma; write [one, two]',
  ],
  [
    /Implicit keys? |Implicit map keys|can not read a block mapping entry/i,
    'missing colon after a key; write key: value',
  ],
  [/Plain value cannot start with reserved|cannot start any token/i, 'text that starts with @, `, or % must be quoted'],
  [/Unresolved alias|unidentified alias/i, 'text that starts with * must be quoted'],
  [/Maximum call stack|nested too deeply/, 'it is nested too deeply; write fewer levels'],
  [/All collection items must start at the same column|bad indentation/i, 'list items have different indentation'],
];

/** Rewords the message of any YAML parser for authors. */
export function yamlMessage(reason: string): string {
  const plain = plainReasons.find(([pattern]) => pattern.test(reason))?.[1];
  const remedy = 'quote text that contains a colon or #, and indent with spaces';
  return `invalid YAML in the front matter: ${plain ?? `${(reason.split('\n')[0] ?? '').trim()}; ${remedy}`}`;
}

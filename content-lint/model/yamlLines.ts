import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';

/**
 * Makes a function that gives the line (from 1) of the key or list entry at a path of a parsed YAML or JSON text, or of
 * the nearest one above it where the text has no such key.
 *
 * @param before number of lines above the text in its file
 */
export function lineFinder(
  document: Document.Parsed,
  lines: LineCounter,
  before = 0,
): (path: readonly PropertyKey[]) => number {
  return (path) => {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const key of path) {
      let located: unknown;
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        located = pair?.key;
        node = pair?.value;
      } else if (isSeq(node)) {
        located = node = node.items[Number(key)];
      }
      if (!isNode(located) || !located.range) {
        break;
      }
      line = lines.linePos(located.range[0]).line;
    }
    return line === undefined ? 1 : line + before;
  };
}

/** A YAML or JSON text that was parsed. */
export interface ParsedYaml {
  document: Document.Parsed;
  lines: LineCounter;
  /** Line (from 1) of the key or list entry at a path, or of the nearest one above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The first syntax error; its line counts from 1. */
  broken: {line: number; reason: string} | undefined;
}

/** Parses a YAML or JSON text. JSON is YAML, and this parser knows the lines. */
export function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  return {
    document,
    lines,
    lineOf: lineFinder(document, lines),
    broken: error && {line: lines.linePos(error.pos[0]).line, reason: error.message},
  };
}

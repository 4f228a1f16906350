import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document} from 'yaml';

/**
 * Returns a function that maps a path of a parsed YAML or JSON text to the 1-based line of its key or list entry, or of
 * its nearest ancestor if the text has no such key.
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

/** A parsed YAML or JSON text. */
export interface ParsedYaml {
  document: Document.Parsed;
  lines: LineCounter;
  /** 1-based line of the key or list entry at a path, or of its nearest ancestor. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The first syntax error; its line is 1-based. */
  broken: {line: number; reason: string} | undefined;
}

/** Parses YAML, or JSON, which is valid YAML; this parser reports line numbers. */
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

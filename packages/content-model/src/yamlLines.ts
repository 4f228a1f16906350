import {isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Alias, type Document} from 'yaml';

/**
 * Returns a function that maps a path of a parsed YAML or JSON text to the 1-based line of its key or list entry, or of
 * its nearest ancestor if the text has no such key.
 */
function lineFinder(document: Document.Parsed, lineAt: ParsedYaml['lineAt']): ParsedYaml['lineOf'] {
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
      line = lineAt(located.range[0]);
    }
    return line ?? 1;
  };
}

/** The first reference to another part of the document. A few of them can stand for a text of gigabytes. */
function firstAlias(document: Document.Parsed): Alias | undefined {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_key, node) => {
      found = node;
      return visit.BREAK;
    },
  });
  return found;
}

/** A parsed YAML or JSON text. */
export interface ParsedYaml {
  document: Document.Parsed;
  /** Line of the character at an offset. */
  lineAt: (offset: number) => number;
  /** Line of the key or list entry at a path, or of its nearest ancestor. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The first syntax error. Aliases are one, because authors mean an asterisk. */
  broken: {line: number; reason: string} | undefined;
}

/**
 * Parses YAML, or JSON, which is valid YAML; this parser reports line numbers.
 *
 * @param before number of lines above the text in its file; all lines of the result are 1-based lines of the file
 */
export function parseYaml(source: string, before = 0): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  const lineAt = (offset: number): number => lines.linePos(offset).line + before;
  const alias = source.includes('*') ? firstAlias(document) : undefined;
  return {
    document,
    lineAt,
    lineOf: lineFinder(document, lineAt),
    broken: error
      ? {line: lineAt(error.pos[0]), reason: error.message.replace(/^Maximum call stack.*/, 'nested too deeply')}
      : alias && {line: lineAt(alias.range?.[0] ?? 0), reason: `Unresolved alias *${alias.source}`},
  };
}

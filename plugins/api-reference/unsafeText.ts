import YAML, {LineCounter} from 'yaml';
import {markupFaults} from '../../content-lint/rules/unsafeMarkup';

/**
 * Looks in a specification for texts that could run code in a reader's browser.
 *
 * @param source - the specification file's text, YAML or JSON.
 * @returns one line for each fault: `line: what is wrong; what to write`.
 */
export function unsafeTexts(source: string): string[] {
  const lines = new LineCounter();
  const problems: string[] = [];
  YAML.visit(YAML.parseDocument(source, {lineCounter: lines}), {
    Pair: (_, {key, value}) => {
      if (
        YAML.isScalar(key) &&
        YAML.isScalar(value) &&
        typeof value.value === 'string' &&
        // Its value is Markdown on a reference page; all others are shown as text or code.
        key.value === 'description'
      ) {
        const start = value.range ? lines.linePos(value.range[0]).line : 1;
        // The text of a block begins below its sign.
        const before = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED' ? start : start - 1;
        problems.push(
          ...markupFaults(value.value).map(({line, message}) => `${before + line}: description: ${message}`),
        );
      }
    },
  });
  return problems;
}

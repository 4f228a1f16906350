/** Whether Mermaid can read a diagram, and its drawing. */
import {askAndWait, askLater, type Answer} from './askWorker.js';
import {partsOf, titleOf, withoutComments} from './mermaidSource.js';
import {numberSign} from './numberSign.js';

/** What Mermaid cannot read. `line` is 0-based, in the source between the fences. */
export interface SyntaxFault {
  line: number;
  message: string;
}

/** Mermaid's errors name its own words for signs, and show the text in pieces; this says what an author can do. */
function faultIn(source: string, before: number, {fault}: Answer): SyntaxFault | undefined {
  if (!fault) {
    return undefined;
  }
  const lines = source.split('\n');
  const line = Math.min(before + Math.max(fault.line, 1), lines.length) - 1;
  const text = (lines[line] ?? '').trim();
  // The parsers of some kinds name what they expect in words.
  const reason = /^(?:Parse|Lexical) error|^Parsing failed/.test(fault.message)
    ? ''
    : ` (${fault.message.split('\n')[0]})`;
  return {
    line,
    message:
      `Mermaid cannot read the diagram at "${text.slice(0, 60)}"${reason}; close each bracket, quotation mark, and block, ` +
      'and write a label with other signs in quotation marks, as in a["Text (more)"]',
  };
}

/** Finds what Mermaid cannot read; waits for the answer. */
export function syntaxFault(source: string): SyntaxFault | undefined {
  const parts = partsOf(source);
  const {text, line} = withoutComments(parts);
  return faultIn(source, line, askAndWait({source: text, title: '', isDrawn: false}));
}

/** A drawing, or why there is none: neither, if the diagram is left to Mermaid in the browser. */
export interface Drawn {
  title: string;
  fault?: SyntaxFault | undefined;
  drawing?: string | undefined;
}

/** Answers by source: the bundler compiles each page twice. */
const answers = new Map<string, Promise<Answer>>();

/**
 * Draws a diagram.
 *
 * @param source text between the fences
 * @param number position among the diagrams of the page, from 1, which makes the ids in the drawing unique
 */
export async function drawnDiagram(source: string, number: number): Promise<Drawn> {
  const parts = partsOf(source);
  const title = titleOf(parts);
  const {text, line} = withoutComments(parts);
  const key = JSON.stringify([title, text]);
  const asked = answers.get(key) ?? askLater({source: text, title, isDrawn: true});
  answers.set(key, asked);
  const answer = await asked;
  return {
    title,
    fault: faultIn(source, line, answer),
    drawing: answer.drawing?.replaceAll(numberSign, String(number)),
  };
}

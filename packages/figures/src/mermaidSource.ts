/** The parts of the source of a diagram. */
import {parseYaml} from '@training-catalog/content-model';

const frontMatter = /^\s*---[ \t]*\n([^]*?)\n[ \t]*---[ \t]*(?:\n|$)/;

/** What a source consists of. */
export interface MermaidSource {
  /** What is between the lines of three dashes at its start, as YAML; undefined without these lines. */
  yaml: string | undefined;
  /** The text after them. */
  body: string;
  /** Where the text begins: characters and lines before it. */
  offset: number;
  line: number;
}

/** Takes a source apart. */
export function partsOf(source: string): MermaidSource {
  const [whole = '', yaml] = frontMatter.exec(source) ?? [];
  return {yaml, body: source.slice(whole.length), offset: whole.length, line: whole.split('\n').length - 1};
}

/** The title of a diagram; empty if it has none. */
export function titleOf({yaml}: MermaidSource): string {
  const {document, broken} = parseYaml(yaml ?? '');
  const value: unknown = broken ? undefined : document.toJS();
  const title = typeof value === 'object' && value !== null ? (value as {title?: unknown}).title : undefined;
  return typeof title === 'string' || typeof title === 'number' ? String(title) : '';
}

/**
 * The text for Mermaid: without comments and the empty lines at its start, which Mermaid takes out, too, so that it would
 * count the lines without them.
 *
 * @returns the text, and how many lines of the source are before it.
 */
export function withoutComments({body, line}: MermaidSource): {text: string; line: number} {
  const text = body.replaceAll(/^[ \t]*%%(?!\{).*$/gm, '');
  const start = text.search(/\S/);
  // Not between, because the first line has its indentation.
  const first = start < 0 ? 0 : text.slice(0, start).split('\n').length - 1;
  return {text: text.split('\n').slice(first).join('\n'), line: line + first};
}

/**
 * Text that somebody else wrote, in Markdown for an issue or a comment. It is always code, because a code host reads
 * nothing in code: no mention of a person, no reference to an issue, no link, image, or HTML. Escaping sign by sign does
 * not reach that: a host looks for mentions and addresses in the text that is left after the escapes are resolved.
 */

/** Signs that nobody sees, or that change what is around them: control signs, marks of direction, separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** A text of at most so many characters, by code points; what is cut is marked. */
function cut(text: string, characters: number): string {
  const points = Array.from(text);
  return points.length <= characters ? text : `${points.slice(0, characters - 1).join('')}…`;
}

/** Backticks that are in no run of the text. */
const fenceFor = (text: string, atLeast: number): string =>
  '`'.repeat(Math.max(atLeast, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));

/**
 * A text in one line of Markdown, also in a cell of a table.
 *
 * @param characters - longer texts are cut.
 * @returns code; nothing for a text without a visible sign.
 */
export function foreignWords(text: string, characters = 300): string {
  // A table ends its cell at this sign, in code as well, and reads a backslash before it in two ways.
  const line = cut(text.replaceAll(unseen, ' ').replaceAll('|', '¦').trim(), characters);
  if (line === '') {
    return '';
  }
  const fence = fenceFor(line, 1);
  // Markdown drops one space at both ends if there are two.
  return /^[`\s]|[`\s]$/.test(line) ? `${fence} ${line} ${fence}` : fence + line + fence;
}

/** A block of code around lines, whatever is in them. */
const block = (language: string, lines: string): string => {
  const fence = fenceFor(lines, 3);
  return `${fence}${language}\n${lines}\n${fence}`;
};

/**
 * Some lines as a block of code in Markdown, which begins and ends at the start of a line.
 *
 * @param language - of the code, for its colors, such as `diff`.
 */
export function foreignLines(text: string, language: 'text' | 'diff', {lines = 80, characters = 8000} = {}): string {
  const all = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', '  ').replaceAll(unseen, ' '));
  const rest = all.length > lines ? [`… and ${all.length - lines} more lines`] : [];
  return block(language, [cut(all.slice(0, lines).join('\n'), characters), ...rest].join('\n'));
}

/**
 * Lines to put in place of those that a comment is about, as a code host offers them.
 *
 * @returns undefined if a sign in the lines is unseen, because nobody could judge what the change does.
 */
export const foreignSuggestion = (lines: string): string | undefined =>
  lines.replaceAll(/[\n\t]/g, '').search(unseen) < 0 ? block('suggestion', lines) : undefined;

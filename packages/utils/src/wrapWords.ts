/** Splits a text into lines of limited length, between words and after hyphens. A longer word has a line of its own. */
export function wrapWords(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=-)|\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last}${last.endsWith('-') ? '' : ' '}${word}`;
    if (last === undefined || joined.length > letters) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = joined;
    }
  }
  return lines;
}

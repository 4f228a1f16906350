/** A replacement of a part of a text that puts a fault right. */
export interface Fix {
  /** Offset in the text, in UTF-16 code units as in a JavaScript string; a byte order mark is no part of the text. */
  start: number;
  /** Offset behind the part; `start` for an insertion. */
  end: number;
  /** What is there instead. */
  text: string;
}

/**
 * Applies fixes to a text. Of fixes that overlap, only the first is applied: the others may be wrong afterward, and a
 * further check finds what is left.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let result = '';
  let done = 0;
  for (const fix of fixes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (fix.start >= done) {
      result += text.slice(done, fix.start) + fix.text;
      done = fix.end;
    }
  }
  return result + text.slice(done);
}

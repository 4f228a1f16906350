/**
 * Formats text as a string literal of a language. No input can end the literal, be interpolated, or be invisible. A lone
 * surrogate becomes the replacement character, as it does in a request.
 */
export type StringLiteral = (text: string) => string;

/** String syntax of a language. */
interface Quoting {
  /** Special characters in double-quoted strings, as part of a character class. */
  special: string;
  /** Escape character; a backslash by default. */
  escape?: string;
  /** Escape sequence for a code point. */
  byNumber: (codePoint: number) => string;
  /**
   * Characters that single-quoted strings cannot contain, as part of a character class. Set only for languages where no
   * other character is special in them; they are used where they need fewer escapes.
   */
  notInSingle?: string;
}

/** Control characters, line separators, and invisible or bidirectional characters, written as numeric escapes. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}`;

const lineEndsAndTab: ReadonlyMap<string, string> = new Map([
  ['\n', 'n'],
  ['\r', 'r'],
  ['\t', 't'],
]);

/** The Unicode replacement character. */
const replacement = String.fromCodePoint(0xff_fd);

function quoted({special, escape = '\\', byNumber, notInSingle}: Quoting): StringLiteral {
  const isSpecial = new RegExp(`[${special}]`, 'u');
  const escaped = new RegExp(`[${special}${unseen}]`, 'gu');
  const fitsSingle = notInSingle === undefined ? undefined : new RegExp(`^[^${notInSingle}${unseen}]*$`, 'u');
  const escapeOf = (character: string): string => {
    if (isSpecial.test(character)) {
      return escape + character;
    }
    const letter = lineEndsAndTab.get(character);
    return letter === undefined ? byNumber(character.codePointAt(0) ?? 0) : escape + letter;
  };
  return (text) => {
    const whole = text.replaceAll(/\p{Cs}/gu, replacement);
    return fitsSingle?.test(whole) && isSpecial.test(whole) ? `'${whole}'` : `"${whole.replaceAll(escaped, escapeOf)}"`;
  };
}

const hexadecimal = (codePoint: number, digits = 1): string => codePoint.toString(16).padStart(digits, '0');
const inBraces = (codePoint: number): string => `\\u{${hexadecimal(codePoint)}}`;
const inFourOrEight = (codePoint: number): string =>
  codePoint > 0xff_ff ? `\\U${hexadecimal(codePoint, 8)}` : `\\u${hexadecimal(codePoint, 4)}`;

/** UTF-16 escapes. Java decodes `\u` before it tokenizes, so characters that could end a line are octal escapes. */
const forJava = (codePoint: number): string => {
  const text = String.fromCodePoint(codePoint);
  return codePoint < 0x1_00
    ? `\\${codePoint.toString(8).padStart(3, '0')}`
    : Array.from({length: text.length}, (_, index) => `\\u${hexadecimal(text.charCodeAt(index), 4)}`).join('');
};

/** Subexpressions, because Windows PowerShell 5.1 has no numeric escapes. */
const forPowerShell = (codePoint: number): string =>
  codePoint > 0xff_ff
    ? `$([char]::ConvertFromUtf32(0x${hexadecimal(codePoint)}))`
    : `$([char]0x${hexadecimal(codePoint)})`;

const backslashAndQuote = String.raw`\\"`;
const backslashAndApostrophe = String.raw`\\'`;

/** String literals of the languages that requestSnippets.ts generates. */
export const literals = {
  javascript: quoted({special: backslashAndQuote, byNumber: inBraces, notInSingle: backslashAndApostrophe}),
  go: quoted({special: backslashAndQuote, byNumber: inFourOrEight}),
  java: quoted({special: backslashAndQuote, byNumber: forJava}),
  csharp: quoted({special: backslashAndQuote, byNumber: inFourOrEight}),
  php: quoted({special: `${backslashAndQuote}$`, byNumber: inBraces, notInSingle: backslashAndApostrophe}),
  ruby: quoted({special: `${backslashAndQuote}#`, byNumber: inBraces, notInSingle: backslashAndApostrophe}),
  r: quoted({
    special: backslashAndQuote,
    byNumber: (codePoint) => `\\${codePoint > 0xff_ff ? 'U' : 'u'}{${hexadecimal(codePoint)}}`,
    notInSingle: backslashAndApostrophe,
  }),
  rust: quoted({special: backslashAndQuote, byNumber: inBraces}),
  swift: quoted({special: backslashAndQuote, byNumber: inBraces}),
  // PowerShell also accepts typographic quotes as delimiters.
  powershell: quoted({
    special: '"`$“”„',
    escape: '`',
    byNumber: forPowerShell,
    notInSingle: "'‘’‚‛",
  }),
} satisfies Record<string, StringLiteral>;

/**
 * Writes a text as a string literal of a language. Whatever a reader typed stays a value: it cannot end the literal, be
 * run, or hide. A surrogate without its half becomes the replacement character, as it does in a request.
 */
export type StringLiteral = (text: string) => string;

/** How a language writes strings. */
interface Quoting {
  /** Characters that have a meaning between double quotes, as part of a character class. */
  special: string;
  /** What takes their meaning away. */
  escape?: string;
  /** A character by its number. */
  byNumber: (codePoint: number) => string;
  /**
   * Characters that a string between single quotes cannot hold, as part of a character class, in languages where
   * nothing else has a meaning there. Such strings are used where they save escapes.
   */
  notInSingle?: string;
}

/** Control characters, line ends, and invisible or reordering characters: code writes them by number. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}`;

const lineEndsAndTab: ReadonlyMap<string, string> = new Map([
  ['\n', 'n'],
  ['\r', 'r'],
  ['\t', 't'],
]);

/** What a request holds in place of half a character. */
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

/** In parts of UTF-16. Java reads them before it finds the ends of a string, so what could end a line is octal. */
const forJava = (codePoint: number): string => {
  const text = String.fromCodePoint(codePoint);
  return codePoint < 0x1_00
    ? `\\${codePoint.toString(8).padStart(3, '0')}`
    : Array.from({length: text.length}, (_, index) => `\\u${hexadecimal(text.charCodeAt(index), 4)}`).join('');
};

/** As expressions: Windows PowerShell 5.1 knows no escape for numbers. */
const forPowerShell = (codePoint: number): string =>
  codePoint > 0xff_ff
    ? `$([char]::ConvertFromUtf32(0x${hexadecimal(codePoint)}))`
    : `$([char]0x${hexadecimal(codePoint)})`;

const backslashAndQuote = String.raw`\\"`;
const backslashAndApostrophe = String.raw`\\'`;

/** String literals of the languages that requestSnippets.ts writes. */
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
  // To PowerShell, typographic quotes are quotes.
  powershell: quoted({
    special: '"`$“”„',
    escape: '`',
    byNumber: forPowerShell,
    notInSingle: "'‘’‚‛",
  }),
} satisfies Record<string, StringLiteral>;

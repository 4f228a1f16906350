// cspell:ignore æđðıłøœßþ

/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * The spelling by which texts are compared: in lower case, and without the accents of Latin and Greek letters, whether
 * these are composed or combining characters. In other scripts, marks distinguish letters and stay.
 */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII.
  return /[^\0-\x7f]/.test(lower)
    ? lower
        .normalize('NFKD')
        .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
        .normalize('NFC')
        .replace(/[æđðıłøœßþ]/g, (letter) => baseLetters[letter] ?? letter)
    : lower;
}

/** The digits of a file by the number that stands for them: one that JavaScript does not round. */
export type Digits = Readonly<Record<string, string>>;

/** Puts the digits of the file into a text in which other numbers stand for them. */
export function withDigits(text: string, digits: Digits = {}): string {
  const standIns = Object.keys(digits).toSorted((one, other) => other.length - one.length);
  return standIns.length === 0
    ? text
    : text.replaceAll(
        new RegExp(
          `(?<![\\w.])(?:${standIns.map((one) => one.replaceAll(/[.+]/g, '\\$&')).join('|')})(?!\\w|\\.\\d)`,
          'g',
        ),
        (standIn) => digits[standIn] ?? standIn,
      );
}

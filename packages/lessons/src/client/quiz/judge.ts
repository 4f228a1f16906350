/** Kinds of quiz items, as authors name them. */
export type QuizType = 'single' | 'several' | 'order' | 'number';

/**
 * Parses a number as people type it, ignoring commas and spaces between thousands.
 *
 * @returns undefined if it is not a number.
 */
export function typedNumber(text: string): number | undefined {
  const plain = text
    .trim()
    // No group begins with a zero: 0,125 has a decimal comma.
    .replaceAll(/(?<=[1-9]\d*(?:[,\s\u00a0\u202f]\d{3})*)[,\s\u00a0\u202f](?=\d{3}(?:\D|$))/g, '')
    .replace(/^\u2212/, '-');
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** Whether a number is right: within the tolerance, allowing for floating-point rounding. */
export const isNear = (given: number, answer: number, tolerance: number): boolean =>
  Math.abs(given - answer) <= tolerance + 1e-9 * Math.max(1, Math.abs(answer));

/** Whether all right choices are chosen, and no others. */
export const isRightChoice = (right: readonly boolean[], chosen: ReadonlySet<number>): boolean =>
  right.every((isRight, index) => isRight === chosen.has(index));

/** How many of the steps are in the right place. */
export const inPlace = (places: readonly number[]): number =>
  places.filter((place, index) => place === index + 1).length;

/** The list with the item at `from` moved by one place; unchanged if there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [list[from], list[from + by]];
  return item === undefined || other === undefined
    ? list
    : list.map((one, index) => (index === from ? other : index === from + by ? item : one));
}

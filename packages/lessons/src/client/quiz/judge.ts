/** Kinds of quiz items, as authors name them. */
export type QuizType = 'single' | 'several' | 'order' | 'number';

/** A number that was typed. */
interface TypedNumber {
  value: number;
  /** Whether a comma or point could be read in another way, so that the reader should see how it was read. */
  isInterpreted: boolean;
}

/** A name of the unit percent in a language, such as `%` or `percent`. */
const percentNames = (language: string): string[] =>
  (['short', 'long'] as const).map((unitDisplay) =>
    new Intl.NumberFormat(language, {style: 'unit', unit: 'percent', unitDisplay})
      .formatToParts(22)
      .filter(({type}) => type === 'unit' || type === 'percentSign')
      .map(({value}) => value)
      .join(''),
  );

/** Whether a text consists of groups of three digits, after a first one of one to three that does not begin with 0. */
const isGrouped = (text: string, separator: string): boolean => {
  const [first = '', ...others] = text.replace(/^[-+]/, '').split(separator);
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
};

/**
 * Writes a number with a point before its decimals and nothing between thousands. Where one comma or point may be either,
 * as in `2,500`, it is what the language uses it for.
 *
 * @returns undefined if commas and points contradict each other.
 */
function withPlainSeparators(text: string, language: string): string | undefined {
  const [comma, point] = [text.split(',').length - 1, text.split('.').length - 1];
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const groups = new Intl.NumberFormat(language).formatToParts(12345).find(({type}) => type === 'group')?.value;
  if (comma + point === 0) {
    return text;
  }
  if (comma > 0 && point > 0) {
    const [whole = '', decimals, ...more] = text.split(last);
    return more.length === 0 && isGrouped(whole, other) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
  }
  if (comma + point > 1 || (last === groups && isGrouped(text, last))) {
    return isGrouped(text, last) ? text.replaceAll(last, '') : undefined;
  }
  return text.replace(last, '.');
}

/**
 * Parses a number as people type it: with a comma or a point before the decimals, with separators between thousands, with
 * its unit.
 *
 * @param language of the page, which decides what `2,500` is
 * @returns `percent` if it has a percent sign and its unit is another; undefined if it is not a number.
 */
export function typedNumber(text: string, language: string, unit = ''): TypedNumber | 'percent' | undefined {
  // Digits of full width are digits.
  let plain = text.normalize('NFKC').trim().toLowerCase();
  const percents = percentNames(language).map((name) => name.toLowerCase());
  const own = unit.normalize('NFKC').trim().toLowerCase();
  const ending = [own, ...(percents.includes(own) ? percents : [])].find((name) => name !== '' && plain.endsWith(name));
  plain = plain.slice(0, plain.length - (ending?.length ?? 0)).trim();
  if (percents.some((name) => plain.endsWith(name))) {
    return 'percent';
  }
  plain = plain.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g, '').replace(/^\u2212/, '-');
  const separated = withPlainSeparators(plain, language);
  return separated !== undefined && /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/.test(separated)
    ? {value: Number(separated), isInterpreted: plain.includes(',') || plain.split('.').length > 2}
    : undefined;
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

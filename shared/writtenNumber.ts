/** A run of digits with commas between thousands. */
export const groupedDigits = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Writes a number with commas between thousands and at most ten decimals. Not by `toLocaleString`, for which a slow
 * phone loads tables for a tenth of a second.
 */
export function writtenNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(10))).split('.');
  return decimals === undefined ? groupedDigits(whole) : `${groupedDigits(whole)}.${decimals}`;
}

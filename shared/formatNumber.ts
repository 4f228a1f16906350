/** Inserts commas between thousands in a string of digits. */
const groupedDigits = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * Formats a number with commas between thousands and at most ten decimals. Not with `toLocaleString`, whose locale data
 * takes a slow phone 0.1 s to load.
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(10))).split('.');
  return decimals === undefined ? groupedDigits(whole) : `${groupedDigits(whole)}.${decimals}`;
}

/**
 * Writes a number with commas between thousands and at most ten decimals. Not by `toLocaleString`, for which a slow
 * phone loads tables for a tenth of a second.
 */
export function writtenNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(10))).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

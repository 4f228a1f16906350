/** Whether a text is a month (`2025-07`) or a day (`2025-07-31`) that exists; `Date` takes February 31 for March 3. */
export function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}(?:-\d{2})?$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a month that exists, such as `2025-07`. */
export const isMonth = (text: string): boolean => text.length === 7 && isDate(text);

/** Whether a text is a day that exists, such as `2025-07-31`. */
export const isDay = (text: string): boolean => text.length === 10 && isDate(text);

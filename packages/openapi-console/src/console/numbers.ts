/** A number as the language of the page writes it. */
export const formatNumber = (value: number): string => value.toLocaleString(document.documentElement.lang);

/** A number of bytes: `27 bytes`, `1.2 KB`, `46 KB`, `2.5 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] =
    bytes < 1000 ? ['byte', bytes] : bytes < 1e6 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1e6];
  return size.toLocaleString(document.documentElement.lang, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  });
}

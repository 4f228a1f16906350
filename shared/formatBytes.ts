/** Formats a number of bytes for readers: `27 bytes`, `1.2 KB`, `46 KB`, `2.5 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1000 ? ['bytes', bytes] : bytes < 1e6 ? ['KB', bytes / 1000] : ['MB', bytes / 1e6];
  return `${size < 10 && unit !== 'bytes' ? size.toFixed(1) : Math.round(size)} ${unit}`;
}

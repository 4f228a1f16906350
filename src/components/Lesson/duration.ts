/** Formats minutes for readers: "45 minutes", "2 hours 30 minutes". */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const part = (count: number, unit: string): string =>
    count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
  return [part(hours, 'hour'), part(rest, 'minute')].filter(Boolean).join(' ');
}

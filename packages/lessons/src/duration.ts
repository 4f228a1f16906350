/** Formats minutes in a language, as people say them: "45 minutes", "2 hours 30 minutes". */
export function durationIn(locale: string, minutes: number): string {
  const part = (count: number, unit: string): string[] =>
    count === 0 ? [] : [new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'}).format(count)];
  return [...part(Math.floor(minutes / 60), 'hour'), ...part(minutes % 60, 'minute')].join(' ');
}

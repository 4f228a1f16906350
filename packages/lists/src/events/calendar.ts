// Words of RFC 5545. cspell:ignore DTEND DTSTAMP DTSTART PRODID STANDARD TZID TZOFFSETFROM TZOFFSETTO VCALENDAR VEVENT VTIMEZONE CALNAME
import type {EventFacts} from './eventFacts.js';
import type {EventPage} from './readEvents.js';

/** Maximum number of bytes of a line (RFC 5545, section 3.1). */
const maxBytes = 75;

/** Text of a property, with what has a meaning there escaped (section 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** A line, split where it is too long; each further line begins with a space. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** A moment in UTC, as in 20261123T090000Z. */
const inUtc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Milliseconds by which the clocks of a time zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) -
    Math.floor(moment.getTime() / 60_000) * 60_000
  );
}

/** The moment at which the clocks of a time zone show a local time such as `2026-11-23 09:00`. */
export function momentOf(local: string, timeZone: string): Date {
  const asUtc = new Date(`${local.replace(' ', 'T')}:00Z`).getTime();
  // The offset of the first guess may be that of before or after a change of the clocks, the second one is right.
  const guess = asUtc - offsetOf(timeZone, new Date(asUtc));
  return new Date(asUtc - offsetOf(timeZone, new Date(guess)));
}

/** The day after a day, as 20261124. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Start and end: days without times, or times in UTC, so that the calendar need not define time zones. */
function span({start = '', end = start, timeZone}: EventFacts): string[] {
  return timeZone === undefined
    ? [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${dayAfter(end)}`]
    : [
        `DTSTART:${inUtc(momentOf(start, timeZone))}`,
        // An end must be later than the start (section 3.8.2.2).
        ...(end === start ? [] : [`DTEND:${inUtc(momentOf(end, timeZone))}`]),
      ];
}

/** A calendar needs a component, even without events (section 3.6), so it defines UTC. */
const definitionOfUtc = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Events as a calendar that programs can subscribe to.
 *
 * @param urlOf Full URL of a page.
 * @param now When the calendar is written; it dates events whose page has no date.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendar(
  pages: readonly EventPage[],
  {title, urlOf, now}: {title: string; urlOf: (permalink: string) => string; now: Date},
): string {
  const events = pages
    .filter(({event}) => event.start !== undefined)
    .flatMap(({permalink, event, changed}) => [
      'BEGIN:VEVENT',
      `UID:${urlOf(permalink)}`,
      `DTSTAMP:${inUtc(changed === undefined ? now : new Date(changed))}`,
      ...span(event),
      `SUMMARY:${escaped(event.name)}`,
      `LOCATION:${escaped(event.place)}`,
      ...(event.partOf === undefined ? [] : [`DESCRIPTION:${escaped(`With ${event.partOf}`)}`]),
      `URL:${event.url ?? urlOf(permalink)}`,
      'END:VEVENT',
    ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${title}//Events//EN`,
    `X-WR-CALNAME:${escaped(`${title}: events`)}`,
    ...(events.length > 0 ? events : definitionOfUtc),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {compareTexts} from '@training-catalog/utils';
import type {EventFacts} from './eventFacts.js';
import {anchorOf} from '../anchorOf.js';
import type {ListedEvent} from './days.js';

/** A page with an event. */
export interface EventPage {
  permalink: string;
  event: EventFacts;
  /** When the page was last changed, in milliseconds since 1970; unknown under `npm start`. */
  changed: number | undefined;
}

/** The pages with an event. */
export const eventPages = (docs: readonly DocMetadata[]): EventPage[] =>
  docs.flatMap(({permalink, frontMatter, lastUpdatedAt}) => {
    const {event} = frontMatter as {event?: EventFacts};
    return event ? [{permalink, event, changed: lastUpdatedAt ?? undefined}] : [];
  });

const monthAndDay = new Intl.DateTimeFormat('en-US', {month: 'long', day: 'numeric', timeZone: 'UTC'});

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The days of an event in words: "September 9-10, 2025", "December 30, 2026-January 2, 2027". */
function daysInWords(first: string, last: string): string {
  const [from, to] = [monthAndDay.format(utc(first)), monthAndDay.format(utc(last))];
  const year = last.slice(0, 4);
  if (first === last) {
    return `${to}, ${year}`;
  }
  if (first.slice(0, 4) !== year) {
    return `${from}, ${first.slice(0, 4)}-${to}, ${year}`;
  }
  return `${from}-${first.slice(0, 7) === last.slice(0, 7) ? Number(last.slice(8)) : to}, ${year}`;
}

/** The days of an event, and its local times, in words. */
export function whenInWords({start, end = start, year, timeZone}: EventFacts): string {
  if (start === undefined || end === undefined) {
    return String(year);
  }
  const days = daysInWords(start.slice(0, 10), end.slice(0, 10));
  const times = [...new Set([start, end].map((moment) => moment.slice(11)))].join('-');
  return times === '' ? days : `${days}, ${times} (${timeZone})`;
}

/** The last day of an event, as in 2026-11-23; undefined if only its year is recorded. */
export const lastDayOf = ({start, end = start}: EventFacts): string | undefined => end?.slice(0, 10);

/** The events, newest first. */
export const listedEvents = (pages: readonly EventPage[]): ListedEvent[] =>
  pages
    .map(({permalink, event}) => ({
      sortedBy: event.start ?? String(event.year),
      listed: {
        name: event.name,
        anchor: anchorOf(event.name),
        permalink,
        when: whenInWords(event),
        ...(event.start !== undefined && {lastDay: lastDayOf(event)}),
        place: event.place,
        partOf: event.partOf,
        links: event.links ?? [],
      },
    }))
    .sort((a, b) => compareTexts(b.sortedBy, a.sortedBy))
    .map(({listed}) => listed);

/** An event as lists show it. */
export interface ListedEvent {
  name: string;
  /** Fragment of its URL. */
  anchor: string;
  /** Address of its page. */
  permalink: string;
  /** Its days, and local times, in words. */
  when: string;
  /** Its last day, as in 2026-11-23; undefined if only the year of a past event is recorded. */
  lastDay?: string;
  place: string;
  partOf?: string | undefined;
  /** What remains of it. */
  links: readonly {label: string; url: string}[];
}

/** What the list of events shows. */
export interface EventsData {
  /** The day of the build, as in 2026-11-23. */
  builtOn: string;
  /** Path of the calendar, below the base path. */
  calendar: string;
  /** Newest first. */
  events: readonly ListedEvent[];
}

/** Whether an event is over on a day, such as 2026-11-23. */
export const isPast = ({lastDay}: {lastDay?: string | undefined}, today: string): boolean =>
  lastDay === undefined || lastDay < today;

/** The day of a moment in the local time zone, as in 2026-11-23. */
export function dayOf(moment: Date): string {
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

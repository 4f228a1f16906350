import type {RuleSet} from '@training-catalog/content-lint';
import * as z from 'zod';
import {httpsUrl, nonEmptyText} from '@training-catalog/content-model';
import {didYouMean, isDay} from '@training-catalog/utils';

/** A day, with the local time if it matters. Quoted, because YAML would turn the 30th of February into a day of March. */
const moment = z
  .string({error: 'put it in quotes: "2026-11-23", or "2026-11-23 09:00" with the local time'})
  .refine(
    (written) => isDay(written.slice(0, 10)) && /^(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(written.slice(10)),
    'write a day, such as "2026-11-23", or a day and the local time, such as "2026-11-23 09:00"',
  );

const hasTime = (written: string): boolean => written.length > 10;

/** Whether the runtime knows a time zone of the IANA database. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: name});
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}

/** An event, stated once in the front matter of its page, from which the list of events and the calendar read it. */
const eventFacts = z
  .strictObject({
    /** Full name, also in the calendar. */
    name: nonEmptyText.max(150),
    start: moment.optional(),
    /** Last day, or the time at which it ends; omitted if it is the first day. */
    end: moment.optional(),
    /** Year of a past event whose days are not recorded. It is in no calendar. */
    year: z.number().int().min(1990).max(2100).optional(),
    /** Time zone of the place, if the event has times. */
    timeZone: z
      .string()
      .refine(isTimeZone, {
        error: ({input}) =>
          `there is no time zone "${String(input)}"; ${didYouMean(String(input), Intl.supportedValuesOf('timeZone'))}write one of the IANA database, such as America/New_York`,
      })
      .optional(),
    place: nonEmptyText.max(150),
    /** Conference that it is held with. */
    partOf: nonEmptyText.max(150).optional(),
    /** Site of the event. */
    url: httpsUrl.optional(),
    /** What remains of a past event: papers, slides, recordings, photos. */
    links: z
      .array(z.strictObject({label: nonEmptyText.max(80), url: httpsUrl}))
      .min(1)
      .optional(),
  })
  .superRefine(({start, end, year, timeZone}, context) => {
    const fault = (key: string, message: string): void => {
      context.addIssue({code: 'custom', path: [key], message});
    };
    if ((start === undefined) === (year === undefined)) {
      fault(
        start === undefined ? 'start' : 'year',
        start === undefined
          ? 'it is missing; write start: "2026-11-23", or year: 2025 if the days of a past event are unknown'
          : 'the start says it already; remove the year',
      );
    }
    if (start === undefined && end !== undefined) {
      fault('end', 'there is no start; write start: above it');
    }
    if (start !== undefined && end !== undefined) {
      if (hasTime(start) !== hasTime(end)) {
        fault('end', 'only one of start and end has a time; write it in both, or in neither');
      } else if (end < start) {
        fault('end', `${end} is before the start, ${start}; correct one of the two`);
      }
    }
    if (start !== undefined && hasTime(start) && timeZone === undefined) {
      fault('start', 'the time has no time zone; write timeZone: with that of the place, such as America/New_York');
    }
    if (timeZone !== undefined && (start === undefined || !hasTime(start))) {
      fault('timeZone', 'the event has no times; remove it, or write the times in start and end');
    }
  });

export type EventFacts = z.infer<typeof eventFacts>;

/** The front matter of events; it has no rules of its own. */
export const eventRules: RuleSet<never> = {name: 'events', rules: {}, frontMatter: {event: eventFacts.optional()}};

// Properties of calendars, and what is misspelled on purpose. cspell:ignore DTEND DTSTAMP DTSTART VCALENDAR VEVENT
// cspell:ignore PRODID VTIMEZONE Kolkata Angelos
import {describe, expect, it} from 'vitest';
import type {EventFacts} from '../src/events/eventFacts.js';
import {calendar, momentOf} from '../src/events/calendar.js';
import {listedEvents, whenInWords, type EventPage} from '../src/events/readEvents.js';
import {isPast} from '../src/events/days.js';
import {lintPages} from './lint.js';

const facts = (more: Partial<EventFacts>): EventFacts => ({name: 'Owls, day and night', place: 'Barn', ...more});

const page = (more: Partial<EventFacts>, permalink = '/catalog/workshops/owls'): EventPage => ({
  permalink,
  event: facts(more),
  changed: Date.UTC(2026, 0, 2, 3, 4, 5),
});

const written = (...pages: EventPage[]): string =>
  calendar(pages, {title: 'Catalog', urlOf: (permalink) => `https://example.org${permalink}`, now: new Date(0)});

/** Properties of a component with their values, in order. */
interface Component {
  name: string;
  properties: [string, string][];
  inside: Component[];
}

/**
 * Reads a calendar by the grammar of RFC 5545: line ends, folding, nesting, and what a calendar and an event must have.
 *
 * @throws for what the grammar does not allow.
 */
function parsed(text: string): Component {
  const lines = text.split('\r\n');
  if (lines.pop() !== '' || /[\r\n]/.test(lines.join(''))) {
    throw new Error('a line does not end with CRLF');
  }
  const long = lines.find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) {
    throw new Error(`too long: ${long}`);
  }
  const root: Component = {name: '', properties: [], inside: []};
  const open = [root];
  for (const line of lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z][A-Z-]*(?:;[A-Z]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
    const inner = open.at(-1);
    if (name === 'BEGIN') {
      const component = {name: value, properties: [], inside: []};
      inner?.inside.push(component);
      open.push(component);
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value);
    } else if (name === '' || inner === root) {
      throw new Error(`no property: ${line}`);
    } else {
      inner?.properties.push([name, value]);
    }
  }
  const [only, ...others] = root.inside;
  if (!only || others.length > 0 || only.name !== 'VCALENDAR' || only.inside.length === 0) {
    throw new Error('not one calendar with a component');
  }
  const must = (component: Component, ...names: string[]): void =>
    names.forEach((name) => {
      const found = component.properties.filter(([one]) => one.split(';')[0] === name);
      expect(found, `${component.name} ${name}`).toHaveLength(1);
    });
  must(only, 'VERSION', 'PRODID');
  only.inside.filter(({name}) => name === 'VEVENT').forEach((event) => must(event, 'UID', 'DTSTAMP', 'DTSTART'));
  return only;
}

const propertiesOf = (text: string): Record<string, string> =>
  Object.fromEntries(parsed(text).inside[0]?.properties ?? []);

describe('the calendar', () => {
  it('has whole days, of which the end is the day after the last', () => {
    expect(propertiesOf(written(page({start: '2026-02-27', end: '2026-02-28', partOf: 'BirdConf'})))).toEqual({
      UID: 'https://example.org/catalog/workshops/owls',
      DTSTAMP: '20260102T030405Z',
      'DTSTART;VALUE=DATE': '20260227',
      'DTEND;VALUE=DATE': '20260301',
      SUMMARY: 'Owls\\, day and night',
      LOCATION: 'Barn',
      DESCRIPTION: 'With BirdConf',
      URL: 'https://example.org/catalog/workshops/owls',
    });
  });

  it('has times in UTC', () => {
    const timeZone = 'America/Los_Angeles';
    const text = written(page({start: '2026-07-01 09:00', end: '2026-07-01 17:30', timeZone}));
    expect(propertiesOf(text)).toMatchObject({DTSTART: '20260701T160000Z', DTEND: '20260702T003000Z'});
    expect(propertiesOf(written(page({start: '2026-07-01 09:00', timeZone})))).not.toHaveProperty('DTEND');
  });

  it('folds long lines, also between characters of several bytes', () => {
    const name = `${'ü'.repeat(60)} ${'owls '.repeat(12)}`.trim();
    expect(propertiesOf(written(page({start: '2026-07-01', name}))).SUMMARY).toBe(name);
  });

  it('is valid without events, and leaves out events of which only the year is known', () => {
    expect(parsed(written()).inside.map(({name}) => name)).toEqual(['VTIMEZONE']);
    expect(written(page({year: 2025}))).toBe(written());
  });
});

it.each([
  ['2026-01-15 12:00', 'Asia/Kolkata', '2026-01-15T06:30:00.000Z'],
  ['2026-03-08 03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08 01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-11-01 03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, utc) => {
  expect(momentOf(local, timeZone).toISOString()).toBe(utc);
});

it.each([
  [{start: '2025-09-09', end: '2025-09-10'}, 'September 9-10, 2025'],
  [{start: '2025-09-30', end: '2025-10-01'}, 'September 30-October 1, 2025'],
  [{start: '2025-12-31', end: '2026-01-01'}, 'December 31, 2025-January 1, 2026'],
  [{start: '2025-09-09 09:00', end: '2025-09-09 17:00', timeZone: 'UTC'}, 'September 9, 2025, 09:00-17:00 (UTC)'],
  [{year: 2026}, '2026'],
])('%j is in words: %s', (when, words) => {
  expect(whenInWords(facts(when))).toBe(words);
});

it('lists events newest first, and an event is past the day after its last', () => {
  const events = listedEvents([
    page({start: '2025-09-09', end: '2025-09-10'}, '/first'),
    page({start: '2027-01-01'}, '/third'),
    page({year: 2026}, '/second'),
  ]);
  expect(events.map(({permalink}) => permalink)).toEqual(['/third', '/second', '/first']);
  expect(events.map((event) => isPast(event, '2025-09-10'))).toEqual([false, true, false]);
  expect(events.map((event) => isPast(event, '2025-09-11'))).toEqual([false, true, true]);
});

describe('bad input', () => {
  const messages = (...lines: string[]): string[] => {
    const text = ['---', 'title: Owls', 'description: A day.', 'event:', '  name: Owls', ...lines, '---', ''].join(
      '\n',
    );
    const found = lintPages([{file: 'workshops/owls.md', text}]);
    return found.map(({line, message}) => `${line}: ${message}`);
  };

  it.each([
    [
      'an end before the start',
      ['  start: "2026-03-06"', '  end: "2026-03-05"'],
      '7: "event.end": 2026-03-05 is before the start, 2026-03-06; correct one of the two',
    ],
    [
      'an unknown time zone',
      ['  start: "2026-03-06 09:00"', '  timeZone: America/Los_Angelos'],
      '7: "event.timeZone": there is no time zone "America/Los_Angelos"; did you mean "America/Los_Angeles"? write one of the IANA database, such as America/New_York',
    ],
    [
      'a day that does not exist',
      ['  start: "2026-02-30"'],
      '6: "event.start": write a day, such as "2026-11-23", or a day and the local time, such as "2026-11-23 09:00"',
    ],
    [
      'a time without time zone',
      ['  start: "2026-03-06 09:00"'],
      '6: "event.start": the time has no time zone; write timeZone: with that of the place, such as America/New_York',
    ],
    [
      'a time zone without times',
      ['  start: "2026-03-06"', '  timeZone: UTC'],
      '7: "event.timeZone": the event has no times; remove it, or write the times in start and end',
    ],
    [
      'a time in one of two',
      ['  start: "2026-03-06 09:00"', '  end: "2026-03-07"', '  timeZone: UTC'],
      '7: "event.end": only one of start and end has a time; write it in both, or in neither',
    ],
    [
      'neither start nor year',
      ['  end: "2026-03-07"'],
      '4: "event.start": it is missing; write start: "2026-11-23", or year: 2025 if the days of a past event are unknown',
    ],
    ['both', ['  start: "2026-03-06"', '  year: 2026'], '7: "event.year": the start says it already; remove the year'],
  ])('%s: file, line, and remedy', (_case, lines, message) => {
    expect(messages(...lines, '  place: Barn')).toContain(message);
  });

  it('an event in order has no diagnostics', () => {
    const lines = ['  start: "2026-03-06 09:00"', '  end: "2026-03-07 17:00"', '  timeZone: America/New_York'];
    expect(messages(...lines, '  place: Barn')).toEqual([]);
    expect(messages('  year: 2025', '  place: Barn')).toEqual([]);
  });
});

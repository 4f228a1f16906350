import {translate} from '@docusaurus/Translate';
import type {VitalSigns} from '../types.js';

/** When the repository last changed, with the day on which somebody looked; an old record is no news. */
export function changedText({changed, checked, isFresh}: VitalSigns): string {
  if (checked === undefined) {
    return translate(
      {
        id: 'training-catalog.catalog.signs.changedOrLater',
        message: '{changed} or later',
        description: 'Day of the last change in a repository, if nobody recorded when they looked',
      },
      {changed},
    );
  }
  return isFresh
    ? translate(
        {
          id: 'training-catalog.catalog.signs.changed',
          message: '{changed} (checked on {checked})',
          description: 'Day of the last change in a repository',
        },
        {changed, checked},
      )
    : translate(
        {
          id: 'training-catalog.catalog.signs.changedLongAgo',
          message: '{changed} or later (last checked on {checked}, more than a year ago)',
          description: 'Day of the last change in a repository, from an old record',
        },
        {changed, checked},
      );
}

/** The highest release with its day, and how many there are; undefined if none is recorded. */
export function releasesText({release, releases}: VitalSigns): string | undefined {
  if (release === undefined) {
    return undefined;
  }
  const {name, date} = release;
  return releases === undefined
    ? translate(
        {
          id: 'training-catalog.catalog.signs.release',
          message: '{name} of {date}',
          description: 'The newest release of a repository',
        },
        {name, date},
      )
    : translate(
        {
          id: 'training-catalog.catalog.signs.releases',
          message: '{name} of {date}; {releases} in all',
          description: 'The newest release of a repository, and how many there are',
        },
        {name, date, releases: String(releases)},
      );
}

/** Whether the repository has tests and continuous integration; undefined if that was not looked up. */
export function testsText({tests, ci}: VitalSigns): string | undefined {
  if (tests === undefined && ci === undefined) {
    return undefined;
  }
  const found = [
    tests &&
      translate({
        id: 'training-catalog.catalog.signs.tests',
        message: 'test files',
        description: 'What a repository has',
      }),
    ci &&
      translate({
        id: 'training-catalog.catalog.signs.ci',
        message: 'CI configuration',
        description: 'What a repository has: files for continuous integration',
      }),
  ].filter(Boolean);
  return found.length > 0
    ? found.join(', ')
    : translate({
        id: 'training-catalog.catalog.signs.noTests',
        message: 'none found',
        description: 'In the place of the tests of a repository',
      });
}

import {compareTexts} from '@training-catalog/utils';
import type {Service, ServiceRecord} from '@training-catalog/lists/services';

/** The URL to request for a service. */
export const probeOf = ({url, probe}: Service): string => probe ?? url;

/**
 * The record after a check: the day for each service, and the day of its last answer, which may be an earlier one.
 *
 * @param silent Requested URLs that did not respond with success.
 * @param before The record so far; services that are no longer listed are left out.
 */
export function recordedServices(
  services: readonly Service[],
  silent: ReadonlySet<string>,
  before: ServiceRecord,
  today: string,
): ServiceRecord {
  return Object.fromEntries(
    services
      .map((service): [string, ServiceRecord[string]] => {
        const answered = silent.has(probeOf(service)) ? before[service.url]?.answered : today;
        return [service.url, {checked: today, ...(answered !== undefined && {answered})}];
      })
      .sort(([a], [b]) => compareTexts(a, b)),
  );
}

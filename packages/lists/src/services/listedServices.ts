import {compareTexts} from '@training-catalog/utils';
import {anchorOf} from '../anchorOf.js';
import type {ListedService, Service, ServiceRecord} from './readServices.js';

const words = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

const inWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** The services with what is recorded of them, by name. */
export const listedServices = (services: readonly Service[], record: ServiceRecord): ListedService[] =>
  services
    .map(({name, url, what, operator, page, instead}) => {
      const {checked, answered} = record[url] ?? {};
      return {
        name,
        anchor: anchorOf(name),
        url,
        what,
        operator,
        page,
        instead,
        ...(checked !== undefined && {checked: inWords(checked)}),
        ...(answered !== undefined && {answered: inWords(answered)}),
      };
    })
    .sort((a, b) => compareTexts(a.name, b.name));

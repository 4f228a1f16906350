/**
 * In: `services.yml` of the resources, and the record of the weekly check. Out: `@generated/services/default/services.json`,
 * which `<ServiceList />` shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compareTexts, throwFirst} from '@training-catalog/content-model';
import {
  type ListedService,
  readServiceRecord,
  readServices,
  type Service,
  type ServiceRecord,
  serviceRecordFile,
  servicesFile,
} from './readServices';

const words = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

const inWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** The services with what is recorded of them, by name. */
export const listedServices = (services: readonly Service[], record: ServiceRecord): ListedService[] =>
  services
    .map(({name, url, what, operator, page, instead}) => {
      const {checked, answered} = record[url] ?? {};
      return {
        name,
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

/** Writes the hosted services as a module; none without the file. */
export default function services({siteDir}: LoadContext): Plugin {
  const files = [servicesFile, serviceRecordFile].map((file) => path.join(siteDir, file));
  const read = (file: string): string | undefined => {
    const full = path.join(siteDir, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  return {
    name: 'services',
    getPathsToWatch: () => files,
    async contentLoaded({actions}) {
      const {value = [], diagnostics} = readServices(read(servicesFile) ?? '[]');
      const record = readServiceRecord(read(serviceRecordFile) ?? '{}');
      throwFirst([...diagnostics, ...record.diagnostics]);
      await actions.createData('services.json', listedServices(value, record.value ?? {}));
    },
  };
}

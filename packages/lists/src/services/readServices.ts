import * as z from 'zod';
import {addressOf, httpsUrl, nonEmptyText, readYamlFile, type YamlFile} from '@training-catalog/content-model';
import {isDay} from '@training-catalog/utils';
import {addressKind, type AddressKind} from '@training-catalog/utils/urls';

/** A Markdown link, as the page shows it, and its two parts. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Targets of the Markdown links in a text. */
export const linksIn = (text: string): string[] => Array.from(text.matchAll(link), ([, , target = '']) => target);

/** What the links of `instead` may lead to. */
const instead: readonly (AddressKind | undefined)[] = ['https', 'http', 'mailto', 'site'];

const service = z.strictObject({
  name: nonEmptyText.max(80),
  url: httpsUrl,
  /** Address that the check requests, if it is not `url`. It answers with success, without an account. */
  probe: httpsUrl.optional(),
  what: nonEmptyText.max(200),
  /** Who runs it; "Not published" if no source says so. */
  operator: nonEmptyText.max(120),
  /** Site path of the page that describes it. */
  page: addressOf(['site'], 'write the path of a page on this site, such as /docs/intro'),
  /** What to use if it does not answer; may contain Markdown links. */
  instead: nonEmptyText.max(300).superRefine((text, context) => {
    for (const target of linksIn(text)) {
      if (!instead.includes(addressKind(target))) {
        const message = `the link ${target} is not allowed; write a URL that starts with https://, or a site path such as /docs/intro`;
        context.addIssue({code: 'custom', message});
      }
    }
  }),
});

const services = z.array(service);

export type Service = z.infer<typeof service>;

/** A hosted service as a page lists it, with its fragment and the days of the last check and of the last answer, in words, if they are recorded. */
export type ListedService = Omit<Service, 'probe'> & {anchor: string; checked?: string; answered?: string};

const day = z.string().refine(isDay, 'write a day, such as 2026-11-23');

/** Days of the last check and of the last answer, by the URL of the service. */
const serviceRecord = z.record(z.string(), z.strictObject({checked: day, answered: day.optional()}));

export type ServiceRecord = z.infer<typeof serviceRecord>;

/** Parses the list of services in a file. */
export const readServices = (source: string, file: string): YamlFile<Service[], 'services-file'> =>
  readYamlFile(
    'services-file',
    file,
    source,
    services,
    [],
    'quote text that contains a colon, and indent like the other services',
  );

/** Parses the record of checks in a file. */
export const readServiceRecord = (source: string, file: string): YamlFile<ServiceRecord, 'services-record'> =>
  readYamlFile('services-record', file, source, serviceRecord, {}, 'restore the file from git');

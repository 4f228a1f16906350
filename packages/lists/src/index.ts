/**
 * In: sections about errors and `event:` in the front matter of pages, and a YAML file of services. Out: what
 * `<ErrorList>`, `<EventList>`, and `<ServiceList>` show, and the coming events as a calendar, which is written at each
 * build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {pagesOfPlugin} from '@training-catalog/catalog/node';
import {importThemeComponents, throwFirst} from '@training-catalog/content-model';
import {ResultCache} from '@training-catalog/utils/node';
import {pageUrl} from '@training-catalog/utils/urls';
import {errorGroups, errorsOfPage} from './errors/errorsOf.js';
import type {ErrorGroup} from './errors/types.js';
import {calendar} from './events/calendar.js';
import {dayOf, isPast, type EventsData} from './events/days.js';
import {eventPages, lastDayOf, listedEvents} from './events/readEvents.js';
import {validOptions, type ErrorSettings, type ListsOptions, type ServiceSettings} from './options.js';
import {pageComponents} from './pageComponents.js';
import {listedServices} from './services/listedServices.js';
import {readServiceRecord, readServices, type ListedService} from './services/readServices.js';

export type {ListsOptions};

const docsPlugin = 'docusaurus-plugin-content-docs';

const fileOf = ({source}: DocMetadata): string => source.replace('@site/', '');

/** The errors of all pages, by the folder of their area. */
function listedErrors(
  siteDir: string,
  docs: readonly DocMetadata[],
  settings: ErrorSettings,
): Record<string, ErrorGroup[]> {
  // Finding the errors of a page parses it, and the development server asks again after each edit.
  const found = new ResultCache<readonly string[]>(
    siteDir,
    'lists/errors',
    ['errorsOf', 'errorSection'].map((name) => fileURLToPath(new URL(`errors/${name}.js`, import.meta.url))),
  );
  const byArea = new Map<string, DocMetadata[]>();
  for (const doc of docs) {
    const [area = ''] = fileOf(doc).split('/');
    byArea.set(area, [...(byArea.get(area) ?? []), doc]);
  }
  const areas = Array.from(byArea, ([area, ofArea]) => {
    const pages = ofArea.map((doc) => ({
      file: fileOf(doc),
      text: fs.readFileSync(path.join(siteDir, fileOf(doc)), 'utf8'),
      title: doc.title,
      permalink: doc.permalink,
    }));
    const errorsOf = ({file, text}: {file: string; text: string}): readonly string[] =>
      found.getOrCompute(() => errorsOfPage({file, text}, settings.heading), file, settings.heading + text);
    return [area, errorGroups(pages, settings, errorsOf)] as const;
  });
  found.save();
  return Object.fromEntries(areas);
}

/** @throws for a list or a record that is wrong, with file, line, and what to write. */
function readListedServices(siteDir: string, {file, record: ofRecord}: ServiceSettings): ListedService[] {
  const read = (name: string): string | undefined => {
    const full = path.join(siteDir, name);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  const {value = [], diagnostics} = readServices(read(file) ?? '[]', file);
  const record = ofRecord && readServiceRecord(read(ofRecord.file) ?? '{}', ofRecord.file);
  throwFirst([...diagnostics, ...(record?.diagnostics ?? [])]);
  return listedServices(value, record?.value ?? {});
}

/** Remark plugin: gives a page the lists that it names, so that other pages do not load them. */
export const remarkLists =
  () =>
  (tree: Root): void =>
    importThemeComponents(tree, Object.keys(pageComponents));

/**
 * Writes what the lists show, and publishes the calendar.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function lists({siteDir}: LoadContext, options: unknown): Plugin {
  const {projects, errors, events, services} = validOptions(options);
  const now = new Date();
  return {
    name: 'lists',
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
    getPathsToWatch: () =>
      [services?.file, services?.record?.file].flatMap((file) =>
        file === undefined ? [] : [path.join(siteDir, file)],
      ),
    // Also without an option, because the components import it.
    async contentLoaded({actions}) {
      await actions.createData('services.json', services ? readListedServices(siteDir, services) : []);
    },
    async allContentLoaded({allContent, actions}) {
      const docs = Object.values(allContent[docsPlugin] ?? {}).flatMap((content) => [...pagesOfPlugin(content)]);
      await actions.createData('errors.json', errors ? listedErrors(siteDir, docs, {...errors, projects}) : {});
      await actions.createData('events.json', {
        builtOn: dayOf(now),
        calendar: events?.calendar ?? '',
        events: events ? listedEvents(eventPages(docs)) : [],
      } satisfies EventsData);
    },
    postBuild({plugins, outDir, siteConfig}) {
      if (events) {
        const docs = plugins
          .filter(({name}) => name === docsPlugin)
          .flatMap(({content}) => [...pagesOfPlugin(content)]);
        const coming = eventPages(docs).filter(({event}) => !isPast({lastDay: lastDayOf(event)}, dayOf(now)));
        const urlOf = (permalink: string): string => pageUrl(siteConfig.url, permalink);
        fs.writeFileSync(path.join(outDir, events.calendar), calendar(coming, {title: siteConfig.title, urlOf, now}));
      }
      return Promise.resolve();
    },
  };
}

/**
 * In: `event:` in the front matter of pages. Out: `@generated/events/default/events.json`, which `<EventList />` shows, and
 * the coming events as a calendar (`calendarFile`), which is written at each build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {areasOfContent, areasOfPlugins} from '../content-areas/areaPages';
import {calendarFile, dayOf, isPast} from '../../src/components/EventList/events';
import {pageUrl} from '@training-catalog/content-model/urls';
import {calendar} from './calendar';
import {eventPages, lastDayOf, listedEvents} from './readEvents';

/** Lists the events of the site, and publishes a calendar of those to come. */
export default function events(): Plugin {
  const now = new Date();
  return {
    name: 'events',
    async allContentLoaded({allContent, actions}) {
      const pages = areasOfContent(allContent).flatMap(({docs}) => eventPages(docs));
      await actions.createData('events.json', {builtOn: dayOf(now), events: listedEvents(pages)});
    },
    postBuild({plugins, outDir, siteConfig}) {
      const pages = areasOfPlugins(plugins).flatMap(({docs}) => eventPages(docs));
      const coming = pages.filter(({event}) => !isPast({lastDay: lastDayOf(event)}, dayOf(now)));
      const file = path.join(outDir, calendarFile);
      fs.writeFileSync(
        file,
        calendar(coming, {title: siteConfig.title, urlOf: (permalink) => pageUrl(siteConfig.url, permalink), now}),
      );
      return Promise.resolve();
    },
  };
}

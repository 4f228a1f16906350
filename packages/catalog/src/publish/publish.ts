import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {readCatalog, readRecord} from '../data/readCatalog.js';
import {StepCounts} from '../data/stepCounts.js';
import {docsPlugin, pagesOfPlugin} from '../docsPages.js';
import type {CatalogSettings} from '../options.js';
import {catalogSchema, makePublishedCatalog} from './publishedCatalog.js';
import {publishedSite} from './publishedSite.js';
import {releaseFeed} from './releaseFeed.js';

/** Writes what programs read, after the build: `catalog.json` with its JSON Schema, and the releases as an Atom feed. */
export function publish(props: Props, settings: CatalogSettings): void {
  const {plugins, outDir, siteDir} = props;
  const site = publishedSite(props, settings.name);
  const areas = plugins
    .filter(({name}) => name === docsPlugin)
    .map(({content, options}) => ({id: options.id, pages: pagesOfPlugin(content)}));
  const docs: readonly DocMetadata[] = areas.find(({id}) => id === settings.docsPluginId)?.pages ?? [];
  const pages = areas.flatMap((area) => area.pages);
  const write = (name: string, text: string): void => fs.writeFileSync(path.join(outDir, name), text);
  const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
  const counts = new StepCounts(siteDir, settings.guides);
  const record = readRecord(settings, siteDir);
  write('catalog.json', json(makePublishedCatalog({docs, pages, counts, record, siteDir}, site, settings)));
  write('catalog.schema.json', json(catalogSchema(site, settings)));
  write('releases.atom', releaseFeed(readCatalog(docs, settings, siteDir), site, settings.releasePrefix));
}

import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import {runInChildProcess} from '@training-catalog/content-model/node';
import {readCatalog, readRecord} from '../data/readCatalog.js';
import {StepCounts} from '../data/stepCounts.js';
import {docsPlugin, pagesOfPlugin} from '../docsPages.js';
import type {CatalogSettings} from '../options.js';
import {llmsText} from './llms.js';
import {catalogSchema, makePublishedCatalog} from './publishedCatalog.js';
import {publishedSite, type PublishedSite} from './publishedSite.js';
import {releaseFeed} from './releaseFeed.js';
import type {BuiltPage} from './writeMarkdown.js';

/** Permalinks of the pages that are written in Markdown outside of documentation. */
const singlePages = (plugins: Props['plugins']): string[] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-pages')
    .flatMap(({content}) => (content ?? []) as {type: string; permalink: string}[])
    .filter(({type}) => type === 'mdx')
    .map(({permalink}) => permalink);

/** HTML file of a page; `trailingSlash` of the site decides between the two. */
function htmlFile(outDir: string, route: string): string {
  const file = path.join(outDir, `${route}.html`);
  return route !== '' && fs.existsSync(file) ? file : path.join(outDir, route, 'index.html');
}

/** What the build has for a page, and what it lacks. */
function builtPage({outDir, baseUrl}: Props, site: PublishedSite, permalink: string): BuiltPage {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return {
    file: htmlFile(outDir, route),
    markdown: path.join(outDir, `${route === '' ? 'index' : route}.md`),
    url: site.urlOf(permalink),
  };
}

/**
 * Writes what programs read, after the build: `catalog.json` with its JSON Schema, the releases as an Atom feed, `llms.txt`,
 * and every page as Markdown at its URL plus `.md`.
 */
export async function publish(props: Props, settings: CatalogSettings): Promise<void> {
  const {plugins, outDir, siteDir, siteConfig} = props;
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
  const sections = areas.map((area) => ({title: area.pages[0]?.title ?? '', pages: area.pages}));
  write('llms.txt', llmsText(site, settings.summary ?? siteConfig.tagline, sections));
  const built = [...pages.map(({permalink}) => permalink), ...singlePages(plugins)].map((permalink) =>
    builtPage(props, site, permalink),
  );
  const program = fileURLToPath(new URL('writeMarkdown.js', import.meta.url));
  await runInChildProcess(siteDir, program, JSON.stringify(built));
}

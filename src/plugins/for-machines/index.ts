import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {pageUrl} from '../../components/StructuredData/pageUrl';
import {texts} from '../../site';
import {areasOfPlugins, documentation} from '../areaPages';
import {readCatalog} from '../catalog';
import {inSecondProcess} from '../secondProcess';
import {llmsText, type Section} from './llms';
import {catalogSchema, makePublishedCatalog, type Site} from './publishedCatalog';
import {releaseFeed} from './releaseFeed';
import type {BuiltPage} from './writeMarkdown';

/** As the sidebars show them: folder by folder, in each by position. */
const inOrder = (a: DocMetadata, b: DocMetadata): number =>
  a.sourceDirName.localeCompare(b.sourceDirName, 'en') || (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0);

/** Addresses of the pages of src/pages/ that are written in Markdown. */
const markdownPages = (plugins: Props['plugins']): string[] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-pages')
    .flatMap(({content}) => content as {type: string; permalink: string}[])
    .filter(({type}) => type === 'mdx')
    .map(({permalink}) => permalink);

/** Title of an area: that of its first page. */
const titleOf = (docs: readonly DocMetadata[]): string => docs.find(({id}) => id === 'intro')?.title ?? '';

/**
 * What a program gets: catalog.json with its JSON Schema, every page as Markdown at its address plus
 * `.md`, llms.txt, and the releases as an Atom feed.
 */
export default function forMachines({siteDir}: LoadContext): Plugin {
  return {
    name: 'for-machines',
    async postBuild({plugins, outDir, siteConfig, baseUrl}) {
      const areas = areasOfPlugins(plugins).map((area) => ({...area, docs: area.docs.toSorted(inOrder)}));
      const docs = documentation(areas);
      const site: Site = {
        title: siteConfig.title,
        root: siteConfig.url + baseUrl,
        urlOf: (permalink) => pageUrl(siteConfig.url, permalink),
      };
      const write = (name: string, content: string): void => fs.writeFileSync(path.join(outDir, name), content);
      const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

      write('catalog.json', json(makePublishedCatalog(docs, site)));
      write('catalog.schema.json', json(catalogSchema(site)));
      write('releases.atom', releaseFeed(readCatalog(docs), site));

      const sections: Section[] = areas.map(({docs: pages}) => ({title: titleOf(pages), pages}));
      write('llms.txt', llmsText(site, texts.heroDescription, sections));

      const single = markdownPages(plugins);
      const permalinks = [...areas.flatMap(({docs: pages}) => pages.map((page) => page.permalink)), ...single];
      const built: BuiltPage[] = permalinks.map((permalink) => ({
        file: path.join(outDir, `${permalink.slice(baseUrl.length).replace(/\/$/, '')}.html`),
        url: site.urlOf(permalink),
      }));
      await inSecondProcess(siteDir, path.join(__dirname, 'writeMarkdown.ts'), JSON.stringify(built));
    },
  };
}

/**
 * In: the finished build and the loaded content. Out: `catalog.json` with its JSON Schema (`publishedCatalog.ts`),
 * every page as Markdown at its URL plus `.md` (`writeMarkdown.ts`, in a child process), `llms.txt`, and the
 * releases as an Atom feed.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {pageUrl} from '../../shared/pageUrl';
import {texts} from '../../catalog.config';
import {areasOfPlugins, documentation} from '../../lib/areaPages';
import {readCatalog, readRecord} from '../catalog';
import {StepCounts} from '../catalog/stepCounts';
import {runInChildProcess} from '@training-catalog/content-model/node';
import {llmsText, type Section} from './llms';
import {catalogSchema, makePublishedCatalog, type Site} from './publishedCatalog';
import {releaseFeed} from './releaseFeed';
import type {BuiltPage} from './writeMarkdown';
import {lessonsArea} from '../../shared/areas';

/** Permalinks of the pages of src/pages/ that are written in Markdown. */
const markdownPages = (plugins: Props['plugins']): string[] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-pages')
    .flatMap(({content}) => content as {type: string; permalink: string}[])
    .filter(({type}) => type === 'mdx')
    .map(({permalink}) => permalink);

/** Title of an area: that of its first page. */
const titleOf = (docs: readonly DocMetadata[]): string => docs.find(({id}) => id === 'intro')?.title ?? '';

/** Writes the files after the build. */
export default function machineReadable({siteDir}: LoadContext): Plugin {
  return {
    name: 'machine-readable',
    async postBuild({plugins, outDir, siteConfig, baseUrl}) {
      const areas = areasOfPlugins(plugins);
      const docs = documentation(areas);
      const site: Site = {
        title: siteConfig.title,
        root: siteConfig.url + baseUrl,
        urlOf: (permalink) => pageUrl(siteConfig.url, permalink),
      };
      const write = (name: string, content: string): void => fs.writeFileSync(path.join(outDir, name), content);
      const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

      const lessons = areas.find(({folder}) => folder === lessonsArea)?.docs ?? [];
      const counts = new StepCounts(siteDir);
      write('catalog.json', json(makePublishedCatalog(docs, lessons, site, counts, readRecord(siteDir))));
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
      await runInChildProcess(siteDir, path.join(__dirname, 'writeMarkdown.ts'), JSON.stringify(built));
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {compareTexts} from '@training-catalog/utils';
import {runInChildProcess} from '@training-catalog/utils/node';
import {pageUrl} from '@training-catalog/utils/urls';
import {llmsText} from './llms.js';
import {validOptions} from './options.js';
import type {BuiltPage} from './writeMarkdown.js';

export type {MarkdownCopiesOptions} from './options.js';

/** Pages of a docs plugin by folder and position in the sidebar. */
const docsOf = (content: unknown): DocMetadata[] =>
  ((content as LoadedContent | undefined)?.loadedVersions ?? [])
    .flatMap(({docs}) => docs)
    .sort(
      (a, b) => compareTexts(a.sourceDirName, b.sourceDirName) || (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0),
    );

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

/**
 * Writes, after a build, every page of docs plugins and every single page in Markdown as Markdown at its address plus `.md`,
 * and `llms.txt`, which lists those of docs plugins.
 *
 * @throws for a wrong option, with its name and the remedy; in a build, for a page without an article, with its file.
 */
export default function markdownCopies({siteConfig, baseUrl}: LoadContext, given: unknown): Plugin {
  const {title = siteConfig.title, summary = siteConfig.tagline, files} = validOptions(given);
  const root = siteConfig.url + baseUrl;
  const urlOf = (permalink: string): string => pageUrl(siteConfig.url, permalink);
  const markdownOf = (permalink: string): string =>
    `${urlOf(permalink === baseUrl ? `${baseUrl}index` : permalink)}.md`;
  return {
    name: 'markdown-copies',
    async postBuild({plugins, outDir, siteDir}) {
      const areas = plugins
        .filter(({name}) => name === 'docusaurus-plugin-content-docs')
        .map(({content}) => docsOf(content));
      const overview = {title, summary, files: files.map(({path: file, ...more}) => ({...more, url: root + file}))};
      const sections = areas.map((pages) => ({title: pages[0]?.title ?? '', pages}));
      fs.writeFileSync(path.join(outDir, 'llms.txt'), llmsText(overview, sections, markdownOf));
      const permalinks = [...areas.flat().map(({permalink}) => permalink), ...singlePages(plugins)];
      const built = permalinks.map((permalink): BuiltPage => {
        const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
        return {
          file: htmlFile(outDir, route),
          markdown: path.join(outDir, `${route === '' ? 'index' : route}.md`),
          url: urlOf(permalink),
        };
      });
      const program = fileURLToPath(new URL('writeMarkdown.js', import.meta.url));
      await runInChildProcess(siteDir, program, JSON.stringify(built));
    },
  };
}

/**
 * In: the HTML of the finished pages. Out: an index in small files, in one folder of the build. `readPages.ts` scans
 * the pages with @easyops-cn/docusaurus-search-local, `makeIndex.ts` writes the index, and `src/search` reads it in
 * browsers.
 *
 * The package supplies the options, the scanning of pages, and the translations. Index, worker, search box, and
 * results page are our own (adr/0002, adr/0008), because
 *
 * - its lunr index of this catalog is 1.2 MB (gzip), loaded at once; ours is in small files, and a query loads only
 *   the ones it needs;
 * - it requires every word of a query as written;
 * - it leaves out the landing page, and names the index by a hash of the Markdown alone, so that a changed way of
 *   indexing would keep the old name in browsers' caches;
 * - its box opens the first hit on Tab, loses the focus on Escape, and inserts the breadcrumb titles of a hit as
 *   markup.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal from '@easyops-cn/docusaurus-search-local';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {sourceHash} from '../../lib/sourceHash';
import {makeIndex} from './makeIndex';
import {readPages} from './readPages';

export {validateOptions} from '@easyops-cn/docusaurus-search-local';

/** The theme plugin that writes the index and registers the search box and the results page. */
export default async function searchIndex(
  context: LoadContext,
  options: Parameters<typeof searchLocal>[1],
): Promise<Plugin> {
  const original = searchLocal(context, options);
  const hash = await sourceHash(context.siteDir);
  const folder = `search-index-${hash}`;

  return {
    ...original,
    name: 'search-index',
    getThemePath: () => path.join(context.siteDir, 'src/search/theme'),
    async contentLoaded(args) {
      await original.contentLoaded?.(args);
      await args.actions.createData('files.json', {folder, maxHits: options.searchResultLimits});
    },
    postBuild(props) {
      const pages = readPages(props, processPluginOptions(options, context));
      fs.mkdirSync(path.join(props.outDir, folder), {recursive: true});
      for (const [name, content] of makeIndex(pages)) {
        fs.writeFileSync(path.join(props.outDir, folder, name), content);
      }
      return Promise.resolve();
    },
  };
}

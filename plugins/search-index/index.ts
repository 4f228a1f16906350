import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal from '@easyops-cn/docusaurus-search-local';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {sourceHash} from '../../lib/sourceHash';
import {makeIndex} from './makeIndex';
import {readPages} from './readPages';

export {validateOptions} from '@easyops-cn/docusaurus-search-local';

/**
 * What a reader gets: a search over every area, the landing page and single pages. It is
 * @easyops-cn/docusaurus-search-local with its options, its reading of pages, its excerpts and its
 * translations, and with an index, a worker, a box and a results page of our own (src/search), because
 * - its lunr index of this catalog is 1.2 MB (gzip), loaded at once; ours is in small files, of which a
 *   query loads those that it needs (makeIndex.ts);
 * - it wants every word of a query as written, and says which word was found where only;
 * - it leaves the landing page out, and names the index by the Markdown alone, so that a changed way
 *   of indexing would keep the old name in browsers' caches;
 * - its box opens the first hit on Tab, takes the focus away on Escape, and puts the titles on the way
 *   to a hit into the page as markup.
 */
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
      await args.actions.createData('files.json', {folder, mostHits: options.searchResultLimits});
    },
    async postBuild(props) {
      const pages = await readPages(props, processPluginOptions(options, context));
      fs.mkdirSync(path.join(props.outDir, folder), {recursive: true});
      for (const [name, content] of makeIndex(pages)) {
        fs.writeFileSync(path.join(props.outDir, folder, name), content);
      }
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal from '@easyops-cn/docusaurus-search-local';
import {processPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {sourceHash} from '../../lib/sourceHash';
import {packageFolder, replaceModules, type ReplacedModule} from '../upstream-patches/replaceModules';
import {readIndex} from './readIndex';

export {validateOptions} from '@easyops-cn/docusaurus-search-local';

/** Replaces text in a file that the package wrote. @throws if the text is not there (another version of the package). */
function replaceInFile(file: string, search: RegExp, replacement: string): void {
  const before = fs.readFileSync(file, 'utf8');
  const after = before.replace(search, () => replacement);
  if (after === before) {
    throw new Error(
      `${file}: nothing matches ${search}; @easyops-cn/docusaurus-search-local has changed, adapt plugins/search-index`,
    );
  }
  fs.writeFileSync(file, after);
}

const ours = path.resolve(__dirname, '../../src/search');

const packageClient = path.join(packageFolder('@easyops-cn/docusaurus-search-local'), 'dist/client/client');
const inBox = (...names: string[]): string[] => names.map((name) => path.join(packageClient, 'theme/SearchBar', name));

/** Modules of the package that ours replace. */
const replacedModules: readonly ReplacedModule[] = [
  {request: '../searchByWorker', importers: inBox('SearchBar.jsx'), file: path.join(ours, 'client.ts')},
  {request: './EmptyTemplate', importers: inBox('SearchBar.jsx'), file: path.join(ours, 'noHits.ts')},
  {
    request: '../../utils/concatDocumentPath',
    importers: inBox('SuggestionTemplate.js'),
    file: path.join(ours, 'escapedPath.ts'),
  },
];

/**
 * What a reader gets: a search over every area, the landing page and single pages. It is
 * @easyops-cn/docusaurus-search-local with its box, its reading of pages and its highlighting, and
 * with an index and a worker of our own (src/search), because
 * - its lunr index of this catalog is 1.2 MB (gzip); ours is the text itself, in two parts, and the
 *   worker makes the index from it;
 * - it wants every word of a query as written, and says which word was found where only;
 * - it leaves the landing page out, and names the index by the Markdown alone, so that a changed way
 *   of indexing would keep the old name in browsers' caches;
 * - its highlighter can break a page: see safeMark.ts;
 * - its box puts the titles on the way to a hit into the page as markup, so that a page titled
 *   `<img onerror=...>` would run code for everyone who finds it: see escapedPath.ts.
 */
export default async function searchIndex(
  context: LoadContext,
  options: Parameters<typeof searchLocal>[1],
): Promise<Plugin> {
  const original = searchLocal(context, options);
  const generatedDir = path.join(context.generatedFilesDir, '@easyops-cn/docusaurus-search-local/default');
  const hash = await sourceHash(context.siteDir);
  replaceInFile(
    path.join(generatedDir, 'generated-constants.js'),
    /search-index\{dir\}-[0-9a-f]+\.json/,
    `search-index-${hash}.json`,
  );
  replaceInFile(
    path.join(generatedDir, 'generated.js'),
    /export \{ default as Mark \} from "[^"]*";?/,
    `export {default as Mark} from ${JSON.stringify(path.join(ours, 'safeMark.ts'))};`,
  );

  return {
    ...original,
    name: 'search-index',
    configureWebpack(config, isServer, utils, content) {
      return {
        ...original.configureWebpack?.(config, isServer, utils, content),
        plugins: replaceModules(utils.currentBundler, replacedModules),
      };
    },
    async postBuild(props) {
      const {pages, text} = await readIndex(props, processPluginOptions(options, context));
      fs.writeFileSync(path.join(props.outDir, `search-index-${hash}.json`), JSON.stringify(pages));
      fs.writeFileSync(path.join(props.outDir, `search-text-${hash}.json`), JSON.stringify(text));
    },
  };
}

import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import searchLocal from '@easyops-cn/docusaurus-search-local';
import {Globby} from '@docusaurus/utils';

export {validateOptions} from '@easyops-cn/docusaurus-search-local';

/** Everything that decides what stands in the index: pages, generators, components, versions. */
const indexSources = [
  '{docs,api,Education,workshops,sample_docs,other_resources}/**/*.{md,mdx,yml,json}',
  'openapi/**',
  'src/**',
  'docusaurus.config.ts',
  'package-lock.json',
];

/** Hash of the files that the index is made from; the same files give the same name. */
async function sourceHash(siteDir: string): Promise<string> {
  const files = await Globby(indexSources, {cwd: siteDir, dot: false});
  const hash = createHash('sha256');
  files.sort().forEach((file) => {
    hash.update(file);
    hash.update(fs.readFileSync(path.join(siteDir, file)));
  });
  return hash.digest('hex').slice(0, 12);
}

/** Replaces text in a file that the package wrote. @throws if the text is not there (another version of the package). */
function replaceInFile(file: string, search: RegExp, replacement: string): void {
  const before = fs.readFileSync(file, 'utf8');
  const after = before.replace(search, () => replacement);
  if (after === before) {
    throw new Error(
      `${file}: nothing matches ${search}; @easyops-cn/docusaurus-search-local has changed, adapt src/plugins/site-search`,
    );
  }
  fs.writeFileSync(file, after);
}

/**
 * What a reader gets: a search over every area, the landing page and single pages. It is
 * @easyops-cn/docusaurus-search-local with three additions:
 * - the landing page is indexed (the package always leaves `/` out);
 * - the index is named by a hash of all it is made from (the package hashes the Markdown only, so a
 *   changed way of indexing would keep the old name in browsers' caches);
 * - the highlighter cannot break a page: see safeMark.ts.
 */
export default async function siteSearch(
  context: LoadContext,
  options: Parameters<typeof searchLocal>[1],
): Promise<Plugin> {
  const original = searchLocal(context, options) as Plugin & {postBuild: (props: Props) => Promise<void>};
  const generatedDir = path.join(context.generatedFilesDir, '@easyops-cn/docusaurus-search-local/default');
  const constantsFile = path.join(generatedDir, 'generated-constants.js');
  const packageName = /search-index\{dir\}-([0-9a-f]+)\.json/.exec(fs.readFileSync(constantsFile, 'utf8'))?.[1];
  if (!packageName) {
    throw new Error('src/plugins/site-search: set the option hashed: "filename" of the search package');
  }
  const hash = await sourceHash(context.siteDir);
  replaceInFile(constantsFile, /search-index\{dir\}-[0-9a-f]+\.json/, `search-index{dir}-${hash}.json`);
  replaceInFile(
    path.join(generatedDir, 'generated.js'),
    /export \{ default as Mark \} from "[^"]*";?/,
    `export {default as Mark} from ${JSON.stringify(path.join(__dirname, 'safeMark.ts'))};`,
  );

  return {
    ...original,
    name: 'site-search',
    async postBuild(props) {
      // With this name the package finds build/index.html; the address is put right afterwards.
      const landingPage = `${props.baseUrl}index`;
      await original.postBuild({...props, routesPaths: [...props.routesPaths, landingPage]});
      const written = path.join(props.outDir, `search-index-${packageName}.json`);
      replaceInFile(written, new RegExp(`"u":"${landingPage}"`, 'g'), `"u":"${props.baseUrl}"`);
      fs.renameSync(written, path.join(props.outDir, `search-index-${hash}.json`));
    },
  };
}

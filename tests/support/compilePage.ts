import fs from 'node:fs';
import mdxLoader from '@docusaurus/mdx-loader';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

/** A remark plugin without options. */
export type RemarkPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

type Options = ReturnType<ThisParameterType<typeof mdxLoader>['getOptions']>;

/**
 * Compiles a page as a build does: by the MDX loader of Docusaurus, from the whole file to the code of a module.
 *
 * @param siteDir full path of the site
 * @param file full path of the page
 * @param beforeDefaultRemarkPlugins remark plugins that run before those of Docusaurus
 * @throws what the plugins throw, as Docusaurus words it.
 */
export function compilePage(
  siteDir: string,
  file: string,
  beforeDefaultRemarkPlugins: RemarkPlugin[],
): Promise<string> {
  // Docusaurus 3.10 wants these, too; the types of 3.8 know neither.
  const forNewer = {
    emoji: true,
    hooks: {onBrokenMarkdownLinks: 'throw' as const, onBrokenMarkdownImages: 'throw' as const},
  };
  const options: Options = {
    siteDir,
    staticDirs: [],
    beforeDefaultRemarkPlugins,
    markdownConfig: {
      format: 'mdx',
      mermaid: false,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      remarkRehypeOptions: undefined,
      parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      ...forNewer,
    },
  };
  return new Promise((resolve, reject) => {
    const context = {
      _compiler: {name: 'client'},
      resource: file,
      resourcePath: file,
      getOptions: () => options,
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
    };
    void mdxLoader.call(context as unknown as ThisParameterType<typeof mdxLoader>, fs.readFileSync(file, 'utf8'));
  });
}

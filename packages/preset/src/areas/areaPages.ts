import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {pagesOfPlugin} from '@training-catalog/catalog/node';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** A loaded content area. */
export interface AreaPages {
  /** Id of its docs plugin instance; `default` for the documentation. */
  id: string;
  /** Content folder, and first segment of its routes. */
  folder: string;
  /** Pages in sidebar order: by folder, then by position. */
  docs: readonly DocMetadata[];
}

/**
 * The content areas among a built site's plugins, in configuration order.
 *
 * @param projects Folder of the projects, whose instance has another id.
 */
export const areasOfPlugins = (
  plugins: readonly {name: string; options: {id?: string}; content?: unknown}[],
  projects: string,
): AreaPages[] =>
  plugins
    .filter(({name}) => name === docsPlugin)
    .map(({options: {id = 'default'}, content}) => ({
      id,
      folder: id === 'default' ? projects : id,
      docs: pagesOfPlugin(content),
    }));

/** The pages of the documentation itself. */
export const documentation = (areas: readonly AreaPages[]): readonly DocMetadata[] =>
  areas.find(({id}) => id === 'default')?.docs ?? [];

/** Folders of projects with the permalinks of their main pages. */
export const mainPages = (plugins: readonly LoadedPlugin[]): [folder: string, permalink: string][] =>
  // The folder is read from the path of the page.
  documentation(areasOfPlugins(plugins, 'default'))
    .filter(({frontMatter}) => 'project' in frontMatter)
    .map(({source, permalink}) => [path.posix.dirname(source).replace('@site/', ''), permalink]);

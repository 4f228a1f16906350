import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** A content area as it was read, in whatever order its pages were found. */
export interface AreaPages {
  /** Id of its plugin; the documentation's is `default`. */
  id: string;
  /** Folder and first part of the addresses. */
  folder: string;
  docs: readonly DocMetadata[];
}

const area = (id: string, content: unknown): AreaPages => ({
  id,
  folder: id === 'default' ? 'docs' : id,
  docs: (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs),
});

/** The content areas among the plugins of a site that is built, in the order of the configuration. */
export const areasOfPlugins = (
  plugins: readonly {name: string; options: {id?: string}; content?: unknown}[],
): AreaPages[] =>
  plugins.filter(({name}) => name === docsPlugin).map(({options, content}) => area(options.id ?? 'default', content));

/** The content areas in what plugins have loaded. */
export const areasOfContent = (allContent: Record<string, Record<string, unknown> | undefined>): AreaPages[] =>
  Object.entries(allContent[docsPlugin] ?? {}).map(([id, content]) => area(id, content));

/** The pages of the documentation itself. */
export const documentation = (areas: readonly AreaPages[]): readonly DocMetadata[] =>
  areas.find(({id}) => id === 'default')?.docs ?? [];

// As the bundler sees these modules; in Node, they would be of CommonJS.
declare module '@docusaurus/core/lib/client/flat.js' {
  /** Names of chunks at any depth, by their paths. */
  export default function flat(target: object): Record<string, string>;
}

declare module '@docusaurus/core/lib/client/prefetch.js' {
  export default function prefetch(url: string): Promise<void>;
}

declare module '@generated/lean-client/shards' {
  /** A loader for each shard of the route table. */
  const shards: readonly (() => Promise<{default: readonly import('./client/route.js').Leaf[]}>)[];
  export default shards;
}

interface ImportMeta {
  /** The modules of a folder, each loaded when its name is called (https://webpack.js.org/api/module-variables/#importmetawebpackcontext). */
  webpackContext(
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'},
  ): {(name: string): Promise<unknown>; keys(): string[]};
}

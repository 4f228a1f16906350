// As the bundler sees these modules; in Node, they would be of CommonJS.
declare module '@docusaurus/core/lib/client/docusaurus.js' {
  const docusaurus: Window['docusaurus'];
  export default docusaurus;
}

declare module '@generated/lean-client/shards' {
  /** A loader for each shard of the route table. */
  const shards: readonly (() => Promise<{default: import('./client/makeRoute.js').Shard}>)[];
  export default shards;
}

interface ImportMeta {
  /** The modules of a folder, each loaded when its name is called (https://webpack.js.org/api/module-variables/#importmetawebpackcontext). */
  webpackContext(
    folder: string,
    options: {recursive: boolean; regExp: RegExp; mode: 'lazy'},
  ): {(name: string): Promise<unknown>; keys(): string[]};
}

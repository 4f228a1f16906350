/** Noted for all copies of this module: Docusaurus loads the one of its configuration apart from those of plugins. */
const key = Symbol.for('@training-catalog/openapi-pages/generated-folders');

const known = globalThis as {[key]?: Set<string>};

/** Notes a folder, as a full path, whose pages this package has written or found unchanged. */
export const noteGenerated = (folder: string): void => void (known[key] ??= new Set()).add(folder);

/** Whether this package made the pages of a folder. The name of a file says nothing: anybody may choose it. */
export const isGenerated = (folder: string): boolean => known[key]?.has(folder) === true;

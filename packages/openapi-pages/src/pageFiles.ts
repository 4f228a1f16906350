const suffix = '.operation.json';

/** Name of the file, next to an operation's page, with the data of its console. */
export const dataFile = (id: string): string => id + suffix;

/** Whether this is the name of a file with the data of an operation's console, not a path to another file. */
export const isDataFile = (name: string): boolean =>
  name.endsWith(suffix) && /^[\w-]+$/.test(name.slice(0, -suffix.length));

/** Name of the file of an operation's page, below the folder of its set. */
export const operationFileName = (id: string): string => `${id}.api.mdx`;

/** Name of the file of a set's overview, below the folder of the set. */
export const overviewFileName = (id: string): string => `${id}.info.mdx`;

/** Name of the file with the facts of a set (setFacts.ts), beside its pages. */
export const setFactsFile = 'set.json';

/** Name of the file with the operations of a set (operationList.ts), beside its pages. */
export const operationListFile = 'operations.json';

/** Name of the file at the root of a build with the operations of all sets. */
export const publishedOperationsFile = 'api-operations.json';

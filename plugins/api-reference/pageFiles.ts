const suffixes = {snippets: '.requests.json', data: '.operation.json'} as const;

/** Name of the file, next to an operation's page, with its request in further languages. */
export const snippetsFile = (id: string): string => id + suffixes.snippets;

/** Name of the file, next to an operation's page, with the data of its console. */
export const dataFile = (id: string): string => id + suffixes.data;

/** Whether this is the name of a file with the data of an operation's console. */
export const isDataFile = (name: string): boolean => name.endsWith(suffixes.data);

/** Whether this is the name of one of the files of a page, not a path to another file. */
export const isPageFile = (name: string): boolean =>
  Object.values(suffixes).some((suffix) => name.endsWith(suffix) && /^[\w-]+$/.test(name.slice(0, -suffix.length)));

const endings = {snippets: '.requests.json', data: '.operation.json'} as const;

/** Name of the file, next to an operation's page, with its request in further languages. */
export const snippetsFile = (id: string): string => id + endings.snippets;

/** Name of the file, next to an operation's page, with the data of its console. */
export const dataFile = (id: string): string => id + endings.data;

/** Whether this is the name of a file with the data of an operation's console. */
export const isDataFile = (name: string): boolean => name.endsWith(endings.data);

/** Whether this is the name of one of the files of a page, not a path to another file. */
export const isPageFile = (name: string): boolean =>
  Object.values(endings).some((ending) => name.endsWith(ending) && /^[\w-]+$/.test(name.slice(0, -ending.length)));

const endings = {snippets: '.requests.json', data: '.operation.json'} as const;

/** Name of the file beside an operation's page that holds its request in further languages. */
export const snippetsFile = (id: string): string => id + endings.snippets;

/** Name of the file beside an operation's page that holds what its console needs. */
export const dataFile = (id: string): string => id + endings.data;

/** Is this the name of a file that holds what the console of an operation needs? */
export const isDataFile = (name: string): boolean => name.endsWith(endings.data);

/** Is this the name of one of the files beside a page, and no path to another one? */
export const isPageFile = (name: string): boolean =>
  Object.values(endings).some((ending) => name.endsWith(ending) && /^[\w-]+$/.test(name.slice(0, -ending.length)));

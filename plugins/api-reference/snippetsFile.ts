const ending = '.requests.json';

/** Name of the file beside an operation's page that holds its request in further languages. */
export const snippetsFile = (id: string): string => id + ending;

/** Is this the name of such a file, and no path to another one? */
export const isSnippetsFile = (name: string): boolean =>
  /^[\w-]+$/.test(name.slice(0, -ending.length)) && name.endsWith(ending);

const suffix = '.operation.json';

/** Name of the file, next to an operation's page, with the data of its console. */
export const dataFile = (id: string): string => id + suffix;

/** Whether this is the name of a file with the data of an operation's console, not a path to another file. */
export const isDataFile = (name: string): boolean =>
  name.endsWith(suffix) && /^[\w-]+$/.test(name.slice(0, -suffix.length));

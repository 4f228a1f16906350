/** Bounds of a value in words, by key, for pages and for the console; `{name}` stands for something that the file says. */
export const boundTexts = {
  exactly: 'exactly {count}{unit}',
  range: '{low} to {high}{unit}',
  atMost: 'at most {count}{unit}',
  atLeast: 'at least {count}{unit}',
  character: ' character',
  characters: ' characters',
  item: ' item',
  items: ' items',
  field: ' field',
  fields: ' fields',
  noOtherFields: 'no other fields',
  uniqueItems: 'unique items',
  greaterThan: 'greater than {limit}',
  lessThan: 'less than {limit}',
  multipleOf: 'multiple of {factor}',
  pattern: 'pattern',
  default: 'default',
} as const;

/** Texts in another language than English, by key. */
export type Texts<Key extends string> = Readonly<Partial<Record<Key, string>>>;

let given: Texts<string> = {};

/**
 * Sets the language of all that is written from now on, as Docusaurus sets that of `translate` for a page. Texts that are
 * missing stay English.
 */
export const setTexts = (texts: Texts<string>): void => {
  given = texts;
};

/** A function that gives a text in the language of the site, with values in the place of `{name}`. */
export const sayIn =
  <Key extends string>(english: Readonly<Record<Key, string>>) =>
  (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
    (given[key] ?? english[key]).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** A bound in words. */
export const sayBound = sayIn(boundTexts);

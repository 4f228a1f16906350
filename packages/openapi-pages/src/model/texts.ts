/** Texts of pages in another language, by the English text. */
export type Texts = Readonly<Record<string, string>>;

let given: Texts = {};
const said = new Set<string>();

/**
 * Sets the language of all that is written from now on, as Docusaurus sets that of `translate` for a page. Texts that are
 * missing stay English.
 */
export function setTexts(texts: Texts): void {
  given = texts;
  said.clear();
}

/** English texts that `setTexts` got, but nothing has said since. */
export const unsaidTexts = (): string[] => Object.keys(given).filter((english) => !said.has(english));

/** A text in the language of the pages, with values in the place of `{name}`. */
export function say(english: string, values: Readonly<Record<string, string | number>> = {}): string {
  said.add(english);
  const text = Object.hasOwn(given, english) ? given[english] : undefined;
  return (text ?? english).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A page with the given lines of front matter, for an example of a rule. */
export const examplePageWith = (frontMatter: readonly string[], text: string): string =>
  ['---', ...frontMatter, '---', '', text, ''].join('\n');

/** A page of which only the text matters, for an example of a rule. */
export const examplePage = (text: string): string =>
  examplePageWith(['title: Herons', 'description: How herons are counted.'], text);

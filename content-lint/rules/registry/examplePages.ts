/** Pages for examples of rules. */

/** A page with the given lines of front matter. */
export const pageWith = (frontMatter: readonly string[], text: string): string =>
  ['---', ...frontMatter, '---', '', text, ''].join('\n');

/** A page of which only the text matters. */
export const page = (text: string): string => pageWith(['title: Herons', 'description: How herons are counted.'], text);

/**
 * The main page of a project.
 *
 * @param facts lines of its front matter below those of every project: more of `project`, with two spaces, or keys of the page
 * @param text what is on the page
 */
export const mainPage = (facts: readonly string[], text = 'Counts birds in photographs.'): string =>
  pageWith(
    [
      'title: Bird Counter',
      'description: Counts birds in photographs.',
      'project:',
      '  summary: Counts birds in photographs',
      '  kind: [software]',
      '  area: Software',
      ...facts,
    ],
    text,
  );

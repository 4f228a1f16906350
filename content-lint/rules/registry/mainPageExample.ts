/**
 * The main page of a project, for examples.
 *
 * @param facts lines of its front matter below those of every project: more of `project`, with two spaces, or keys of the page
 * @param text what is on the page
 */
export const mainPageExample = (facts: readonly string[], text = 'Counts birds in photographs.'): string =>
  [
    '---',
    'title: Bird Counter',
    'description: Counts birds in photographs.',
    'project:',
    '  summary: Counts birds in photographs',
    '  kind: [software]',
    '  area: Software',
    ...facts,
    '---',
    '',
    text,
    '',
  ].join('\n');

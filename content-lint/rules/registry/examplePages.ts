import {examplePageWith} from '@training-catalog/content-lint';

/**
 * The main page of a project, for an example of a rule.
 *
 * @param facts lines of its front matter below those of every project: more of `project`, with two spaces, or keys of the page
 * @param text what is on the page
 */
export const mainPage = (facts: readonly string[], text = 'Counts birds in photographs.'): string =>
  examplePageWith(
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

/**
 * The main page of a project, for tests of rules.
 *
 * @param below further lines of the front matter, below those of `project`
 * @param above those above `project`
 */
export const mainPage = (
  name: string,
  below: readonly string[],
  above: readonly string[] = [],
): {file: string; text: string} => ({
  file: `docs/${name}/index.md`,
  text: [
    '---',
    `title: ${name}`,
    'description: A project.',
    ...above,
    'project:',
    '  summary: Does it',
    '  kind: [software]',
    '  area: PADI',
    ...below,
    '---',
    '',
    'Text.',
  ].join('\n'),
});

/** A key of `project` with a list of maps, each given as it stands between braces; nothing without entries. */
export const listOfMaps = (key: string, entries: readonly string[]): string[] =>
  entries.length > 0 ? [`  ${key}:`, ...entries.map((entry) => `    - {${entry}}`)] : [];

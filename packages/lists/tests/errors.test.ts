import {expect, it} from 'vitest';
import {errorGroups} from '../src/errors/errorsOf.js';
import {lintPages, placesOf, settings} from './lint.js';

const page = (file: string, ...lines: string[]) => ({
  file,
  text: ['---', 'title: Owls', '---', '', ...lines].join('\n'),
  title: 'How to count',
  permalink: `/catalog/${file.replace('.md', '')}`,
});

const section = [
  '## When something goes wrong',
  '',
  '| What you see | What to do |',
  '| --- | --- |',
  '| `No module named owl`, or **nothing** | Install it |',
];

it('reads what readers see in the section, and nothing outside of it', () => {
  const text = [
    '## Options',
    '',
    '| Option | Default |',
    '| --- | --- |',
    '| `--level` | 3 |',
    '',
    ...section,
    '',
    'With two recorders:',
    '',
    '### Two recorders',
    '',
    '| What you see | What to do |',
    '| --- | --- |',
    '| Half of the [owls](index.md) | Wait |',
    '',
    '## Next steps',
    '',
    '| Step | Time |',
    '| --- | --- |',
    '| Go home | 1 |',
  ];
  const [group] = errorGroups([page('docs/Owl Counter/how-to.md', ...text)], settings);
  expect(group?.sections[0]?.errors).toEqual(['`No module named owl`, or nothing', 'Half of the owls']);
});

it('does not take an example in a code block for the section', () => {
  expect(errorGroups([page('sample_docs/how-to.md', '````md', ...section, '````')], settings)).toEqual([]);
});

it('groups the pages of a project, and other pages by title', () => {
  const pages = [
    page('docs/Owl Counter/how-to.md', ...section),
    page('docs/Bat Counter/index.md', ...section),
    page('docs/Owl Counter/index.md', 'No errors.'),
    page('docs/Owl Counter/tutorial.md', ...section),
    page('docs/intro.md', ...section),
  ];
  expect(
    errorGroups(pages, settings).map(({name, anchor, sections}) => [name, anchor, sections.map(({to}) => to)]),
  ).toEqual([
    ['Bat Counter', 'bat-counter', ['/catalog/docs/Bat Counter/index#when-something-goes-wrong']],
    ['How to count', 'how-to-count', ['/catalog/docs/intro#when-something-goes-wrong']],
    [
      'Owl Counter',
      'owl-counter',
      [
        '/catalog/docs/Owl Counter/how-to#when-something-goes-wrong',
        '/catalog/docs/Owl Counter/tutorial#when-something-goes-wrong',
      ],
    ],
  ]);
});

/** Where the sections of these pages break which rule. */
const places = (...pages: ReturnType<typeof page>[]): string[] => placesOf(lintPages(pages));

it.each([['Troubleshooting'], ['Fix common problems'], ['Known issues'], ['FAQ'], ['If something goes wrong']])(
  'reports a section with errors that is named %s',
  (name) => {
    expect(places(page('docs/Owl Counter/how-to.md', `## ${name}`, ...section.slice(1)))).toEqual([
      'docs/Owl Counter/how-to.md:5 error-section',
    ]);
  },
);

it('reports a section without a table', () => {
  expect(places(page('docs/Owl Counter/how-to.md', '## When something goes wrong', '', 'Wait.'))).toEqual([
    'docs/Owl Counter/how-to.md:5 error-section',
  ]);
});

it('accepts a section with a table, and headings that only contain such words', () => {
  expect(
    places(page('docs/Owl Counter/how-to.md', '## Solve problems of routing', '', 'Text.', '', ...section)),
  ).toEqual([]);
});

it('reports areas with errors that are not listed, and lists of areas without any', () => {
  const found = lintPages([
    page('docs/Owl Counter/how-to.md', ...section),
    page('Education/set-up.md', ...section),
    page('api/intro.md', 'Text.'),
    page('other_resources/errors.md', '<ErrorList area="doc" />', '<ErrorList area="api" />'),
  ]);
  expect(placesOf(found)).toEqual([
    'other_resources/errors.md:1 error-list',
    'other_resources/errors.md:1 error-list',
    'other_resources/errors.md:5 error-list',
    'other_resources/errors.md:6 error-list',
  ]);
  ['area="docs"', 'area="Education"', '"docs"', 'api/'].forEach((remedy, index) =>
    expect(found[index]?.message).toContain(remedy),
  );
});

import {expect, it} from 'vitest';
import {errorGroups, errorsOfPage} from '../../plugins/error-index/errorsOf';

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
  expect(errorsOfPage(page('docs/Owl Counter/how-to.md', ...text))).toEqual([
    '`No module named owl`, or nothing',
    'Half of the owls',
  ]);
});

it('does not take an example in a code block for the section', () => {
  expect(errorsOfPage(page('sample_docs/how-to.md', '````md', ...section, '````'))).toEqual([]);
});

it('groups the pages of a project, and other pages by title', () => {
  const pages = [
    page('docs/Owl Counter/how-to.md', ...section),
    page('docs/Bat Counter/index.md', ...section),
    page('docs/Owl Counter/index.md', 'No errors.'),
    page('docs/Owl Counter/tutorial.md', ...section),
    page('docs/intro.md', ...section),
  ];
  expect(errorGroups(pages).map(({name, anchor, sections}) => [name, anchor, sections.map(({to}) => to)])).toEqual([
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

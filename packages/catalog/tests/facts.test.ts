import {expect, it} from 'vitest';
import {bibtex, plainCitation} from '../src/client/bibtex.js';
import {projectStructuredData} from '../src/client/structuredData.js';
import {trackerOf} from '../src/tracker.js';

const cite = {
  type: 'inproceedings' as const,
  authors: ['S. Withana', 'B. Plale'],
  title: 'Patra ModelCards: AI/ML Accountability',
  venue: 'Conference on R&D',
  year: 2024,
  doi: '10.1109/x_1',
};

it('writes a citation as BibTeX, with its special characters escaped', () => {
  expect(bibtex(cite)).toBe(
    [
      '@inproceedings{withana2024patra,',
      '  author = {S. Withana and B. Plale},',
      '  title = {{Patra ModelCards: AI/ML Accountability}},',
      String.raw`  booktitle = {Conference on R\&D},`,
      '  year = {2024},',
      '  doi = {10.1109/x_1},',
      '}',
    ].join('\n'),
  );
  expect(bibtex({type: 'software', authors: ['A. Núñez'], title: 'Tool'})).toMatch(/^@misc\{nuneztool,\n/);
});

it('describes a project as source code, and data as a data set', () => {
  const page = {
    name: 'Tool',
    description: 'A tool.',
    url: 'https://example.org/docs/Tool',
    keywords: ['PADI'],
    root: 'https://example.org/',
    modified: 0 + 86_400_000,
  };
  const facts = {
    summary: 'Does it',
    area: 'PADI' as const,
    license: 'MIT',
    repository: 'https://example.org/code',
    cite,
  };
  expect(projectStructuredData({...facts, kind: ['software', 'data']}, page)).toMatchObject({
    '@type': 'SoftwareSourceCode',
    name: 'Tool',
    codeRepository: 'https://example.org/code',
    license: 'https://spdx.org/licenses/MIT.html',
    author: [{name: 'S. Withana'}, {name: 'B. Plale'}],
    isPartOf: {'@id': 'https://example.org/#website'},
    dateModified: '1970-01-02T00:00:00.000Z',
    isAccessibleForFree: true,
    citation: {author: [{name: 'S. Withana'}, {name: 'B. Plale'}], datePublished: '2024'},
  });
  expect(projectStructuredData({...facts, kind: ['data']}, page)).toMatchObject({
    '@type': 'Dataset',
    sameAs: 'https://example.org/code',
    creator: [{name: 'S. Withana'}, {name: 'B. Plale'}],
    isAccessibleForFree: true,
  });
});

it('a citation is one line of text', () => {
  expect(
    plainCitation({
      type: 'article',
      authors: ['A. B.', 'C. D.'],
      title: 'Title',
      venue: 'Venue',
      year: 2024,
      doi: '10.1234/5',
    }),
  ).toBe('A. B., C. D. (2024). Title. Venue. https://doi.org/10.1234/5');
  expect(plainCitation({type: 'software', authors: ['A. B.'], title: 'Title'})).toBe('A. B. Title.');
});

it.each([
  [
    'the issues of a repository at GitHub',
    {repository: 'https://github.com/o/tool'},
    'https://github.com/o/tool/issues',
  ],
  [
    'the same, from the address of a clone',
    {repository: 'https://github.com/o/tool.git'},
    'https://github.com/o/tool/issues',
  ],
  [
    'what is stated',
    {repository: 'https://github.com/o/tool', issues: 'https://example.org/ask'},
    'https://example.org/ask',
  ],
  ['nowhere, if that is stated', {repository: 'https://github.com/o/tool', issues: 'none'}, undefined],
  ['nowhere, if the repository is elsewhere', {repository: 'https://huggingface.co/datasets/o/tool'}, undefined],
  ['nowhere, if the address is not of a repository', {repository: 'https://github.com/o'}, undefined],
  ['nowhere without a repository', {}, undefined],
])('sends problems to %s', (_, facts, expected) => {
  expect(trackerOf(facts)).toBe(expected);
});

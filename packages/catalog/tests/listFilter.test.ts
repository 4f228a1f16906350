import {expect, it} from 'vitest';
import {isArtifactChosen, isQuestionChosen} from '../src/client/listFilter.js';
import type {ListedArtifact, ListedQuestion} from '../src/types.js';

const project = {name: 'Owl Counter', permalink: '/docs/owl', summary: 'Counts owls in recordings'};

it('finds questions by all words, in any case, in the question, its project, what it needs, and what serves better', () => {
  const question: ListedQuestion = {
    question: 'Who sings at night in Orléans?',
    anchor: 'who',
    project,
    needs: ['A microphone'],
    status: undefined,
    then: [],
    instead: [
      {
        name: 'Bat Detector',
        url: 'https://example.org',
        license: 'MIT',
        maintainer: 'A team',
        reason: 'it hears ultrasound',
      },
    ],
  };
  const found = (q: string): boolean => isQuestionChosen(question, new URLSearchParams({q}));
  expect(
    ['', ' ', 'NIGHT', 'orleans sings', 'owls', 'microphone who', 'detector', 'ultrasound'].filter((q) => !found(q)),
  ).toEqual([]);
  expect(['foxes', 'night foxes'].filter(found)).toEqual([]);
});

it('finds models and data sets by words, access, and license', () => {
  const artifact: ListedArtifact = {
    anchor: 'calls',
    project,
    facts: {kind: 'data', name: 'Calls', task: 'hearing', region: 'Ohio', license: 'MIT', access: 'open'},
  };
  const found = (filter: Record<string, string>): boolean => isArtifactChosen(artifact, new URLSearchParams(filter));
  const chosen: Record<string, string>[] = [
    {},
    {q: 'ohio'},
    {access: 'open'},
    {license: 'MIT', q: 'calls'},
    {license: ''},
  ];
  expect(chosen.map(found)).not.toContain(false);
  const others: Record<string, string>[] = [
    {q: 'texas'},
    {access: 'gated'},
    {license: 'CC0-1.0'},
    {q: 'ohio', access: 'gated'},
  ];
  expect(others.map(found)).not.toContain(true);
});

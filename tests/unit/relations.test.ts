// Misspelled on purpose. cspell:ignore Countr
import {expect, it} from 'vitest';
import {relationDiagnostics} from '../../content-lint/rules/relationRules';
import {listOfMaps, mainPage} from '../support/mainPage';

const page = (name: string, ...relations: string[]) => mainPage(name, listOfMaps('relations', relations));

const messages = (...pages: ReturnType<typeof page>[]): string[] =>
  relationDiagnostics(pages).map(({file, line, message}) => `${file}:${line}: ${message}`);

it('accepts a relation that is written once, on either project', () => {
  expect(
    messages(
      page('River Watch', 'kind: feeds, project: Owl Counter', 'kind: embeds, project: Owl Counter'),
      page('Owl Counter', 'kind: deploys, project: River Watch'),
    ),
  ).toEqual([]);
});

it.each([
  [
    'a project that is not there',
    [page('River Watch', 'kind: uses, project: Owl Countr'), page('Owl Counter')],
    'docs/River Watch/index.md:9: there is no project "Owl Countr"; did you mean "Owl Counter"? write the name of a folder in docs/',
  ],
  [
    'a relation to itself',
    [page('River Watch', 'kind: uses, project: River Watch')],
    'docs/River Watch/index.md:9: a project cannot be related to itself; name another one',
  ],
  [
    'a relation that is written twice',
    [page('River Watch', 'kind: uses, project: Owl Counter', 'kind: uses, project: Owl Counter'), page('Owl Counter')],
    'docs/River Watch/index.md:10: duplicate relation to Owl Counter; remove one of the two',
  ],
  [
    'one flow that is told from both ends',
    [page('River Watch', 'kind: feeds, project: Owl Counter'), page('Owl Counter', 'kind: uses, project: River Watch')],
    'docs/Owl Counter/index.md:9: docs/River Watch already states that it feeds Owl Counter; remove this one, which this project shows as "fed by River Watch"',
  ],
])('refuses %s', (_, pages, message) => {
  expect(messages(...pages)).toEqual([message]);
});

it.each(['deploys', 'embeds', 'documents', 'continues'])('refuses two projects of which each %s the other', (kind) => {
  expect(
    messages(
      page('River Watch', `kind: ${kind}, project: Owl Counter`),
      page('Owl Counter', `kind: ${kind}, project: River Watch`),
    ),
  ).toEqual([
    `docs/Owl Counter/index.md:9: docs/River Watch already states the opposite, that it ${kind} Owl Counter; remove one of the two`,
  ]);
});

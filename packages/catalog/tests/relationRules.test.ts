// Misspelled on purpose. cspell:ignore Countr
import type {PageSource} from '@training-catalog/content-model';
import {expect, it} from 'vitest';
import {lintPages, listOfMaps, mainPage, placesOf} from './lint.js';

const page = (name: string, ...relations: string[]) => mainPage(name, listOfMaps('relations', relations));

/** Where relations of these projects break which rule. */
const places = (...pages: PageSource[]): string[] =>
  placesOf(lintPages(pages)).filter((place) => place.includes('relation'));

it('accepts a relation that is written once, on either project', () => {
  expect(
    places(
      page('River Watch', 'kind: feeds, project: Owl Counter', 'kind: embeds, project: Owl Counter'),
      page('Owl Counter', 'kind: deploys, project: River Watch'),
    ),
  ).toEqual([]);
});

it.each([
  [
    'a project that is not there',
    [page('River Watch', 'kind: uses, project: Owl Countr'), page('Owl Counter')],
    'docs/River Watch/index.md:8 relation-target',
  ],
  [
    'a relation to itself',
    [page('River Watch', 'kind: uses, project: River Watch')],
    'docs/River Watch/index.md:8 relation-target',
  ],
  [
    'a relation that is written twice',
    [page('River Watch', 'kind: uses, project: Owl Counter', 'kind: uses, project: Owl Counter'), page('Owl Counter')],
    'docs/River Watch/index.md:9 no-duplicate-relation',
  ],
  [
    'one flow that is told from both ends',
    [page('River Watch', 'kind: feeds, project: Owl Counter'), page('Owl Counter', 'kind: uses, project: River Watch')],
    'docs/Owl Counter/index.md:8 no-duplicate-relation',
  ],
])('refuses %s', (_, pages, place) => {
  expect(places(...pages)).toEqual([place]);
});

it.each(['deploys', 'embeds', 'documents', 'continues'])('refuses two projects of which each %s the other', (kind) => {
  expect(
    places(
      page('River Watch', `kind: ${kind}, project: Owl Counter`),
      page('Owl Counter', `kind: ${kind}, project: River Watch`),
    ),
  ).toEqual(['docs/Owl Counter/index.md:8 no-duplicate-relation']);
});

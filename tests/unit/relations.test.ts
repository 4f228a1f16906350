// Misspelled on purpose. cspell:ignore Countr
import {expect, it} from 'vitest';
import {relationDiagnostics} from '../../content-lint/rules/relationRules';
import {layOutRelations, mapOf} from '../../plugins/catalog/relationMap';
import type {CatalogProject} from '../../shared/catalog';
import type {Relation} from '../../shared/relations';
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

const project = (name: string): CatalogProject => ({
  name,
  permalink: `/docs/${name}`,
  summary: '',
  kind: ['software'],
  area: 'PADI',
  topics: [],
  releases: [],
});

it('lays out related projects without overlaps, in the direction of their relations, deterministically', () => {
  const projects = ['A', 'B', 'C', 'D'].map(project);
  const relations: Relation[] = [
    {from: 'A', kind: 'feeds', to: 'B'},
    {from: 'B', kind: 'uses', to: 'C'},
    {from: 'A', kind: 'embeds', to: 'B'},
  ];
  const map = layOutRelations(projects, relations);
  expect(map.nodes.map(({name}) => name)).toEqual(['A', 'B', 'C']);
  const [left, middle, right] = map.nodes.map(({x, width}) => ({from: x, to: x + width}));
  expect(middle?.from).toBeGreaterThan(left?.to ?? Infinity);
  expect(right?.from).toBeGreaterThan(middle?.to ?? Infinity);
  expect(new Set(map.relations.map(({label}) => label.join())).size).toBe(relations.length);
  for (const {x, y, width, height} of map.nodes) {
    expect(x >= 0 && y >= 0 && x + width <= map.width && y + height <= map.height).toBe(true);
  }
  expect(layOutRelations(projects, relations)).toEqual(map);
});

/** Points of a path that consists of curves, eight on each. */
function pointsOf(path: string): {x: number; y: number}[] {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const corners = Array.from({length: numbers.length / 2}, (_, at) => ({
    x: numbers[2 * at] ?? NaN,
    y: numbers[2 * at + 1] ?? NaN,
  }));
  return corners.slice(1).flatMap((_, at) => {
    const [a, b, c, d] = corners.slice(at, at + 4);
    if (at % 3 !== 0 || !a || !b || !c || !d) {
      return [];
    }
    return Array.from({length: 9}, (__, step) => {
      const t = step / 8;
      const mixed = (from: number, over: number, past: number, to: number): number =>
        (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * over + 3 * (1 - t) * t ** 2 * past + t ** 3 * to;
      return {x: mixed(a.x, b.x, c.x, d.x), y: mixed(a.y, b.y, c.y, d.y)};
    });
  });
}

it('draws no line behind a box', () => {
  // Boxes of different heights in several columns, and lines that pass columns. Ends in the middle of boxes fail here.
  const relations: Relation[] = [
    {from: 'Sounds Birds Dawn Collector', kind: 'feeds', to: 'Watershed Temperature Readings Archive'},
    {from: 'Sounds Birds Dawn Collector', kind: 'uses', to: 'Acorn KG'},
    {from: 'SB-Controller', kind: 'deploys', to: 'Sounds Birds Dawn Collector'},
    {from: 'Watershed Temperature Readings Archive', kind: 'feeds', to: 'Acorn KG'},
    {from: 'MapFrontend', kind: 'uses', to: 'OAK-API-FOREST'},
    {from: 'FOREST-Playgrounds', kind: 'uses', to: 'Acorn KG'},
    {from: 'OpenPath', kind: 'uses', to: 'Kite Wing'},
    {from: 'Acorn Report Card Toolkit', kind: 'feeds', to: 'Acorn KG'},
    {from: 'Gauging Converter', kind: 'feeds', to: 'Watershed Temperature Readings Archive'},
    {from: 'OwlUI', kind: 'uses', to: 'SB-Controller'},
    {from: 'OwlUI', kind: 'embeds', to: 'Watershed Temperature Readings Archive'},
    {from: 'OwlUI', kind: 'embeds', to: 'OpenPath'},
    {from: 'OwlUI', kind: 'embeds', to: 'Acorn KG'},
  ];
  const names = [...new Set(relations.flatMap(({from, to}) => [from, to]))].sort();
  const map = layOutRelations(names.map(project), relations);
  const behind = map.relations.flatMap(({from, to, path}) =>
    map.nodes
      .filter(({name}) => name !== from && name !== to)
      .filter((node) =>
        pointsOf(path).some(
          ({x, y}) => x > node.x && x < node.x + node.width && y > node.y && y < node.y + node.height,
        ),
      )
      .map(({name}) => `${from} to ${to}: ${name}`),
  );
  expect(pointsOf(map.relations[0]?.path ?? '').length).toBeGreaterThan(8);
  expect(behind).toEqual([]);
});

it('lists the projects without relations beside the map', () => {
  const map = mapOf({projects: ['A', 'B', 'Alone'].map(project), topics: [], releases: []}, [
    {from: 'A', kind: 'feeds', to: 'B'},
  ]);
  expect(map.nodes.map(({name}) => name)).toEqual(['A', 'B']);
  expect(map.alone.map(({name}) => name)).toEqual(['Alone']);
});

it('draws nothing where no project relates to another', () => {
  expect(layOutRelations([project('A')], [])).toMatchObject({nodes: [], relations: []});
});

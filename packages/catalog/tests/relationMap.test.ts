import {expect, it} from 'vitest';
import {layOutRelations} from '../src/layout/relationMap.js';
import type {Relation} from '../src/relations.js';
import type {CatalogProject} from '../src/types.js';

const project = (name: string): CatalogProject => ({
  name,
  permalink: `/docs/${name}`,
  summary: '',
  kind: ['software'],
  area: 'Ecology',
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
  const map = layOutRelations(['A', 'B', 'Alone'].map(project), [{from: 'A', kind: 'feeds', to: 'B'}]);
  expect(map.nodes.map(({name}) => name)).toEqual(['A', 'B']);
  expect(map.alone.map(({name}) => name)).toEqual(['Alone']);
});

it('draws nothing where no project relates to another', () => {
  expect(layOutRelations([project('A')], [])).toMatchObject({nodes: [], relations: []});
});

import {describe, expect, it} from 'vitest';
import {layOutTopics} from '../src/layout/topicGraph.js';
import type {Catalog, CatalogProject} from '../src/types.js';

const tag = (label: string) => ({label, permalink: `/docs/tags/${label}`});

const project = (name: string, topics: string[], release: string): CatalogProject => ({
  name,
  permalink: `/docs/${name}`,
  summary: `The ${name} tool`,
  kind: ['software'],
  area: 'Ecology',
  topics: topics.map(tag),
  releases: [tag(release)],
});

const topicNames = ['Birds', 'Rivers', 'Soil', 'Trees'];
const projects = Array.from({length: 12}, (_, index) =>
  project(
    `p${index}`,
    [topicNames[index % 4] ?? '', ...(index % 3 === 0 ? [topicNames[(index + 1) % 4] ?? ''] : [])],
    index === 5 ? 'Release 2' : 'Release 1',
  ),
);
const group = (label: string) => ({
  ...tag(label),
  description: '',
  projects: projects
    .filter(({topics, releases}) => [...topics, ...releases].some((one) => one.label === label))
    .map(({name}) => name),
});
const catalog: Catalog = {
  projects,
  topics: topicNames.map(group),
  releases: ['Release 2', 'Release 1'].map(group),
};

describe('the graph of topics', () => {
  const drawing = layOutTopics(catalog);

  it('is the same for the same catalog', () => {
    expect(layOutTopics(structuredClone(catalog))).toEqual(drawing);
  });

  it('has every project and topic inside its frame, without overlaps', () => {
    const places = [...drawing.projects, ...drawing.topics];
    expect(places).toHaveLength(projects.length + topicNames.length);
    places.forEach((one, index) => {
      expect(one.x > 0 && one.x < drawing.width && one.y > 0 && one.y < drawing.height).toBe(true);
      places.slice(index + 1).forEach((other) => {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(8);
      });
    });
  });

  it('connects projects with their topics and marks the newest release', () => {
    drawing.projects.forEach(({name, topics, isNew}, index) => {
      expect(topics.map((topic) => drawing.topics[topic]?.label)).toEqual(
        projects[index]?.topics.map(({label}) => label),
      );
      expect(isNew).toBe(name === 'p5');
    });
  });

  it('draws a catalog without topics', () => {
    expect(
      layOutTopics({projects: [project('alone', [], 'Release 1')], topics: [], releases: []}).projects,
    ).toHaveLength(1);
  });
});

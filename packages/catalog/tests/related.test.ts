import {expect, it} from 'vitest';
import {linkedProjects, relatedProjects} from '../src/data/related.js';
import type {CatalogProject} from '../src/types.js';

const project = (name: string, ...topics: string[]): CatalogProject => ({
  name,
  permalink: `/docs/${name}`,
  summary: name,
  kind: ['software'],
  area: 'Ecology',
  topics: topics.map((label) => ({label, permalink: label})),
  releases: [],
});
const projects = [
  project('Owl', 'Birds', 'Software'),
  project('Finch', 'Birds'),
  project('Ledger', 'Software'),
  project('Loom', 'Software'),
  project('Tide', 'Water'),
];
const topics = ['Birds', 'Software', 'Water'].map((label) => ({
  label,
  permalink: label,
  description: '',
  projects: projects.filter((one) => one.topics.some((topic) => topic.label === label)).map(({name}) => name),
}));
const related = (name: string, links: [string, string[]][] = []): string[] => {
  const of = projects.find((one) => one.name === name);
  return of
    ? relatedProjects(
        {projects, topics, releases: []},
        new Map(links.map(([from, to]) => [from, new Set(to)])),
        of,
      ).map((one) => one.name)
    : [];
};

it('names the projects that share the rarest topics first', () => {
  expect(related('Owl')).toEqual(['Finch', 'Ledger', 'Loom']);
  expect(related('Tide')).toEqual([]);
});

it('puts a project that a page links to, or that links to it, before those that share a topic', () => {
  expect(related('Owl', [['Owl', ['Tide']]])[0]).toBe('Tide');
  expect(related('Tide', [['Owl', ['Tide']]])).toEqual(['Owl']);
});

it('finds links to other projects in a page, by files and by paths of the site', () => {
  const routes = new Map(['River Watch', 'Loom', 'Owl'].map((name) => [name, `/docs/${name}`]));
  const text =
    '[a](../River%20Watch/index.md) [b](/docs/Loom#run) [c](how-to.md) [d](../100%/x.md) [e](/api/Owl/count) [f](/docs/Owlet)';
  expect(linkedProjects(text, routes)).toEqual(['River Watch', 'Loom']);
});

import {describe, expect, it} from 'vitest';
import {landingOf} from '../../plugins/catalog/landing';
import {listsOf, newsOf} from '../../plugins/catalog/lists';
import {releaseFeed} from '../../plugins/machine-readable/releaseFeed';
import type {Catalog, CatalogProject} from '../../shared/catalog';

const label = (name: string) => ({label: name, permalink: `/docs/tags/${name}`});

/** A catalog of a given size, with a release each month. */
function catalogOf(count: number): Catalog {
  const months = Array.from(
    {length: 72},
    (_, index) => `Release ${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  );
  const projects = Array.from({length: count}, (_, index): CatalogProject => ({
    name: `Project ${index}`,
    permalink: `/docs/Project ${index}`,
    summary: `Does thing number ${index}`,
    kind: [index % 3 === 0 ? 'software' : 'data'] as CatalogProject['kind'],
    area: 'PADI',
    topics: [label(index % 2 === 0 ? 'Water' : 'Birds')],
    releases: [label(months[index % months.length] ?? '')],
  }));
  const group = (pick: (project: CatalogProject) => readonly {label: string}[], names: readonly string[]) =>
    names.map((name) => ({
      ...label(name),
      description: '',
      projects: projects
        .filter((project) => pick(project).some((one) => one.label === name))
        .map((project) => project.name),
    }));
  return {
    projects,
    topics: group(({topics}) => topics, ['Birds', 'Water']),
    releases: group(({releases}) => releases, months.toReversed()),
  };
}

/** A project as the explorer lists it: its topics and releases by name. */
const listed = (project: CatalogProject) => ({
  ...project,
  topics: project.topics.map(({label: name}) => name),
  releases: project.releases.map(({label: name}) => name),
});

const catalog = catalogOf(144);

describe('what the landing page lists', () => {
  const landing = landingOf(catalog);

  it('is every project', () => {
    expect(landing.projects).toEqual(catalog.projects.map(listed));
  });

  it('has the number of projects of each topic, and some projects of the newest release', () => {
    expect(landing.topics).toEqual([
      {...label('Birds'), description: '', count: 72},
      {...label('Water'), description: '', count: 72},
    ]);
    expect(landing.news?.label).toBe('Release 2025-12');
    expect(landing.news?.projects.map(({name}) => name)).toEqual(['Project 71', 'Project 143']);
  });
});

it('the feed has all releases, newest first, with their projects', () => {
  const site = {
    title: 'Catalog',
    root: 'https://example.org/',
    urlOf: (permalink: string) => encodeURI(`https://example.org${permalink}`),
  };
  const feed = releaseFeed(catalog, site);
  const titles = [...feed.matchAll(/<title type="html">.*?(Release [\d-]+)/g)].map(([, title]) => title);
  expect(titles).toEqual(catalog.releases.map(({label: name}) => name));
  expect(feed).toContain('New: Project 71, Project 143.');
});

it('lists of projects by topic and release are complete', () => {
  const {topics, releases} = listsOf(catalog);
  expect(topics.map(({projects}) => projects.map(({name}) => name))).toEqual(
    catalog.topics.map(({projects}) => projects),
  );
  expect(releases).toHaveLength(catalog.releases.length);
  expect(newsOf(catalog).flatMap(({added, updated}) => [...added, ...updated])).toHaveLength(catalog.projects.length);
});

import {describe, expect, it} from 'vitest';
import {landingOf, listsOf, newsOf, releaseNews} from '../src/data/lists.js';
import {releaseFeed} from '../src/publish/releaseFeed.js';
import type {Catalog, CatalogProject} from '../src/types.js';
import {publishedExample as site} from './example.js';

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
    area: 'Rivers',
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

  it('is, of the steps of a project, the pages on which all were run, and the sum', () => {
    const pages = [
      {label: 'Tutorial', total: 5, run: 5, inPart: 0},
      {label: 'How-to', total: 4, run: 1, inPart: 0},
    ];
    const steps = {total: 9, run: 6, inPart: 0, pages};
    const [first] = landingOf({
      ...catalog,
      projects: catalog.projects.map((project) => ({...project, steps})),
    }).projects;
    expect(first?.steps).toEqual({...steps, pages: [pages[0]]});
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
  const feed = releaseFeed(catalog, site, 'Release ');
  const titles = [...feed.matchAll(/<title>(Release [\d-]+)/g)].map(([, title]) => title);
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

const release = (month: string) => ({label: `Release ${month}`, permalink: `/docs/tags/release-${month}`});
const project = (name: string, ...months: string[]) => ({
  name,
  permalink: `/docs/${name}`,
  summary: `The ${name} tool`,
  kind: ['software' as const],
  area: 'Rivers',
  topics: [],
  releases: months.map(release),
});
const small: Catalog = {
  projects: [project('Alpha', '2025-10', '2024-12'), project('Beta', '2025-10')],
  topics: [],
  releases: [
    {...release('2025-10'), description: '', projects: ['Alpha', 'Beta']},
    {...release('2024-12'), description: '', projects: ['Alpha']},
  ],
};
describe('releases', () => {
  it('distinguish new and updated projects', () => {
    const names = releaseNews(small).map(({label, added, updated}) => [
      label,
      added.map(({name}) => name),
      updated.map(({name}) => name),
    ]);
    expect(names).toEqual([
      ['Release 2025-10', ['Beta'], ['Alpha']],
      ['Release 2024-12', ['Alpha'], []],
    ]);
  });

  it('do not call a project new that had a release before those among its tags', () => {
    const projects = small.projects.map((one) => ({...one, since: '2023-04'}));
    expect(releaseNews({...small, projects}).map(({added}) => added)).toEqual([[], []]);
  });

  it('are a feed, dated by their month', () => {
    const feed = releaseFeed(small, site, 'Release ');
    expect(feed).toContain('<updated>2025-10-01T00:00:00Z</updated>');
    expect(feed).toContain('New: Beta. Updated: Alpha.');
    expect(feed.indexOf('Release 2025-10')).toBeLessThan(feed.indexOf('Release 2024-12'));
  });

  it('are a feed in which names are text, whatever they contain', () => {
    const name = 'R & <b>D</b> ]]>';
    const releases = [{...release('2025-10'), description: '', projects: [name]}];
    const named = {...small, releases, projects: [project(name, '2025-10')]};
    const feed = releaseFeed(named, {...site, title: 'A & B'}, 'Release ');
    expect(feed).toContain('<summary>New: R &amp; &lt;b&gt;D&lt;/b&gt; ]]&gt;.</summary>');
    expect(feed).toContain('<name>A &amp; B</name>');
  });

  it('are refused in the feed if their tag names no month, with the tag and the remedy', () => {
    const wrong = {...small, releases: [{...release('2025-10b'), description: '', projects: []}]};
    expect(() => releaseFeed(wrong, site, 'Release ')).toThrow(
      '@training-catalog/catalog: the tag "Release 2025-10b" names no month, by which the feed of releases dates it; write "Release 2025-10"',
    );
  });
});

import {describe, expect, it} from 'vitest';
import {drawnCatalog, landingOf, maxAtOnce} from '../../plugins/catalog/landing';
import {listsOf, newsOf} from '../../plugins/catalog/lists';
import {releaseFeed} from '../../plugins/machine-readable/releaseFeed';
import {chosen, options} from '../../src/components/Explorer/filter';
import {facets, type Catalog, type CatalogProject} from '../../shared/catalog';

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

const size = (data: unknown): number => JSON.stringify(data).length;

describe('what the landing page lists', () => {
  it('is everything in a catalog of the current size', () => {
    const catalog = catalogOf(200);
    const {landing, further} = landingOf(catalog);
    expect(landing.projects).toEqual(catalog.projects.map(listed));
    expect(landing.options).toBeUndefined();
    expect(further).toEqual([]);
    expect(drawnCatalog(catalog)).toBe(catalog);
  });

  it('does not grow with the projects of a large catalog', () => {
    const [thousand, manyThousands] = [landingOf(catalogOf(1_000)), landingOf(catalogOf(12_000))];
    expect(size(manyThousands.landing)).toBeLessThan(size(thousand.landing) * 1.1);
    expect(size(manyThousands.landing)).toBeLessThan(size(landingOf(catalogOf(200)).landing));
    expect(drawnCatalog(catalogOf(12_000)).projects).toHaveLength(200);
  });

  it('has every project once, and the values of the filters of all', () => {
    const catalog = catalogOf(2_000);
    const {landing, further} = landingOf(catalog);
    expect([...landing.projects, ...further]).toEqual(catalog.projects.map(listed));
    expect(landing.count).toBe(2_000);
    for (const facet of facets) {
      expect(landing.options?.[facet]).toEqual(options(catalog.projects.map(listed), {}, facet));
    }
    expect(landing.topics).toEqual([
      {...label('Birds'), description: '', count: 1_000},
      {...label('Water'), description: '', count: 1_000},
    ]);
    expect(landing.news?.label).toBe('Release 2025-12');
    expect(landing.news?.projects.length).toBeLessThan(10);
    expect(chosen([...landing.projects, ...further], {topic: 'Birds'})).toHaveLength(1_000);
  });

  it('draws the projects of the newest releases', () => {
    const drawn = drawnCatalog(catalogOf(2_000)).projects.map(({releases: [release]}) => release?.label);
    expect(new Set(drawn)).toContain('Release 2025-12');
    expect(new Set(drawn)).not.toContain('Release 2020-01');
  });
});

it('the feed has the newest fifty releases, and limits the number of projects that it names for each', () => {
  const site = {
    title: 'Catalog',
    root: 'https://example.org/',
    urlOf: (permalink: string) => encodeURI(`https://example.org${permalink}`),
  };
  const feed = releaseFeed(catalogOf(12_000), site);
  const titles = [...feed.matchAll(/<title type="html">.*?(Release [\d-]+)/g)].map(([, title]) => title);
  expect(titles).toHaveLength(50);
  expect(titles[0]).toBe('Release 2025-12');
  expect(feed).toContain(', and 66 more.');
});

describe('lists of projects by topic and release', () => {
  it('are complete in a catalog of the current size', () => {
    const catalog = catalogOf(maxAtOnce);
    const {topics, releases} = listsOf(catalog);
    expect(topics.map(({label: name, more}) => [name, more])).toEqual([
      ['Birds', 0],
      ['Water', 0],
    ]);
    expect(topics.map(({projects}) => projects.map(({name}) => name))).toEqual(
      catalog.topics.map(({projects}) => projects),
    );
    expect(releases).toHaveLength(catalog.releases.length);
    expect(newsOf(catalog).flatMap(({added, updated}) => [...added.projects, ...updated.projects])).toHaveLength(
      maxAtOnce,
    );
  });

  it('name some projects of a large one, and the number of further ones', () => {
    const catalog = catalogOf(12_000);
    for (const {projects, more} of listsOf(catalog).topics) {
      expect(projects).toHaveLength(20);
      expect(projects.length + more).toBe(6_000);
    }
    const brought = newsOf(catalog).map(({added}) => added.projects.length + added.more);
    expect(brought.reduce((sum, count) => sum + count, 0)).toBe(12_000);
    expect(size(listsOf(catalog))).toBeLessThan(size(listsOf(catalogOf(2_000))) * 1.1);
    expect(size(newsOf(catalog))).toBeLessThan(size(newsOf(catalogOf(2_000))) * 1.1);
  });
});

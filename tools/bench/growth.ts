/**
 * Prints the size of the lists of the catalog and the time to make them, today and in catalogs of ten and a hundred
 * times the projects: `npm run bench:growth`, or `-- 30` for another size. It copies the data that the last build left
 * in `.docusaurus`, so it takes seconds; copies of names compress better than other names would. Figures depend on the
 * machine and gate nothing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {constellation} from '../../plugins/catalog/constellation';
import {landingOf} from '../../plugins/catalog/landing';
import {listsOf, newsOf} from '../../plugins/catalog/lists';
import {mapOf} from '../../plugins/catalog/relationMap';
import {relatedProjects} from '../../plugins/catalog/related';
import {areaSource, type VersionProps} from '../../plugins/upstream-patches/docusaurus-client/clientData';
import type {Catalog, Group, Label, Landing} from '../../shared/catalog';
import type {CatalogMap} from '../../shared/relationMap';
import type {Relation} from '../../shared/relations';
import {machine} from './machine';

const generated = path.resolve('.docusaurus');
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100];

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(generated, 'catalog/default', name), 'utf8'));

/** Name of a copy; the first one keeps its name. */
const nameOf = (name: string, copy: number): string => (copy === 1 ? name : `${name} ${copy}`);

const copies = <Item>(times: number, make: (copy: number) => Item[]): Item[] =>
  Array.from({length: times}, (_, index) => make(index + 1)).flat();

/** The catalog, repeated the given number of times, made from what the landing page lists. */
function catalogOf(times: number): Catalog {
  const landing = read('landing.json') as Landing;
  const labeled = (all: readonly Label[], labels: readonly string[]): Label[] =>
    all.filter(({label}) => labels.includes(label)).map(({label, permalink}) => ({label, permalink}));
  const projects = copies(times, (copy) =>
    landing.projects.map((project) => ({
      ...project,
      name: nameOf(project.name, copy),
      permalink: nameOf(project.permalink, copy),
      topics: labeled(landing.topics, project.topics),
      releases: labeled(landing.releases, project.releases),
    })),
  );
  const group = (labels: readonly Label[], of: 'topics' | 'releases'): Group[] =>
    labels.map(({label, permalink}) => ({
      label,
      permalink,
      description: '',
      projects: projects.filter((project) => project[of].some((one) => one.label === label)).map(({name}) => name),
    }));
  return {projects, topics: group(landing.topics, 'topics'), releases: group(landing.releases, 'releases')};
}

/** What the pages of the documentation share, with the sidebar of the catalog repeated the given number of times. */
function versionOf(times: number): VersionProps {
  const folder = path.join(generated, 'docusaurus-plugin-content-docs/default/p');
  const [version] = fs
    .readdirSync(folder)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as {version?: VersionProps})
    .flatMap((props) => props.version ?? []);
  if (!version) {
    throw new Error(`${folder} has no sidebars; run npm run build`);
  }
  const [items = []] = Object.values(version.docsSidebars);
  const isFolder = (item: (typeof items)[number]): item is PropSidebarItemCategory => item.type === 'category';
  const copyOf = (folderItem: PropSidebarItemCategory, copy: number): PropSidebarItemCategory =>
    JSON.parse(JSON.stringify(folderItem), (key, value: unknown) =>
      typeof value === 'string' && ['label', 'href', 'docId'].includes(key)
        ? value.replaceAll(folderItem.label, nameOf(folderItem.label, copy))
        : value,
    ) as PropSidebarItemCategory;
  const folders = copies(times, (copy) => items.filter(isFolder).map((item) => copyOf(item, copy)));
  const sorted = folders.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  return {
    ...version,
    docsSidebars: {first: [...items.filter((item) => !isFolder(item)), ...sorted]},
  };
}

function measure(times: number): Record<string, string> {
  const catalog = catalogOf(times);
  const all = (read('map.json') as CatalogMap).relations;
  const relations: Relation[] = copies(times, (copy) =>
    all.map(({from, kind, to, what}) => ({from: nameOf(from, copy), kind, to: nameOf(to, copy), what})),
  );
  const figures: Record<string, string> = {projects: String(catalog.projects.length)};
  const add = (name: string, make: () => unknown): void => {
    const start = process.cpuUsage();
    const made = make();
    const {user, system} = process.cpuUsage(start);
    if (made !== undefined) {
      const text = typeof made === 'string' ? made : JSON.stringify(made);
      figures[`${name} (KB)`] = (gzipSync(text, {level: 6}).length / 1000).toFixed(1);
    }
    figures[`${name} (s)`] = ((user + system) / 1e6).toFixed(2);
  };
  const version = versionOf(times);
  add('documentation sidebar', () => areaSource(version));
  add('landing page', () => landingOf(catalog));
  add('landing page drawing', () => constellation(catalog));
  add('projects by topic and release', () => listsOf(catalog));
  add("what's new page", () => newsOf(catalog));
  add('map', () => mapOf(catalog, relations));
  add('related projects, all', () =>
    catalog.projects.forEach((project) => relatedProjects(catalog, new Map(), project)),
  );
  return figures;
}

if (sizes.some((times) => !Number.isInteger(times) || times < 2)) {
  throw new Error('Write factors for the number of projects, whole numbers from 2: npm run bench:growth -- 10 100');
}
const all = [1, ...sizes].map((times) => ({times, figures: measure(times)}));
console.log(`${machine}; sizes are gzip, times are CPU time`);
console.table(
  Object.fromEntries(
    Object.keys(all[0]?.figures ?? {}).map((name) => [
      name,
      Object.fromEntries(all.map(({times, figures}) => [`${times} x`, figures[name]])),
    ]),
  ),
);

/**
 * In: the front matter of the main pages in docs/ and `docs/upstream.json`, which `npm run sync` writes. Out: modules
 * under `@generated/catalog/default`, so that only pages that import them load them:
 *
 * - `catalog.json`: all projects, by topic and release; `topics.json`: the topics alone.
 * - `landing.json`: what the landing page shows (`landing.ts`); `constellation.json`: its drawing.
 * - `questions.json`: the questions that projects answer, by field (`questions.ts`).
 * - `map.json`: the layout of the map of relations (`relationMap.ts`).
 * - For each project: its facts, its neighbors in the map, the projects related to it (`related.ts`), and what its card
 *   shows besides: the version that its pages describe (`describes:`), with a newer release where there is one
 *   (`describedVersion.ts`), and how many of their steps were run (`stepCounts.ts`). `factsFile.ts` names these files.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {DescribedState, ProjectFacts} from '../../content-lint/model/schemas';
import {ContentError} from '@training-catalog/content-model';
import {
  parseRecord,
  recordDiagnostics,
  upstreamFile,
  type UpstreamRecord,
} from '../../content-lint/model/upstreamRecord';
import {areasOfContent, documentation} from '../../lib/areaPages';
import {keptConstellation} from './constellation';
import {describedVersion} from './describedVersion';
import {cardFile, factsFile, neighborsFile, relatedFile} from './factsFile';
import {linkedFolders, relatedProjects} from './related';
import {landingOf} from './landing';
import {listsOf, newsOf} from './lists';
import {pagesByProject} from './pagesByProject';
import {questionsOf} from './questions';
import {mapOf} from './relationMap';
import {StepCounts} from './stepCounts';
import type {CardData, Catalog, CatalogProject, Label} from '../../shared/catalog';
import {projectFolder} from '../../shared/projectFolder';
import {passive, type Neighbor, type Neighborhood, type Relation} from '../../shared/relations';
import {tagKind} from '../../shared/tagKind';
import {projectsArea} from '../../shared/areas';
import {aboutInstitute, entryPoints, institute, landingNote} from '../../catalog.config';

const label = ({label: name, permalink}: Label): Label => ({label: name, permalink});

const factsOf = (doc: DocMetadata): ProjectFacts | undefined => doc.frontMatter.project as ProjectFacts | undefined;

/** Version of the repository that a project's pages describe, according to its main page. */
export const describesOf = (doc: DocMetadata): DescribedState | undefined =>
  doc.frontMatter.describes as DescribedState | undefined;

/**
 * State of the repositories when `npm run sync` last queried them; empty if it never did.
 *
 * @throws if the record is malformed, with the line and the remedy.
 */
export function readRecord(siteDir: string): UpstreamRecord {
  const file = path.join(siteDir, upstreamFile);
  if (!fs.existsSync(file)) {
    return {};
  }
  const text = fs.readFileSync(file, 'utf8');
  const [fault] = recordDiagnostics(text);
  if (fault) {
    throw new ContentError(fault);
  }
  return parseRecord(text);
}

/** What the lists of projects show from a main page. */
function toProject(doc: DocMetadata, facts: ProjectFacts, folder: string): CatalogProject {
  return {
    name: folder,
    permalink: doc.permalink,
    summary: facts.summary,
    kind: facts.kind,
    area: facts.area,
    license: facts.license,
    status: facts.status,
    topics: doc.tags.filter((tag) => tagKind(tag.label) === 'topic').map(label),
    releases: doc.tags
      .filter((tag) => tagKind(tag.label) === 'release')
      .map(label)
      .sort((a, b) => b.label.localeCompare(a.label, 'en')),
  };
}

const catalogs = new WeakMap<readonly DocMetadata[], Catalog>();

/**
 * The catalog, read from the main pages of the projects once per build.
 *
 * @throws if a project's folder has no page, or more than one, with `project:` in its front matter.
 */
export function readCatalog(docs: readonly DocMetadata[]): Catalog {
  const made = catalogs.get(docs) ?? makeCatalog(docs);
  catalogs.set(docs, made);
  return made;
}

function makeCatalog(docs: readonly DocMetadata[]): Catalog {
  const projects = [...pagesByProject(docs)]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([folder, pages]) => {
      const mains = pages.filter((doc) => factsOf(doc) !== undefined);
      const [main] = mains;
      const facts = main && factsOf(main);
      if (!main || !facts || mains.length > 1) {
        throw new Error(
          `${projectsArea}/${folder}: ${mains.length} pages have "project:" in their front matter; write it on the main page, and only there`,
        );
      }
      return toProject(main, facts, folder);
    });

  const descriptions = new Map(docs.flatMap(({tags}) => tags).map((tag) => [tag.permalink, tag.description ?? '']));
  const group = (pick: (project: CatalogProject) => readonly Label[]) => {
    const labels = new Map(projects.flatMap(pick).map((item) => [item.permalink, item]));
    return [...labels.values()].map((item) => ({
      ...item,
      description: descriptions.get(item.permalink) ?? '',
      projects: projects
        .filter((project) => pick(project).some(({permalink}) => permalink === item.permalink))
        .map(({name}) => name),
    }));
  };
  return {
    projects,
    topics: group(({topics}) => topics).sort((a, b) => a.label.localeCompare(b.label, 'en')),
    releases: group(({releases}) => releases).sort((a, b) => b.label.localeCompare(a.label, 'en')),
  };
}

/** The relations that the main pages state, between projects of the catalog. */
function relationsOf(docs: readonly DocMetadata[], {projects}: Catalog): Relation[] {
  const names = new Set(projects.map(({name}) => name));
  return docs.flatMap((doc) => {
    const from = projectFolder(doc.source);
    return (factsOf(doc)?.relations ?? []).flatMap(({kind, project: to, what}) =>
      // content-lint stops a build with a relation to an unknown project; under `npm start` it is only left out.
      from !== undefined && names.has(to) ? [{from, kind, to, what}] : [],
    );
  });
}

/**
 * A project's relations from its own point of view.
 *
 * @param permalinks Permalinks of the main pages, by project.
 */
function neighborsOf(
  name: string,
  relations: readonly Relation[],
  permalinks: ReadonlyMap<string, string>,
): Neighborhood {
  const neighbor = (verb: string, other: string, what?: string): Neighbor => ({
    verb,
    name: other,
    permalink: permalinks.get(other) ?? '',
    what,
  });
  return {
    name,
    incoming: relations.filter(({to}) => to === name).map(({kind, from, what}) => neighbor(passive[kind], from, what)),
    outgoing: relations.filter(({from}) => from === name).map(({kind, to, what}) => neighbor(kind, to, what)),
  };
}

/** Folders that the pages of each project link to. */
function linksOf(docs: readonly DocMetadata[], siteDir: string): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  docs.forEach((doc) => {
    const folder = projectFolder(doc.source);
    if (folder !== undefined) {
      const text = fs.readFileSync(doc.source.replace('@site', siteDir), 'utf8');
      links.set(folder, new Set([...(links.get(folder) ?? []), ...linkedFolders(text)]));
    }
  });
  return links;
}

/** Reads the catalog once per build and writes it as modules. */
export default function catalog({siteDir}: LoadContext): Plugin {
  return {
    name: 'catalog',
    getPathsToWatch: () => [path.join(siteDir, upstreamFile)],
    async allContentLoaded({allContent, actions}) {
      const docs = documentation(areasOfContent(allContent));
      const read = readCatalog(docs);
      await actions.createData('lists.json', listsOf(read));
      await actions.createData('news.json', newsOf(read));
      await actions.createData('constellation.json', keptConstellation(siteDir, read));
      const counts = new StepCounts(siteDir);
      const steps = new Map([...pagesByProject(docs)].map(([name, pages]) => [name, counts.ofProject(pages)]));
      const withSteps = read.projects.map((project) => ({...project, steps: steps.get(project.name)}));
      await actions.createData(
        'questions.json',
        questionsOf(docs, withSteps, (page) => counts.of(page)),
      );
      counts.save();
      await actions.createData('landing.json', {
        ...landingOf({...read, projects: withSteps}),
        entryPoints,
        note: landingNote,
        about: aboutInstitute,
        homepage: institute.homepage,
      });
      await actions.createData('topics.json', read.topics.map(label));
      const relations = relationsOf(docs, read);
      await actions.createData('map.json', mapOf(read, relations));
      const record = readRecord(siteDir);
      const links = linksOf(docs, siteDir);
      const permalinks = new Map(read.projects.map(({name, permalink}) => [name, permalink]));
      const mains = new Map(docs.map((doc) => [doc.permalink, doc]));
      for (const project of read.projects) {
        const {name, permalink} = project;
        const main = mains.get(permalink);
        const facts = main && factsOf(main);
        await actions.createData(factsFile(name), {name, permalink, facts});
        await actions.createData(neighborsFile(name), neighborsOf(name, relations, permalinks));
        await actions.createData(relatedFile(name), relatedProjects(read, links, project));
        const described = describedVersion(main && describesOf(main), facts?.repository, record[name]);
        const card: CardData = {described, steps: steps.get(name)};
        await actions.createData(cardFile(name), card);
      }
    },
  };
}

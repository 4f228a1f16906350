import fs from 'node:fs';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {ContentError, errorAt, frontMatterBlock, schemaDiagnostics, throwFirst} from '@training-catalog/content-model';
import {compareTexts} from '@training-catalog/utils';
import * as z from 'zod';
import {validOptions, type CatalogOptions, type CatalogSettings} from '../options.js';
import {
  dataKindOf,
  projectSchema,
  stepData,
  type DataKind,
  type DescribedState,
  type ProjectFacts,
} from '../projectFacts.js';
import {pagesByFolder} from '../projectFolder.js';
import type {Relation} from '../relations.js';
import {releaseOf} from '../tags.js';
import type {Catalog, CatalogProject, Label, Neighbor, Neighborhood} from '../types.js';
import {readUpstream, recordFile, type UpstreamRecord} from '../upstreamRecord.js';

/** The facts of a project on its main page; undefined on other pages. */
export const factsOf = (doc: DocMetadata): ProjectFacts | undefined =>
  doc.frontMatter.project as ProjectFacts | undefined;

/** Version of the repository that a project's pages describe, according to its main page. */
export const describesOf = (doc: DocMetadata): DescribedState | undefined =>
  doc.frontMatter.describes as DescribedState | undefined;

/** What the steps of a page work on; undefined if it does not say so. */
export const dataOf = (doc: DocMetadata): DataKind | undefined =>
  dataKindOf(
    stepData
      .optional()
      .catch(undefined)
      .parse((doc.frontMatter as {data?: unknown}).data),
  );

/** Label and permalink of a tag, without its description. */
export const label = ({label: name, permalink}: Label): Label => ({label: name, permalink});

/**
 * The pages of each project, by its folder: a folder with a main page.
 *
 * @throws if a folder has two main pages.
 */
export function pagesByProject(
  docs: readonly DocMetadata[],
  {folder}: Pick<CatalogSettings, 'folder'>,
): Map<string, DocMetadata[]> {
  const pagesOf = pagesByFolder(folder, docs, ({source}) => source);
  for (const [name, pages] of pagesOf) {
    const [main, other] = pages.filter(factsOf);
    if (!main) {
      pagesOf.delete(name);
    } else if (other) {
      const message = `"project:" is also in the front matter of ${main.source.replace('@site/', '')}; write it on the main page, and only there`;
      throw new ContentError(errorAt('project-main-page', other.source.replace('@site/', ''), 1, message));
    }
  }
  return pagesOf;
}

/**
 * Reads a key of front matter, for sites that do not check their content.
 *
 * @throws {ContentError} with file, line, and remedy if it does not match the schema.
 */
export function checkFrontMatter<Schema extends z.ZodType>(
  doc: DocMetadata,
  key: string,
  schema: Schema,
  siteDir: string,
): z.infer<Schema> {
  const value = doc.frontMatter[key as keyof typeof doc.frontMatter];
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return parsed.data;
  }
  const file = doc.source.replace('@site/', '');
  const block = frontMatterBlock(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  const within = z.object({[key]: schema});
  const [fault] = schemaDiagnostics('front-matter-schema', file, within, {[key]: value}, (keys) =>
    block ? block.lineOf(keys) : 1,
  );
  throw fault ? new ContentError(fault) : parsed.error;
}

/** What lists of projects show from a main page. */
function toProject(doc: DocMetadata, facts: ProjectFacts, name: string, prefix: string): CatalogProject {
  return {
    name,
    permalink: doc.permalink,
    summary: facts.summary,
    kind: facts.kind,
    area: facts.area,
    license: facts.license,
    status: facts.status,
    topics: doc.tags.filter((tag) => releaseOf(tag.label, prefix) === undefined).map(label),
    releases: doc.tags
      .filter((tag) => releaseOf(tag.label, prefix) !== undefined)
      .map(label)
      .sort((a, b) => compareTexts(b.label, a.label)),
    ...(facts.since !== undefined && {since: facts.since}),
  };
}

const catalogs = new WeakMap<readonly DocMetadata[], Catalog>();

/**
 * The catalog, read from the main pages of the projects, once for the same pages.
 *
 * @param docs Pages of the docs plugin that has the projects.
 * @throws {ContentError} with file, line, and remedy if the facts of a project are wrong, or are on two of its pages.
 */
export function readCatalog(docs: readonly DocMetadata[], options: CatalogOptions, siteDir: string): Catalog {
  const made = catalogs.get(docs) ?? makeCatalog(docs, validOptions(options), siteDir);
  catalogs.set(docs, made);
  return made;
}

function makeCatalog(docs: readonly DocMetadata[], settings: CatalogSettings, siteDir: string): Catalog {
  const schema = projectSchema(settings);
  const projects = [...pagesByProject(docs, settings)]
    .sort(([a], [b]) => compareTexts(a, b))
    .flatMap(([folder, pages]) =>
      pages.flatMap((page) => {
        const facts = factsOf(page);
        if (!facts) {
          return [];
        }
        checkFrontMatter(page, 'project', schema, siteDir);
        return [toProject(page, facts, folder, settings.releasePrefix)];
      }),
    );
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
    topics: group(({topics}) => topics).sort((a, b) => compareTexts(a.label, b.label)),
    releases: group(({releases}) => releases).sort((a, b) => compareTexts(b.label, a.label)),
  };
}

/** The relations that the main pages state, between projects of the catalog. */
export function relationsOf(pagesOf: ReadonlyMap<string, readonly DocMetadata[]>): Relation[] {
  return [...pagesOf].flatMap(([from, pages]) =>
    pages.flatMap((page) =>
      (factsOf(page)?.relations ?? []).flatMap(({kind, project: to, what}) =>
        // The rules of the catalog report an unknown project.
        pagesOf.has(to) ? [{from, kind, to, what}] : [],
      ),
    ),
  );
}

/** A project's relations from its own point of view. */
export function neighborsOf(name: string, relations: readonly Relation[], {projects}: Catalog): Neighborhood {
  const neighbor = ({kind, what}: Relation, other: string): Neighbor => ({
    kind,
    name: other,
    permalink: projects.find((project) => project.name === other)?.permalink ?? '',
    what,
  });
  return {
    name,
    incoming: relations.filter(({to}) => to === name).map((relation) => neighbor(relation, relation.from)),
    outgoing: relations.filter(({from}) => from === name).map((relation) => neighbor(relation, relation.to)),
  };
}

/**
 * The recorded states of repositories; none without the file.
 *
 * @throws {ContentError} if the record is malformed, with the line and the remedy.
 */
export function readRecord({folder}: CatalogSettings, siteDir: string): UpstreamRecord {
  const full = path.join(siteDir, recordFile(folder));
  if (!fs.existsSync(full)) {
    return {};
  }
  const {value, diagnostics} = readUpstream(folder, fs.readFileSync(full, 'utf8'));
  throwFirst(diagnostics);
  return value ?? {};
}

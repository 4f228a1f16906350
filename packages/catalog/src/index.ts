/**
 * A catalog of projects from the front matter of their main pages. `projectCatalog` makes the two parts of it that the
 * configuration of a site needs.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {describedVersion} from './data/describedVersion.js';
import {artifactsOf} from './data/artifacts.js';
import {landingOf, listsOf, newsOf} from './data/lists.js';
import {questionsOf} from './data/questions.js';
import {
  dataOf,
  describesOf,
  factsOf,
  label,
  neighborsOf,
  pagesByProject,
  readCatalog,
  readRecord,
  relationsOf,
} from './data/readCatalog.js';
import {linkedProjects, relatedProjects} from './data/related.js';
import {StepCounts} from './data/stepCounts.js';
import {vitalSigns} from './data/vitalSigns.js';
import {cardFile, factsFile, neighborsFile, pluginName, relatedFile} from './dataFiles.js';
import {docsPlugin, pagesOfPlugin} from './docsPages.js';
import {layOutRelations} from './layout/relationMap.js';
import {topicGraph} from './layout/topicGraph.js';
import {validOptions, type CatalogOptions, type CatalogSettings} from './options.js';
import {insertCards, type KnownProjects} from './remarkCards.js';
import {publish} from './publish/publish.js';
import type {CardData, ClientSettings} from './types.js';
import {recordFile} from './upstreamRecord.js';

export type {CatalogOptions} from './options.js';
export type {Mark} from './types.js';

const pathOf = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

/** The two parts of a catalog, for the configuration of a site. */
export interface ProjectCatalog {
  /** Docusaurus plugin: reads the catalog, and writes what components and other sites need of it. */
  plugin: (context: LoadContext) => Plugin;
  /**
   * Remark plugin of the docs plugin that has the projects: inserts their cards into pages. It comes before plugins that
   * insert something at the top of a page.
   */
  remarkPlugin: () => (tree: Root, file: VFile) => void;
}

/** Projects that the pages of each project link to. */
function linksOf(
  pagesOf: ReadonlyMap<string, readonly DocMetadata[]>,
  routes: ReadonlyMap<string, string>,
  siteDir: string,
): Map<string, Set<string>> {
  return new Map(
    [...pagesOf].map(([name, pages]) => [
      name,
      new Set(
        pages.flatMap(({source}) => linkedProjects(fs.readFileSync(source.replace('@site', siteDir), 'utf8'), routes)),
      ),
    ]),
  );
}

/** Writes the data of all components, each as a module, so that only pages that import it load it. */
async function writeData(
  docs: readonly DocMetadata[],
  settings: CatalogSettings,
  {siteDir, baseUrl}: LoadContext,
  write: (name: string, data: object) => Promise<unknown>,
): Promise<ReadonlySet<string>> {
  const catalog = readCatalog(docs, settings, siteDir);
  const pagesOf = pagesByProject(docs, settings);
  const counts = new StepCounts(siteDir, settings.guides);
  const withSteps = catalog.projects.map((project) => ({
    ...project,
    steps: counts.ofProject(pagesOf.get(project.name) ?? []),
  }));
  const relations = relationsOf(pagesOf);
  const routes = new Map(
    catalog.projects.map(({name, permalink}) => [name, `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '')]),
  );
  const links = linksOf(pagesOf, routes, siteDir);
  const record = readRecord(settings, siteDir);
  const {topics, maturities, releasePrefix, artifactsPage, mapPage, searchPage} = settings;
  await write('settings.json', {
    topics,
    maturities,
    releasePrefix,
    artifactsPage,
    mapPage,
    searchPage,
  } satisfies ClientSettings);
  await write('lists.json', listsOf(catalog));
  await write('news.json', newsOf(catalog));
  await write('topics.json', catalog.topics.map(label));
  const artifacts = artifactsOf(pagesOf, catalog.projects);
  await write('artifacts.json', artifacts);
  await write('topicGraph.json', topicGraph(catalog));
  await write('map.json', layOutRelations(catalog.projects, relations));
  await write('landing.json', landingOf({...catalog, projects: withSteps}));
  await write(
    'questions.json',
    questionsOf(pagesOf, withSteps, (page) => counts.of(page)),
  );
  counts.save();
  for (const project of withSteps) {
    const {name, permalink, steps} = project;
    const main = pagesOf.get(name)?.find(factsOf);
    const facts = main && factsOf(main);
    const card: CardData = {
      name,
      described: describedVersion(main && describesOf(main), facts?.repository, record[name]),
      signs: vitalSigns(record[name], facts?.version, Date.now()),
      steps,
      data: [...new Set((pagesOf.get(name) ?? []).flatMap((page) => dataOf(page) ?? []))].sort(),
      artifacts: artifacts
        .filter((one) => one.project.name === name)
        .map(({anchor, facts: {name: artifact}}) => ({name: artifact, anchor})),
    };
    await write(cardFile(name), card);
    await write(factsFile(name), {name, permalink, facts});
    await write(neighborsFile(name), neighborsOf(name, relations, catalog));
    await write(relatedFile(name), relatedProjects(catalog, links, project));
  }
  return new Set(pagesOf.keys());
}

/** @throws if the site lacks the plugin that words the steps of projects. */
function requireSteps({generatedFilesDir}: LoadContext): void {
  if (!fs.existsSync(path.join(generatedFilesDir, 'tutorial-steps/default/texts.json'))) {
    throw new Error(
      '@training-catalog/catalog: the site has no plugin of @training-catalog/tutorial-steps, which words the steps of projects; add the "plugin" of tutorialSteps() to "plugins"',
    );
  }
}

/**
 * Makes a catalog of the projects whose pages a docs plugin has: a folder is a project if one of its pages has `project:` in
 * its front matter. The two parts are made together, because a page has to know which projects there are.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function projectCatalog(options: CatalogOptions = {}): ProjectCatalog {
  const settings = validOptions(options);
  let known: KnownProjects = {siteDir: '', projects: new Set()};
  return {
    plugin: (context) => ({
      name: pluginName,
      getThemePath: () => pathOf('theme'),
      // Docusaurus collects texts to translate only from these paths and that of the theme.
      getPathsToWatch: () => [path.join(context.siteDir, recordFile(settings.folder)), pathOf('client')],
      async allContentLoaded({allContent, actions}) {
        requireSteps(context);
        const docs = pagesOfPlugin(allContent[docsPlugin]?.[settings.docsPluginId]);
        const projects = await writeData(docs, settings, context, (name, data) => actions.createData(name, data));
        known = {siteDir: context.siteDir, projects};
      },
      postBuild(props) {
        publish(props, settings);
        return Promise.resolve();
      },
    }),
    remarkPlugin: () => (tree, file) => insertCards(tree, file, settings.folder, known),
  };
}
